import { checkServer } from './db/check-server.ts'
import { isDatabaseUnavailable } from './db/errors.ts'
import { tryPatiently, type Patience } from './db/patience.ts'
import { settleSslMode } from './db/ssl-mode.ts'
import { innermostMessage } from './errors.ts'

/**
 * Waits for an external database that is late. Returns its URL, as the driver is to be given it.
 * @throws UnfitServerError; the last error when it cannot be reached in time
 */
export function reachDatabase(databaseUrl: string, patience: Patience): Promise<string> {
  const reach = async (): Promise<string> => {
    const url = await settleSslMode(databaseUrl)
    await checkServer(url)
    return url
  }
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return tryPatiently(reach, waitsFor, patience)
}
