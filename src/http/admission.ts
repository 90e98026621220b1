import type { ServerResponse } from 'node:http'
import { AppError } from '../errors.ts'
import { StreamLimit } from './event-stream.ts'

/** Bounds how many calls are in flight at once and how many wait for a slot. It sheds the rest (product.md 2.11). */
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

  hasRoomFor({ bytes }: Body): boolean {
    return bytes <= smallBytes || this.bytes <= this.#maxBytes || this.bytes === bytes
  }

  open(res: ServerResponse | undefined): Body {
    return new Body(this, res)
  }
}

/** A body in memory. A large body counts until its request has ended, since writes may wait for a slot. */
class Body {
  readonly #memory: BodyMemory
  readonly #res: ServerResponse | undefined
  #chunks: Buffer[] = []
  /** Size of the content, bytes. */
  length = 0
  /** Memory that counts against the limit, bytes. */
  bytes = 0

  constructor(memory: BodyMemory, res: ServerResponse | undefined) {
    this.#memory = memory
    this.#res = res
  }

  /** Adds a chunk. Returns false if it exceeds the limit. */
  add(chunk: Buffer): boolean {
    this.#chunks.push(chunk)
    this.length += chunk.length
    this.#count(chunk.length + chunkBytes)
    return this.#memory.hasRoomFor(this)
  }

  /** Ends the body and returns its content. */
  end(): Buffer {
    const content = Buffer.concat(this.#chunks)
    this.#chunks = []
    this.#count(this.length - this.bytes)
    if (this.length <= smallBytes || this.#res?.closed !== false) this.drop()
    else this.#res.once('close', () => this.drop())
    return content
  }

  drop(): void {
    this.#chunks = []
    this.#count(-this.bytes)
  }

  #count(bytes: number): void {
    this.bytes += bytes
    this.#memory.bytes += bytes
  }
}

/** Creates the limits of a process: requests by kind, password hashing, key look-ups, bodies in memory, streams. */
export const createAdmission = () => ({
  reads: new ConcurrencyLimit(256, 744),
  writes: new ConcurrencyLimit(256, 744),
  passwords: new ConcurrencyLimit(2, 50),
  keyLookups: new ConcurrencyLimit(8, 1_000),
  bodies: new BodyMemory(),
  streams: new StreamLimit(),
})
export type Admission = ReturnType<typeof createAdmission>
