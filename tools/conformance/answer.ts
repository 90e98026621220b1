import { errorCatalog, type ErrorCode } from '../../generated/errors.ts'
import { expect, need } from './verdict.ts'

export interface Answer {
  /** The request, such as `GET /tasks?limit=2`. */
  call: string
  status: number
  headers: Record<string, string | undefined>
  text: string
  /** The body parsed as JSON; undefined if it is not JSON. */
  body: unknown
}

export type Row = Record<string, unknown>

/** Reads a value by its path, such as `meta.next_cursor`. Returns undefined if there is none. */
export function read(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((at, name) => (isRow(at) ? at[name] : undefined), value)
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null
}

/** Expects a refusal with the status and code. A missing code is covered by another rule, so the status is enough. */
export function expectRefusal(answer: Answer, code: ErrorCode): void {
  const { status } = errorCatalog[code]
  const given = codeOf(answer)
  const isIt = answer.status === status && (given === undefined || given === code)
  expect(isIt, `${describe(answer)}, not ${status} ${code}`)
}

/** Expects a status, and returns the response. */
export function expectStatus(answer: Answer, status: number): Answer {
  expect(answer.status === status, `${describe(answer)}, not ${status}`)
  return answer
}

/** Expects a value of the body. */
export function expectValue(answer: Answer, path: string, wanted: unknown): void {
  const given = read(answer.body, path)
  expect(show(given) === show(wanted), `${answer.call} has the ${path} ${show(given)}, not ${show(wanted)}`)
}

/** Expects a header, named in lower case, to equal a string or match a pattern; undefined expects no header. */
export function expectHeader(
  { call, headers }: Pick<Answer, 'call' | 'headers'>,
  name: string,
  wanted: string | RegExp | undefined,
): void {
  const given = headers[name]
  const isIt = wanted instanceof RegExp ? given !== undefined && wanted.test(given) : given === wanted
  expect(isIt, `${call} has ${name}: ${given ?? 'absent'}`)
}

export function needStatus(answer: Answer, status: number): void {
  need(answer.status === status, `${describe(answer)}, and without ${status} there is nothing to check`)
}

/** Returns the resource of a success response. */
export function resourceOf(answer: Answer, status = 200): Row {
  needStatus(answer, status)
  const data = read(answer.body, 'data')
  need(isRow(data), `${answer.call} has no data`)
  return data
}

/** Returns the rows of a page. */
export function rowsOf(answer: Answer): Row[] {
  needStatus(answer, 200)
  const data = read(answer.body, 'data')
  need(Array.isArray(data) && data.every(isRow), `${answer.call} has no list as data`)
  return data
}

/** Returns the string in a field, which must exist. */
export function textOf(row: Row, name: string): string {
  const value = row[name]
  need(typeof value === 'string', `${name} is ${show(value)}, not a string`)
  return value
}

/** Returns the body of an error without its request id, for comparison. */
export function withoutRequestId({ body, text }: Answer): string {
  const error = read(body, 'error')
  return isRow(error) ? JSON.stringify({ ...error, request_id: '' }) : text
}

/** Returns text such as `GET /tasks/x returned 200`, with the code of an error. */
export function describe(answer: Answer): string {
  return [`${answer.call} returned ${answer.status}`, codeOf(answer)].filter(Boolean).join(' ')
}

function codeOf({ body }: Answer): string | undefined {
  const code = read(body, 'error.code')
  return typeof code === 'string' ? code : undefined
}

/** Formats a value for messages, truncated if long. */
export function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}
