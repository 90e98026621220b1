import { AppError } from '../errors.ts'
import { BodyMemory } from './body-memory.ts'

/** Bounds how much is in flight at once and how much waits for a slot. The rest is shed (product.md 2.11). */
export class ConcurrencyLimit {
  readonly #maxInFlight: number
  readonly #maxWaiting: number
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

  /** Runs the work as soon as a slot is free, in order of arrival. @throws AppError service_unavailable */
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

/** Limits of a process: requests by kind, passwords that are hashed, keys that are looked up, bodies in memory. */
export const createAdmission = () => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  passwords: new ConcurrencyLimit(2, 50),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
})
export type Admission = ReturnType<typeof createAdmission>
