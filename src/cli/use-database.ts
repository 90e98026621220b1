import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '../config.ts'
import { ConfigError } from '../config/environment.ts'
import { refuseUnsuitable } from '../checks/suitability.ts'
import type { Database } from '../db/database.ts'
import { openForWork } from '../db/open-database.ts'
import { openEmbeddedPostgres } from '../db/embedded/embedded.ts'
import { countMigrations, migrate } from '../db/migrate/migrate.ts'
import type { WaitPolicy } from '../db/retry.ts'
import { reachDatabase, whenAvailable } from '../prepare-database.ts'
import { CommandError } from './command-error.ts'

export interface DatabaseUse {
  /** The command may create an installation: a new DATA_DIR gets a database, and an empty external one is migrated. */
  createsInstallation?: boolean
  /**
   * The command stops by itself soon after an interruption; a second interruption, after a second, ends the
   * process.
   */
  handlesInterruption?: boolean
  /** The command reports an unreachable database immediately instead of waiting. */
  failsFast?: boolean
  /** The command itself reports why the database is unsuitable. */
  isExamined?: boolean
}

/** Time in which further signals count as the same interruption, in milliseconds. */
const sameSignalMs = 1_000

/** Opens the configured database for the work. The built-in database is migrated first. */
export function useDatabase<T>(
  work: (db: Database, interruption: AbortSignal, url: string) => Promise<T>,
  { createsInstallation = false, ...how }: DatabaseUse = {},
): Promise<T> {
  return useDatabaseUrl(
    async (url, { isBuiltIn, policy, interruption }) => {
      if (isBuiltIn) await migrate(url, policy)
      const { db, close } = openForWork(url, { total: 2, applicationName: 'taskwire command' })
      try {
        const { known, applied } = await countMigrations(db)
        if (applied < known) {
          if (!createsInstallation || applied > 0)
            throw new CommandError('the database is not up to date: run migrate first')
          await migrate(url, policy)
        }
        return await work(db, interruption, url)
      } finally {
        await close()
      }
    },
    { createsInstallation, ...how },
  )
}

/**
 * Opens the database without migrating it. Refuses a DATA_DIR without a database, unless the command may create it. An
 * interruption closes the database, and every write is a transaction, so no write is left incomplete.
 */
export async function useDatabaseUrl<T>(
  work: (
    url: string,
    how: { isBuiltIn: boolean; policy: WaitPolicy; interruption: AbortSignal },
  ) => Promise<T>,
  {
    createsInstallation = false,
    handlesInterruption = false,
    failsFast = false,
    isExamined = false,
  }: DatabaseUse = {},
): Promise<T> {
  const { databaseUrl, dataDir, databaseWaitSeconds } = readConfig()
  const seconds = failsFast ? 0 : databaseWaitSeconds
  const interruption = new AbortController()
  const report = (what: string): void => console.error(`${what}, for ${seconds} s at most`)
  const policy: WaitPolicy = { seconds, signal: interruption.signal, log: report }
  const listen = (how: 'on' | 'off'): void => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process[how](signal, interrupt)
  }
  const interrupt = (): void => {
    interruption.abort(new CommandError('interrupted'))
    // npm forwards a signal that a terminal sends to npm's children too.
    setTimeout(() => listen('off'), sameSignalMs).unref()
  }
  const isBuiltIn = databaseUrl === undefined
  const begin = async (url: string): Promise<T> => {
    const check = () => refuseUnsuitable(url, interruption.signal)
    if (!isExamined) await whenAvailable(check, policy)
    return work(url, { isBuiltIn, policy, interruption: interruption.signal })
  }
  if (isBuiltIn && !createsInstallation && !existsSync(join(dataDir, 'postgres', 'PG_VERSION')))
    throw new ConfigError(
      `there is no database in ${dataDir}: set DATA_DIR or DATABASE_URL, or create one with workspaces create`,
    )
  if (isBuiltIn || handlesInterruption) listen('on')
  try {
    if (!isBuiltIn) {
      await reachDatabase(databaseUrl, policy)
      return await begin(databaseUrl)
    }
    const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
    try {
      const working = begin(embedded.url)
      return await (handlesInterruption
        ? working
        : Promise.race([working, rejectOnAbort(interruption.signal)]))
    } finally {
      await embedded.close()
    }
  } finally {
    listen('off')
  }
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason as CommandError)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true })
  })
}
