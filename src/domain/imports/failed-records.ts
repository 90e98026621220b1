import { countCells } from './csv-cells.ts'

/* How records that failed are written to a CSV file, to be corrected (product.md 26.11, 26.17). */

/** Byte order mark, without which Excel does not read a file as UTF-8. */
export const mark = '\uFEFF'

/** The header of the column of reasons. */
export const reasonHeader = 'Error'

/**
 * Returns a line of the cells of a record with the reason behind the last column. Behind it are the cells beyond the columns,
 * or the whole text of a malformed record, with which it fails until it is corrected.
 */
export function failedRecord(
  record: { cells: readonly string[] } | { text: string },
  reason: string,
  columns: number,
): string {
  const cells = 'text' in record ? [] : record.cells.slice(0, countCells(record.cells))
  const beyond = 'text' in record ? [record.text.trimEnd()] : cells.slice(columns)
  const inColumns = Array.from({ length: columns }, (_, index) => cells[index] ?? '')
  return csvLine([...inColumns, reason, ...beyond])
}

export const csvLine = (cells: readonly string[]): string => `${cells.map(quoteCell).join(',')}\r\n`

/** Quotes a cell that contains a quotation mark or a separator, or would lose white space. */
const quoteCell = (cell: string): string =>
  /["\r\n,;\t]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
