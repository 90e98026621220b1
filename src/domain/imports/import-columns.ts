import { AppError, invalid } from '../../errors.ts'
import { isBlank } from '../white-space.ts'
import { maxColumns } from './csv-cells.ts'
import {
  archivedHeaders,
  baseKeyOf,
  importFields,
  keyOf,
  knownHeaders,
  categoryHeaders,
  completionHeaders,
  dueDateHeaders,
  otherDateHeaders,
  percentHeaders,
  stateHeaders,
  type ImportField,
} from './known-headers.ts'

/** A column of a file, and the field that it is imported as; null if it is ignored. */
export interface ImportColumn {
  header: string
  field: ImportField | 'recurrence' | 'reminder_date' | null
}

/** The fields that the person assigned to headers; null ignores a column. */
export type ColumnMap = Readonly<Record<string, string | null>>

/**
 * What cells of a column may say: `completion` that or when the task was done, `category` that its state means so, `state`
 * its state, which may be numbered, and `fraction` a share of 1.
 */
export type ColumnKind = 'completion' | 'category' | 'state' | 'fraction'

/** A column that is imported as a field. */
export interface FieldColumn {
  index: number
  kind: ColumnKind | undefined
  /** The group of its name among those of the field: 0 for the preferred names. */
  rank: number
}

export interface Header {
  columns: ImportColumn[]
  /** The columns of each field, preferred columns first. */
  fields: Map<ImportField, FieldColumn[]>
  /** The column that says which lines are tasks, in exports of Todoist, which name the title Content. */
  typeIndex: number | undefined
  /** The column that says which cards are archived. */
  archivedIndex: number | undefined
  /** The columns that only files of `exportTasks` have; undefined for other files. */
  exported: ExportedColumns | undefined
}

interface ExportedColumns {
  repeatsIndex: number | undefined
  reminderIndex: number | undefined
}

const maxHeaderLength = 200

/**
 * Finds the field of each column by the usual names, ignoring case, or by the map (product.md 26.3, 26.4).
 * @returns undefined without a column for the title
 * @throws AppError too_many_columns; validation_error with `param: map` if the map has unknown headers or fields
 */
export function readHeader(cells: readonly string[], map: ColumnMap = {}): Header | undefined {
  if (cells.length > maxColumns) throw new AppError('too_many_columns', { param: 'columns' })
  const headers = cells.map(shorten)
  const mapped = readMap(headers, map)
  const given = new Set(mapped.values())
  const unmapped = indexByKey(headers.map((header, index) => (mapped.has(index) ? '' : header)))
  const fields = new Map<ImportField, FieldColumn[]>()
  const taken = new Set(mapped.keys())
  for (const field of importFields) {
    const ranks = given.has(field)
      ? new Map([...mapped].filter(([, one]) => one === field).map(([index]) => [index, 0]))
      : findColumns(field, unmapped)
    const own = [...ranks].flatMap(([index, rank]) =>
      taken.has(index) && !given.has(field) ? [] : { index, kind: kindOf(headers[index] ?? ''), rank },
    )
    for (const { index } of own) taken.add(index)
    if (own.length > 0) fields.set(field, own)
  }
  // Other tools write the name in other ways, such as Assignee IDs.
  const idsIndex = headers.findIndex((header, index) => header === 'assignee_ids' && !mapped.has(index))
  if (idsIndex !== -1 && !given.has('user_ids'))
    fields.set('user_ids', [{ index: idsIndex, kind: undefined, rank: 0 }])
  const [title] = fields.get('title') ?? []
  if (!title) return undefined
  const fieldOf = new Map<number | undefined, ImportColumn['field']>(
    [...fields].flatMap(([field, own]) => own.map(({ index }) => [index, field] as const)),
  )
  const isTodoist = keyOf(headers[title.index] ?? '') === 'content'
  const typeIndex = isTodoist ? unmapped.get('type')?.[0] : undefined
  const archivedIndex = archivedHeaders.flatMap((name) => unmapped.get(keyOf(name)) ?? [])[0]
  const exported = idsIndex === -1 ? undefined : exportedColumnsOf(unmapped)
  if (exported) fieldOf.set(exported.repeatsIndex, 'recurrence').set(exported.reminderIndex, 'reminder_date')
  const columns = headers.map((header, index) => ({ header, field: fieldOf.get(index) ?? null }))
  return { columns, fields, typeIndex, archivedIndex, exported }
}

const exportedColumnsOf = (unmapped: ReadonlyMap<string, number[]>): ExportedColumns => ({
  repeatsIndex: unmapped.get('repeats')?.[0],
  reminderIndex: unmapped.get('reminder')?.[0],
})

const shorten = (header: string): string =>
  header.length > maxHeaderLength ? header.slice(0, maxHeaderLength) : header

/** Returns the indexes of the columns with each key: a whole name before one without its brackets. */
function indexByKey(headers: readonly string[]): Map<string, number[]> {
  const indexes = new Map<string, number[]>()
  const add = (key: string, index: number): void => {
    const own = indexes.get(key)
    if (own) own.push(index)
    else indexes.set(key, [index])
  }
  for (const [index, header] of headers.entries()) if (!isBlank(header)) add(keyOf(header), index)
  for (const [index, header] of headers.entries())
    if (baseKeyOf(header) !== '' && baseKeyOf(header) !== keyOf(header)) add(baseKeyOf(header), index)
  return indexes
}

/** The fields that a record may have in a column of any group. Of other fields, the first group of the file is used. */
const ofAllGroups: ReadonlySet<ImportField> = new Set(['description', 'progress', 'end_date'])

/** Returns the ranks of a field's columns, by their indexes, in the order of the names that are known. */
function findColumns(field: ImportField, indexes: ReadonlyMap<string, number[]>): Map<number, number> {
  const ranks = new Map<number, number>()
  for (const [rank, group] of knownHeaders[field].entries()) {
    for (const key of new Set(group.map(keyOf)))
      for (const index of indexes.get(key) ?? []) if (!ranks.has(index)) ranks.set(index, rank)
    if (ranks.size > 0 && !ofAllGroups.has(field)) break
    const isNextOther = otherDateHeaders.includes(knownHeaders[field][rank + 1] ?? [])
    if (isNextOther && [...ranks.values()].some((one) => one < dueDateHeaders.length)) break
  }
  return ranks
}

const kindByKey = new Map<string, ColumnKind>([
  ...completionHeaders.map((name) => [keyOf(name), 'completion'] as const),
  ...categoryHeaders.map((name) => [keyOf(name), 'category'] as const),
  ...stateHeaders.map((name) => [keyOf(name), 'state'] as const),
])
const percentKeys = new Set(percentHeaders.map(keyOf))

function kindOf(header: string): ColumnKind | undefined {
  if (header.includes('%') || percentKeys.has(keyOf(header))) return undefined
  return kindByKey.get(keyOf(header)) ?? kindByKey.get(baseKeyOf(header))
}

/** Todoist's types of lines that are not tasks. */
const otherTypes = ['section', 'note', 'meta']

/** Returns whether a line is not a task, such as Todoist's sections and notes. */
export function isNotTask({ typeIndex }: Header, cells: readonly string[]): boolean {
  const type = typeIndex === undefined ? '' : (cells[typeIndex] ?? '')
  return otherTypes.includes(type.trim().toLowerCase())
}

/** Returns the field that the map gives to each mapped column. @throws AppError validation_error */
function readMap(headers: readonly string[], map: ColumnMap): Map<number, ImportField | null> {
  const exact = Map.groupBy(headers.keys(), (index) => headers[index] ?? '')
  const similar = Map.groupBy(headers.keys(), (index) => keyOf(headers[index] ?? ''))
  const mapped = new Map<number, ImportField | null>()
  for (const [given, name] of Object.entries(map)) {
    const header = shorten(given)
    const own = exact.get(header) ?? similar.get(keyOf(header))
    if (!own) throw unknownHeader(given)
    const field = name === null ? null : fieldNamed.get(keyOf(name))
    if (field === undefined)
      throw invalid('map', `map names a field that cannot be imported. Allowed: ${importFields.join(', ')}.`)
    for (const index of own) mapped.set(index, field)
  }
  return mapped
}

export const unknownHeader = (header: string): AppError =>
  invalid('map', `The file has no column with the header ${JSON.stringify(shorten(header))}.`)

/** The fields by their own names and the usual names of their columns. */
const fieldNamed = new Map(
  importFields
    .toReversed()
    .flatMap((field) =>
      [...knownHeaders[field].flat().toReversed(), field].map((name) => [keyOf(name), field]),
    ),
)
