import { isBlank } from '../white-space.ts'

/** The separators. If several suit a header equally well, the first one wins. */
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

export const quote = '"'

/** Maximum number of columns of a file. */
export const maxColumns = 500

/**
 * Splits a record into its cells. Quoted cells may contain separators, line breaks and doubled quotation marks, and have
 * spaces around them. What follows the greatest number of columns becomes one more cell, or none if it has no text.
 * @returns undefined if a quotation mark is not closed, or is beside other text
 */
export function splitCells(record: string, separator: Separator): string[] | undefined {
  if (!record.includes(quote)) return splitPlain(record, separator)
  const cells: string[] = []
  for (let at = 0; ;) {
    const opening = afterSpaces(record, at)
    const isQuoted = record.startsWith(quote, opening)
    const closing = isQuoted ? closingQuote(record, opening + 1) : -1
    if (isQuoted && closing === -1) return undefined
    const end = isQuoted ? afterSpaces(record, closing + 1) : indexOrEnd(record, separator, at)
    const text = isQuoted ? record.slice(opening + 1, closing) : record.slice(at, end)
    if (!isQuoted && text.includes(quote)) return undefined
    const cell = isQuoted && text.includes(quote) ? text.replaceAll('""', quote) : text
    if (cells.length < maxColumns) cells.push(cell)
    else if (!isEmpty(cell)) cells[maxColumns] = cell
    if (end === record.length) return cells
    if (!record.startsWith(separator, end)) return undefined
    at = end + 1
  }
}

/** Splits a record in which quotation marks have no meaning, as `splitCells` does. */
export function splitPlain(record: string, separator: Separator): string[] {
  const cells = record.split(separator, maxColumns + 1)
  if (cells.length <= maxColumns) return cells
  cells.length = maxColumns
  const rest = record.slice(cells.reduce((length, cell) => length + cell.length + 1, 0))
  return textBeside[separator].test(rest) ? [...cells, rest] : cells
}

/** Patterns of text beside separators. */
const textBeside = { ',': /[^,\s]/, ';': /[^;\s]/, '\t': /\S/ }

function afterSpaces(record: string, from: number): number {
  let at = from
  while (record.startsWith(' ', at)) at++
  return at
}

/** Returns the index of the closing quotation mark, or -1. */
function closingQuote(record: string, from: number): number {
  let at = record.indexOf(quote, from)
  while (at !== -1 && record[at + 1] === quote) {
    at += 2
    if (record[at] !== quote) at = record.indexOf(quote, at)
  }
  return at
}

function indexOrEnd(record: string, separator: Separator, from: number): number {
  const at = record.indexOf(separator, from)
  return at === -1 ? record.length : at
}

/** Length of a header's part that is searched for separators. The pattern below takes quadratic time. */
const searchedLength = 2_000

/** Returns the most frequent separator in a header, outside quoted cells: the last one if several are. */
export function frequentSeparator(header: string): Separator {
  const unquoted = header.slice(0, searchedLength).replace(/"(?:[^"]|"")*"/g, '')
  const count = (separator: Separator): number => unquoted.split(separator).length - 1
  return separators.reduce((best, one) => (count(one) > 0 && count(one) >= count(best) ? one : best))
}

/** Returns whether a cell has no text. Most empty cells have not even spaces. */
export const isEmpty = (cell: string): boolean => cell === '' || isBlank(cell)

/** Returns the number of cells up to the last one with text. */
export const countCells = (cells: readonly string[]): number =>
  cells.findLastIndex((cell) => !isEmpty(cell)) + 1
