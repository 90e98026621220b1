import { operations, type Schemas } from '../../../generated/openapi.operations.ts'
import { repeats } from '../../db/schema.ts'
import { validateBody } from '../../contract/validate-body.ts'
import { AppError, invalid } from '../../errors.ts'
import { strictDay } from '../dates.ts'
import { textOfCell } from '../exports/exported-cells.ts'
import type { WebOnlyFields } from '../task-fields.ts'
import { isBlank } from '../white-space.ts'
import { countCells, maxColumns } from './csv-cells.ts'
import { findOwnPriority, findPriority, isDoneNumber, isDoneState, isNothing } from './file-words.ts'
import type { Header } from './import-columns.ts'
import { findCard, findMembers, type ImportNames } from './import-names.ts'
import { readProgress } from './import-progress.ts'
import type { UnknownWords } from './import-words.ts'
import type { ImportField } from './known-headers.ts'
import { brief, filledCells, type Cell } from './row-cells.ts'
import {
  hasDay,
  hintOfOrder,
  isInstant,
  readDayNear,
  readWrittenDay,
  readWrittenTime,
  type DateOrder,
} from './written-dates.ts'

type Body = Schemas['TaskCreate']

/** A record that becomes a task. */
export interface ReadRow {
  body: Body
  further: WebOnlyFields
  /** The fields as they were read from the file alone, whatever columns and people there are now. */
  reading: unknown[]
}

export interface RowReader {
  header: Header
  names: ImportNames
  dates: DateOrder
  words: UnknownWords
}

/**
 * Converts a record to a body of `POST /tasks`, validated by the contract. An empty cell means an absent field.
 * @throws AppError validation_error with the field as `param`, or without one for a wrong number of cells
 */
export function readRow(reader: RowReader, cells: readonly string[], isDone: boolean): ReadRow {
  const { header, names, dates, words } = reader
  const record = header.exported ? cells.map(textOfCell) : cells
  const last = countCells(record)
  if (last > header.columns.length) {
    const count = last > maxColumns ? `more than ${maxColumns}` : last
    throw new AppError('validation_error', {
      detail: `The line has ${count} cells, the header ${header.columns.length}.`,
    })
  }
  const {
    title,
    description,
    priority,
    progress: share,
    end_date,
    end_time,
    card_id,
    user_ids,
    ...unread
  } = filledCells(header, record)
  // A field of `ImportField` that is not read here does not compile.
  unread satisfies Record<string, never>
  const progress = isDone ? 100 : readProgress(share ?? [], words)
  const { target, isClosed } = readState(card_id ?? [], names, words)
  const ownDay = header.exported && end_date && strictDay(end_date[0].text)
  const read = {
    ...(priority && { priority: readPriority(priority[0].text, header, words) }),
    ...(end_date && { end_date: ownDay ?? toDay(end_date, dates) }),
    ...(end_time && { end_time: toTime(end_time[0].text) }),
  }
  const body: Body = {
    title_text: title?.[0].text ?? '',
    ...(description && { description: description[0].text }),
    ...read,
    ...(isClosed ? { progress: 100 } : progress !== undefined && { progress }),
    ...target,
    ...(user_ids && { user_ids: (header.exported ? toKnownIds : toMembers)(user_ids, names, words) }),
  }
  const further = readFurther(header, record)
  const headerOf = {
    title_text: title?.[0].header ?? titleHeader(header),
    description: description?.[0].header,
  }
  const checked = header.exported && isBlank(body.title_text) ? { ...body, title_text: '-' } : body
  checkBody(checked, { ...headerOf, end_time: end_time?.[0].header })
  const textsOf = (own: readonly Cell[] = []): string[] => own.map(({ text }) => text)
  const reading = [body.title_text, body.description, read, progress, textsOf(card_id), textsOf(user_ids)]
  return { body, further, reading: header.exported ? [...reading, further] : reading }
}

/** Returns the fields that only files of `exportTasks` have. @throws AppError validation_error */
function readFurther({ exported }: Header, record: readonly string[]): WebOnlyFields {
  const every = record[exported?.repeatsIndex ?? -1] ?? ''
  const reminder = record[exported?.reminderIndex ?? -1] ?? ''
  const recurrence = frequencies.find((one) => one === every)
  if (every !== '' && !recurrence)
    throw invalid('recurrence', `repeats must be ${frequencies.join(', ')} or empty.`)
  const isInstant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(reminder) && !Number.isNaN(Date.parse(reminder))
  if (reminder !== '' && !isInstant)
    throw invalid('reminder_date', 'reminder must be a time such as 2030-12-31T09:00:00.000Z.')
  return { ...(recurrence && { recurrence }), ...(reminder && { reminder_date: reminder }) }
}

const frequencies = repeats.filter((one) => one !== 'none')

function titleHeader({ columns, fields }: Header): string | undefined {
  return columns[fields.get('title')?.[0]?.index ?? -1]?.header
}

/** Returns the priority that a cell names. Numbers and unknown words mean no priority. */
function readPriority(
  text: string,
  { exported }: Header,
  words: UnknownWords,
): NonNullable<Body['priority']> {
  const priority = exported ? findOwnPriority(text) : findPriority(text)
  if (priority === undefined) words.add('priority', text)
  return priority ?? 'none'
}

/**
 * Returns the day of the first filled column, or of others of the same names: as written rather than that of a bare
 * number, whose day depends on the time zone.
 * @throws AppError validation_error
 */
function toDay(cells: readonly Cell[], dates: DateOrder): string | null {
  const read = cells.flatMap((cell) => {
    const day = isNothing(cell.text) ? null : readWrittenDay(cell.text, dates)
    return day === null ? [] : { ...cell, day, isNumber: isInstant(cell.text) }
  })
  const [first] = read
  if (!first) return null
  const own = read.filter(({ rank }) => rank === first.rank)
  const written = own.find((one) => one.day !== undefined && !one.isNumber)
  if (written?.day !== undefined) return written.day
  const ambiguous = own.find((one) => one.day === undefined && hasDay(one.text))
  const number = own.find((one) => one.day !== undefined)?.day
  const day = ambiguous && number !== undefined ? readDayNear(ambiguous.text, number) : number
  if (day !== undefined) return day
  const { header, text } = ambiguous ?? own.at(-1) ?? first
  const hint = ambiguous ? hintOfOrder(text) : 'is not a date such as 2030-12-31'
  throw invalid('end_date', `${header}: ${JSON.stringify(brief(text))} ${hint}.`)
}

/** Returns the time as hours and minutes; other texts are refused by the contract. */
const toTime = (text: string): string | null => (isNothing(text) ? null : (readWrittenTime(text) ?? text))

/**
 * Returns the column that the first cell names, or the project, whose default column is then used, and whether another
 * cell means that the task is done.
 * @throws AppError validation_error
 */
function readState(
  cells: readonly Cell[],
  names: ImportNames,
  words: UnknownWords,
): { target: { card_id: string } | { project_id: string }; isClosed: boolean } {
  const states = cells.map((cell) => ({ cell, named: findCard(cell.text, names) }))
  const card = states.find(({ named }) => named)?.named
  if (!card && !names.hasOpenColumn) throw invalid('card_id', new AppError('no_open_column').message)
  // A state that is the name of the column says no more than that.
  const others = states
    .filter(({ named }) => !named?.isExact || named.id !== card?.id)
    .map(({ cell: { text, kind }, named }) => ({
      ...{ text, kind, named },
      isDone: kind === 'state' ? isDoneNumber(text) : isDoneState(text),
    }))
  // An open state says nothing of the column.
  const isKnown = card !== undefined || others.some(({ isDone }) => isDone)
  for (const { text, kind, named, isDone } of others) {
    const isUnknown = !named && isDone === undefined && !isNothing(text)
    if (isUnknown && (kind === 'state' || !isKnown)) words.add('card_id', text)
  }
  return {
    target: card ? { card_id: card.id } : { project_id: names.projectId },
    isClosed: others.some(({ isDone }) => isDone),
  }
}

/** Maximum length of the cells of a record that name people, in characters. */
const maxPeopleLength = 10_000

/**
 * Returns the people of the first columns with the same header that name only known people.
 * @throws AppError validation_error
 */
function toMembers(cells: readonly [Cell, ...Cell[]], names: ImportNames, words: UnknownWords): string[] {
  const length = cells.reduce((sum, { text }) => sum + text.length, 0)
  if (length > maxPeopleLength)
    throw invalid('user_ids', `${cells[0].header}: the people have more than ${maxPeopleLength} characters.`)
  const columns = [...Map.groupBy(cells, ({ header }) => header).values()]
  const read = columns.map((own) => own.map(({ text }) => findMembers(text, names)))
  const known = read.find((people) => people.every(({ fault }) => fault === undefined))
  if (known) return [...new Set(known.flatMap(({ ids }) => ids))]
  const people = read.at(-1)?.flat() ?? []
  for (const word of people.flatMap(({ unknown }) => unknown)) words.add('user_ids', word)
  const fault = people.find((one) => one.fault !== undefined)?.fault ?? ''
  throw invalid('user_ids', `${columns.at(-1)?.[0]?.header ?? ''}: ${fault}`)
}

/** Returns the people of a cell of ids, without those who may not be assigned now. */
function toKnownIds(cells: readonly [Cell, ...Cell[]], names: ImportNames, words: UnknownWords): string[] {
  const ids = cells.flatMap(({ text }) => text.split(/[;,\s]+/).filter(Boolean))
  const isKnown = (id: string): boolean => names.assignable.has(id)
  for (const id of ids) if (!isKnown(id)) words.add('user_ids', id)
  return [...new Set(ids.filter(isKnown))]
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
