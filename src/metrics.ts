import { setImmediate as nextTurn } from 'node:timers/promises'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Connections } from './db/connections.ts'
import type { Database } from './db/database.ts'
import { sql } from './db/drizzle.ts'
import { writeRefusal } from './db/write-refusal.ts'

/** What `/metrics` shows, for Prometheus. */
export interface Metrics {
  registry: Registry
  /** Returns what Prometheus reads, of all processes of a server that has several. */
  text: () => Promise<string>
  /** Rate, errors and duration of requests. */
  requests: Histogram<'operation' | 'status'>
  /** Requests refused by a budget. */
  refusals: Counter<'budget'>
  /** Requests that the request log has lost. */
  requestsDropped: Counter
  /** Uses of keys that were not written. */
  keyUsesDropped: Counter
  /** Attempts to deliver a webhook. */
  webhookAttempts: Counter<'outcome'>
  /** How late attempts begin. */
  webhookLag: Histogram
}

interface Measured {
  db: Database
  background: Database
  clock: { now(): Date }
  budgets: { readonly isAway?: boolean }
  admission: Record<'reads' | 'writes', { inFlight: number; refused: number }>
}

/** Creates the metrics of a process. Those of several are added up, except where an aggregator says otherwise. */
export function createMetrics(measured: Measured, text?: () => Promise<string>): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureDatabase(registry, measured)
  measureQueue(registry, measured)
  measureLoad(registry, measured)
  return {
    registry,
    text: text ?? (() => registry.metrics()),
    requests: new Histogram({
      name: 'taskwire_request_duration_seconds',
      help: 'Duration of requests by operationId (none: no operation matched) and status.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'taskwire_rate_limited_total',
      help: 'Requests refused, by the budget that was exhausted.',
      labelNames: ['budget'],
      registers,
    }),
    requestsDropped: new Counter({
      name: 'taskwire_request_log_dropped_total',
      help: 'Requests that the request log has lost: too many were waiting, or the database was away.',
      registers,
    }),
    keyUsesDropped: new Counter({
      name: 'taskwire_key_uses_dropped_total',
      help: 'Uses of keys that were not written: too many were waiting, or the database was away.',
      registers,
    }),
    webhookAttempts: new Counter({
      name: 'taskwire_webhook_attempts_total',
      help: 'Attempts to deliver a webhook, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    webhookLag: new Histogram({
      name: 'taskwire_webhook_lag_seconds',
      help: 'Time from when a delivery was due to its attempt.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10, 30, 60],
      registers,
    }),
  }
}

interface Figure {
  name: string
  help: string
  /** The label that the values differ in. */
  label?: string
  aggregator?: 'sum' | 'max' | 'min'
}

/** Adds a metric that is read when `/metrics` is. It is absent without a value. */
function addFigure(
  registry: Registry,
  { label, ...described }: Figure,
  read: () => Iterable<[string, number]> | Promise<Iterable<[string, number]>>,
): void {
  const Metric = described.name.endsWith('_total') ? Counter : Gauge
  new Metric({
    ...described,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      const values = await read()
      if (label === undefined) this.remove()
      else this.reset()
      for (const [of, value] of values) this.inc(label === undefined ? {} : { [label]: of }, value)
    },
  })
}

function measureDatabase(registry: Registry, { db, background }: Measured): void {
  const askConnections = askOnce(() =>
    background.execute<{ state: string; count: number }>(sql`
      select coalesce(state, 'none') as state, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and application_name = current_setting('application_name')
      group by 1`),
  )
  addFigure(
    registry,
    {
      name: 'taskwire_database_connections',
      help: 'Connections of this application to the database, by state; absent while it is away.',
      label: 'state',
      aggregator: 'max',
    },
    async () => (await askConnections().catch(() => [])).map(({ state, count }) => [state, count]),
  )
  const askRefusal = askOnce(() => writeRefusal(background))
  addFigure(
    registry,
    {
      name: 'taskwire_database_writable',
      help: '0 where the last write was refused because the database is read-only or full.',
      aggregator: 'min',
    },
    async () => {
      // What a process asks when it is asked whether it is ready, which not every process is.
      if (background.writability.refusal) await askRefusal().catch(() => undefined)
      return [['', background.writability.refusal ? 0 : 1]]
    },
  )
  const pools = Object.entries(poolsOf(db, background))
  const addPoolFigure = (name: string, figure: keyof Connections['load'], help: string): void =>
    addFigure(registry, { name, help, label: 'share' }, () =>
      pools.map(([share, { load }]) => [share, load[figure]]),
    )
  addPoolFigure('taskwire_pool_in_use', 'inUse', 'Connections to the database in use, by what they are for.')
  addPoolFigure('taskwire_pool_size', 'size', 'Connections that there may be, by what they are for.')
  addPoolFigure('taskwire_pool_waiting', 'waiting', 'How many wait for a connection.')
  addPoolFigure(
    'taskwire_pool_refused_total',
    'refused',
    'How many got no connection: too many waited, or none became free in time.',
  )
}

/** A process whose work shares all connections has one pool. */
function poolsOf({ reads, writes }: Database, background: Database): Record<string, Connections> {
  return reads === writes ? { all: reads } : { reads, writes, background: background.reads }
}

/** Both figures come of one question, which keeps one connection where the table is locked. */
function measureQueue(registry: Registry, { background, clock }: Measured): void {
  const ask = askOnce(() => {
    const now = clock.now().toISOString()
    return background.execute<{ depth: number; overdue: number }>(sql`
      select
        (select count(*)::int from webhook_deliveries where status = 'pending') as depth,
        (select coalesce(extract(epoch from ${now}::timestamptz - min(d.next_attempt_at)), 0)::float8
          from webhook_deliveries d
          join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
          where d.status = 'pending' and d.next_attempt_at <= ${now}::timestamptz and e.disabled_at is null) as overdue`)
  })
  const addQueueFigure = (name: string, figure: 'depth' | 'overdue', help: string): void =>
    addFigure(registry, { name, help, aggregator: 'max' }, async () =>
      (await ask().catch(() => [])).map((row) => ['', row[figure]]),
    )
  addQueueFigure(
    'taskwire_webhook_queue_depth',
    'depth',
    'Deliveries that wait for an attempt; absent while the database is away.',
  )
  addQueueFigure(
    'taskwire_webhook_overdue_seconds',
    'overdue',
    'How long the oldest delivery that is due has been so, of endpoints that are enabled.',
  )
}

function measureLoad(registry: Registry, { budgets, admission }: Measured): void {
  const addLoadFigure = (name: string, figure: 'inFlight' | 'refused', help: string): void =>
    addFigure(registry, { name, help, label: 'kind' }, () => [
      ['reads', admission.reads[figure]],
      ['writes', admission.writes[figure]],
    ])
  addLoadFigure('taskwire_requests_in_progress', 'inFlight', 'Requests that are being worked on, by kind.')
  addLoadFigure(
    'taskwire_requests_refused_total',
    'refused',
    'Requests that were refused because too many were being worked on, by kind.',
  )
  addFigure(
    registry,
    {
      name: 'taskwire_redis_away',
      help: '1 while budgets that are to be shared through Redis are counted by each process.',
      aggregator: 'max',
    },
    () => [['', budgets.isAway ? 1 : 0]],
  )
}

/** Time that a database or a process has to answer those who watch it, milliseconds. */
export const watcherTimeoutMs = 2_000

/** Thrown where no answer came in time. */
export class LateError extends Error {}

/**
 * Returns a question for those who watch the process. It is asked once at a time: in a database that hangs each would
 * keep a connection. @throws LateError the question stays asked
 */
export function askOnce<T>(ask: () => Promise<T>): () => Promise<T> {
  let asking: Promise<T> | undefined
  return () => {
    asking ??= ask().finally(() => (asking = undefined))
    return inTime(asking, watcherTimeoutMs, 'the database')
  }
}

/**
 * Waits for an answer for a limited time. If the process itself stood still, the answer has arrived, and is read in this
 * turn of the event loop, after the timers. @throws LateError
 */
export async function inTime<T>(answer: Promise<T>, timeoutMs: number, who: string): Promise<T> {
  const late = Promise.withResolvers<never>()
  const giveUp = async (): Promise<void> => {
    await nextTurn()
    late.reject(new LateError(`${who} did not answer in time`))
  }
  const timer = setTimeout(() => void giveUp(), timeoutMs)
  try {
    return await Promise.race([answer, late.promise])
  } finally {
    clearTimeout(timer)
  }
}
