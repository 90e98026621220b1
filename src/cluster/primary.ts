import cluster from 'node:cluster'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { warnOfProblems } from '../checks/warn-of-problems.ts'
import { closingMs, drainGraceMs, type Config } from '../config.ts'
import type { Charge } from '../http/budgets/budgets.ts'
import { InMemoryBudgets } from '../http/budgets/in-memory-budgets.ts'
import { InFlight } from '../http/admission/in-flight.ts'
import { OpenStreams, type StreamOwner } from '../http/streams/open-streams.ts'
import { probeTimeoutMs } from '../metrics.ts'
import { addDemo, prepareDatabase } from '../prepare-database.ts'
import type { RunningServer } from '../start.ts'
import { withTimeout } from '../with-timeout.ts'
import { AggregatedMetrics } from './aggregated-metrics.ts'
import { connect, type Call } from './calls.ts'

/** Delay before replacing an exited process, in milliseconds, since each replacement may fail to start. */
const restartMs = 1_000

/** Starts a server of several processes behind one port. The primary holds the shared state, and serves no requests. */
export async function startCluster(
  config: Config,
  logger: Logger,
  signal: AbortSignal,
): Promise<RunningServer> {
  await using opened = new AsyncDisposableStack()
  const prepared = await prepareDatabase(config, logger, signal, opened)
  await warnOfProblems(config, prepared.databaseUrl, logger)
  const processes = new Processes({ ...config, ...prepared, demo: false }, logger)
  opened.defer(() => processes.stop(0))
  signal.throwIfAborted()
  const giveUp = (): void => void processes.stop(0)
  signal.addEventListener('abort', giveUp)
  const background = config.role === 'all' ? [processes.keep('worker')] : []
  const apis = Array.from({ length: config.workers }, () => processes.keep('api'))
  const [port = 0] = await Promise.all([...apis, ...background])
  const demo = await addDemo(config, prepared, logger)
  signal.removeEventListener('abort', giveUp)
  const open = opened.move()
  const stop = async (graceMs: number): Promise<void> => {
    await processes.stop(graceMs)
    await open.disposeAsync()
  }
  return { port, demo, stop }
}

class Processes {
  readonly #config: Config
  readonly #logger: Logger
  readonly #budgets: InMemoryBudgets
  readonly #metrics: AggregatedMetrics
  readonly #streams = new OpenStreams()
  readonly #imports: InFlight
  readonly #calls = new Set<Call>()
  /** Functions that stop the running processes. */
  readonly #stops = new Set<(graceMs: number) => Promise<unknown>>()
  #isStopping = false

  constructor(config: Config, logger: Logger) {
    this.#config = config
    this.#logger = logger
    this.#imports = new InFlight(config.importsInFlight)
    this.#budgets = new InMemoryBudgets(config.rateLimits)
    this.#metrics = new AggregatedMetrics(logger)
  }

  /** Keeps a process running. Resolves with its port once it serves requests. @throws Error if it cannot start */
  keep(role: 'api' | 'worker'): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const keepRunning = async (): Promise<void> => {
      for (; !this.#isStopping; await delay(restartMs)) reject(await this.#run(role, resolve))
    }
    void keepRunning()
    return promise
  }

  async stop(graceMs: number): Promise<void> {
    this.#isStopping = true
    await Promise.all(Array.from(this.#stops, (stop) => stop(graceMs)))
  }

  /** Returns the names of the background work that fails in any process that responds. */
  async #failing(): Promise<string[]> {
    const asked = Array.from(this.#calls, (call) =>
      withTimeout(call<string[]>('failing'), probeTimeoutMs, 'a process').catch(() => []),
    )
    return [...new Set((await Promise.all(asked)).flat())]
  }

  /** Runs a process until it exits, and returns the reason. */
  async #run(role: 'api' | 'worker', serves: (port: number) => void): Promise<Error> {
    cluster.setupPrimary({ exec: fileURLToPath(new URL('./process.ts', import.meta.url)), args: [role] })
    const worker = cluster.fork()
    const { pid } = worker.process
    const ended = new Promise<unknown[]>((resolve) => {
      worker.once('exit', (...end) => resolve(end))
      if (pid === undefined) resolve(['not started'])
    })
    let failure: Error | undefined
    const fail = (error: Error): void => {
      failure = error
      worker.process.kill('SIGKILL')
    }
    /** Owners of the open streams of the process, one entry for each stream. */
    const streams: StreamOwner[] = []
    const closeStream = (owner: StreamOwner): void => {
      const at = streams.findIndex(({ sessionId }) => sessionId === owner.sessionId)
      if (at < 0) return
      streams.splice(at, 1)
      this.#streams.close(owner)
    }
    const imports = new Set<string>()
    const endImport = (person: string): void => {
      if (imports.delete(person)) this.#imports.end(person)
    }
    const call = connect(worker, {
      ready: () => void call<number>('start', { ...this.#config, role }).then(serves, fail),
      spend: (charges: Charge[]) => this.#budgets.spend(charges),
      peek: (charge: Charge) => this.#budgets.peek(charge),
      metricsText: () => this.#metrics.text(),
      failing: () => this.#failing(),
      openStream: (owner: StreamOwner) => this.#streams.open(owner) && streams.push(owner) > 0,
      closeStream,
      beginImport: (person: string) => this.#imports.begin(person) && imports.add(person).size > 0,
      endImport,
      stop: () => void stop(drainGraceMs),
    })
    const stop = async (graceMs: number): Promise<void> => {
      // Disconnects first: a connection that the primary passes to a process that no longer listens would hang.
      if (!worker.exitedAfterDisconnect) worker.disconnect()
      void call('stop', graceMs)
      setTimeout(() => worker.process.kill('SIGKILL'), graceMs + closingMs).unref()
      await ended
    }
    this.#stops.add(stop)
    this.#metrics.begin(call)
    this.#calls.add(call)
    const [code, signal] = await ended
    this.#stops.delete(stop)
    this.#metrics.end(call)
    this.#calls.delete(call)
    for (const owner of [...streams]) closeStream(owner)
    for (const person of [...imports]) endImport(person)
    const process = { kind: role, pid, code, signal, reason: failure?.message }
    if (!this.#isStopping) this.#logger.error({ process }, 'worker process exited')
    return (
      failure ??
      new Error(`process ${pid} (${role}) exited with ${String(signal ?? code)} before it was ready`)
    )
  }
}
