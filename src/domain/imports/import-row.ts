import { operations, type Schemas } from '../../../generated/openapi.operations.ts'
import { validateBody } from '../../contract/validate-body.ts'
import { AppError, invalid } from '../../errors.ts'
import { isBlank } from '../white-space.ts'
import type { Header, ImportField } from './import-columns.ts'
import { findCard, findMembers, type ImportNames } from './import-names.ts'
import { dateOrders, readWrittenDay, type DateOrder } from './written-dates.ts'

type Body = Schemas['TaskCreate']
type Priority = NonNullable<Body['priority']>

/** A cell with text, and the header of its column. */
interface Cell {
  header: string
  text: string
}

type Cells = Partial<Record<ImportField, [Cell, ...Cell[]]>>

/**
 * Converts a record to a body of `POST /tasks`, validated by the contract. An empty cell means an absent field.
 * @throws AppError validation_error with the field as `param`, or without one for a wrong number of cells
 */
export function readRow(
  header: Header,
  record: readonly string[],
  names: ImportNames,
  dates: DateOrder,
): Body {
  const { columns } = header
  const last = record.findLastIndex((cell) => !isBlank(cell)) + 1
  if (last > columns.length)
    throw new AppError('validation_error', {
      detail: `The line has ${last} cells, the header ${columns.length}.`,
    })
  const { title, description, priority, progress, end_date, end_time, card_id, user_ids, ...unread } =
    filledCells(header, record)
  // A field of `ImportField` that is not read here does not compile.
  unread satisfies Record<string, never>
  const body: Body = {
    title_text: title?.[0].text ?? '',
    ...(description && { description: description[0].text }),
    ...(priority && { priority: toPriority(priority[0].text) }),
    ...(progress && { progress: toProgress(progress[0]) }),
    ...(end_date && { end_date: toDay(end_date, dates) }),
    ...(end_time && { end_time: end_time[0].text.trim() }),
    ...toTarget(card_id ?? [], names),
    ...(user_ids && { user_ids: toMembers(user_ids, names) }),
  }
  const headerOf = {
    title_text: title?.[0].header ?? titleHeader(header),
    description: description?.[0].header,
  }
  checkBody(body, { ...headerOf, end_time: end_time?.[0].header })
  return body
}

function titleHeader({ columns, indexes }: Header): string | undefined {
  return columns[indexes.get('title')?.[0] ?? -1]?.header
}

/** Returns the non-empty cells by field, preferred columns first. @throws AppError validation_error */
function filledCells({ columns, indexes }: Header, record: readonly string[]): Cells {
  const cells: Cells = {}
  for (const [field, own] of indexes) {
    const given = own.map((index) => ({ header: columns[index]?.header ?? '', text: record[index] ?? '' }))
    const [first, ...others] = given.filter(({ text }) => (field === 'title' ? text !== '' : !isBlank(text)))
    if (!first) continue
    // U+FFFD replaces bytes that are invalid in the file's encoding, and would be stored as text.
    const broken = [first, ...others].find(({ text }) => text.includes('\uFFFD'))
    if (broken) throw invalid(field, `${broken.header} has bytes that are not UTF-8.`)
    cells[field] = [first, ...others]
  }
  return cells
}

const priorities = ['low', 'medium', 'high', 'urgent'] as const satisfies Priority[]

/** Returns the priority that a cell names. Numbers and other tools' words mean no priority. */
function toPriority(text: string): Priority {
  const word = text.trim().toLowerCase()
  return priorities.find((one) => one === word) ?? 'none'
}

const doneWords = ['done', 'completed', 'complete', 'yes', 'true']
const openWords = ['no', 'false', 'incomplete', 'open', 'not started', 'in progress']
/** The columns in which a date means that the task is done. */
const doneDates = /^completed at$/i

/** Returns the progress of a cell: a percentage, a word, or the time at which the task was completed. */
function toProgress({ header, text }: Cell): number | null {
  const word = text.trim().toLowerCase()
  if (doneWords.includes(word)) return 100
  if (openWords.includes(word)) return null
  const isDate = dateOrders.some((order) => readWrittenDay(text.trim(), order) !== undefined)
  if (doneDates.test(header.trim()) && isDate) return 100
  const percent = /^(\d{1,3})(?:\.0+)? ?%?$/.exec(word)?.[1]
  if (percent !== undefined && Number(percent) <= 100) return Number(percent)
  throw invalid('progress', `${header} must be a whole number from 0 to 100, or Done.`)
}

/** The time that Go programs write if there is none. */
const noTime = '0001-01-01T00:00:00Z'

/** Returns the day of the first cell that has one. @throws AppError validation_error */
function toDay([{ header, text }, ...others]: [Cell, ...Cell[]], dates: DateOrder): string | null {
  const written = text.trim()
  if (written === noTime) return null
  const day = readWrittenDay(written, dates)
  if (day !== undefined) return day
  const [next, ...rest] = others
  if (next) return toDay([next, ...rest], dates)
  const hasOrder = dates === 'iso' && dateOrders.some((order) => readWrittenDay(written, order) !== undefined)
  const hint = hasOrder
    ? 'could be read with day or month first: choose the order of dates, dmy or mdy'
    : 'is not a date such as 2030-12-31'
  throw invalid('end_date', `${header}: ${quote(written)} ${hint}.`)
}

/**
 * Returns the column, or the project, whose default column is then used.
 * @throws AppError validation_error
 */
function toTarget(cells: readonly Cell[], names: ImportNames): { card_id: string } | { project_id: string } {
  const card_id = findCard(
    cells.map(({ text }) => text),
    names,
  )
  if (card_id !== undefined) return { card_id }
  if (!names.hasOpenColumn) throw invalid('card_id', new AppError('no_open_column').message)
  return { project_id: names.projectId }
}

/** Returns the people named in the first cell that names any. @throws AppError validation_error */
function toMembers([cell, ...others]: [Cell, ...Cell[]], names: ImportNames): string[] {
  try {
    return findMembers(cell.text, names)
  } catch (error) {
    const [next, ...rest] = others
    if (next) return toMembers([next, ...rest], names)
    throw invalid('user_ids', `${cell.header}: ${(error as Error).message}`)
  }
}

/**
 * Validates a new task against the contract.
 * @throws AppError validation_error in terms of the file's columns
 */
function checkBody(body: Body, headers: Partial<Record<string, string | undefined>>): void {
  const title = headers.title_text ?? 'title'
  if (isBlank(body.title_text)) throw invalid('title', `${title} is empty.`)
  try {
    if (operations.createTask.body) validateBody(operations.createTask.body, body)
  } catch (error) {
    if (!(error instanceof AppError) || error.param === undefined) throw error
    const { param, message } = error
    const words = message.replace(param, headers[param] ?? param).replace(/ or null\b/, '')
    throw invalid(fieldOfBody(param), words)
  }
}

/** The import fields of the fields of `POST /tasks`; null for fields that files cannot contain. */
const importFieldOf: Record<keyof Body, ImportField | null> = {
  title_text: 'title',
  description: 'description',
  priority: 'priority',
  progress: 'progress',
  end_date: 'end_date',
  end_time: 'end_time',
  card_id: 'card_id',
  user_ids: 'user_ids',
  project_id: null,
}

/** Returns the import field for a parameter of `POST /tasks`. */
export const fieldOfBody = (param: string): string =>
  (importFieldOf as Record<string, ImportField | null>)[param] ?? param

const quote = (text: string): string => JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
