import { readConfig } from '../config.ts'
import { connect, type Database } from '../db/database.ts'
import { openEmbeddedPostgres } from '../db/embedded/embedded.ts'
import { hasPendingMigrations, isNeverMigrated, migrate } from '../db/migrate.ts'
import type { Patience } from '../db/patience.ts'
import { settleSslMode } from '../db/ssl-mode.ts'
import { CommandError } from './command-error.ts'

/**
 * Opens the database that the environment names for the work. The built-in one is brought up to date first.
 * @param begins whether the work begins an installation: an external database without one is made ready for it
 */
export function useDatabase<T>(work: (db: Database) => Promise<T>, { begins = false } = {}): Promise<T> {
  return useDatabaseUrl(async (url, { isBuiltIn, patience }) => {
    if (isBuiltIn) await migrate(url, patience)
    const { db, close } = connect(url, { max: 2, applicationName: 'taskwire command' })
    try {
      if (begins && !isBuiltIn && (await isNeverMigrated(db))) await migrate(url, patience)
      if (!isBuiltIn && ((await isNeverMigrated(db)) || (await hasPendingMigrations(db)))) {
        throw new CommandError('the database is not up to date: run migrate first')
      }
      return await work(db)
    } finally {
      await close()
    }
  })
}

/**
 * Opens the database without migrating it. An interruption closes it too, and leaves nothing half done, because every
 * write is a transaction.
 */
export async function useDatabaseUrl<T>(
  work: (url: string, how: { isBuiltIn: boolean; patience: Patience }) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir, databaseWaitSeconds: seconds } = readConfig()
  // For another migration; a database that cannot be reached is said at once.
  const tell = (what: string): void => console.error(what)
  const patience: Patience = { seconds, signal: new AbortController().signal, tell }
  if (databaseUrl !== undefined) return work(await settleSslMode(databaseUrl), { isBuiltIn: false, patience })
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  const interrupted = Promise.withResolvers<never>()
  const interrupt = () => interrupted.reject(new CommandError('interrupted'))
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  try {
    return await Promise.race([work(embedded.url, { isBuiltIn: true, patience }), interrupted.promise])
  } finally {
    await embedded.close()
  }
}
