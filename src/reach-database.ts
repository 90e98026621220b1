import { checkServer } from './db/check-server.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import { retryUntilLate, type RetryPolicy } from './db/retry.ts'
import { innermostMessage } from './errors.ts'

/**
 * Waits for an external database that is late.
 * @throws what is wrong with it, at once; the last error when it cannot be reached in time
 */
export function reachDatabase(databaseUrl: string, policy: RetryPolicy): Promise<void> {
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return retryUntilLate(() => checkServer(databaseUrl, policy.signal), waitsFor, policy)
}
