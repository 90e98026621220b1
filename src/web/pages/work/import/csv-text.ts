import { frequentSeparator, separators, type Separator } from '../../../../domain/imports/csv-cells.ts'
import { RecordReader, type CsvRecord, type Line } from '../../../../domain/imports/csv-records.ts'
import { csvLine, failedRecord, mark, reasonHeader } from '../../../../domain/imports/failed-records.ts'

/*
 * Reads as much of a CSV file as the page shows next to the server's result: the header, an example of each column, and
 * the records that failed. Lines are decoded as by the import (product.md 26.2), whose code reads the records.
 */

/** A file as text. */
export interface CsvText {
  lines: readonly Line[]
  separator: Separator
  header: readonly string[]
  /** The number of the header's line. */
  headerLine: number
}

/** Number of lines in which the header may begin, and of lines that are read for it. */
const headerLines = 11
const peekedLines = 100

/** Reads a file, whose header is its first line with text until the server has found it. */
export function readCsvText(bytes: Uint8Array): CsvText {
  const lines = decodeTexts(bytes).map((text, index) => ({ number: index + 1, text }))
  const sign = /^"?sep=([,;\t])"?$/i.exec(lines[0]?.text ?? '')?.[1]
  const named = separators.find((one) => one === sign)
  const above = named === undefined ? 0 : 1
  const first = lines.slice(above, peekedLines).find(({ text }) => text.trim() !== '')
  const separator = named ?? frequentSeparator(first?.text ?? '')
  const header = headersIn(lines, separator).find(({ line }) => line > above)
  return { lines, separator, header: header?.cells ?? [], headerLine: header?.line ?? 0 }
}

/** Returns the records that may be the header. */
function headersIn(lines: readonly Line[], separator: Separator): { line: number; cells: string[] }[] {
  const records = [...readRecords(lines.slice(0, peekedLines), separator)]
  return records.flatMap((record) => ('cells' in record && record.line <= headerLines ? record : []))
}

/** Number of lines that are read at once. */
const groupLines = 1_000

function* readRecords(lines: readonly Line[], separator: Separator): Generator<CsvRecord> {
  const reader = new RecordReader(separator)
  for (let at = 0; at < lines.length; at += groupLines) yield* reader.read(lines.slice(at, at + groupLines))
  yield* reader.end()
}

/** Maximum length of a header in the server's answer. */
const maxHeaderLength = 200

/** Returns the text with the header that the server has found. */
export function withHeader(text: CsvText, columns: readonly { header: string }[]): CsvText {
  const isHeader = (cells: readonly string[]): boolean =>
    cells.length === columns.length &&
    cells.every((cell, index) => cell.slice(0, maxHeaderLength) === columns[index]?.header)
  for (const separator of new Set([text.separator, ...separators])) {
    const found = headersIn(text.lines, separator).find(({ cells }) => isHeader(cells))
    if (found) return { lines: text.lines, separator, header: found.cells, headerLine: found.line }
  }
  return text
}

/** Number of lines that are searched for examples. */
const exampleLines = 50

/** Returns the first text in each column. */
export function examplesOf({ lines, separator, header, headerLine }: CsvText): string[] {
  const found = header.map(() => '')
  const searched = lines.slice(0, headerLine + peekedLines + exampleLines)
  for (const record of readRecords(searched, separator)) {
    if (!found.includes('')) break
    if ('error' in record || record.line <= headerLine) continue
    for (const [column, cell] of record.cells.entries())
      if (column < found.length && found[column] === '') found[column] = cell.trim()
  }
  return found
}

/** Returns a CSV file of the records that failed, with the reasons in a column behind theirs. */
export function failedRecords(
  { lines, separator, header }: CsvText,
  failures: readonly { line: number; message: string }[],
): string {
  const failed = new Set(failures.map(({ line }) => line))
  const records = new Map<number, CsvRecord>()
  for (const record of readRecords(lines, separator))
    if (failed.has(record.line)) records.set(record.line, record)
  const rows = failures.map(({ line, message }) =>
    failedRecord(records.get(line) ?? { cells: [] }, message, header.length),
  )
  return [mark, csvLine([...header, reasonHeader]), ...rows].join('')
}

const encodings = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

function decodeTexts(bytes: Uint8Array): string[] {
  const marked = encodings.find(({ bytes: start }) => start.every((byte, at) => bytes[at] === byte))
  if (marked) return new TextDecoder(marked.encoding).decode(bytes).split(lineBreak)
  const hasMark = [0xef, 0xbb, 0xbf].every((byte, at) => bytes[at] === byte)
  const decode = decoderOf(hasMark)
  const lines: string[] = []
  for (let from = hasMark ? 3 : 0; from < bytes.length;) {
    const end = bytes.indexOf(0x0a, from)
    const next = end === -1 ? bytes.length : end
    // Lines that end with a carriage return alone are decoded together.
    for (const line of decode(bytes.subarray(from, next))
      .replace(/\r{1,2}$/, '')
      .split('\r'))
      lines.push(line)
    from = next + 1
  }
  return lines
}

const lineBreak = /\r{0,2}\n|\r/

const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const lenient = new TextDecoder('utf-8', { ignoreBOM: true })
const windows1252 = new TextDecoder('windows-1252')

/**
 * Returns a function that decodes successive lines. A line that is not UTF-8 is decoded as Windows-1252, unless an
 * earlier line was UTF-8.
 */
function decoderOf(hasMark: boolean): (line: Uint8Array) => string {
  let isKnown = hasMark
  return (line) => {
    try {
      const text = strict.decode(line)
      isKnown ||= text.length !== line.length
      return text
    } catch {
      return (isKnown ? lenient : windows1252).decode(line)
    }
  }
}
