import type { Logger } from 'pino'
import {
  AggregatorRegistry,
  Registry,
  collectDefaultMetrics,
  type MetricObjectWithValues,
  type MetricValue,
} from 'prom-client'
import { measureDroppedLines } from '../log-output.ts'
import { probeTimeoutMs } from '../metrics.ts'
import { withTimeout } from '../with-timeout.ts'
import type { Call } from './calls.ts'

type MetricValues = MetricObjectWithValues<MetricValue<string>>[]

/** Timeout for the metrics of a process, in milliseconds. A process may itself wait for the database. */
const timeoutMs = probeTimeoutMs + 1_000

/** Aggregates the metrics of the primary and of its processes. */
export class AggregatedMetrics {
  readonly #primary = new Registry()
  /** The latest metrics of each running process. */
  readonly #latest = new Map<Call, MetricValues>()
  /** Counters of exited processes, without which the sums would decrease. */
  #ended: Promise<MetricValues> = Promise.resolve([])

  constructor(logger: Logger) {
    collectDefaultMetrics({ register: this.#primary })
    measureDroppedLines(this.#primary, logger)
  }

  begin(process: Call): void {
    this.#latest.set(process, [])
  }

  end(process: Call): void {
    const figures = this.#latest.get(process) ?? []
    this.#latest.delete(process)
    const counts = figures.filter(({ type }) => /counter|histogram/.test(String(type)))
    this.#ended = this.#ended.then((ended) => add(ended, counts).getMetricsAsJSON())
  }

  /** Returns the metrics for Prometheus. If a process does not respond, its latest known metrics count. */
  async text(): Promise<string> {
    await Promise.all(this.#latest.keys().map((process) => this.#update(process)))
    const primary = (await this.#primary.getMetricsAsJSON()).map(forServer)
    return add(primary, ...this.#latest.values(), await this.#ended).metrics()
  }

  async #update(process: Call): Promise<void> {
    const figures = await withTimeout(process<MetricValues>('figures'), timeoutMs, 'a process').catch(
      () => undefined,
    )
    if (figures && this.#latest.has(process)) this.#latest.set(process, figures)
  }
}

const add = (...all: MetricValues[]): Registry => AggregatorRegistry.aggregate(all)

/** Overrides how prom-client aggregates the start time (the primary's) and the event loop lag (the worst process's). */
function forServer(metric: MetricValues[number]): MetricValues[number] {
  if (metric.name === 'process_start_time_seconds') return { ...metric, aggregator: 'first' }
  return /^nodejs_eventloop_lag_(p\d+_)?seconds/.test(metric.name) ? { ...metric, aggregator: 'max' } : metric
}
