import cluster, { type Worker } from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { closingMs, drainGraceMs } from '../ending.ts'
import { BackOff } from './back-off.ts'
import { errorOf, openChannel, type Ask, type Failure } from '../channel.ts'
import type { Figures, PrimaryQuestions, ProcessQuestions } from './questions.ts'

export type Kind = 'api' | 'worker'

/** What the primary does for a process. */
export interface Services {
  setup: (kind: Kind) => ReturnType<PrimaryQuestions['setup']>
  budgets: (
    ...calls: Parameters<PrimaryQuestions['budgets']>
  ) => Promise<ReturnType<PrimaryQuestions['budgets']>>
  metricsText: () => Promise<string>
  ended: (process: RunningProcess) => void
}

/** One that runs, from its start to its end. */
export interface RunningProcess {
  figures: () => Promise<Figures>
}

interface Ended {
  code: number | null
  signal: NodeJS.Signals | null
}

interface Running extends RunningProcess {
  worker: Worker
  kind: Kind
  serves: boolean
  isStopping: boolean
  ask: Ask<ProcessQuestions>
  ended: Promise<Ended>
}

/** Starts processes, and others in the place of those that end. */
export class Processes {
  readonly #services: Services
  readonly #logger: Logger
  readonly #stopping = new AbortController()
  readonly #running = new Set<Running>()

  constructor(services: Services, logger: Logger) {
    this.#services = services
    this.#logger = logger
  }

  get running(): Iterable<RunningProcess> {
    return this.#running
  }

  /** Whether any of that kind does. */
  serves(kind: Kind): boolean {
    return this.#running.values().some((one) => one.kind === kind && one.serves)
  }

  /**
   * Keeps one of a kind running. Resolves when it serves, with its URL if it listens.
   * @throws Error why it could not start
   */
  start(kind: Kind): Promise<string | undefined> {
    const first = Promise.withResolvers<string | undefined>()
    void this.#keep(kind, first)
    return first.promise
  }

  async #keep(kind: Kind, first: PromiseWithResolvers<string | undefined>): Promise<void> {
    const { signal } = this.#stopping
    const backOff = new BackOff()
    let hasServed = false
    const serving = (url: string | undefined): void => {
      hasServed = true
      first.resolve(url)
    }
    while (!signal.aborted) {
      const startedAt = performance.now()
      const failure = await this.#run(kind, serving)
      // Who waits for the start decides whether there is to be another try.
      if (!hasServed) return first.reject(errorOf(failure))
      const waitMs = backOff.waitMsAfter(performance.now() - startedAt)
      if (!signal.aborted) await delay(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }

  /** From the start of a process to its end, and why it has ended. */
  async #run(kind: Kind, serving: (url: string | undefined) => void): Promise<Failure> {
    cluster.setupPrimary({ exec: fileURLToPath(new URL('./process.ts', import.meta.url)), args: [kind] })
    const worker = cluster.fork()
    // What cannot be sent to a process that has just ended is lost with it.
    worker.on('error', () => undefined)
    const { setup, budgets, metricsText, ended } = this.#services
    let failure: Failure | undefined
    const ask = openChannel<ProcessQuestions, PrimaryQuestions>(worker.process, {
      setup: () => setup(kind),
      serving: (url) => {
        running.serves = true
        serving(url)
      },
      failed: (reason) => void (failure = reason),
      signalled: () => void stop(running, drainGraceMs),
      budgets,
      metricsText,
    })
    const figures = () => ask('figures')
    const running: Running = {
      worker,
      kind,
      serves: false,
      isStopping: false,
      ask,
      figures,
      ended: endOf(worker),
    }
    this.#running.add(running)
    const { code, signal } = await running.ended
    this.#running.delete(running)
    ended(running)
    const { pid } = worker.process
    if (!this.#stopping.signal.aborted)
      this.#logger.error(
        { process: { kind, pid, code, signal, reason: failure?.message } },
        'a process has ended',
      )
    return failure ?? { message: `process ${pid} (${kind}) ended with ${signal ?? code} before it served` }
  }

  /** Has all of them drain, and ends those that have not done so in time. */
  async stop(graceMs: number): Promise<void> {
    this.#stopping.abort()
    await Promise.all(Array.from(this.#running, (one) => stop(one, graceMs)))
  }
}

async function stop(running: Running, graceMs: number): Promise<void> {
  const { worker, ask, ended } = running
  if (running.isStopping) return void (await ended)
  running.isStopping = true
  ask('stop', graceMs).catch(() => undefined)
  // From here on Node gives it no connection, and has it close its server. Were the process to close it by itself,
  // connections that are just being given to it would hang.
  worker.disconnect()
  const timer = setTimeout(() => worker.process.kill('SIGKILL'), graceMs + closingMs)
  await ended
  clearTimeout(timer)
}

function endOf({ process }: Worker): Promise<Ended> {
  return new Promise((resolve) => {
    process.once('exit', (code, signal) => resolve({ code, signal }))
    // It could not be started at all.
    if (process.pid === undefined) process.once('error', () => resolve({ code: null, signal: null }))
  })
}
