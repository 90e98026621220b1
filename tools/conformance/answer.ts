import { errorCatalog, type ErrorCode } from '../../generated/errors.ts'
import { expect, need } from './verdict.ts'

export interface Answer {
  /** What was asked: `GET /tasks?limit=2`. */
  call: string
  status: number
  headers: Record<string, string | undefined>
  text: string
  /** The text as JSON; undefined where it is none. */
  body: unknown
}

export type Row = Record<string, unknown>

/** Reads a value by its path, as `meta.next_cursor`; undefined where there is none, whatever the value looks like. */
export function read(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), value)
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/**
 * Holds an answer to be this refusal, by its status and code. Where the envelope has no code, which is a rule of its
 * own, the status is enough.
 */
export function expectRefusal(answer: Answer, code: ErrorCode): void {
  const { status } = errorCatalog[code]
  const given = codeOf(answer)
  const isIt = answer.status === status && (given === undefined || given === code)
  expect(isIt, `${describe(answer)}, not ${status} ${code}`)
}

export function needStatus(answer: Answer, status: number): void {
  need(answer.status === status, `${describe(answer)}, and without ${status} there is nothing to look at`)
}

/** The resource of an answer that must have been a success. */
export function resourceOf(answer: Answer, status = 200): Row {
  needStatus(answer, status)
  const data = read(answer.body, 'data')
  need(isRow(data), `${answer.call} has no data`)
  return data
}

/** The rows of a page, which must have been a success. */
export function rowsOf(answer: Answer): Row[] {
  needStatus(answer, 200)
  const data = read(answer.body, 'data')
  need(Array.isArray(data) && data.every(isRow), `${answer.call} has no list as data`)
  return data
}

/** The text of a field, which must be there. */
export function textOf(row: Row, name: string): string {
  const value = row[name]
  need(typeof value === 'string', `${name} is ${show(value)}, not a text`)
  return value
}

/** The body of an error but for its request id, to compare it with others. */
export function withoutRequestId({ body, text }: Answer): string {
  const error = read(body, 'error')
  return isRow(error) ? JSON.stringify({ ...error, request_id: '' }) : text
}

/** `GET /tasks/x was answered 200`, with the code of an error. */
export function describe(answer: Answer): string {
  return [`${answer.call} was answered ${answer.status}`, codeOf(answer)].filter(Boolean).join(' ')
}

function codeOf({ body }: Answer): string | undefined {
  const code = read(body, 'error.code')
  return typeof code === 'string' ? code : undefined
}

/** A value for messages, cut where it is long. */
export function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
