import { AppError, invalid } from '../../errors.ts'
import { isBlank } from '../white-space.ts'
import {
  archivedHeaders,
  baseKeyOf,
  importFields,
  keyOf,
  knownHeaders,
  percentHeaders,
  completionHeaders,
  type ImportField,
} from './known-headers.ts'

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
  /** The indexes of the columns in which a date or a yes means that the task is done, and no number is a percentage. */
  completion: Set<number>
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

export const maxColumns = 500
const maxHeaderLength = 200

/**
 * Finds the field of each column by the usual names, ignoring case, or by the map (product.md 26.3, 26.4).
 * @returns undefined without a column for the title
 * @throws AppError too_many_columns; validation_error with `param: map` if the map has unknown headers or fields
 */
export function readHeader(cells: readonly string[], map: ColumnMap = {}): Header | undefined {
  if (cells.length > maxColumns)
    throw new AppError('too_many_columns', { param: 'columns', detail: String(cells.length) })
  const headers = cells.map(shorten)
  const mapped = readMap(headers, map)
  const given = new Set(mapped.values())
  const unmapped = indexByKey(headers.map((header, index) => (mapped.has(index) ? '' : header)))
  const indexes = new Map<ImportField, number[]>()
  const taken = new Set(mapped.keys())
  for (const field of importFields) {
    const own = given.has(field)
      ? [...mapped].filter(([, one]) => one === field).map(([index]) => index)
      : findColumns(field, unmapped).filter((index) => !taken.has(index))
    for (const index of own) taken.add(index)
    if (own.length > 0) indexes.set(field, own)
  }
  const [idsIndex] = unmapped.get(keyOf('assignee_ids')) ?? []
  if (idsIndex !== undefined && !given.has('user_ids')) indexes.set('user_ids', [idsIndex])
  const [titleIndex] = indexes.get('title') ?? []
  if (titleIndex === undefined) return undefined
  const fieldOf = new Map([...indexes].flatMap(([field, own]) => own.map((index) => [index, field] as const)))
  const columns = headers.map((header, index) => ({ header, field: fieldOf.get(index) ?? null }))
  const isTodoist = keyOf(headers[titleIndex] ?? '') === 'content'
  const typeIndex = isTodoist ? unmapped.get('type')?.[0] : undefined
  const archivedIndex = archivedHeaders.flatMap((name) => unmapped.get(keyOf(name)) ?? [])[0]
  const exported = idsIndex === undefined ? undefined : exportedColumnsOf(unmapped)
  return { columns, indexes, completion: completionOf(headers), typeIndex, archivedIndex, exported }
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

/** Returns the indexes of the columns of the first group that the file has; of progress, of all groups. */
function findColumns(field: ImportField, indexes: ReadonlyMap<string, number[]>): number[] {
  const groups = knownHeaders[field].map((group) => {
    const own = [...new Set(group.map(keyOf))].flatMap((key) => indexes.get(key) ?? [])
    return own.sort((a, b) => a - b)
  })
  return field === 'progress' ? [...new Set(groups.flat())] : (groups.find((own) => own.length > 0) ?? [])
}

const completionKeys = new Set(completionHeaders.map(keyOf))
const percentKeys = new Set(percentHeaders.map(keyOf))

function completionOf(headers: readonly string[]): Set<number> {
  const isCompletion = (header: string): boolean =>
    !header.includes('%') &&
    !percentKeys.has(keyOf(header)) &&
    (completionKeys.has(keyOf(header)) || completionKeys.has(baseKeyOf(header)))
  return new Set([...headers.keys()].filter((index) => isCompletion(headers[index] ?? '')))
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
    if (!own) throw invalid('map', 'map names a header that the file does not have.')
    const field = name === null ? null : fieldNamed.get(keyOf(name))
    if (field === undefined)
      throw invalid('map', `map names a field that cannot be imported. Allowed: ${importFields.join(', ')}.`)
    for (const index of own) mapped.set(index, field)
  }
  return mapped
}

/** The fields by their own names and the usual names of their columns. */
const fieldNamed = new Map(
  importFields
    .toReversed()
    .flatMap((field) =>
      [...knownHeaders[field].flat().toReversed(), field].map((name) => [keyOf(name), field]),
    ),
)
