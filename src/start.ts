import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createContext, type AppContext } from './context.ts'
import type { OnQuery } from './db/connection.ts'
import { connect, connectShares } from './db/database.ts'
import { checkServer } from './db/check-server.ts'
import { openEmbeddedPostgres } from './db/embedded/embedded.ts'
import { isDatabaseUnavailable, refusesWrites } from './db/errors.ts'
import { startListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { tryPatiently, type Patience } from './db/patience.ts'
import { settleSslMode } from './db/ssl-mode.ts'
import { runTransaction } from './db/transaction.ts'
import { innermostMessage } from './errors.ts'
import { makeNextPartitions } from './domain/request-log/partitions.ts'
import { seedDemo, type Demo } from './seeds/demo.ts'
import { createHttpServer } from './http/http-server.ts'
import { startJobs } from './jobs/scheduler.ts'
import { loadSessionSecret } from './crypto/session-secret.ts'
import { createSender } from './delivery/sender.ts'
import { startDeliveryWorker } from './delivery/worker.ts'
import type { Tracing } from './tracing/tracing.ts'

const drainGraceMs = 10_000

export interface RunningServer {
  /** `http://HOST:PORT` */
  url: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
  /** Answers the requests in flight, for at most `graceMs`, and closes everything that was opened. */
  stop(graceMs?: number): Promise<void>
}

/** Opens everything that a server needs, in order. When a step fails, what was opened before it is closed again. */
export async function startServer(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
): Promise<RunningServer> {
  const patience: Patience = {
    seconds: config.databaseWaitSeconds,
    signal,
    tell: (what, details) => logger.warn(details, what),
  }
  await using opened = new AsyncDisposableStack()

  const tracing = await openTracing(config, logger)
  if (tracing) opened.defer(() => tracing.close())
  const databaseUrl = await openDatabase(config, patience, opened)
  await migrate(databaseUrl, patience)
  const { db, background, close } = openPool(databaseUrl, config, tracing?.onQuery)
  opened.defer(close)
  const listener = startListener(databaseUrl)
  opened.defer(() => listener.close())

  const sessionSecret = await loadSessionSecret(config)
  const context = await createContext({ config, db, background, logger, listener, sessionSecret, tracing })
  opened.defer(() => context.budgets.close())
  opened.defer(() => context.requestRecorder.flush())
  opened.defer(() => context.keyUseRecorder.flush())
  try {
    await runTransaction(db, (tx) => makeNextPartitions(tx, context.clock.now()))
  } catch (error) {
    // Reads can be served, and what they leave in the log is lost until it can be written.
    if (!refusesWrites(error)) throw error
    logger.warn({ err: error }, 'the database cannot be written to')
  }

  const wantsDemo = config.demo ?? config.databaseUrl === undefined
  const demo = wantsDemo ? await seedDemo(context) : undefined

  const server = createHttpServer(await createApp(context), context, {
    keepAliveMs: config.keepAliveSeconds * 1000,
  })
  const url = await listen(server, config)
  const work = config.role === 'api' ? undefined : startBackground({ ...context, db: background })
  const open = opened.move()

  return {
    url,
    demo,
    async stop(graceMs = drainGraceMs) {
      context.drain.abort()
      await Promise.all([server.drain(graceMs), work?.stop(graceMs)])
      await open.disposeAsync()
    },
  }
}

/** Its packages are loaded only where it is wanted: they take time and memory. */
async function openTracing({ tracing }: Config, logger: Logger): Promise<Tracing | undefined> {
  if (!tracing) return undefined
  const { openTracing } = await import('./tracing/open-tracing.ts')
  return openTracing(tracing, logger, packageJson.version)
}

/** The built-in database is kept open by a connection of its own. A worker serves nobody, and needs no shares. */
function openPool(
  databaseUrl: string,
  config: Config,
  onQuery: OnQuery | undefined,
): ReturnType<typeof connectShares> {
  const total = config.databasePool - (config.databaseUrl === undefined ? 1 : 0)
  const options = { applicationName: 'taskwire', onQuery }
  if (config.role !== 'worker') return connectShares(databaseUrl, { ...options, total })
  const { db, close } = connect(databaseUrl, { ...options, max: total })
  return { db, background: db, close }
}

/** Starts the jobs and the delivery of webhooks. */
function startBackground(context: AppContext): { stop(graceMs: number): Promise<unknown> } {
  const { allowInsecure, timeoutSeconds } = context.config.webhooks
  const parts = [
    startJobs(context),
    startDeliveryWorker(context, createSender({ allowInsecure, timeoutSeconds })),
  ]
  return { stop: (graceMs) => Promise.all(parts.map((part) => part.stop(graceMs))) }
}

async function openDatabase(
  { databaseUrl, dataDir }: Config,
  patience: Patience,
  opened: AsyncDisposableStack,
): Promise<string> {
  if (databaseUrl === undefined) {
    const embedded = await openEmbeddedPostgres(dataDir, { role: 'server' })
    opened.defer(() => embedded.close())
    return embedded.url
  }
  const open = async (): Promise<string> => {
    const url = await settleSslMode(databaseUrl)
    await checkServer(url)
    return url
  }
  const waitsFor = (error: unknown): string | undefined =>
    isDatabaseUnavailable(error)
      ? `waiting for the database, which cannot be reached: ${innermostMessage(error)}`
      : undefined
  return tryPatiently(open, waitsFor, patience)
}

async function listen(server: Server, { host, port }: Config): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const shownHost = host.includes(':') ? `[${host}]` : host
  return `http://${shownHost}:${(server.address() as AddressInfo).port}`
}
