import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Logger } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import { createApp, type ApiOverrides } from './app.ts'
import { warnOfProblems } from './checks/warn-of-problems.ts'
import { closingMs, localUrlOf, siteUrlOf, type Config } from './config.ts'
import { createContext, type AppContext, type Shared } from './context.ts'
import { openDatabase, openWorkerDatabase, type OpenDatabase } from './db/open-database.ts'
import { isTooManyConnections } from './db/errors.ts'
import { startListener, type Listener } from './db/listener.ts'
import { retryUntilTimeout } from './db/retry.ts'
import { createHttpServer, type HttpServer } from './http/connection/http-server.ts'
import type { Metrics } from './metrics.ts'
import { startJobs } from './jobs/scheduler.ts'
import { createLazySender } from './delivery/lazy-sender.ts'
import { createMailSender } from './delivery/mail-sender.ts'
import { MailWorker } from './delivery/mail-worker.ts'
import { DeliveryWorker } from './delivery/worker.ts'
import { addDemo, prepareDatabase } from './prepare-database.ts'
import type { Demo } from './seeds/demo.ts'
import { traceQuery } from './tracing/spans.ts'
import { withTimeout, TimeoutError } from './with-timeout.ts'

export interface RunningServer {
  /** The port that it listens on; 0 in the background process of a cluster. */
  port: number
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
  /**
   * Finishes the requests in flight within `graceMs`, and closes everything that was opened. Does not wait for a
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
  // The primary of a cluster has already run the checks.
  if (!shared) await warnOfProblems(config, prepared.databaseUrl, logger)
  // One more connection keeps the built-in database running.
  const connections = config.databasePool - (config.databaseUrl === undefined ? 1 : 0)
  await using openedOnDatabase = new AsyncDisposableStack()
  const context = await openContext(
    { config, logger, ...prepared, connections, shared, signal },
    openedOnDatabase,
  )
  // The background process of a cluster serves no requests.
  const served = shared && config.role === 'worker' ? undefined : await serve(context)
  const work = config.role === 'api' ? undefined : startBackground(context)
  const demo = await addDemo(config, prepared, logger)
  const database = opened.move()
  const onDatabase = openedOnDatabase.move()

  async function drainAndClose(graceMs: number): Promise<void> {
    await Promise.all([served?.server.drain(graceMs), work?.stop(graceMs)])
    await onDatabase.disposeAsync()
  }

  return {
    port: served?.port ?? 0,
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
  /** Aborts the wait for connections. */
  signal?: AbortSignal
}

/** Opens the context of a process on a prepared database. It is closed when `opened` is disposed of. */
export async function openContext(
  { databaseUrl, connections, signal = new AbortController().signal, ...options }: ProcessOptions,
  opened: AsyncDisposableStack,
): Promise<AppContext> {
  await startTracing(options.config, options.logger, opened)
  const database = openPool(databaseUrl, connections, options)
  const { db, background, probe, grants, cut } = database
  opened.defer(database.close)
  const listener = startListener(databaseUrl, grants)
  opened.defer(() => listener.close())
  listener.onLost((before) => {
    options.logger.warn('the database does not respond, or was replaced: reconnecting')
    cut(before)
  })
  await openOneOfEach(database, listener, options, signal)
  const context = await createContext({ ...options, db, background, probe, listener })
  reportNodes(context)
  opened.defer(() => context.budgets.close())
  opened.defer(async () => void (await context.recorders.flush()))
  return context
}

/** Logs which Citus nodes are unavailable, and reports them as failing; other workspaces are served. */
function reportNodes({ background, logger, metrics: { failing } }: AppContext): void {
  let before: readonly string[] = []
  background.nodes.onUnavailable((unreachable) => {
    for (const node of before) failing.delete(`node ${node}`)
    for (const node of unreachable) failing.add(`node ${node}`)
    if (unreachable.length > 0)
      logger.error(
        { nodes: unreachable },
        'Citus nodes are unavailable: requests for workspaces on them wait or are refused',
      )
    else logger.info({ nodes: before }, 'all Citus nodes respond again')
    before = unreachable
  })
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

/** Opens the connections. A worker uses its connections for any work, since it serves no requests. */
function openPool(
  databaseUrl: string,
  total: number,
  { config: { role, tracing, databasePool }, logger }: Pick<ProcessOptions, 'config' | 'logger'>,
): OpenDatabase {
  const options = {
    applicationName: 'taskwire',
    onQuery: tracing && traceQuery,
    total,
    onConnectionLimit: (granted: number, err: unknown) =>
      logger.warn(
        { err, granted, wanted: databasePool + 1 },
        'the database grants fewer connections than DATABASE_POOL + 1: using only the open connections',
      ),
  }
  return role === 'worker' ? openWorkerDatabase(databaseUrl, options) : openDatabase(databaseUrl, options)
}

/**
 * Opens a connection for each kind of work. If the database grants too few, retries for DATABASE_WAIT_SECONDS. If the
 * database is unavailable, returns, and requests wait for it instead.
 * @throws Error if the database still grants too few
 */
async function openOneOfEach(
  { openFirst, grants }: OpenDatabase,
  listener: Listener,
  { config, logger }: Pick<ProcessOptions, 'config' | 'logger'>,
  signal: AbortSignal,
): Promise<void> {
  const attempt = async (): Promise<void> => {
    await listener.tried
    await openFirst()
    if (listener.refusal) throw listener.refusal as Error
  }
  const tooFew = (): string =>
    `the database grants this process ${grants.count} of the at least ${grants.needed} connections that it needs`
  const waitsFor = (error: unknown) => (isTooManyConnections(error) ? `waiting: ${tooFew()}` : undefined)
  const policy = {
    seconds: config.databaseWaitSeconds,
    signal,
    log: (what: string, details: object) => logger.warn(details, what),
  }
  await retryUntilTimeout(attempt, waitsFor, policy).catch((error: unknown) => {
    signal.throwIfAborted()
    if (!isTooManyConnections(error)) return
    const remedy =
      'raise the CONNECTION LIMIT of its role or database, or max_connections, or run fewer processes'
    throw new Error(`${tooFew()}: ${remedy}`)
  })
}

/** Creates the server and listens for requests. */
export async function serve(
  context: AppContext,
  overrides: ApiOverrides = {},
): Promise<{ url: string; port: number; server: HttpServer }> {
  const { config } = context
  const limits = { keepAliveMs: config.keepAliveSeconds * 1000 }
  const server = createHttpServer(await createApp(context, overrides), context, limits)
  server.listen(config.port, config.host)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  context.mailing.siteUrl = siteUrlOf({ ...config, port })
  return { url: localUrlOf({ ...config, port }), port, server }
}

/** Starts the jobs, and the delivery of webhooks and email. */
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
