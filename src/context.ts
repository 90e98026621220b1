import type { Logger } from 'pino'
import type { Sql } from 'postgres'
import type { Config } from './config.ts'
import type { Database } from './db/client.ts'
import type { Listener } from './db/listener.ts'
import { KeyCache } from './http/key-cache.ts'
import { cursorKeyFrom } from './http/pagination.ts'
import { MemoryBudgets, type Budgets } from './http/rate-limits.ts'
import { createMetrics, type Metrics } from './metrics.ts'
import { createRealtime, type Realtime } from './realtime.ts'

export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

/** The long-lived parts of a process: built once, passed down. */
export interface AppContext {
  config: Config
  sql: Sql
  db: Database
  logger: Logger
  clock: Clock
  budgets: Budgets
  metrics: Metrics
  listener: Listener
  keyCache: KeyCache
  realtime: Realtime
  /** Seals the cursors; derived from the session secret. */
  cursorKey: Buffer
  /** Set while the process drains: it is no longer ready. */
  draining: boolean
}

export interface ContextParts {
  config: Config
  sql: Sql
  db: Database
  logger: Logger
  listener: Listener
  sessionSecret: string
  clock?: Clock
}

export function createContext({ clock = systemClock, sessionSecret, ...parts }: ContextParts): AppContext {
  return {
    ...parts,
    clock,
    budgets: new MemoryBudgets(parts.config.rateLimits, clock),
    metrics: createMetrics(parts.sql),
    cursorKey: cursorKeyFrom(sessionSecret),
    keyCache: new KeyCache(parts.listener, parts.config.creatorRecheckSeconds),
    realtime: createRealtime(parts.listener),
    draining: false,
  }
}
