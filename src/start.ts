import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import type { Registry } from 'prom-client'
import packageJson from '../package.json' with { type: 'json' }
import { createApp, type ApiOverrides } from './app.ts'
import { closingMs, type Config } from './config.ts'
import { createContext, type AppContext, type Shared } from './context.ts'
import { openDatabase, openForWork, type OpenDatabase } from './db/database.ts'
import { startListener } from './db/listener.ts'
import { createHttpServer, type HttpServer } from './http/http-server.ts'
import { inTime, LateError } from './metrics.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLazySender } from './delivery/lazy-sender.ts'
import { DeliveryWorker } from './delivery/worker.ts'
import { prepareDatabase } from './prepare-database.ts'
import type { Demo } from './seeds/demo.ts'
import { traceQuery } from './tracing/spans.ts'

export interface RunningServer {
  /** `http://HOST:PORT` */
  url: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
  /**
   * Answers the requests in flight, for at most `graceMs`, and closes everything that was opened. What waits for a database
   * that hangs is left to the end of the process.
   */
  stop(graceMs: number): Promise<void>
}

/** Opens everything that a server needs, in order. When a step fails, what was opened before it is closed again. */
export async function startServer(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
  shared?: Shared,
): Promise<RunningServer & { metrics: Registry }> {
  await using opened = new AsyncDisposableStack()
  const { demo, ...prepared } = await prepareDatabase(config, logger, signal, opened)
  // One more connection keeps the built-in database open.
  const connections = config.databasePool - (config.databaseUrl === undefined ? 1 : 0)
  await using openedOnIt = new AsyncDisposableStack()
  const context = await openContext({ config, logger, ...prepared, connections, shared }, openedOnIt)
  // A process that does the background work of several has nothing to answer.
  const served = shared && config.role === 'worker' ? undefined : await serve(context)
  const work = config.role === 'api' ? undefined : startBackground(context)
  const database = opened.move()
  const onIt = openedOnIt.move()

  async function drainAndClose(graceMs: number): Promise<void> {
    await Promise.all([served?.server.drain(graceMs), work?.stop(graceMs)])
    await onIt.disposeAsync()
  }

  return {
    url: served?.url ?? '',
    demo,
    metrics: context.metrics.registry,
    async stop(graceMs) {
      context.drain.abort()
      try {
        await inTime(drainAndClose(graceMs), graceMs + closingMs, 'the database')
      } catch (error) {
        if (!(error instanceof LateError)) throw error
        logger.warn('stopped without waiting for the database')
      }
      await database.disposeAsync()
    },
  }
}

interface Parts {
  config: Config
  logger: Logger
  databaseUrl: string
  sessionSecret: string
  connections: number
  shared?: Shared | undefined
}

/** The parts of a process, on a database that is prepared; they are closed when `opened` is disposed of. */
export async function openContext(
  { databaseUrl, connections, ...parts }: Parts,
  opened: AsyncDisposableStack,
): Promise<AppContext> {
  await startTracing(parts.config, parts.logger, opened)
  const { db, background, close } = openPool(databaseUrl, connections, parts.config)
  opened.defer(close)
  const listener = startListener(databaseUrl)
  opened.defer(() => listener.close())
  const context = await createContext({ ...parts, db, background, listener })
  opened.defer(() => context.budgets.close())
  opened.defer(async () => void (await context.recorders.flush()))
  return context
}

/** Loads OpenTelemetry's packages only if the process traces: they take time and memory. */
async function startTracing(
  { tracing }: Config,
  logger: Logger,
  opened: AsyncDisposableStack,
): Promise<void> {
  if (!tracing) return
  const { startTracing } = await import('./tracing/sdk.ts')
  opened.defer(startTracing(tracing, logger, packageJson.version))
}

/** A worker serves no requests: all of its connections are for any work. */
function openPool(databaseUrl: string, total: number, { role, tracing }: Config): OpenDatabase {
  const onQuery = tracing && traceQuery
  const options = { applicationName: 'taskwire', onQuery, total }
  if (role !== 'worker') return openDatabase(databaseUrl, options)
  const { db, close } = openForWork(databaseUrl, options)
  return { db, background: db, close }
}

/** Listens for requests. */
export async function serve(
  context: AppContext,
  overrides: ApiOverrides = {},
): Promise<{ url: string; server: HttpServer }> {
  const { config } = context
  const limits = { keepAliveMs: config.keepAliveSeconds * 1000 }
  const server = createHttpServer(await createApp(context, overrides), context, limits)
  return { url: await listen(server, config), server }
}

async function listen(server: HttpServer, { host, port }: Config): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const shownHost = host.includes(':') ? `[${host}]` : host
  return `http://${shownHost}:${(server.address() as AddressInfo).port}`
}

/** Starts the jobs and the delivery of webhooks. */
function startBackground(context: AppContext): { stop(graceMs: number): Promise<unknown> } {
  const { allowInsecure, timeoutSeconds } = context.config.webhooks
  const ours = { ...context, db: context.background }
  const parts = [
    startJobs(ours),
    new DeliveryWorker(ours, createLazySender({ allowInsecure, timeoutSeconds })),
  ]
  return { stop: (graceMs) => Promise.all(parts.map((part) => part.stop(graceMs))) }
}
