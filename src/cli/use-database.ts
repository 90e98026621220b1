import { readConfig } from '../config.ts'
import { openForWork, type Database } from '../db/database.ts'
import { openEmbeddedPostgres } from '../db/embedded/embedded.ts'
import { countMigrations, migrate } from '../db/migrate.ts'
import type { WaitPolicy } from '../db/retry.ts'
import { reachDatabase } from '../prepare-database.ts'
import { CommandError } from './command-error.ts'

export interface DatabaseUse {
  /** The command may create an installation: an empty external database is migrated for it. */
  createsInstallation?: boolean
  /** The command stops by itself soon after an interruption; a second one ends the process. */
  handlesInterruption?: boolean
  /** The command reports an unreachable database at once instead of waiting. */
  failsFast?: boolean
}

/** Opens the configured database for the work. The built-in database is migrated first. */
export function useDatabase<T>(
  work: (db: Database, interruption: AbortSignal) => Promise<T>,
  { createsInstallation = false, ...how }: DatabaseUse = {},
): Promise<T> {
  return useDatabaseUrl(async (url, { isBuiltIn, policy, interruption }) => {
    if (isBuiltIn) await migrate(url, policy)
    const { db, close } = openForWork(url, { total: 2, applicationName: 'taskwire command' })
    try {
      const { known, applied } = await countMigrations(db)
      if (applied < known) {
        if (!createsInstallation || applied > 0)
          throw new CommandError('the database is not up to date: run migrate first')
        await migrate(url, policy)
      }
      return await work(db, interruption)
    } finally {
      await close()
    }
  }, how)
}

/**
 * Opens the database without migrating it. An interruption closes the database, and every write is a transaction, so
 * nothing is left half done.
 */
export async function useDatabaseUrl<T>(
  work: (
    url: string,
    how: { isBuiltIn: boolean; policy: WaitPolicy; interruption: AbortSignal },
  ) => Promise<T>,
  { handlesInterruption = false, failsFast = false }: Omit<DatabaseUse, 'createsInstallation'> = {},
): Promise<T> {
  const { databaseUrl, dataDir, databaseWaitSeconds } = readConfig()
  const seconds = failsFast ? 0 : databaseWaitSeconds
  const interruption = new AbortController()
  const report = (what: string): void => console.error(`${what}, for ${seconds} s at most`)
  const policy: WaitPolicy = { seconds, signal: interruption.signal, log: report }
  const interrupt = () => interruption.abort(new CommandError('interrupted'))
  const how = { policy, interruption: interruption.signal }
  const isBuiltIn = databaseUrl === undefined
  if (isBuiltIn || handlesInterruption) process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    if (!isBuiltIn) {
      await reachDatabase(databaseUrl, policy)
      return await work(databaseUrl, { isBuiltIn, ...how })
    }
    const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
    try {
      const working = work(embedded.url, { isBuiltIn, ...how })
      return await (handlesInterruption
        ? working
        : Promise.race([working, rejectOnAbort(interruption.signal)]))
    } finally {
      await embedded.close()
    }
  } finally {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as CommandError)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
