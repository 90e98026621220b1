import { ConcurrencyLimit } from './concurrency-limit.ts'

/** Bounds how many calls of each person are in flight and how many wait (product.md 2.13). */
export class PersonLimit {
  readonly #maxInFlight: number
  readonly #maxWaiting: number
  readonly #limits = new Map<string, { limit: ConcurrencyLimit; calls: number }>()

  constructor(maxInFlight: number, maxWaiting: number) {
    this.#maxInFlight = maxInFlight
    this.#maxWaiting = maxWaiting
  }

  /** Runs the work as soon as the person has a free slot. @throws AppError service_unavailable */
  async run<T>(person: string, work: () => Promise<T>): Promise<T> {
    const own = this.#limits.get(person) ?? {
      limit: new ConcurrencyLimit(this.#maxInFlight, this.#maxWaiting),
      calls: 0,
    }
    this.#limits.set(person, own)
    own.calls++
    try {
      return await own.limit.run(work)
    } finally {
      if (--own.calls === 0) this.#limits.delete(person)
    }
  }
}
