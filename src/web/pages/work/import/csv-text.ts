/*
 * Reads as much of a CSV file as the page shows next to the server's result: the header, an example of each column, and
 * the records that failed. The encodings, separators and quotes are those of the import (product.md 26.2).
 */

/** A file as text. */
export interface CsvText {
  /** The lines without their line breaks. */
  lines: readonly string[]
  separator: string
  header: readonly string[]
  /** The index of the first line after the header. */
  bodyIndex: number
}

/** Reads a file, whose header is its first line with text until the server has found it. */
export function readCsvText(bytes: Uint8Array): CsvText {
  const lines = decodeLines(bytes)
  const named = /^"?sep=([,;\t])"?$/i.exec(lines[0] ?? '')?.[1]
  const headerIndex = lines.findIndex((line, index) => line.trim() !== '' && !(named && index === 0))
  const record = recordFrom(lines, Math.max(headerIndex, 0))
  const separator = named ?? separatorOf(record.text)
  const header = record.text.trim() === '' ? [] : cellsOf(record.text, separator)
  return { lines, separator, header, bodyIndex: record.end }
}

/** Number of lines among which the server searches the header. */
const headerLines = 11
/** Maximum length of a header in the server's answer. */
const maxHeaderLength = 200

/** Returns the text with the header that the server has found. */
export function withHeader(text: CsvText, columns: readonly { header: string }[]): CsvText {
  const isHeader = (cells: readonly string[]): boolean =>
    cells.length === columns.length &&
    cells.every((cell, index) => cell.slice(0, maxHeaderLength) === columns[index]?.header)
  for (let index = 0; index < Math.min(headerLines, text.lines.length);) {
    const record = recordFrom(text.lines, index)
    for (const separator of new Set([text.separator, ...separators])) {
      const header = cellsOf(record.text, separator)
      if (isHeader(header)) return { lines: text.lines, separator, header, bodyIndex: record.end }
    }
    index = record.end
  }
  return text
}

/** Number of lines that are searched for examples. */
const exampleLines = 50

/** Returns the first text in each column. */
export function examplesOf({ lines, separator, header, bodyIndex }: CsvText): string[] {
  const found = header.map(() => '')
  const last = Math.min(lines.length, bodyIndex + exampleLines)
  for (let index = bodyIndex; index < last && found.includes('');) {
    const { text, end } = recordFrom(lines, index)
    for (const [column, cell] of cellsOf(text, separator).entries())
      if (column < found.length && found[column] === '') found[column] = cell.trim()
    index = end
  }
  return found
}

/** Excel reads a file as UTF-8 only with this mark. */
const mark = '\uFEFF'

/** Returns a CSV file of the records that failed, with the reasons in the last column. */
export function failedRecords(
  { lines, separator, header }: CsvText,
  failures: readonly { line: number; message: string }[],
): string {
  const rows = failures.map(({ line, message }) => {
    const cells = cellsOf(recordFrom(lines, line - 1).text, separator).slice(0, header.length)
    const missing = Array.from({ length: header.length - cells.length }, () => '')
    return [...cells, ...missing, message]
  })
  const text = [[...header, 'Error'], ...rows].map((cells) => `${cells.map(quoteCell).join(',')}\r\n`)
  return mark + text.join('')
}

/** Quotes a cell that contains a quotation mark or a separator. */
const quoteCell = (cell: string): string =>
  /["\r\n,;\t]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell

const encodings = [
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

function decodeLines(bytes: Uint8Array): string[] {
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

/** The longest record in characters. A quotation mark that is still open by then is taken as text. */
const maxRecordLength = 250_000

/** Returns the record that begins on a line, and the index of the line after it. */
function recordFrom(lines: readonly string[], start: number): { text: string; end: number } {
  const first = lines[start] ?? ''
  const parts = [first]
  let length = first.length
  let isOpen = hasOddQuotes(first)
  let end = start + 1
  for (; isOpen && end < lines.length && length < maxRecordLength; end++) {
    const line = lines[end] ?? ''
    parts.push(line)
    length += line.length + 1
    if (hasOddQuotes(line)) isOpen = false
  }
  return isOpen ? { text: first, end: start + 1 } : { text: parts.join('\n'), end }
}

const hasOddQuotes = (text: string): boolean => text.split('"').length % 2 === 0

const separators = ['\t', ';', ',']

/** Returns the most frequent separator in a header, outside quoted cells. */
function separatorOf(header: string): string {
  const unquoted = header.replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: string): number => unquoted.split(separator).length - 1
  const [best = ','] = separators.toSorted((one, other) => count(other) - count(one))
  return count(best) > 0 ? best : ','
}

/** Splits a record at the separators outside of quotes. A stray quotation mark is text. */
function cellsOf(record: string, separator: string): string[] {
  const text = separator + record
  const cell = new RegExp(`${separator}(?:"([^"]*(?:""[^"]*)*)"(?=${separator}|$)|([^${separator}]*))`, 'g')
  return [...text.matchAll(cell)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '')
}
