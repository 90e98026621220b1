import { setImmediate as nextTurn } from 'node:timers/promises'

/** Time for which an import computes before it gives way to other requests, in milliseconds. */
const turnMs = 2

/** Lets other requests be served, and signals arrive, while a file is read. */
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

  /** Waits for the next turn of the event loop. @throws the reason of an abort */
  async rest(): Promise<void> {
    await nextTurn()
    this.#signal?.throwIfAborted()
    this.#since = performance.now()
  }
}
