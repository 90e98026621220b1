import { parse, type CsvError } from 'csv-parse/sync'
import { isBlank } from '../white-space.ts'

/** A record of a CSV file with its first line's number, or the reason that it cannot be read. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; error: string }

interface Line {
  number: number
  /** The line with its line break; empty if the line is too long. */
  text: string
  isTooLong?: boolean
}

/** The longest record in characters. A quotation mark that is still open by then is taken as text. */
const maxRecordLength = 250_000
/** The longest line, bytes. A longer line is not kept in memory. */
const maxLineBytes = 2 ** 20

/**
 * Yields one record at a time; quoted cells may contain newlines. A malformed record costs only its first line, where
 * csv-parse alone would drop good lines after a stray quotation mark.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const lines = readLines(chunks)
  /** The lines after a malformed one, the next one last. */
  const unread: Line[] = []
  const nextLine = async () => unread.pop() ?? (await lines.next()).value ?? undefined

  for (let line = await nextLine(); line; line = await nextLine()) {
    if (line.isTooLong) {
      yield { line: line.number, error: 'The line is longer than 1 MiB.' }
      continue
    }
    const following = await readToClosingQuote(line, nextLine)
    const text = [line, ...following].map((one) => one.text).join('')
    if (isBlank(text.replace(/^\uFEFF/, ''))) continue
    try {
      yield { line: line.number, cells: parseRecord(text) }
    } catch (error) {
      yield { line: line.number, error: describeCsvError(error as CsvError) }
      unread.push(...following.reverse())
    }
  }
}

async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line, undefined> {
  let number = 0
  let parts: string[] = []
  let bytes = 0
  const endLine = (): Line => {
    const isTooLong = bytes > maxLineBytes
    const line = { number: ++number, text: isTooLong ? '' : parts.join(''), isTooLong }
    parts = []
    bytes = 0
    return line
  }
  for await (const chunk of chunks) {
    for (const part of chunk.split(/(?<=\n)/)) {
      bytes += Buffer.byteLength(part)
      if (bytes <= maxLineBytes) parts.push(part)
      if (part.endsWith('\n')) yield endLine()
    }
  }
  if (bytes > 0) yield endLine()
}

/** Returns the further lines of the first line's record: up to the closing quotation mark. */
async function readToClosingQuote(first: Line, nextLine: () => Promise<Line | undefined>): Promise<Line[]> {
  const following: Line[] = []
  let { length } = first.text
  for (let isOpen = hasOddQuotes(first); isOpen && length < maxRecordLength;) {
    const line = await nextLine()
    if (!line) break
    following.push(line)
    if (line.isTooLong) break
    length += line.text.length
    if (hasOddQuotes(line)) isOpen = false
  }
  return following
}

function hasOddQuotes({ text }: Line): boolean {
  let isOdd = false
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at + 1)) isOdd = !isOdd
  return isOdd
}

function parseRecord(text: string): string[] {
  const records = parse(text.replace(/\r?\n$/, ''), { bom: true, record_delimiter: ['\r\n', '\n'] })
  const [cells = []] = records
  if (records.length > 1) throw new Error('The line ends within a cell.')
  return cells
}

function describeCsvError({ code, message }: Partial<CsvError>): string {
  const quotes = ['CSV_INVALID_CLOSING_QUOTE', 'CSV_QUOTE_NOT_CLOSED', 'INVALID_OPENING_QUOTE']
  return code !== undefined && quotes.includes(code)
    ? 'The line has a stray quotation mark: cells with one are quoted, and the mark in them doubled.'
    : `The line is not valid CSV: ${message}`
}
