import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { refuseUnsuitable } from './checks/suitability.ts'
import { loadSessionSecret } from './crypto/session-secret.ts'
import { checkServer } from './db/check-server.ts'
import type { Database } from './db/database.ts'
import { openForWork } from './db/open-database.ts'
import { closeAfterKill } from './db/embedded/close-after-kill.ts'
import { openEmbeddedPostgres } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable, isLockTimeout, isTooManyConnections, refusesWrites } from './db/errors.ts'
import { migrate } from './db/migrate/migrate.ts'
import { retryUntilTimeout, type WaitPolicy } from './db/retry.ts'
import { runTransaction } from './db/transaction.ts'
import { createNextPartitions } from './domain/request-log/partitions.ts'
import { innermostMessage } from './errors.ts'
import type { Demo } from './seeds/demo.ts'
import { seedDemoInChild } from './seeds/seed-in-child.ts'

export interface PreparedDatabase {
  databaseUrl: string
  /** Secret for cursors and signing secrets. */
  sessionSecret: string
  isWritable: boolean
}

/** Opens the database (the built-in one until `opened` is disposed of), migrates it, and adds partitions. */
export async function prepareDatabase(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
  opened: AsyncDisposableStack,
): Promise<PreparedDatabase> {
  const policy: WaitPolicy = {
    seconds: config.databaseWaitSeconds,
    signal,
    log: (what, details) => logger.warn(details, what),
  }
  const databaseUrl = await openDatabase(config, policy, opened)
  await whenAvailable(() => refuseUnsuitable(databaseUrl, signal), policy)
  await migrate(databaseUrl, policy)
  const sessionSecret = await loadSessionSecret(config)
  return { databaseUrl, sessionSecret, isWritable: await createPartitions(databaseUrl, logger) }
}

async function openDatabase(
  config: Config,
  policy: WaitPolicy,
  opened: AsyncDisposableStack,
): Promise<string> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) {
    const closed = closeAfterKill(dataDir)
    const embedded = await openEmbeddedPostgres(dataDir, {
      role: 'server',
      connections: connectionsOf(config),
    })
    opened.defer(closed)
    opened.defer(() => embedded.close())
    return embedded.url
  }
  await reachDatabase(databaseUrl, policy)
  return databaseUrl
}

/** Waits for an external database. @throws Error if the database is unsuitable, or cannot be reached in time */
export function reachDatabase(databaseUrl: string, policy: WaitPolicy): Promise<void> {
  return whenAvailable(() => checkServer(databaseUrl, policy.signal), policy)
}

/** Retries while the database cannot be reached. @throws the last error if time runs out, and any other error */
export function whenAvailable<T>(attempt: () => Promise<T>, policy: WaitPolicy): Promise<T> {
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return retryUntilTimeout(attempt, waitsFor, policy)
}

/** Counts the connections of all processes, including the process for background work. */
const connectionsOf = ({ workers, databasePool }: Config): number => (workers + 1) * (databasePool + 1)

/**
 * Creates the demo if the database is empty. Runs last, since its login is shown only once. Needs two extra
 * connections; without them, the server starts without the demo.
 */
export async function addDemo(
  config: Config,
  { databaseUrl, isWritable }: PreparedDatabase,
  logger: Logger,
): Promise<Demo | undefined> {
  const wantsDemo = config.demo ?? config.databaseUrl === undefined
  if (!isWritable || !wantsDemo) return undefined
  try {
    return await onOneConnection(databaseUrl, (db) => seedDemoInChild(db, databaseUrl))
  } catch (error) {
    if (!isTooManyConnections(error) && !isDatabaseUnavailable(error)) throw error
    logger.warn(
      { err: error },
      'no demo was created, because no connection was available: lower DATABASE_POOL if the role has a low connection limit, and start again',
    )
    return undefined
  }
}

/** Creates partitions. Returns false if the database refuses writes, in which case requests are served but not logged. */
async function createPartitions(databaseUrl: string, logger: Logger): Promise<boolean> {
  try {
    await onOneConnection(databaseUrl, (db) =>
      runTransaction(db, (tx) => createNextPartitions(tx, new Date())),
    )
  } catch (error) {
    if (refusesWrites(error)) {
      logger.warn({ err: error }, 'the database cannot be written to')
      return false
    }
    if (!isLockTimeout(error)) throw error
    logger.warn({ err: error }, 'the request log is locked: its partitions will be created later')
  }
  return true
}

async function onOneConnection<T>(url: string, run: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = openForWork(url, { total: 1, applicationName: 'taskwire' })
  try {
    return await run(db)
  } finally {
    await close()
  }
}
