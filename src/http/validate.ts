import type { IncomingMessage } from 'node:http'
import { AppError, invalid } from '../errors.ts'
import type {
  AnyReply,
  BodyRules,
  Operation,
  Parameter,
  ResponseHeader,
  ServerSentEvent,
  Success,
  Validator,
} from './contract.ts'

type Values = Record<string, string | number | boolean>

/**
 * The request as its handler gets it, checked against the contract in the contract's order: path, query, headers, body.
 * Of a body's fields the first that fails is named (product.md 2.2).
 * @throws AppError validation_error; not_found for a path that the contract does not have
 */
export function validateInput(
  operation: Operation,
  req: IncomingMessage,
  params: Readonly<Record<string, string>>,
  body: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): object {
  const path = readPath(operation, params)
  const query = readQuery(operation, req.url ?? '')
  const headers = validateHeaders(operation, req)
  if (operation.body && body) validateBody(operation.body, body)
  return signal ? { path, query, headers, body, signal } : { path, query, headers, body }
}

/** An id of the wrong form is an unknown id. */
function readPath({ pathParameters }: Operation, params: Readonly<Record<string, string>>): object {
  if (pathParameters.length === 0) return params
  const path: Values = { ...params }
  for (const parameter of pathParameters) {
    const value = parse(parameter, params[parameter.name] ?? '')
    if (value === undefined || parameter.validate?.(value) === false) throw new AppError('not_found')
    path[parameter.name] = value
  }
  return path
}

/** The documented parameters; empty ones are as if absent, of repeated ones the last wins (product.md 1.11). */
function readQuery({ query: parameters }: Operation, url: string): Values {
  const start = url.indexOf('?')
  const query: Values = {}
  if (start === -1 && !parameters.some(({ required }) => required)) return query
  const given = new URLSearchParams(start === -1 ? '' : url.slice(start))
  for (const parameter of parameters) {
    const text = given.getAll(parameter.name).at(-1)
    const value = readParameter(parameter, text === '' ? undefined : text)
    if (value !== undefined) query[parameter.name] = value
  }
  return query
}

const noHeaders = {}

/** The documented headers, by their documented names. @throws AppError validation_error */
export function validateHeaders({ headers: parameters }: Operation, req: IncomingMessage): object {
  if (parameters.length === 0) return noHeaders
  const headers: Values = {}
  for (const parameter of parameters) {
    const value = readParameter(parameter, req.headers[parameter.name.toLowerCase()]?.toString())
    if (value !== undefined) headers[parameter.name] = value
  }
  return headers
}

function readParameter(parameter: Parameter, text: string | undefined): Values[string] | undefined {
  const { name, required, lenient, type, validate } = parameter
  if (text === undefined) {
    if (required) throw invalid(name, `${name} is required.`)
    return undefined
  }
  if (lenient) return text
  const value = parse(parameter, text)
  if (value === undefined) throw invalid(name, `${name} must be ${type}.`)
  if (validate && !validate(value)) throw invalid(name, reasonOf(name, validate))
  return value
}

const integer = /^-?\d{1,16}$/
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** The text as the parameter's type; undefined where it is not one. */
function parse({ type }: Parameter, text: string): Values[string] | undefined {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (!(type === 'integer' ? integer : number).test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) && (type === 'number' || Number.isSafeInteger(value)) ? value : undefined
}

/**
 * Holds a body against the contract; of its fields the first that fails, in the contract's order, is named
 * (product.md 2.2).
 * @throws AppError validation_error
 */
export function validateBody(rules: BodyRules, body: Record<string, unknown>): void {
  if (rules.validate(body)) return
  // A rule that spans fields (`if`, `then`) is tried before the fields; its issue is of the one it misses or finds null.
  const [issue] = rules.validate.errors ?? []
  const blamed =
    (issue?.params.missingProperty as string | undefined) ?? issue?.instancePath.split('/')[1] ?? ''
  const missed = issue?.schemaPath.includes('/then/') ? blamed : undefined
  for (const { name, required, validate } of rules.fields) {
    const isGiven = Object.hasOwn(body, name)
    if (isGiven && !validate(body[name])) throw invalid(name, reasonOf(name, validate))
    if ((required && !isGiven) || name === missed) throw invalid(name, `${name} is required.`)
  }
  throw invalid(blamed, `${blamed} is required.`)
}

/** What Ajv says of the value, without echoing it. */
function reasonOf(name: string, validate: Validator): string {
  const { keyword = '', message = 'is invalid', params = {} } = validate.errors?.at(-1) ?? {}
  if (keyword === 'pattern' || keyword === 'not') return `${name} is not allowed or has the wrong form.`
  if (keyword === 'type') return `${name} must be ${[params.type].flat().join(' or ')}.`
  if (keyword === 'minLength') return `${name} must not be empty.`
  if (keyword === 'enum')
    return `${name} must be one of: ${(params.allowedValues as unknown[]).map(String).join(', ')}.`
  return `${name} ${message}.`
}

/** A handler broke the contract: answered as a 500, and logged with what is wrong, but never with a value. */
export class ContractViolation extends Error {
  readonly issues: unknown

  constructor({ operationId }: Operation, issues: unknown) {
    super(`the reply of ${operationId} breaks the contract`)
    this.issues = issues
  }
}

/** A reply that keeps the contract, as it is sent. */
export interface CheckedReply {
  status: number
  /** Null: there is no content. */
  mediaType: string | null
  text: string
  events?: AsyncIterable<ServerSentEvent>
  headers?: AnyReply['headers'] | undefined
}

/**
 * A wrong shape never leaves the server (product.md 1.18).
 * @throws ContractViolation for an undocumented status or header, or a body that is not the documented one
 */
export function checkReply(operation: Operation, { status, body, headers }: AnyReply): CheckedReply {
  const success = operation.responses[status]
  if (!success) throw new ContractViolation(operation, `status ${status} is not documented`)
  if (headers || success.headers.length > 0) checkHeaders(operation, success, headers ?? {})
  const { mediaType, validate } = success
  if (mediaType === 'application/json') {
    if (!validate?.(body)) throw new ContractViolation(operation, issuesOf(validate))
    return { status, mediaType, text: JSON.stringify(body), headers }
  }
  if (mediaType === null) {
    if (body !== undefined) throw new ContractViolation(operation, `status ${status} has no content`)
    return { status, mediaType, text: '', headers }
  }
  if (mediaType === 'text/event-stream') {
    if (!isStream(body)) throw new ContractViolation(operation, `status ${status} is a stream of events`)
    return { status, mediaType, text: '', events: body, headers }
  }
  if (typeof body !== 'string') throw new ContractViolation(operation, `status ${status} is text`)
  if (validate && !validate(body)) throw new ContractViolation(operation, issuesOf(validate))
  return { status, mediaType, text: body, headers }
}

const isStream = (body: unknown): body is AsyncIterable<ServerSentEvent> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

function checkHeaders(
  operation: Operation,
  success: Success,
  headers: Readonly<Record<string, unknown>>,
): void {
  const undocumented = Object.keys(headers).find(
    (name) => !success.headers.some((header) => header.name === name),
  )
  if (undocumented !== undefined)
    throw new ContractViolation(operation, `header ${undocumented} is not documented`)
  for (const header of success.headers) {
    const fault = faultOf(header, headers[header.name])
    if (fault) throw new ContractViolation(operation, fault)
  }
}

/** `Set-Cookie` may be several, which its schema cannot say. */
function faultOf({ name, required, validate }: ResponseHeader, value: unknown): unknown {
  if (value === undefined) return required ? `header ${name} is missing` : undefined
  const values = name === 'Set-Cookie' && Array.isArray(value) ? value : [value]
  return values.every((one) => validate(one)) ? undefined : issuesOf(validate, name)
}

/** Which rules failed where. Ajv's own issues may hold a value of the reply. */
function issuesOf(validate: Validator | null, root = ''): { path: string; rule: string }[] {
  return (validate?.errors ?? []).map(({ instancePath, schemaPath, params }) => {
    const field = (params.missingProperty ?? params.additionalProperty) as string | undefined
    const path = `${root}${instancePath}${field === undefined ? '' : `/${field}`}`
    return { path, rule: schemaPath }
  })
}
