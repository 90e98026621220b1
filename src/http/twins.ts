import { AppError } from '../errors.ts'
import { inTime, LateError } from '../in-time.ts'

/** With the first of them. Each of the others costs memory, and not a connection. */
const maxTwins = 50
const maxWaitMs = 10_000

/** The request that does the work, and how many wait for it. */
interface Running {
  ended: Promise<void>
  waiting: number
}

/** The requests with an `Idempotency-Key` that this process is working on, so that their twins wait here, and not in PostgreSQL. */
export class Twins {
  readonly #running = new Map<string, Running>()

  /**
   * Does the work when no twin is doing it, and otherwise waits for that one.
   * @param replay what the first may have left when it has ended
   * @throws AppError idempotency_key_in_use where too many wait, or it has waited too long
   */
  async inTurn<T>(name: string, replay: () => Promise<T | undefined>, work: () => Promise<T>): Promise<T> {
    const until = performance.now() + maxWaitMs
    for (let first = this.#running.get(name); first; first = this.#running.get(name)) {
      await waitFor(first, until)
      const replayed = await replay()
      if (replayed !== undefined) return replayed
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#running.set(name, { ended: promise, waiting: 0 })
    try {
      return await work()
    } finally {
      this.#running.delete(name)
      resolve()
    }
  }
}

async function waitFor(first: Running, until: number): Promise<void> {
  const inUse = () => new AppError('idempotency_key_in_use', { retryAfterSeconds: 1 })
  if (first.waiting >= maxTwins - 1) throw inUse()
  first.waiting++
  try {
    await inTime(first.ended, until - performance.now(), 'the first request')
  } catch (error) {
    throw error instanceof LateError ? inUse() : error
  } finally {
    first.waiting--
  }
}
