import { isEmpty, quote, splitCells, splitPlain, type Separator } from './csv-cells.ts'

/** A line of a text file. */
export interface Line {
  number: number
  /** The line without its line break, or several empty lines; empty if the line is too long. */
  text: string
  isTooLong?: boolean
}

/** A record of a CSV file with the number of its first line, or the reason why it cannot be read. */
export type CsvRecord =
  | { line: number; cells: string[] }
  | { line: number; error: string; /** The malformed line. */ text: string }

/**
 * Maximum length of a record, in characters. A quotation mark that is still open by then is treated as text.
 */
const maxRecordLength = 250_000

/**
 * Turns lines into records; quoted cells may contain line breaks. Only the first line of a malformed record fails, and
 * each line is read at most twice, however many quotation marks are stray.
 */
export class RecordReader {
  readonly #separator: Separator
  /** The lines of a record whose quotation mark is still open. */
  #open: Line[] = []
  #openLength = 0

  constructor(separator: Separator) {
    this.#separator = separator
  }

  /** Returns the records that end with these lines. Lines of empty cells are not records. */
  read(lines: readonly Line[]): CsvRecord[] {
    const records: CsvRecord[] = []
    /** The lines to read, the next one last. */
    const unread = lines.toReversed()
    for (let line = unread.pop(); line; line = unread.pop()) {
      const [first, ...others] = this.#take(line)
      if (!first) continue
      const text = textOf([first, ...others])
      const cells = first.isTooLong ? undefined : splitCells(text, this.#separator)
      if (cells) {
        // Spreadsheets save an empty row as separators.
        if (!cells.every(isEmpty)) records.push({ line: first.number, cells })
        continue
      }
      records.push(this.#malformed(first))
      for (const other of others.reverse()) unread.push(other)
    }
    return records
  }

  /** Returns the records after the last line: those of a quotation mark that is never closed. */
  end(): CsvRecord[] {
    const [first, ...others] = this.#open
    this.#open = []
    return first ? [this.#malformed(first), ...this.read(others)] : []
  }

  /** Adds a line, and returns the lines that may form a record. */
  #take(line: Line): Line[] {
    const isOdd = hasOddQuotes(line)
    if (this.#open.length === 0) {
      if (!isOdd) return [line]
      this.#openLength = 0
    }
    this.#open.push(line)
    this.#openLength += line.text.length + 1
    const isClosed = isOdd && this.#open.length > 1
    if (!isClosed && !line.isTooLong && this.#openLength < maxRecordLength) return []
    const lines = this.#open
    this.#open = []
    return lines
  }

  #malformed({ number: line, text, isTooLong }: Line): CsvRecord {
    if (isTooLong) return { line, error: 'The line is longer than 1 MiB.', text: '' }
    // Tools that separate by tabs do not quote.
    return this.#separator === '\t'
      ? { line, cells: splitPlain(text, this.#separator) }
      : { line, error: strayQuote, text }
  }
}

const strayQuote = 'The line has a stray quotation mark. Quote cells that contain one, and double the mark.'

const textOf = (lines: readonly [Line, ...Line[]]): string =>
  lines.length === 1 ? lines[0].text : lines.map(({ text }) => text).join('\n')

function hasOddQuotes({ text }: Line): boolean {
  let isOdd = false
  // Calls of `indexOf` for each of a million marks take twenty times as long.
  for (let at = text.indexOf(quote); at !== -1 && at < text.length; at++)
    if (text[at] === quote) isOdd = !isOdd
  return isOdd
}
