import type { Logger } from 'pino'
import { siteUrlOf, type Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import { createSecretBox } from './crypto/secret-box.ts'
import type { DnsLookup } from './delivery/address-guard.ts'
import { urlRules } from './delivery/url-rules.ts'
import { findLive, findUnchanged } from './domain/accounts/live-sessions.ts'
import { StreamPermissions } from './domain/accounts/stream-permissions.ts'
import { findPersonOfInbox, readAccessible } from './domain/projects/read-visible-projects.ts'
import { ChangeFeed } from './domain/record/change-feed.ts'
import type { Budgets } from './http/budgets/budgets.ts'
import { createAdmission, type Admission } from './http/admission/admission.ts'
import { cursorKeysFrom } from './http/pagination/cursor-keys.ts'
import { createHeartbeat } from './http/streams/heartbeat.ts'
import type { Clock, HttpContext, Streams } from './http/http-context.ts'
import { InMemoryBudgets } from './http/budgets/in-memory-budgets.ts'
import type { InFlightCounts } from './http/admission/in-flight.ts'
import type { StreamCounts } from './http/streams/open-streams.ts'
import { createRecorders } from './http/recording/recorders.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { recordEvent } from './tracing/spans.ts'

/** The long-lived objects of a process, which are created once and passed down. */
export interface AppContext extends HttpContext {
  /** Database connections for work that no client waits for. */
  background: Database
  /** Database connection reserved for `/readyz`. */
  probe: Database
  logger: Logger
  metrics: Metrics
}

/** State that the processes of a cluster share. */
export interface Shared {
  budgets: Budgets
  /** Metrics of all processes, and the names of the background work that is failing in any process. */
  metrics: Pick<Metrics, 'text' | 'allFailing'>
  streams: StreamCounts
  imports: InFlightCounts
}

export interface ContextOptions {
  config: Config
  db: Database
  background?: Database
  probe?: Database
  logger: Logger
  listener: Listener
  sessionSecret: string
  /** Replaces the system clock, and the monotonic clock of budgets. */
  clock?: Clock
  /** Replaces the system's name servers. */
  lookup?: DnsLookup
  shared?: Shared | undefined
  /** Replaces the default concurrency limits. */
  admission?: Admission
}

export async function createContext({
  clock: given,
  sessionSecret,
  lookup,
  shared,
  config,
  admission = createAdmission({
    importsInFlight: config.importsInFlight,
    ...(shared && { streams: shared.streams, imports: shared.imports }),
  }),
  ...parts
}: ContextOptions): Promise<AppContext> {
  const { db, background = db, probe = background, logger } = parts
  const clock = given ?? { now: () => new Date() }
  db.signals.onCommit('taskwire_deliveries', recordEvent)
  // A monotonic clock, so that setting the machine's clock does not change the length of a window.
  const now = given ? () => given.now().getTime() : () => performance.now()
  const local = shared?.budgets ?? new InMemoryBudgets(config.rateLimits, now)
  const budgets = await openBudgets(local, config, now, logger)
  const box = createSecretBox(sessionSecret, config.sessionSecretsPrevious)
  const metrics = createMetrics({ db, background, clock, logger, budgets, admission }, shared?.metrics)
  return {
    ...parts,
    config,
    background,
    probe,
    clock,
    budgets,
    metrics,
    secrets: { cursorKeys: cursorKeysFrom(sessionSecret, config.sessionSecretsPrevious), box },
    mailing: { isConfigured: config.mail !== undefined, siteUrl: siteUrlOf(config), box },
    urls: urlRules(config.webhooks.allowInsecure, lookup),
    admission,
    recorders: createRecorders(background, logger, metrics, {
      mode: config.requestLog.mode,
      maxPageSize: config.pageSize.max,
    }),
    streams: createStreams({ db, listener: parts.listener, config, clock }),
    drain: new AbortController(),
  }
}

function createStreams({
  db,
  listener,
  config: { sessionTtlSeconds },
  clock,
}: Pick<AppContext, 'db' | 'listener' | 'config' | 'clock'>): Streams {
  return {
    heartbeat: createHeartbeat(),
    feed: new ChangeFeed(listener, {
      readAccessible: (...which) => readAccessible(db, ...which),
      findPersonOfInbox: (...which) => findPersonOfInbox(db, ...which),
    }),
    permissions: new StreamPermissions((workspaceId, askers) =>
      findUnchanged(db, workspaceId, askers, sessionTtlSeconds, clock.now()),
    ),
    membershipPermissions: new StreamPermissions((workspaceId, askers) =>
      findLive(db, workspaceId, askers, sessionTtlSeconds, clock.now()),
    ),
  }
}

/** Opens the rate-limit budgets, shared through Redis if it is configured. Loads the Redis client only then. */
async function openBudgets(
  local: Budgets,
  { rateLimits, redisUrl }: Config,
  now: () => number,
  logger: Logger,
): Promise<Budgets> {
  if (redisUrl === undefined) return local
  const { RedisBudgets } = await import('./http/budgets/redis-budgets.ts')
  const shared = new RedisBudgets(redisUrl, rateLimits, local, logger, now)
  await shared.ready()
  return shared
}
