import { readConfig } from '../config.ts'
import { openForWork, type Database } from '../db/database.ts'
import { openEmbeddedPostgres } from '../db/embedded/embedded.ts'
import { countMigrations, migrate } from '../db/migrate.ts'
import type { RetryPolicy } from '../db/retry.ts'
import { reachDatabase } from '../prepare-database.ts'
import { CommandError } from './command-error.ts'

export interface DatabaseUse {
  /** The work begins an installation: an external database without one is made ready for it. */
  begins?: boolean
  /** When it is interrupted the work ends by itself, and soon; once more, and the process ends. */
  endsItself?: boolean
  /** Says at once that the database cannot be reached. */
  isImpatient?: boolean
}

/** Opens the database that the environment names for the work. The built-in one is brought up to date first. */
export function useDatabase<T>(
  work: (db: Database, interruption: AbortSignal) => Promise<T>,
  { begins = false, ...how }: DatabaseUse = {},
): Promise<T> {
  return useDatabaseUrl(async (url, { isBuiltIn, policy, interruption }) => {
    if (isBuiltIn) await migrate(url, policy)
    const { db, close } = openForWork(url, { total: 2, applicationName: 'taskwire command' })
    try {
      const { known, applied } = await countMigrations(db)
      if (applied < known) {
        if (!begins || applied > 0)
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
 * Opens the database without migrating it. An interruption closes it too, and leaves nothing half done, because every
 * write is a transaction.
 */
export async function useDatabaseUrl<T>(
  work: (
    url: string,
    how: { isBuiltIn: boolean; policy: RetryPolicy; interruption: AbortSignal },
  ) => Promise<T>,
  { endsItself = false, isImpatient = false }: Omit<DatabaseUse, 'begins'> = {},
): Promise<T> {
  const { databaseUrl, dataDir, databaseWaitSeconds } = readConfig()
  const seconds = isImpatient ? 0 : databaseWaitSeconds
  const interruption = new AbortController()
  const tell = (what: string): void => console.error(`${what}, for ${seconds} s at most`)
  const policy: RetryPolicy = { seconds, signal: interruption.signal, tell }
  const interrupt = () => interruption.abort(new CommandError('interrupted'))
  const how = { policy, interruption: interruption.signal }
  const isBuiltIn = databaseUrl === undefined
  if (isBuiltIn || endsItself) process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    if (!isBuiltIn) {
      await reachDatabase(databaseUrl, policy)
      return await work(databaseUrl, { isBuiltIn, ...how })
    }
    const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
    try {
      const working = work(embedded.url, { isBuiltIn, ...how })
      return await (endsItself ? working : Promise.race([working, rejectOnAbort(interruption.signal)]))
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
