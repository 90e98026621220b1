import { setImmediate as nextTurn } from 'node:timers/promises'

/** Time for which long work computes before it gives way to other requests, in milliseconds. */
const turnMs = 1

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

  /** Waits for the next turn of the event loop. @throws the reason of an abort */
  async rest(): Promise<void> {
    await nextTurn()
    this.#signal?.throwIfAborted()
    this.#since = performance.now()
  }
}
