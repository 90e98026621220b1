import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { createApp, type ApiOverrides } from './app.ts'
import { closingMs, siteUrlOf, type Config } from './config.ts'
import { createContext, type AppContext, type Shared } from './context.ts'
import { openDatabase, openForWork, type OpenDatabase } from './db/database.ts'
import { startListener } from './db/listener.ts'
import { createHttpServer, type HttpServer } from './http/http-server.ts'
import { withTimeout, TimeoutError, type Metrics } from './metrics.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLazySender } from './delivery/lazy-sender.ts'
import { createMailSender } from './delivery/mail-sender.ts'
import { MailWorker } from './delivery/mail-worker.ts'
import { DeliveryWorker } from './delivery/worker.ts'
import { addDemo, prepareDatabase } from './prepare-database.ts'
import type { Demo } from './seeds/demo.ts'
import { traceQuery } from './tracing/spans.ts'

export interface RunningServer {
  /** URL such as `http://HOST:PORT`. */
  url: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
  /**
   * Answers the requests in flight, for at most `graceMs`, and closes everything that was opened. Does not wait for a
   * database that hangs.
   */
  stop(graceMs: number): Promise<void>
}

/** Opens everything that a server needs, in order. If a step fails, closes everything that was opened before. */
export async function startServer(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
  shared?: Shared,
): Promise<RunningServer & { metrics: Metrics }> {
  await using opened = new AsyncDisposableStack()
  const prepared = await prepareDatabase(config, logger, signal, opened)
  // One further connection keeps the built-in database running.
  const connections = config.databasePool - (config.databaseUrl === undefined ? 1 : 0)
  await using openedOnDatabase = new AsyncDisposableStack()
  const context = await openContext({ config, logger, ...prepared, connections, shared }, openedOnDatabase)
  // The background process of a cluster serves no requests.
  const served = shared && config.role === 'worker' ? undefined : await serve(context)
  const work = config.role === 'api' ? undefined : startBackground(context)
  const demo = await addDemo(config, prepared)
  const database = opened.move()
  const onDatabase = openedOnDatabase.move()

  async function drainAndClose(graceMs: number): Promise<void> {
    await Promise.all([served?.server.drain(graceMs), work?.stop(graceMs)])
    await onDatabase.disposeAsync()
  }

  return {
    url: served?.url ?? '',
    demo,
    metrics: context.metrics,
    async stop(graceMs) {
      context.drain.abort()
      try {
        await withTimeout(drainAndClose(graceMs), graceMs + closingMs, 'the database')
      } catch (error) {
        if (!(error instanceof TimeoutError)) throw error
        logger.warn('stopped without waiting for the database')
      }
      await database.disposeAsync()
    },
  }
}

interface ProcessOptions {
  config: Config
  logger: Logger
  databaseUrl: string
  sessionSecret: string
  connections: number
  shared?: Shared | undefined
}

/** Opens the context of a process on a prepared database. It is closed when `opened` is disposed of. */
export async function openContext(
  { databaseUrl, connections, ...options }: ProcessOptions,
  opened: AsyncDisposableStack,
): Promise<AppContext> {
  await startTracing(options.config, options.logger, opened)
  const { db, background, cut, close } = openPool(databaseUrl, connections, options.config)
  opened.defer(close)
  const listener = startListener(databaseUrl)
  opened.defer(() => listener.close())
  listener.onLost((before) => {
    options.logger.warn('the database does not respond, or was replaced: reconnecting')
    cut(before)
  })
  const context = await createContext({ ...options, db, background, listener })
  opened.defer(() => context.budgets.close())
  opened.defer(async () => void (await context.recorders.flush()))
  return context
}

/** Starts tracing if it is configured. Loads OpenTelemetry's packages only then, since they take time and memory. */
async function startTracing(
  { tracing }: Config,
  logger: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (!tracing) return
  const { startTracing } = await import('./tracing/sdk.ts')
  opened.defer(startTracing(tracing, logger, packageJson.version))
}

/** Opens the connections. Those of a worker are for any work, since it serves no requests. */
function openPool(databaseUrl: string, total: number, { role, tracing }: Config): OpenDatabase {
  const onQuery = tracing && traceQuery
  const options = { applicationName: 'taskwire', onQuery, total }
  if (role !== 'worker') return openDatabase(databaseUrl, options)
  const { db, cut, close } = openForWork(databaseUrl, options)
  return { db, background: db, cut, close }
}

/** Creates the server and listens for requests. */
export async function serve(
  context: AppContext,
  overrides: ApiOverrides = {},
): Promise<{ url: string; server: HttpServer }> {
  const { config } = context
  const limits = { keepAliveMs: config.keepAliveSeconds * 1000 }
  const server = createHttpServer(await createApp(context, overrides), context, limits)
  const url = await listen(server, config)
  const { port } = server.address() as AddressInfo
  context.mailing.siteUrl = siteUrlOf({ ...config, port })
  return { url, server }
}

async function listen(server: HttpServer, { host, port }: Config): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const shownHost = host.includes(':') ? `[${host}]` : host
  return `http://${shownHost}:${(server.address() as AddressInfo).port}`
}

/** Starts the jobs, and the delivery of webhooks and mail. */
function startBackground(context: AppContext): { stop(graceMs: number): Promise<unknown> } {
  const { mail, webhooks } = context.config
  const { allowInsecure, timeoutSeconds } = webhooks
  const onBackground = { ...context, db: context.background }
  const workers = [
    startJobs(onBackground),
    new DeliveryWorker(onBackground, createLazySender({ allowInsecure, timeoutSeconds })),
    ...(mail ? [new MailWorker(onBackground, createMailSender(mail))] : []),
  ]
  return { stop: (graceMs) => Promise.all(workers.map((worker) => worker.stop(graceMs))) }
}
