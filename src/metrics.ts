import type { Logger } from 'pino'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Connections } from './db/pool/connections.ts'
import type { Database } from './db/database.ts'
import { sql } from './db/drizzle.ts'
import { findWriteRefusal } from './db/write-refusal.ts'
import { measureDroppedLines } from './log-output.ts'
import { withTimeout } from './with-timeout.ts'

interface MetricSources {
  db: Database
  background: Database
  clock: { now(): Date }
  logger: Logger
  budgets: { readonly isUnavailable?: boolean }
  admission: Record<'reads' | 'writes', { inFlight: number; refused: number }>
}

/** State of all processes of a cluster, which replaces that of a single process. */
interface SharedMetrics {
  /** Returns the metrics as text for Prometheus. */
  text: () => Promise<string>
  /** Returns the names of background work whose last run failed, for `/readyz`. */
  allFailing: () => Promise<Iterable<string>>
}

/** The metrics of `/metrics`, for Prometheus. */
export type Metrics = ReturnType<typeof createMetrics>

/** Creates the metrics of a process. Metrics of several processes are summed, unless an aggregator says otherwise. */
export function createMetrics(measured: MetricSources, shared?: SharedMetrics) {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  measureDatabase(registry, measured)
  measureQueue(registry, measured)
  measureLoad(registry, measured)
  measureDroppedLines(registry, measured.logger)
  const failing = new Set<string>()
  const own: SharedMetrics = {
    text: () => registry.metrics(),
    allFailing: () => Promise.resolve(failing),
  }
  return {
    ...(shared ?? own),
    registry,
    /** Names of background work in this process whose last run failed. */
    failing,
    requests: new Histogram({
      name: 'taskwire_request_duration_seconds',
      help: 'Duration of requests by operationId (none: no operation matched) and status.',
      labelNames: ['operation', 'status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    refusals: new Counter({
      name: 'taskwire_rate_limited_total',
      help: 'Requests refused by a rate limit, by the exhausted budget.',
      labelNames: ['budget'],
      registers,
    }),
    requestsDropped: new Counter({
      name: 'taskwire_request_log_dropped_total',
      help: 'Requests missing from the request log: too many were waiting, or the database was unavailable.',
      registers,
    }),
    keyUsesDropped: new Counter({
      name: 'taskwire_key_uses_dropped_total',
      help: 'Key uses that were not recorded: too many were waiting, or the database was unavailable.',
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
      help: 'Time from the due time of a delivery to its attempt.',
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 10, 30, 60],
      registers,
    }),
  }
}

interface Figure {
  name: string
  help: string
  /** Label of the values. */
  label?: string
  aggregator?: 'sum' | 'max' | 'min'
}

/** Adds a metric whose values are read for each request of `/metrics`. A metric without a value is absent. */
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

function measureDatabase(registry: Registry, { db, background }: MetricSources): void {
  const readConnections = coalesce(() =>
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
      help: 'Connections of this application to the database, by state; absent while the database is unavailable.',
      label: 'state',
      aggregator: 'max',
    },
    async () => (await readConnections().catch(() => [])).map(({ state, count }) => [state, count]),
  )
  const readRefusal = coalesce(() => findWriteRefusal(background))
  addFigure(
    registry,
    {
      name: 'taskwire_database_writable',
      help: '0 if the last write was refused because the database is read-only or full.',
      aggregator: 'min',
    },
    async () => {
      // Updates the state as `/readyz` does, which not every process serves.
      if (background.writability.refusal) await readRefusal().catch(() => undefined)
      return [['', background.writability.refusal ? 0 : 1]]
    },
  )
  const pools = Object.entries(poolsOf(db, background))
  const addPoolFigure = (name: string, figure: keyof Connections['load'], help: string): void =>
    addFigure(registry, { name, help, label: 'share' }, () =>
      pools.map(([share, { load }]) => [share, load[figure]]),
    )
  addPoolFigure('taskwire_pool_in_use', 'inUse', 'Database connections in use, by kind of work.')
  addPoolFigure('taskwire_pool_size', 'size', 'Maximum number of database connections, by kind of work.')
  addPoolFigure(
    'taskwire_pool_waiting',
    'waiting',
    'Requests that wait for a database connection, by kind of work.',
  )
  addPoolFigure(
    'taskwire_pool_refused_total',
    'refused',
    'Requests that got no database connection: too many waited, or no connection became available in time.',
  )
}

/** Returns the pools by name. A process whose work shares all connections has one pool. */
function poolsOf({ reads, writes }: Database, background: Database): Record<string, Connections> {
  return reads === writes ? { all: reads } : { reads, writes, background: background.reads }
}

/** Measures the outbox. Both figures share a query, so that a locked table blocks only one connection. */
function measureQueue(registry: Registry, { background, clock }: MetricSources): void {
  const readQueue = coalesce(() => {
    const now = clock.now().toISOString()
    return background.nodes.ask((scope) =>
      background.execute<{ depth: number; overdue: number }>(sql`
      select
        (select count(*)::int from webhook_deliveries d where status = 'pending' and ${scope.has('d.workspace_id')}) as depth,
        (select coalesce(extract(epoch from ${now}::timestamptz - min(d.next_attempt_at)), 0)::float8
          from webhook_deliveries d
          join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
          where d.status = 'pending' and d.next_attempt_at <= ${now}::timestamptz and e.disabled_at is null
            and ${scope.has('d.workspace_id')} and ${scope.has('e.workspace_id')}) as overdue`),
    )
  })
  const addQueueFigure = (name: string, figure: 'depth' | 'overdue', help: string): void =>
    addFigure(registry, { name, help, aggregator: 'max' }, async () =>
      (await readQueue().catch(() => [])).map((row) => ['', row[figure]]),
    )
  addQueueFigure(
    'taskwire_webhook_queue_depth',
    'depth',
    'Deliveries that wait for an attempt; absent while the database is unavailable.',
  )
  addQueueFigure(
    'taskwire_webhook_overdue_seconds',
    'overdue',
    'Time since the oldest due delivery of an enabled endpoint became due.',
  )
}

function measureLoad(registry: Registry, { budgets, admission }: MetricSources): void {
  const addLoadFigure = (name: string, figure: 'inFlight' | 'refused', help: string): void =>
    addFigure(registry, { name, help, label: 'kind' }, () => [
      ['reads', admission.reads[figure]],
      ['writes', admission.writes[figure]],
    ])
  addLoadFigure('taskwire_requests_in_progress', 'inFlight', 'Requests in progress, by kind.')
  addLoadFigure('taskwire_requests_refused_total', 'refused', 'Requests refused by load shedding, by kind.')
  addFigure(
    registry,
    {
      name: 'taskwire_redis_down',
      help: '1 while each process counts rate limits locally because Redis is unavailable.',
      aggregator: 'max',
    },
    () => [['', budgets.isUnavailable ? 1 : 0]],
  )
}

/** Timeout of queries for `/readyz` and `/metrics`, in milliseconds. */
export const probeTimeoutMs = 2_000

/** Lets concurrent callers share the query in flight. @throws TimeoutError, after which the query is still in flight */
export function coalesce<T>(query: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | undefined
  return () => {
    inFlight ??= query().finally(() => (inFlight = undefined))
    return withTimeout(inFlight, probeTimeoutMs, 'the database')
  }
}
