import { AppError } from '../errors.ts'
import { retryAfterSeconds } from './room.ts'

const usualMaxBytes = 64 * 2 ** 20
/** What a piece of a body takes of memory beside its bytes, which may come one by one. */
const pieceBytes = 200

/** A body of which a part has arrived. */
export interface ArrivingBody {
  bytes: number
  /** Called once, and never after it has left. */
  refuse: (error: AppError) => void
}

/**
 * The bodies that are arriving, on all connections. Clients that send them slowly would have the memory of the process,
 * so where they are too many bytes together those are refused that have taken the longest time. One is never too much,
 * however large it is.
 */
export class ArrivingBodies {
  readonly #maxBytes: number
  /** The one that began first stands first. */
  readonly #bodies = new Set<ArrivingBody>()
  #bytes = 0

  constructor(maxBytes = usualMaxBytes) {
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** Takes a piece of a body. */
  add(body: ArrivingBody, piece: Buffer): void {
    const bytes = piece.length + pieceBytes
    body.bytes += bytes
    this.#bytes += bytes
    this.#bodies.add(body)
    if (this.#bytes > this.#maxBytes) this.#refuseFirst()
  }

  /** Once it has been read, or will not be. */
  remove(body: ArrivingBody): void {
    if (this.#bodies.delete(body)) this.#bytes -= body.bytes
  }

  #refuseFirst(): void {
    for (const body of this.#bodies) {
      if (this.#bytes <= this.#maxBytes || this.#bodies.size === 1) return
      this.remove(body)
      body.refuse(new AppError('service_unavailable', { retryAfterSeconds }))
    }
  }
}
