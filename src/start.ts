import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from './db/drizzle.ts'
import type { Logger } from 'pino'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createContext, type AppContext } from './context.ts'
import { connect, connectShares } from './db/database.ts'
import { openEmbeddedPostgres } from './db/embedded/embedded.ts'
import { startListener } from './db/listener.ts'
import { migrate } from './db/migrate.ts'
import { settleSslMode } from './db/ssl-mode.ts'
import { runTransaction } from './db/transaction.ts'
import { makeNextPartitions } from './domain/request-log/partitions.ts'
import { seedDemo, type Demo } from './seeds/demo.ts'
import { createHttpServer } from './http/http-server.ts'
import { startJobs } from './jobs/scheduler.ts'
import { loadSessionSecret } from './crypto/session-secret.ts'
import { createSender } from './delivery/sender.ts'
import { startDeliveryWorker } from './delivery/worker.ts'

const drainGraceMs = 10_000
const oldestPostgres = 15

export interface RunningServer {
  /** `http://HOST:PORT` */
  url: string
  /** The demo workspace, if this start has created it. */
  demo: Demo | undefined
  /** Answers the requests in flight, for at most `graceMs`, and closes everything that was opened. */
  stop(graceMs?: number): Promise<void>
}

/** Opens everything that a server needs, in order. When a step fails, what was opened before it is closed again. */
export async function startServer(config: Config, logger: Logger): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack()

  const databaseUrl = await openDatabase(config, opened)
  await migrate(databaseUrl)
  const { db, background, close } = openPool(databaseUrl, config)
  opened.defer(close)
  const listener = startListener(databaseUrl)
  opened.defer(() => listener.close())

  const sessionSecret = await loadSessionSecret(config)
  const context = await createContext({ config, db, background, logger, listener, sessionSecret })
  opened.defer(() => context.budgets.close())
  opened.defer(() => context.requestRecorder.flush())
  opened.defer(() => context.keyUseRecorder.flush())
  await runTransaction(db, (tx) => makeNextPartitions(tx, context.clock.now()))

  const wantsDemo = config.demo ?? config.databaseUrl === undefined
  const demo = wantsDemo ? await seedDemo(context) : undefined

  const server = createHttpServer(await createApp(context), context)
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

/** The built-in database is kept open by a connection of its own. A worker serves nobody, and needs no shares. */
function openPool(databaseUrl: string, config: Config): ReturnType<typeof connectShares> {
  const total = config.databasePool - (config.databaseUrl === undefined ? 1 : 0)
  if (config.role !== 'worker') return connectShares(databaseUrl, { total, applicationName: 'taskwire' })
  const { db, close } = connect(databaseUrl, { max: total, applicationName: 'taskwire' })
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

async function openDatabase({ databaseUrl, dataDir }: Config, opened: AsyncDisposableStack): Promise<string> {
  if (databaseUrl === undefined) {
    const embedded = await openEmbeddedPostgres(dataDir, { role: 'server' })
    opened.defer(() => embedded.close())
    return embedded.url
  }
  const url = await settleSslMode(databaseUrl)
  const version = await serverVersion(url)
  if (parseInt(version) < oldestPostgres) {
    throw new Error(`DATABASE_URL is a PostgreSQL ${version}: ${oldestPostgres} or newer is needed`)
  }
  return url
}

async function serverVersion(url: string): Promise<string> {
  const { db, close } = connect(url, { max: 1, applicationName: 'taskwire' })
  try {
    const { rows } = await db.execute<{ version: string }>(
      sql`select current_setting('server_version') as version`,
    )
    return rows[0]?.version ?? ''
  } finally {
    await close()
  }
}

async function listen(server: Server, { host, port }: Config): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  const shownHost = host.includes(':') ? `[${host}]` : host
  return `http://${shownHost}:${(server.address() as AddressInfo).port}`
}
