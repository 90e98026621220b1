import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { loadSessionSecret } from './crypto/session-secret.ts'
import { checkServer } from './db/check-server.ts'
import { openForWork, type Database } from './db/database.ts'
import { openEmbeddedPostgres } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable, isLockTimeout, refusesWrites } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import { retryUntilLate, type WaitPolicy } from './db/retry.ts'
import { runTransaction } from './db/transaction.ts'
import { makeNextPartitions } from './domain/request-log/partitions.ts'
import { innermostMessage } from './errors.ts'
import type { Demo } from './seeds/demo.ts'
import { seedDemoInChild } from './seeds/seed-in-child.ts'

export interface PreparedDatabase {
  databaseUrl: string
  /** Seals cursors and signing secrets. */
  sessionSecret: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
}

/** Opens the database, the built-in one until `opened` is disposed of, brings its schema up to date, and fills it. */
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
  await migrate(databaseUrl, policy)
  const sessionSecret = await loadSessionSecret(config)
  return { databaseUrl, sessionSecret, demo: await fillDatabase(databaseUrl, config, logger) }
}

async function openDatabase(
  config: Config,
  policy: WaitPolicy,
  opened: AsyncDisposableStack,
): Promise<string> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) {
    const embedded = await openEmbeddedPostgres(dataDir, {
      role: 'server',
      connections: connectionsOf(config),
    })
    opened.defer(() => embedded.close())
    return embedded.url
  }
  await reachDatabase(databaseUrl, policy)
  return databaseUrl
}

/** Waits for an external database that is late. @throws Error if it is unfit, at once, or not reached in time */
export function reachDatabase(databaseUrl: string, policy: WaitPolicy): Promise<void> {
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return retryUntilLate(() => checkServer(databaseUrl, policy.signal), waitsFor, policy)
}

/** Counts the connections of all processes: of those that serve requests, and of one for the background work. */
const connectionsOf = ({ workers, databasePool }: Config): number => (workers + 1) * (databasePool + 1)

/** Makes the partitions and the demo that a start finds missing, on a connection that is closed again. */
async function fillDatabase(url: string, config: Config, logger: Logger): Promise<Demo | undefined> {
  const { db, close } = openForWork(url, { total: 1, applicationName: 'taskwire' })
  try {
    const isWritable = await makePartitions(db, logger)
    const wantsDemo = config.demo ?? config.databaseUrl === undefined
    return isWritable && wantsDemo ? await seedDemoInChild(db, url) : undefined
  } finally {
    await close()
  }
}

/** Returns false if the database refuses writes: requests can be served, and the request log loses theirs. */
async function makePartitions(db: Database, logger: Logger): Promise<boolean> {
  try {
    await runTransaction(db, (tx) => makeNextPartitions(tx, new Date()))
  } catch (error) {
    if (refusesWrites(error)) {
      logger.warn({ err: error }, 'the database cannot be written to')
      return false
    }
    if (!isLockTimeout(error)) throw error
    logger.warn({ err: error }, 'the request log is locked: its partitions are made later')
  }
  return true
}
