import type { Schemas } from '../../../generated/work.operations.ts'
import { AppError, invalid } from '../../errors.ts'

/** The fields that can be imported, named as in `createTask` of spec/work.yaml. */
export type ImportField = Schemas['ImportField']

/**
 * The names of each field's column in exports, in groups, preferred groups first. All columns of a group are
 * read, and the first cell with a valid value is used.
 */
const knownHeaders: Record<ImportField, string[][]> = {
  title: [
    ...[['title_text'], ['title'], ['name'], ['task name'], ['card name'], ['summary'], ['subject']],
    ['content'],
  ],
  description: [['description'], ['card description'], ['task content'], ['notes'], ['body']],
  priority: [['priority']],
  progress: [
    ...[['progress'], ['% done'], ['% complete'], ['percent complete'], ['done'], ['completed']],
    ...[['complete'], ['due complete'], ['is done'], ['is completed'], ['completed at']],
  ],
  // ClickUp also exports an instant, whose UTC day may be the previous day.
  end_date: [['end_date'], ['due date text', 'due date'], ['due'], ['target date'], ['date']],
  end_time: [['end_time'], ['due time']],
  card_id: [['card', 'column', 'list name', 'list', 'section/column', 'section', 'status', 'state']],
  user_ids: [['assignee email', 'assignees', 'assignee', 'assigned to', 'members']],
}
export const importFields = Object.keys(knownHeaders) as ImportField[]

/** A column of a file, and the field that it is imported as; null if it is ignored. */
export interface ImportColumn {
  header: string
  field: ImportField | null
}

/** The fields that the person assigned to headers; null ignores a column. */
export type ColumnMap = Readonly<Record<string, string | null>>

export interface Header {
  columns: ImportColumn[]
  /** The indexes of each field's columns, preferred columns first. */
  indexes: Map<ImportField, number[]>
  /** The column that says which lines are tasks, in exports of Todoist, which name the title Content. */
  typeIndex: number | undefined
}

/**
 * Finds the field of each column by the usual names, ignoring case, or by the map (product.md 26.3, 26.4).
 * @throws AppError validation_error without a column for the title; with `param: map` if the map has unknown
 * headers or fields
 */
export function readHeader(cells: readonly string[], map: ColumnMap = {}): Header {
  const keys = cells.map(keyOf)
  const mapped = readMap(keys, map)
  const given = new Set(mapped.values())
  const indexes = new Map<ImportField, number[]>()
  for (const field of importFields) {
    const columnsOf = (name: string): number[] =>
      keys.flatMap((key, index) => (key === keyOf(name) && !mapped.has(key) ? [index] : []))
    const own = keys.flatMap((key, index) => (mapped.get(key) === field ? [index] : []))
    const groups = given.has(field) ? [own] : knownHeaders[field].map((group) => group.flatMap(columnsOf))
    const taken = groups.find((group) => group.length > 0)
    if (taken) indexes.set(field, taken)
  }
  if (!indexes.has('title')) throw new AppError('validation_error', { detail: noTitle })
  const fieldOf = (index: number): ImportField | null =>
    importFields.find((field) => indexes.get(field)?.includes(index)) ?? null
  const columns = cells.map((header, index) => ({ header, field: fieldOf(index) }))
  const [titleIndex = -1] = indexes.get('title') ?? []
  const typeIndex = keys[titleIndex] === 'content' ? keys.indexOf('type') : -1
  return { columns, indexes, typeIndex: typeIndex === -1 ? undefined : typeIndex }
}

/** Todoist's types of lines that are not tasks. */
const otherTypes = ['section', 'note', 'meta']

/** Returns whether a line is not a task, such as Todoist's sections and notes. */
export function isNotTask({ typeIndex }: Header, cells: readonly string[]): boolean {
  const type = typeIndex === undefined ? '' : (cells[typeIndex] ?? '')
  return otherTypes.includes(type.trim().toLowerCase())
}

const noTitle =
  'The file has no column for the title: its first line names the columns, one of them Title, Name, Summary or another usual name.'

/** Normalizes a name: removes case, spaces, underscores and hyphens, which differ between exports. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

function readMap(keys: readonly string[], map: ColumnMap): Map<string, ImportField | null> {
  const entries = Object.entries(map).map(([header, name]) => {
    const key = keyOf(header)
    if (!keys.includes(key)) throw invalid('map', 'map names a header that the file does not have.')
    const field = name === null ? null : importFields.find((one) => hasName(one, name))
    if (field === undefined)
      throw invalid('map', `map names a field that cannot be imported. Allowed: ${importFields.join(', ')}.`)
    return [key, field] as const
  })
  return new Map(entries)
}

const hasName = (field: ImportField, name: string): boolean =>
  [field, ...knownHeaders[field].flat()].some((one) => keyOf(one) === keyOf(name))
