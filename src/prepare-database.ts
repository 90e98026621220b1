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
  /** Secret for cursors and signing secrets. */
  sessionSecret: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
}

/** Opens the database (the built-in one until `opened` is disposed of), migrates it, and adds partitions and the demo. */
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

/** Waits for an external database. @throws Error at once if it is unsuitable, or if it is not reached in time */
export function reachDatabase(databaseUrl: string, policy: WaitPolicy): Promise<void> {
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return retryUntilLate(() => checkServer(databaseUrl, policy.signal), waitsFor, policy)
}

/** Counts the connections of all processes: those that serve requests, and one for background work. */
const connectionsOf = ({ workers, databasePool }: Config): number => (workers + 1) * (databasePool + 1)

/** Creates missing partitions and the demo, on a connection that is closed again. */
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

/** Creates partitions. Returns false if the database refuses writes, in which case requests are served but not logged. */
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
