import { isAscii, isUtf8 } from 'node:buffer'
import type { Line } from './csv-records.ts'

/** Length of a line, in bytes, from which it is not kept in memory. */
const maxLineBytes = 2 ** 20

const marks = [
  { encoding: 'utf-8', bytes: Buffer.of(0xef, 0xbb, 0xbf) },
  { encoding: 'utf-16le', bytes: Buffer.of(0xff, 0xfe) },
  { encoding: 'utf-16be', bytes: Buffer.of(0xfe, 0xff) },
]
const maxMarkBytes = 3

/**
 * Yields the lines, in groups, of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252 (product.md
 * 26.2). Invalid bytes become U+FFFD.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line[], undefined> {
  const iterator = chunks[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  try {
    while (start.length < maxMarkBytes) {
      const next = await iterator.next()
      if (next.done) break
      start = Buffer.concat([start, next.value])
    }
    const mark = marks.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
    const content = follow(start.subarray(mark?.bytes.length ?? 0), iterator)
    const bytes = mark && mark.encoding !== 'utf-8' ? toUtf8(content, mark.encoding) : content
    yield* splitLines(bytes, decoderOf(mark !== undefined))
  } finally {
    // A reader of the first lines leaves the rest of the file.
    await iterator.return?.()
  }
}

async function* follow(start: Buffer, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Buffer> {
  yield start
  yield* { [Symbol.asyncIterator]: () => rest } as AsyncIterable<Buffer>
}

async function* toUtf8(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding)
  for await (const chunk of chunks) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}

const windows1252 = new TextDecoder('windows-1252')

/**
 * Returns a function that decodes a file's lines in turn. A line that is not valid UTF-8 is decoded as
 * Windows-1252, unless the file has a byte order mark or an earlier line was UTF-8 beyond ASCII.
 */
function decoderOf(hasMark: boolean): (line: Buffer) => string {
  let isKnown = hasMark
  return (line) => {
    if (isAscii(line)) return line.toString('latin1')
    isKnown ||= isUtf8(line)
    return isKnown ? line.toString() : windows1252.decode(line)
  }
}

const lineFeed = 10
const carriageReturn = 13

/** Maximum number of bytes that are split at once, so that one turn of the event loop stays short. */
const maxStepBytes = 16_384

async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  decode: (line: Buffer) => string,
): AsyncGenerator<Line[], undefined> {
  const splitter = new LineSplitter(decode)
  for await (const chunk of chunks)
    for (let at = 0; at < chunk.length; at += maxStepBytes)
      yield splitter.split(chunk.subarray(at, at + maxStepBytes))
  yield splitter.end()
}

/** Splits chunks at `\n`, `\r\n`, `\r`, and at the `\r\r\n` that a broken conversion leaves. */
class LineSplitter {
  readonly #decode: (line: Buffer) => string
  #number = 0
  #parts: Buffer[] = []
  #length = 0
  /** Carriage returns at the end of a chunk, whose next byte is unknown. */
  #carried: Buffer = Buffer.alloc(0)

  constructor(decode: (line: Buffer) => string) {
    this.#decode = decode
  }

  split(chunk: Buffer, isLast = false): Line[] {
    const bytes = this.#carried.length > 0 ? Buffer.concat([this.#carried, chunk]) : chunk
    this.#carried = Buffer.alloc(0)
    const lines: Line[] = []
    let from = 0
    let feed = indexFrom(bytes, lineFeed, 0)
    let back = indexFrom(bytes, carriageReturn, 0)
    while (Math.min(feed, back) < bytes.length) {
      const end = Math.min(feed, back)
      if (end === from && this.#length === 0) {
        const blank = this.#takeBlank(bytes, from, isLast)
        if (!blank) break
        lines.push(blank.line)
        from = blank.end
        if (feed < from) feed = indexFrom(bytes, lineFeed, from)
        if (back < from) back = indexFrom(bytes, carriageReturn, from)
        continue
      }
      const next = end === feed ? end + 1 : afterReturn(bytes, end)
      this.#add(bytes.subarray(from, end))
      from = end
      if (next === undefined && !isLast) break
      from = next ?? end + 1
      lines.push(this.#endLine())
      if (feed < from) feed = indexFrom(bytes, lineFeed, from)
      if (back < from) back = indexFrom(bytes, carriageReturn, from)
    }
    if (bytes[from] === carriageReturn) this.#carried = bytes.subarray(from)
    else this.#add(bytes.subarray(from))
    return lines
  }

  end(): Line[] {
    const lines = this.split(Buffer.alloc(0), true)
    return this.#length > 0 ? [...lines, this.#endLine()] : lines
  }

  #add(part: Buffer): void {
    this.#length += part.length
    if (part.length > 0 && this.#length < maxLineBytes) this.#parts.push(part)
  }

  /** Takes a run of empty lines, which may be millions, as one line of line breaks. */
  #takeBlank(bytes: Buffer, from: number, isLast: boolean): { line: Line; end: number } | undefined {
    let count = 0
    let end = from
    for (; end < bytes.length; count++) {
      const byte = bytes[end]
      const atReturn = byte === carriageReturn ? (afterReturn(bytes, end) ?? (isLast ? end + 1 : end)) : end
      const next = byte === lineFeed ? end + 1 : atReturn
      if (next === end) break
      end = next
    }
    if (count === 0) return undefined
    const line = { number: this.#number + 1, text: '\n'.repeat(count - 1) }
    this.#number += count
    return { line, end }
  }

  #endLine(): Line {
    const isTooLong = this.#length >= maxLineBytes
    const [first] = this.#parts
    const bytes = this.#parts.length === 1 && first ? first : Buffer.concat(this.#parts)
    const text = isTooLong ? '' : this.#decode(bytes)
    this.#parts = []
    this.#length = 0
    return { number: ++this.#number, text, ...(isTooLong && { isTooLong }) }
  }
}

/** Returns the index of a byte, or the length if there is none. */
function indexFrom(bytes: Buffer, byte: number, from: number): number {
  const at = bytes.indexOf(byte, from)
  return at === -1 ? bytes.length : at
}

/** Returns the index after a line break that begins with `\r`; undefined if that depends on the next chunk. */
function afterReturn(bytes: Buffer, at: number): number | undefined {
  const next = bytes[at + 1]
  if (next === lineFeed) return at + 2
  if (next !== carriageReturn) return next === undefined ? undefined : at + 1
  const third = bytes[at + 2]
  if (third === undefined) return undefined
  return third === lineFeed ? at + 3 : at + 1
}
