import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'

/*
 * A backup is a compressed row of frames: a line with the kind and the length of what follows, the bytes, and the end of the
 * line. The last line holds the SHA-256 of all before it, so that half a file is told from a whole one.
 */

/** A piece of a backup. */
export interface Frame {
  kind: 'header' | 'table' | 'rows'
  bytes: Buffer
}

/** The file is not what a backup is. The message says why. */
export class DamagedBackupError extends Error {
  override name = 'DamagedBackupError'
}

const endOfLine = Buffer.from('\n')
/** PostgreSQL has no value beyond it. */
const maxBytes = 2 ** 30

export async function* encodeFrames(frames: AsyncIterable<Frame> | Iterable<Frame>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const { kind, bytes } of frames) {
    for (const piece of [Buffer.from(`${kind} ${bytes.length}\n`), bytes, endOfLine]) {
      hash.update(piece)
      yield piece
    }
  }
  yield Buffer.from(`sha256 ${hash.digest('hex')}\n`)
}

/** @throws DamagedBackupError, at the end where the whole has been altered or cut off */
export async function* readFrames(path: string): AsyncGenerator<Frame> {
  const file = createReadStream(path)
  const unpacked = createGunzip()
  file.once('error', (error) => unpacked.destroy(error)).pipe(unpacked)
  try {
    yield* decodeFrames(new Bytes(unpacked))
  } finally {
    file.destroy()
  }
}

async function* decodeFrames(bytes: Bytes): AsyncGenerator<Frame> {
  const hash = createHash('sha256')
  for (;;) {
    const line = await bytes.line()
    const [, kind, length] = /^(header|table|rows) (\d{1,10})\n$/.exec(line.toString('latin1')) ?? []
    if (kind === undefined) {
      if (line.toString('latin1') !== `sha256 ${hash.digest('hex')}\n` || !(await bytes.isAtEnd()))
        throw new DamagedBackupError('it has been altered: its checksum is another')
      return
    }
    if (Number(length) > maxBytes) throw new DamagedBackupError('it has been altered')
    const rest = await bytes.take(Number(length) + 1)
    hash.update(line).update(rest)
    yield { kind: kind as Frame['kind'], bytes: rest.subarray(0, -1) }
  }
}

/** Hands out what a stream brings, in pieces of the size that is wanted. */
class Bytes {
  readonly #source: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  async take(length: number): Promise<Buffer> {
    const pieces = [this.#rest]
    for (let got = this.#rest.length; got < length; got += pieces.at(-1)?.length ?? 0)
      pieces.push(await this.#next())
    const all = pieces.length === 1 ? this.#rest : Buffer.concat(pieces)
    this.#rest = all.subarray(length)
    return all.subarray(0, length)
  }

  /** A line of ours is short. */
  async line(): Promise<Buffer> {
    while (!this.#rest.includes(10)) {
      if (this.#rest.length > 100) throw new DamagedBackupError('it is not a backup of Taskwire')
      this.#rest = Buffer.concat([this.#rest, await this.#next()])
    }
    return this.take(this.#rest.indexOf(10) + 1)
  }

  async isAtEnd(): Promise<boolean> {
    return this.#rest.length === 0 && (await this.#pull()) === undefined
  }

  async #next(): Promise<Buffer> {
    const piece = await this.#pull()
    if (piece === undefined) throw new DamagedBackupError('it is cut off: its end is missing')
    return piece
  }

  async #pull(): Promise<Buffer | undefined> {
    try {
      const piece = await this.#source.next()
      return piece.done ? undefined : piece.value
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code === 'Z_BUF_ERROR') throw new DamagedBackupError('it is cut off: its end is missing')
      if (code?.startsWith('Z_')) throw new DamagedBackupError('it is not a backup of Taskwire, or altered')
      throw error
    }
  }
}
