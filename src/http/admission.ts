import { availableParallelism } from 'node:os'
import type { Request } from 'express'
import { AppError } from '../errors.ts'
import { OpenStreams, type StreamCounts } from './event-stream.ts'

interface Waiter {
  resolve: () => void
  reject: (error: AppError) => void
}

/** Number of owners whose failures are remembered. */
const maxRemembered = 10_000
/** Longest rest of a slot after a failed call, milliseconds. */
const maxRestMs = 100

/** Bounds how many calls are in flight at once and how many wait for a slot. It sheds the rest (product.md 2.11). */
export class ConcurrencyLimit {
  readonly #maxInFlight: number
  readonly #maxWaiting: number
  readonly #rests: boolean
  /** Calls that wait, by their owner, in the order of turns. */
  readonly #waiting = new Map<string, Waiter[]>()
  #waitingCount = 0
  #isInTurn = false
  /** Failed calls since the last success, by owner; -1 after a success. */
  readonly #failures = new Map<string, number>()
  inFlight = 0
  /** Number of calls refused so far. */
  refused = 0

  /** @param options.rests whether a slot rests after a failed call for as long as the call took: so guesses take half of it */
  constructor(maxInFlight: number, maxWaiting: number, { rests = false } = {}) {
    this.#rests = rests
    this.#maxInFlight = maxInFlight
    this.#maxWaiting = maxWaiting
  }

  /** @throws AppError service_unavailable */
  refuseIfFull(): void {
    if (this.inFlight < this.#maxInFlight || this.#waitingCount < this.#maxWaiting) return
    throw this.#refusal()
  }

  /**
   * Runs the work as soon as a slot is free. Owners take turns; every second slot is for one whose work fails least.
   * @throws AppError service_unavailable
   */
  async run<T>(
    work: () => Promise<T>,
    owner = '',
    succeeds: (result: T) => boolean = () => true,
  ): Promise<T> {
    if (this.inFlight < this.#maxInFlight) this.inFlight++
    else await this.#wait(owner)
    let hasSucceeded = false
    const startedAt = performance.now()
    try {
      const result = await work()
      hasSucceeded = succeeds(result)
      return result
    } finally {
      if (owner !== '') this.#remember(owner, hasSucceeded)
      if (hasSucceeded || !this.#rests) this.#release()
      else setTimeout(() => this.#release(), Math.min(performance.now() - startedAt, maxRestMs))
    }
  }

  /** Gives a slot to the next call. */
  #release(): void {
    const next = this.#next()
    if (next === undefined) this.inFlight--
    else this.#remove(next, 'shift')?.resolve()
  }

  #remember(owner: string, hasSucceeded: boolean): void {
    const failures = this.#failures.get(owner) ?? 0
    this.#failures.delete(owner)
    this.#failures.set(owner, hasSucceeded ? -1 : failures + 1)
    const [oldest = ''] = this.#failures.keys()
    if (this.#failures.size > maxRemembered) this.#failures.delete(oldest)
  }

  /** Returns the owner of the next call, in turn or, every second time, the owner with the fewest failures. */
  #next(): string | undefined {
    const [first] = this.#waiting.keys()
    this.#isInTurn = !this.#isInTurn
    if (this.#isInTurn) return first
    const failuresOf = (owner: string): number => this.#failures.get(owner) ?? 0
    return this.#waiting
      .keys()
      .reduce<string | undefined>(
        (best, owner) => (best === undefined || failuresOf(owner) < failuresOf(best) ? owner : best),
        undefined,
      )
  }

  /** Weighs an owner's calls. Failures, which weigh less than one call, decide between equals. */
  #weigh(owner: string, calls: number): number {
    const failures = 1 + (this.#failures.get(owner) ?? 0)
    return calls + failures / (failures + 1)
  }

  /** Waits for a slot. If too many wait, the owner with the most waiting calls, or of those failures, loses its latest. */
  #wait(owner: string): Promise<void> {
    const own = this.#waiting.get(owner) ?? []
    if (this.#waitingCount >= this.#maxWaiting) {
      const weights = Array.from(
        this.#waiting,
        ([name, { length }]) => [name, this.#weigh(name, length)] as const,
      )
      const [greediest, weight] = weights.reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0])
      if (weight <= this.#weigh(owner, own.length + 1)) throw this.#refusal()
      this.#remove(greediest, 'pop')?.reject(this.#refusal())
    }
    const { promise, ...waiter } = Promise.withResolvers<void>()
    this.#waiting.set(owner, [...own, waiter])
    this.#waitingCount++
    return promise
  }

  /** Removes the first or the last call of an owner, who goes behind the other owners. */
  #remove(owner: string, which: 'shift' | 'pop'): Waiter | undefined {
    const calls = this.#waiting.get(owner) ?? []
    const removed = calls[which]()
    this.#waiting.delete(owner)
    if (calls.length > 0) this.#waiting.set(owner, calls)
    this.#waitingCount--
    return removed
  }

  #refusal(): AppError {
    this.refused++
    return new AppError('service_unavailable', { retryAfterSeconds: 1 })
  }
}

/** Bytes of memory that a chunk takes in addition to its content, which may be a single byte. */
const chunkBytes = 200
/** Size up to which a body is always accepted, bytes. */
const smallBytes = 16 * 1024

/** Bounds the memory that all request bodies hold together. A small or an only body is always accepted (product.md 2.12). */
export class BodyMemory {
  readonly #maxBytes: number
  /** Memory that all bodies hold, bytes. */
  bytes = 0

  constructor(maxBytes = 64 * 2 ** 20) {
    this.#maxBytes = maxBytes
  }

  /**
   * Reads all bytes of a body with listeners, since async iteration costs several times the CPU. A large body counts until
   * its request has ended, since writes may wait for a slot.
   * @throws AppError the refusal, service_unavailable
   */
  read(
    req: Request,
    limitBytes: number,
    refusal: 'payload_too_large' | 'unsupported_media_type',
  ): Promise<Buffer> {
    if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new AppError(refusal)
    return new Promise((resolve, reject) => {
      let chunks: Buffer[] = []
      let length = 0
      let held = 0
      const hold = (bytes: number): void => {
        this.bytes += bytes - held
        held = bytes
      }
      const onData = (chunk: Buffer): void => {
        chunks.push(chunk)
        length += chunk.length
        hold(length + chunks.length * chunkBytes)
        if (length > limitBytes) refuse(new AppError(refusal))
        else if (held > smallBytes && this.bytes > this.#maxBytes && this.bytes !== held)
          refuse(new AppError('service_unavailable', { retryAfterSeconds: 1 }))
      }
      const onEnd = (): void => {
        const isKept = length > smallBytes && req.res?.closed === false
        hold(isKept ? length : 0)
        if (isKept) req.res?.once('close', () => hold(0))
        resolve(Buffer.concat(chunks))
        chunks = []
      }
      const refuse = (error: Error): void => {
        req.off('data', onData).off('end', onEnd)
        chunks = []
        hold(0)
        // The rest is discarded, so that the connection can serve another request.
        req.resume()
        reject(error)
      }
      req.on('data', onData)
      req.on('end', onEnd)
      req.once('error', reject)
      req.once('close', () => {
        if (!req.readableEnded) refuse(new Error('the request was cut off'))
      })
    })
  }
}

/** Creates the limits of a process: requests by kind, password hashing (which leaves a core to requests), key look-ups, bodies in memory, streams. */
export const createAdmission = (streams: StreamCounts = new OpenStreams()) => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  passwords: new ConcurrencyLimit(availableParallelism() > 2 ? 2 : 1, 100, { rests: true }),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
  streams,
})
export type Admission = ReturnType<typeof createAdmission>
