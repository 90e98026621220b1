import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openEmbeddedPostgres } from './db/embedded/embedded.ts'
import { isLockTimeout, refusesWrites } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import type { RetryPolicy } from './db/retry.ts'
import { reachDatabase } from './reach-database.ts'
import { runTransaction } from './db/transaction.ts'
import { makeNextPartitions } from './domain/request-log/partitions.ts'
import type { Demo } from './seeds/demo.ts'
import { seedDemoAside } from './seeds/seed-aside.ts'

/** Opens the database, the built-in one until `opened` is disposed of, and brings its schema up to date. Returns its URL. */
export async function prepareDatabase(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
  opened: AsyncDisposableStack,
): Promise<string> {
  const policy: RetryPolicy = {
    seconds: config.databaseWaitSeconds,
    signal,
    tell: (what, details) => logger.warn(details, what),
  }
  const databaseUrl = await openDatabase(config, policy, opened)
  await migrate(databaseUrl, policy)
  return databaseUrl
}

async function openDatabase(
  config: Config,
  policy: RetryPolicy,
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

/** Of all processes together: those that serve requests, and one for what runs beside them. */
const connectionsOf = ({ workers, databasePool }: Config): number => (workers + 1) * (databasePool + 1)

interface Parts {
  config: Config
  databaseUrl: string
  db: Database
  clock: { now(): Date }
  logger: Logger
}

/** Makes what a start finds missing. Returns the demo workspace, if this start has created it. */
export async function fillDatabase({
  config,
  databaseUrl,
  db,
  clock,
  logger,
}: Parts): Promise<Demo | undefined> {
  try {
    await runTransaction(db, (tx) => makeNextPartitions(tx, clock.now()))
  } catch (error) {
    // Requests can be served, and what they leave in the log is lost until it can be written.
    if (refusesWrites(error)) {
      logger.warn({ err: error }, 'the database cannot be written to')
      return undefined
    }
    if (!isLockTimeout(error)) throw error
    logger.warn({ err: error }, 'the request log is locked: its partitions are made later')
  }
  const wantsDemo = config.demo ?? config.databaseUrl === undefined
  return wantsDemo ? seedDemoAside(db, databaseUrl) : undefined
}
