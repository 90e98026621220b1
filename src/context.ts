import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Listener } from './db/listener.ts'
import { createSecretBox, type SecretBox } from './crypto/secret-box.ts'
import { checkUrl, parseUrl, UnsafeUrlError, type Lookup } from './delivery/address-guard.ts'
import { AppError } from './errors.ts'
import { createAdmission, type Admission } from './http/admission.ts'
import { Heartbeat } from './http/heartbeat.ts'
import { KeyCache } from './http/key-cache.ts'
import { cursorKeysFrom, type CursorKeys } from './http/pagination.ts'
import { MemoryBudgets, type Budgets } from './http/rate-limits.ts'
import type { UrlRules } from './http/public-urls.ts'
import { createRequestRecorder } from './http/request-log.ts'
import { createKeyUseRecorder } from './http/key-use-recorder.ts'
import type { BatchWriter } from './http/batch-writer.ts'
import type { KeyUse } from './domain/api-keys/key-uses.ts'
import type { KnownRequest } from './domain/request-log/write-requests.ts'
import { measureLoad } from './load-metrics.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { monotonicClock, systemClock } from './clocks.ts'
import { noteEvent } from './tracing/spans.ts'

export interface Clock {
  now(): Date
}

/** The long-lived parts of a process: built once, passed down. */
export interface AppContext {
  config: Config
  db: Database
  /** The same database, by connections that requests do not use, for what no client waits for. */
  background: Database
  logger: Logger
  clock: Clock
  budgets: Budgets
  metrics: Metrics
  listener: Listener
  keyCache: KeyCache
  admission: Admission
  requestRecorder: BatchWriter<KnownRequest>
  keyUseRecorder: BatchWriter<KeyUse>
  /** Of streams. */
  heartbeat: Heartbeat
  cursorKeys: CursorKeys
  /** What Prometheus reads. */
  metricsText: () => Promise<string>
  /** Opens signing secrets; its key is derived from the session secret. */
  secretBox: SecretBox
  urls: UrlRules
  /** Aborted when the process begins to drain: it is no longer ready, and streams end. */
  drain: AbortController
}

/** What the processes of one server share, where there are several. */
export interface Shared {
  budgets: Budgets
  /** The metrics of all of them. */
  metricsText: () => Promise<string>
}

export interface ContextParts {
  config: Config
  db: Database
  background?: Database
  logger: Logger
  listener: Listener
  sessionSecret: string
  /** Instead of the system's, and of the one that budgets go by. */
  clock?: Clock
  /** In the place of the system's name servers. */
  lookup?: Lookup
  shared?: Shared | undefined
  /** Replaces the usual limits. */
  admission?: Admission
}

export async function createContext({
  clock: given,
  sessionSecret,
  lookup,
  shared,
  admission = createAdmission(),
  ...parts
}: ContextParts): Promise<AppContext> {
  const { config, db, background = db, logger } = parts
  const drain = new AbortController()
  const clock = given ?? systemClock
  const metrics = createMetrics(background, clock)
  db.signals.onCommit('taskwire_deliveries', noteEvent)
  const budgetClock = given ?? monotonicClock
  const local = shared?.budgets ?? new MemoryBudgets(config.rateLimits, budgetClock)
  const context: AppContext = {
    ...parts,
    background,
    clock,
    budgets: await openBudgets(local, config, budgetClock, logger),
    metrics,
    metricsText: shared?.metricsText ?? (() => metrics.registry.metrics()),
    cursorKeys: cursorKeysFrom(sessionSecret, config.sessionSecretPrevious),
    keyCache: new KeyCache(parts.listener, parts.db, config.creatorRecheckSeconds),
    secretBox: createSecretBox(sessionSecret, config.sessionSecretPrevious),
    urls: urlRules(parts.config, lookup),
    admission,
    requestRecorder: createRequestRecorder({
      db: background,
      logger,
      dropped: metrics.requestsDropped,
      mode: config.requestLog.mode,
    }),
    keyUseRecorder: createKeyUseRecorder(background, logger, metrics.keyUsesDropped),
    heartbeat: new Heartbeat(),
    drain,
  }
  measureLoad(metrics.registry, context)
  return context
}

function urlRules({ webhooks: { allowInsecure } }: Config, lookup: Lookup | undefined): UrlRules {
  const options = { allowInsecure, ...(lookup && { lookup }) }
  return {
    async checkUrl(text, param) {
      try {
        return (await checkUrl(text, options)).href
      } catch (error) {
        throw unsafeUrl(error, param)
      }
    },
    parseUrl(text, param) {
      try {
        return parseUrl(text, options).href
      } catch (error) {
        throw unsafeUrl(error, param)
      }
    },
  }
}

function unsafeUrl(error: unknown, param: string): unknown {
  if (!(error instanceof UnsafeUrlError)) return error
  const sentence = `${error.message.charAt(0).toUpperCase()}${error.message.slice(1)}.`
  return new AppError('unsafe_url', { param, detail: sentence })
}

/** Shared through Redis where one is configured; else its client is not in memory. */
async function openBudgets(
  local: Budgets,
  { rateLimits, redisUrl }: Config,
  clock: Clock,
  logger: Logger,
): Promise<Budgets> {
  if (redisUrl === undefined) return local
  const { RedisBudgets } = await import('./http/redis-budgets.ts')
  const shared = new RedisBudgets(redisUrl, rateLimits, local, logger, clock)
  await shared.ready()
  return shared
}
