import { parse, type CsvError } from 'csv-parse/sync'
import { isBlank } from '../white-space.ts'
import { readLines, type Line } from './text-lines.ts'

/** A record of a CSV file with the number of its first line, or the reason why it cannot be read. */
export type CsvRecord =
  | { line: number; cells: string[] }
  | { line: number; error: string; /** The malformed line. */ text: string }

/** The separators. If several are equally frequent in a header, the first one wins. */
const separators = ['\t', ';', ','] as const
type Separator = (typeof separators)[number]

/**
 * Maximum length of a record, in characters. A quotation mark that is still open by then is treated as text.
 */
const maxRecordLength = 250_000

/**
 * Yields one record at a time, beginning with the header; quoted cells may contain newlines. Only the first
 * line of a malformed record fails; csv-parse alone would drop valid lines after a stray quotation mark.
 */
export async function* readCsv(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRecord> {
  const lines = readLines(chunks)
  /** The lines after a malformed one, in reverse order. */
  const unread: Line[] = []
  const nextLine = async () => unread.pop() ?? (await lines.next()).value ?? undefined
  let separator: Separator | undefined

  for (let line = await nextLine(); line; line = await nextLine()) {
    if (line.isTooLong) {
      yield { line: line.number, error: 'The line is longer than 1 MiB.', text: '' }
      continue
    }
    const following = await readToClosingQuote(line, nextLine)
    const text = [line, ...following].map((one) => one.text).join('')
    separator ??= isBlank(text) ? undefined : separatorOf(text)
    try {
      const cells = isBlank(text) ? [] : parseRecord(text, separator)
      // Spreadsheets save an empty row as separators.
      if (!cells.every(isBlank)) yield { line: line.number, cells }
    } catch (error) {
      unread.push(...following.reverse())
      if (separator === '\t') yield { line: line.number, cells: withoutBreak(line.text).split(separator) }
      else yield { line: line.number, error: describeCsvError(error as CsvError), text: line.text }
    }
  }
}

/** Returns the record's remaining lines, up to the closing quotation mark. */
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

/** Returns the most frequent separator in a header, outside quoted cells. */
function separatorOf(header: string): Separator {
  const unquoted = header.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string): number => unquoted.split(separator).length - 1
  const [best] = separators.toSorted((one, other) => count(other) - count(one))
  return best !== undefined && count(best) > 0 ? best : ','
}

function parseRecord(text: string, delimiter: Separator | undefined): string[] {
  const records = parse(withoutBreak(text), {
    ...(delimiter && { delimiter }),
    record_delimiter: ['\r\n', '\n'],
  })
  const [cells = []] = records
  if (records.length > 1) throw new Error('The line ends within a cell.')
  return cells
}

const withoutBreak = (text: string): string => text.replace(/\r?\n$/, '')

function describeCsvError({ code, message }: Partial<CsvError>): string {
  const quotes = ['CSV_INVALID_CLOSING_QUOTE', 'CSV_QUOTE_NOT_CLOSED', 'INVALID_OPENING_QUOTE']
  return code !== undefined && quotes.includes(code)
    ? 'The line has a stray quotation mark. Quote cells that contain one, and double the mark.'
    : `The line is not valid CSV: ${message}`
}
