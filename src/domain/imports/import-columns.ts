import { AppError, invalid } from '../../errors.ts'

/** The fields that a file can give, named as in the web editor's `createTask`. */
export const importFields = [
  'title',
  'description',
  'priority',
  'progress',
  'end_date',
  'end_time',
  'card_id',
  'user_ids',
] as const
export type ImportField = (typeof importFields)[number]

/**
 * The names that each field's column has in exports, the preferred ones first. Of the columns with names of one group all
 * are read, and the first cell that can be understood decides.
 */
const usualHeaders: Record<ImportField, string[][]> = {
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
  // ClickUp writes an instant too, which may be of the day before.
  end_date: [['end_date'], ['due date text', 'due date'], ['due'], ['target date'], ['date']],
  end_time: [['end_time'], ['due time']],
  card_id: [['card', 'column', 'list name', 'list', 'section/column', 'section', 'status', 'state']],
  user_ids: [['assignee email', 'assignees', 'assignee', 'assigned to', 'members']],
}

/** A column of a file, and the field that its cells give; null: none. */
export interface ImportColumn {
  header: string
  field: ImportField | null
}

/** The fields of headers that the person names, by header; null: none. */
export type ColumnMap = Readonly<Record<string, string | null>>

export interface Header {
  columns: ImportColumn[]
  /** The columns of each field by their index, the preferred one first. */
  indexes: Map<ImportField, number[]>
  /** The column that says which lines are tasks, in the export of a tool that adds other lines. */
  typeIndex: number | undefined
}

/**
 * Finds the field of each column by the usual names, in any case, or as the map says (product.md 26.3, 26.4).
 * @throws AppError validation_error if no column is the title; with `param: map` for a map of other headers or fields
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
    const groups = given.has(field) ? [own] : usualHeaders[field].map((group) => group.flatMap(columnsOf))
    const taken = groups.find((group) => group.length > 0)
    if (taken) indexes.set(field, taken)
  }
  if (!indexes.has('title')) throw new AppError('validation_error', { detail: noTitle })
  const fieldOf = (index: number): ImportField | null =>
    importFields.find((field) => indexes.get(field)?.includes(index)) ?? null
  const columns = cells.map((header, index) => ({ header, field: fieldOf(index) }))
  const typeIndex = keys.includes('content') ? keys.indexOf('type') : -1
  return { columns, indexes, typeIndex: typeIndex === -1 ? undefined : typeIndex }
}

const noTitle =
  'The file has no column for the title: its first line names the columns, one of them Title, Name, Summary or another usual name.'

/** Returns a name without what exports write differently: case, blanks, underscores and hyphens. */
const keyOf = (name: string): string => name.toLowerCase().replace(/[\s_-]/g, '')

function readMap(keys: readonly string[], map: ColumnMap): Map<string, ImportField | null> {
  const entries = Object.entries(map).map(([header, name]) => {
    const key = keyOf(header)
    if (!keys.includes(key)) throw invalid('map', 'map names a header that the file does not have.')
    const field = name === null ? null : importFields.find((one) => hasName(one, name))
    if (field === undefined)
      throw invalid('map', `map names a field that a file cannot give: ${importFields.join(', ')} can be.`)
    return [key, field] as const
  })
  return new Map(entries)
}

const hasName = (field: ImportField, name: string): boolean =>
  [field, ...usualHeaders[field].flat()].some((one) => keyOf(one) === keyOf(name))
