import { parse, type CsvError } from 'csv-parse/sync'
import { isBlank } from '../white-space.ts'

/** A record of a CSV file with its first line's number, or the reason that it cannot be read. */
export type CsvRecord = { line: number; cells: string[] } | { line: number; error: string }

interface Line {
  number: number
  /** The line with its line break. */
  text: string
}

/** The longest record in characters. A quotation mark still open by then is a stray one. */
const maxRecordLength = 250_000

/**
 * Yields one record at a time; quoted cells may contain newlines. A malformed record costs only its first line, where
 * csv-parse alone would drop good lines after a stray quotation mark.
 */
export async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const lines = readLines(chunks)
  let unread: Line[] = []
  const nextLine = async () => unread.shift() ?? (await lines.next()).value ?? undefined

  for (let line = await nextLine(); line; line = await nextLine()) {
    const following = await readToClosingQuote(line, nextLine)
    const text = [line, ...following].map((one) => one.text).join('')
    if (isBlank(text.replace(/^\uFEFF/, ''))) continue
    try {
      yield { line: line.number, cells: parseRecord(text) }
    } catch (error) {
      yield { line: line.number, error: describeCsvError(error as CsvError) }
      unread = [...following, ...unread]
    }
  }
}

async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<Line, undefined> {
  let number = 0
  let rest = ''
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split(/(?<=\n)/)
    rest = lines.pop() ?? ''
    for (const text of lines) yield { number: ++number, text }
  }
  if (rest !== '') yield { number: number + 1, text: rest }
}

/** Returns the further lines of the first line's record: up to the closing quotation mark. */
async function readToClosingQuote(first: Line, nextLine: () => Promise<Line | undefined>): Promise<Line[]> {
  const following: Line[] = []
  let { length } = first.text
  for (let isOpen = hasOddQuotes(first); isOpen && length < maxRecordLength;) {
    const line = await nextLine()
    if (!line) break
    following.push(line)
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
  if (records.length > 1) throw new Error('The line breaks off within a cell.')
  return cells
}

function describeCsvError({ code, message }: Partial<CsvError>): string {
  const quotes = ['CSV_INVALID_CLOSING_QUOTE', 'CSV_QUOTE_NOT_CLOSED', 'INVALID_OPENING_QUOTE']
  return code !== undefined && quotes.includes(code)
    ? 'The line has a stray quotation mark: cells with one are quoted, and the mark in them doubled.'
    : `The line is no CSV: ${message}`
}
