import type { ServerResponse } from 'node:http'

/** Bytes of memory that a chunk takes beside its content, which may be a single byte. */
const chunkBytes = 200
/** Bytes of a body that has room whatever others hold. */
const smallBytes = 16 * 1024

/** Bounds the memory that the bodies of requests hold together. A small or an only one always has room (product.md 2.12). */
export class BodyMemory {
  readonly #maxBytes: number
  /** Bytes that all bodies hold. */
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

/** A body in memory. A large one counts until its request is over, since writes may wait. */
class Body {
  readonly #memory: BodyMemory
  readonly #res: ServerResponse | undefined
  #chunks: Buffer[] = []
  /** Bytes of content. */
  length = 0
  /** Bytes that count. */
  bytes = 0

  constructor(memory: BodyMemory, res: ServerResponse | undefined) {
    this.#memory = memory
    this.#res = res
  }

  /** Returns whether there was room for the chunk. */
  add(chunk: Buffer): boolean {
    this.#chunks.push(chunk)
    this.length += chunk.length
    this.#count(chunk.length + chunkBytes)
    return this.#memory.hasRoomFor(this)
  }

  /** Returns the whole content. */
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
