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

const maxStreams = 10

/** Bounds the streams that one session has open in this process (product.md 18.10). */
export class StreamLimit {
  readonly #open = new Map<string, number>()

  /** Counts a stream until its signal is aborted. @throws AppError stream_limit */
  add(sessionId: string, signal: AbortSignal): void {
    const open = this.#open.get(sessionId) ?? 0
    if (open >= maxStreams) throw new AppError('stream_limit', { retryAfterSeconds: 1 })
    if (signal.aborted) return
    this.#open.set(sessionId, open + 1)
    signal.addEventListener('abort', () => this.#remove(sessionId), { once: true })
  }

  #remove(sessionId: string): void {
    const open = (this.#open.get(sessionId) ?? 0) - 1
    if (open > 0) this.#open.set(sessionId, open)
    else this.#open.delete(sessionId)
  }
}

/** Limits of a process: requests by kind, passwords that are hashed, keys that are looked up, bodies in memory, streams. */
export const createAdmission = () => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  passwords: new ConcurrencyLimit(2, 50),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
  streams: new StreamLimit(),
})
export type Admission = ReturnType<typeof createAdmission>
