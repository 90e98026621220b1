import { AggregatorRegistry, Registry, collectDefaultMetrics } from 'prom-client'
import { inTime, watcherPatienceMs } from '../in-time.ts'
import type { Figures } from './questions.ts'

/** A process waits itself for a database that does not answer, and has more to tell. */
const patienceMs = watcherPatienceMs + 1_000

/** A process whose metrics are added to those of the others. */
export interface Counted {
  figures: () => Promise<Figures>
}

/** Adds up the metrics of the primary and of its processes. What processes that have ended had counted stays counted. */
export class AddedMetrics {
  readonly #own = new Registry()
  readonly #processes: () => Iterable<Counted>
  /** What each process said last: it may end before it is asked again. */
  readonly #latest = new Map<Counted, Figures>()
  #ended: Promise<Figures> = Promise.resolve([])

  constructor(processes: () => Iterable<Counted>) {
    collectDefaultMetrics({ register: this.#own })
    this.#processes = processes
  }

  async text(): Promise<string> {
    const own = (await this.#own.getMetricsAsJSON()).map(asOfServer)
    await Promise.all(Array.from(this.#processes(), (one) => this.#ask(one)))
    const latest = [...this.#latest.values()]
    return add([own, ...latest, await this.#ended]).metrics()
  }

  /** A counter that falls would look to Prometheus like one that began anew. */
  end(process: Counted): void {
    const figures = this.#latest.get(process) ?? []
    this.#latest.delete(process)
    const counts = figures.filter(({ type }) => String(type) === 'counter' || String(type) === 'histogram')
    this.#ended = this.#ended.then((ended) => add([ended, counts]).getMetricsAsJSON())
  }

  /** One that hangs, or has ended meanwhile, is counted by what it said last. */
  async #ask(process: Counted): Promise<void> {
    const figures = await inTime(process.figures(), patienceMs, 'a process').catch(() => undefined)
    if (figures) this.#latest.set(process, figures)
  }
}

const add = (all: Figures[]): Registry => AggregatorRegistry.aggregate(all)

/**
 * What prom-client would leave out or take the mean of: the server has started when its primary has, and one process that has
 * more to do than its core can is to be seen beside others that have not. The first that has a metric says how it is added up.
 */
function asOfServer(metric: Figures[number]): Figures[number] {
  if (metric.name === 'process_start_time_seconds') return { ...metric, aggregator: 'first' }
  return /^nodejs_eventloop_lag_(p\d+_)?seconds/.test(metric.name) ? { ...metric, aggregator: 'max' } : metric
}
