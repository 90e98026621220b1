import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'

/** Time for which long work computes before it gives way to other requests, in milliseconds. */
const turnMs = 1
/** Time in which nothing else can have run between two turns, in milliseconds. */
const idleMs = 0.1
/** Time for which long work waits while other requests are served, in milliseconds. */
const giveWayMs = 4

/** Lets other requests be served, and signals arrive, during long work such as reading a file. */
export class Pacer {
  #since = performance.now()
  readonly #signal: AbortSignal | undefined

  constructor(signal?: AbortSignal) {
    this.#signal = signal
  }

  /** Returns whether the turn has been long enough. */
  get isDue(): boolean {
    return performance.now() - this.#since > turnMs
  }

  /** Waits for the next turn if this one has been long enough. @throws the reason of an abort */
  async pause(): Promise<void> {
    if (this.isDue) await this.rest()
  }

  /**
   * Waits for the next turn of the event loop, and longer if something else ran meanwhile (docs/decisions/process.md).
   * @throws the reason of an abort
   */
  async rest(): Promise<void> {
    const since = performance.now()
    await nextTurn()
    if (performance.now() - since > idleMs) await delay(giveWayMs)
    this.#signal?.throwIfAborted()
    this.#since = performance.now()
  }
}
