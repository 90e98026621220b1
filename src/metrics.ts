import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'
import type { Sql } from 'postgres'

/** What `/metrics` shows, for Prometheus. */
export interface Metrics {
  registry: Registry
  /** Rate, errors and duration of requests. */
  requests: Histogram<'operation' | 'status'>
  /** Requests refused by a budget. */
  refusals: Counter<'budget'>
}

export function createMetrics(sql: Sql): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'taskwire_database_connections',
    help: 'Connections of this application to the database, by state; absent while it is away.',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset()
      for (const { state, count } of await connections(sql)) this.set({ state }, count)
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
  }
}

async function connections(sql: Sql): Promise<{ state: string; count: number }[]> {
  try {
    return await sql<{ state: string; count: number }[]>`
      select coalesce(state, 'none') as state, count(*)::int as count
      from pg_stat_activity
      where datname = current_database() and application_name = current_setting('application_name')
      group by 1`
  } catch {
    return []
  }
}
