import { AppError } from '../errors.ts'

const usualMaxBytes = 64 * 2 ** 20
/** What a piece of a body takes of memory beside its bytes, which may come one by one. */
const pieceBytes = 200

/** The body of a request, from its first byte until the request is over. */
export class ArrivingBody {
  bytes = 0
  /** Called once, while it arrives. */
  refuse: (error: AppError) => void = () => undefined
}

/**
 * The bodies that are arriving, on all connections, and those of requests that are worked on. Clients that send them slowly,
 * or whose writes wait, would have the memory of the process, so where they are too many bytes together those are refused
 * that have been arriving for the longest time. One is never too much by itself, however large it is.
 */
export class ArrivingBodies {
  readonly #maxBytes: number
  /** The one that began first stands first. */
  readonly #arriving = new Set<ArrivingBody>()
  /** Of all bodies. */
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
    this.#arriving.add(body)
    if (this.#bytes > this.#maxBytes) this.#refuseFirst()
  }

  /** Once all of it has arrived, in one piece: it still counts. */
  keep(body: ArrivingBody, bytes: number): void {
    if (!this.#arriving.delete(body)) return
    this.#bytes += bytes - body.bytes
    body.bytes = bytes
  }

  /** Once the request is over, or its body will not be read. */
  remove(body: ArrivingBody): void {
    this.#arriving.delete(body)
    this.#bytes -= body.bytes
    body.bytes = 0
  }

  #refuseFirst(): void {
    for (const body of this.#arriving) {
      if (this.#bytes <= this.#maxBytes || this.#bytes === body.bytes) return
      this.remove(body)
      body.refuse(new AppError('service_unavailable', { retryAfterSeconds: 1 }))
    }
  }
}
