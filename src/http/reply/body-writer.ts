import type { ServerResponse } from 'node:http'
import { endResponse } from './end-response.ts'

/**
 * Minimum length of a string, in characters, that is encoded before writing: otherwise Node would keep both string and
 * bytes until the body is sent.
 */
const longBytes = 256 * 1024

/**
 * Ends responses with their bodies. The bodies of one turn of the event loop are written together at its end, since a
 * write that wakes the reader costs several times the CPU of the following writes.
 */
export class BodyWriter {
  readonly #maxUnsentBytes: number
  #ready: { res: ServerResponse; body: string | Buffer }[] = []
  /** Size of each response that the client has not yet read completely, in bytes, oldest first. */
  readonly #unsent = new Map<ServerResponse, number>()
  #unsentBytes = 0

  constructor(maxUnsentBytes = 64 * 2 ** 20) {
    this.#maxUnsentBytes = maxUnsentBytes
  }

  write(res: ServerResponse, text: string | Buffer): void {
    const body = typeof text === 'string' && text.length > longBytes ? Buffer.from(text) : text
    if (this.#ready.push({ res, body }) === 1) setImmediate(() => this.#writeReady())
  }

  #writeReady(): void {
    const ready = this.#ready
    this.#ready = []
    for (const { res, body } of ready) {
      endResponse(res, body)
      if (res.writableLength > 0 && !res.closed) this.#keepUnsent(res, res.writableLength)
    }
  }

  /** Bounds the memory of slow readers: disconnects the clients with the oldest unsent responses (product.md 15.10). */
  #keepUnsent(res: ServerResponse, bytes: number): void {
    this.#unsent.set(res, bytes)
    this.#unsentBytes += bytes
    res.once('close', () => this.#forget(res))
    for (const oldest of this.#unsent.keys()) {
      if (this.#unsentBytes <= this.#maxUnsentBytes || oldest === res) return
      this.#forget(oldest)
      oldest.destroy()
    }
  }

  #forget(res: ServerResponse): void {
    this.#unsentBytes -= this.#unsent.get(res) ?? 0
    this.#unsent.delete(res)
  }
}
