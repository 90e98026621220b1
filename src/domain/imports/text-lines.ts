import { isAscii, isUtf8 } from 'node:buffer'

/** A line of a text file. */
export interface Line {
  number: number
  /** The line with its line break; empty if the line is too long. */
  text: string
  isTooLong?: boolean
}

/** Maximum length of a line, in bytes. A longer line is not kept in memory. */
const maxLineBytes = 2 ** 20

const marks = [
  { encoding: 'utf-8', bytes: Buffer.of(0xef, 0xbb, 0xbf) },
  { encoding: 'utf-16le', bytes: Buffer.of(0xff, 0xfe) },
  { encoding: 'utf-16be', bytes: Buffer.of(0xfe, 0xff) },
]
const maxMarkBytes = 3

/**
 * Yields the lines of a file in UTF-8, in UTF-16 with a byte order mark, or in Windows-1252 (product.md
 * 26.2). Invalid bytes become U+FFFD.
 */
export async function* readLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Line, undefined> {
  const iterator = chunks[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < maxMarkBytes) {
    const next = await iterator.next()
    if (next.done) break
    start = Buffer.concat([start, next.value])
  }
  const mark = marks.find(({ bytes }) => start.subarray(0, bytes.length).equals(bytes))
  const content = follow(start.subarray(mark?.bytes.length ?? 0), iterator)
  const bytes = mark && mark.encoding !== 'utf-8' ? toUtf8(content, mark.encoding) : content
  yield* splitLines(bytes, decoderOf(mark !== undefined))
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

async function* splitLines(
  chunks: AsyncIterable<Buffer>,
  decode: (line: Buffer) => string,
): AsyncGenerator<Line, undefined> {
  let number = 0
  let parts: Buffer[] = []
  let length = 0
  const add = (part: Buffer): void => {
    length += part.length
    if (length <= maxLineBytes) parts.push(part)
  }
  const endLine = (): Line => {
    const isTooLong = length > maxLineBytes
    const line = { number: ++number, text: isTooLong ? '' : decode(Buffer.concat(parts)), isTooLong }
    parts = []
    length = 0
    return line
  }
  for await (const chunk of chunks) {
    let from = 0
    for (let end; (end = chunk.indexOf(lineFeed, from)) !== -1; from = end + 1) {
      add(chunk.subarray(from, end + 1))
      yield endLine()
    }
    if (from < chunk.length) add(chunk.subarray(from))
  }
  if (length > 0) yield endLine()
}
