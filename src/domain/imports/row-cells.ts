import { invalid } from '../../errors.ts'
import { isBlank } from '../white-space.ts'
import type { ColumnKind, Header } from './import-columns.ts'
import type { ImportField } from './known-headers.ts'

/** A cell with text, and its column. */
export interface Cell {
  header: string
  text: string
  kind: ColumnKind | undefined
  rank: number
}

type Cells = Partial<Record<ImportField, [Cell, ...Cell[]]>>

/** The fields whose texts have a meaning, and so may be written in many ways. */
const isRead: ReadonlySet<ImportField> = new Set(['priority', 'progress', 'end_date', 'end_time'])

/** What programs print for a value that they do not have. Only as a whole description it is not text. */
const missingValues = ['null', 'undefined', 'NaN', 'None']

/** Returns the non-empty cells by field, preferred columns first. @throws AppError validation_error */
export function filledCells(header: Header, record: readonly string[]): Cells {
  const cells: Cells = {}
  for (const [field, own] of header.fields) {
    const given: Cell[] = []
    for (const { index, kind, rank } of own) {
      const text = record[index] ?? ''
      if (!isFilled(text, field, header)) continue
      const name = brief(header.columns[index]?.header ?? '')
      // U+FFFD replaces bytes that are invalid in the file's encoding, and would be stored as text.
      if (!header.exported && text.includes('\uFFFD'))
        throw invalid(field, `${name} has bytes that are not UTF-8.`)
      given.push({ header: name, text: isRead.has(field) ? foldText(text) : text, kind, rank })
    }
    const [first, ...others] = given
    if (first) cells[field] = [first, ...others]
  }
  return cells
}

function isFilled(text: string, field: ImportField, { exported }: Header): boolean {
  if (text === '') return false
  if (field === 'title' || (exported && field === 'description')) return true
  return !isBlank(text) && !(field === 'description' && missingValues.includes(text.trim()))
}

/** Marks of the direction of text, which some tools put around dates. */
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g

/** Removes what texts of the same meaning may differ in: wide characters, kinds of white space and invisible marks. */
export const foldText = (text: string): string =>
  /^[!-~]*$/.test(text) ? text : text.normalize('NFKC').replace(invisible, '').replace(/\s+/g, ' ').trim()

export const brief = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
