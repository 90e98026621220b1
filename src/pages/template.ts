import { promisify } from 'node:util'
import { constants, crc32, deflateRaw } from 'node:zlib'

const deflate = promisify(deflateRaw)

/** A gzip header without a name and a time (RFC 1952, 2.3). */
const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** An empty last block (RFC 1951, 3.2.3). */
const lastBlock = Buffer.from([3, 0])

/** A text with `{{name}}` where each response has a value. It is compressed once, whatever the values are. */
export class Template {
  readonly #parts: readonly Buffer[]
  /** The name of the value after each part but the last. */
  readonly #names: readonly string[]
  #deflated: Promise<Buffer[]> | undefined

  constructor(text: string) {
    const pieces = text.split(/\{\{(server|nonce)\}\}/)
    this.#parts = pieces.filter((_, i) => i % 2 === 0).map((part) => Buffer.from(part))
    this.#names = pieces.filter((_, i) => i % 2 === 1)
  }

  fill(values: Record<string, string>): Buffer {
    const valueAt = (i: number): Buffer => Buffer.from(values[this.#names[i] ?? ''] ?? '')
    return Buffer.concat(this.#parts.flatMap((part, i) => [part, valueAt(i)]))
  }

  /** Returns the gzipped text: between the parts, which are compressed alone and once, the values are stored as they are. */
  async zip(values: Record<string, string>): Promise<Buffer> {
    const flush = { finishFlush: constants.Z_SYNC_FLUSH }
    this.#deflated ??= Promise.all(this.#parts.map((part) => deflate(part, flush)))
    const blockAt = (i: number): Buffer => storedBlock(values[this.#names[i] ?? ''] ?? '')
    const blocks = (await this.#deflated).flatMap((part, i) => [part, blockAt(i)])
    const text = this.fill(values)
    const tail = Buffer.alloc(8)
    tail.writeUInt32LE(crc32(text))
    tail.writeUInt32LE(text.length, 4)
    return Buffer.concat([head, ...blocks, lastBlock, tail])
  }
}

/** Returns a block that is not compressed (RFC 1951, 3.2.4). */
function storedBlock(value: string): Buffer {
  const bytes = Buffer.from(value)
  const start = Buffer.alloc(5)
  start.writeUInt16LE(bytes.length, 1)
  start.writeUInt16LE(~bytes.length & 0xffff, 3)
  return Buffer.concat([start, bytes])
}
