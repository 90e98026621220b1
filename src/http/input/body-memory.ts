import type { Request } from 'express'
import { AppError } from '../../errors.ts'

/** Memory overhead of a chunk in bytes, since its content may be a single byte. */
const chunkBytes = 200

/** Size up to which a body is always accepted, in bytes. */
const smallBytes = 16 * 1024

/** Bounds the total memory of request bodies. A small body, or the only body, is always accepted (product.md 2.12). */
export class BodyMemory {
  readonly #maxBytes: number
  /** Memory that all bodies hold, in bytes. */
  bytes = 0

  constructor(maxBytes = 64 * 2 ** 20) {
    this.#maxBytes = maxBytes
  }

  /**
   * Reads all bytes of a body with listeners, since async iteration costs several times the CPU. A large body counts
   * until its request ends.
   * @throws AppError with the given code, or service_unavailable
   */
  read(
    req: Request,
    limitBytes: number,
    refusal: 'payload_too_large' | 'unsupported_media_type',
    detail?: string,
  ): Promise<Buffer> {
    const refused = () => new AppError(refusal, detail === undefined ? {} : { detail })
    if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw refused()
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
        if (length > limitBytes) refuse(refused())
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
