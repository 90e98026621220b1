import { AppError } from '../../errors.ts'

/** Bounds how many calls are in flight at once and how many wait for a slot. Sheds further calls (product.md 2.11). */
export class ConcurrencyLimit {
  readonly #maxInFlight: number
  readonly #maxWaiting: number
  /** Functions that give a slot to a waiting call. */
  readonly #waiting: (() => void)[] = []
  inFlight = 0
  /** Number of calls refused so far. */
  refused = 0

  constructor(maxInFlight: number, maxWaiting: number) {
    this.#maxInFlight = maxInFlight
    this.#maxWaiting = maxWaiting
  }

  /** @throws AppError service_unavailable */
  refuseIfFull(): void {
    if (this.inFlight < this.#maxInFlight || this.#waiting.length < this.#maxWaiting) return
    this.refused++
    throw new AppError('service_unavailable', { retryAfterSeconds: 1 })
  }

  /** Runs the work as soon as a slot is free. @throws AppError service_unavailable */
  async run<T>(work: () => Promise<T>): Promise<T> {
    this.refuseIfFull()
    if (this.inFlight < this.#maxInFlight) this.inFlight++
    else await new Promise<void>((resolve) => this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.inFlight--
    }
  }
}
