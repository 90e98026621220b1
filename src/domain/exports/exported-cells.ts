/* How the cells of exported files are written, and read back by the import (product.md 25.60). */

/** The columns of an exported file. A file with `assignee_ids` is known to be one. */
export const exportedColumns = [
  ...['title', 'description', 'column', 'priority', 'due_date', 'due_time', 'progress'],
  ...['assignees', 'assignee_ids', 'repeats', 'reminder', 'id'],
] as const

/** Characters with which a spreadsheet's formula may begin, and the mark that keeps a cell from being one. */
const isMarked = /^[=+\-@'\t\r]/
/** The import reads CR as LF. */
const wasMarked = /^'(?=[=+\-@'\t\r\n])/

/** Returns a record of a file. */
export const recordOf = (cells: readonly string[]): string => `${cells.map(cellOf).join()}\r\n`

function cellOf(text: string): string {
  const marked = isMarked.test(text) ? `'${text}` : text
  // Some spreadsheets remove white space around cells that are not quoted.
  return /[",;\t\r\n]|^\s|\s$/.test(marked) ? `"${marked.replaceAll('"', '""')}"` : marked
}

/** Returns the text of an exported cell, without its mark. */
export const textOfCell = (cell: string): string => cell.replace(wasMarked, '')
