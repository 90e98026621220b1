import { sql, type SQL } from './db/drizzle.ts'
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Database } from './db/database.ts'
import { askOnce } from './in-time.ts'

/** What `/metrics` shows, for Prometheus. */
export interface Metrics {
  registry: Registry
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

/** Processes of one server are added up; an aggregator says so where each tells the same. */
export function createMetrics(db: Database, clock: { now(): Date }): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const askConnections = asker<{ state: string; count: number }>(
    db,
    () => sql`
      select coalesce(state, 'none') as state, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and application_name = current_setting('application_name')
      group by 1`,
  )
  // Two gauges show it, and keep one connection where the table is locked.
  const askQueue = asker<{ depth: number; overdue: number }>(db, () => {
    const now = clock.now().toISOString()
    return sql`
      select
        (select count(*)::int from webhook_deliveries where status = 'pending') as depth,
        (select coalesce(extract(epoch from ${now}::timestamptz - min(d.next_attempt_at)), 0)::float8
          from webhook_deliveries d
          join webhook_endpoints e on e.workspace_id = d.workspace_id and e.id = d.endpoint_id
          where d.status = 'pending' and d.next_attempt_at <= ${now}::timestamptz and e.disabled_at is null) as overdue`
  })
  new Gauge({
    name: 'taskwire_database_connections',
    help: 'Connections of this application to the database, by state; absent while it is away.',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset()
      for (const { state, count } of await askConnections()) this.set({ state }, count)
    },
  })
  new Gauge({
    name: 'taskwire_webhook_queue_depth',
    help: 'Deliveries that wait for an attempt; absent while the database is away.',
    aggregator: 'max',
    registers,
    async collect() {
      this.remove()
      const [row] = await askQueue()
      if (row) this.set(row.depth)
    },
  })
  new Gauge({
    name: 'taskwire_webhook_overdue_seconds',
    help: 'How long the oldest delivery that is due has been so, of endpoints that are enabled.',
    aggregator: 'max',
    registers,
    async collect() {
      this.remove()
      const [row] = await askQueue()
      if (row) this.set(row.overdue)
    },
  })
  return {
    registry,
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

/** Asks for rows. There are none where the database cannot be asked or hangs: the other figures are shown all the same. */
function asker<Row extends Record<string, unknown>>(db: Database, query: () => SQL): () => Promise<Row[]> {
  const ask = askOnce(async () => (await db.execute<Row>(query())) as Row[])
  return () => ask().catch(() => [])
}
