import type { IncomingMessage } from 'node:http'
import { restorePlus } from '../../domain/dates.ts'
import { messageForRule } from '../../contract/messages.ts'
import type { Operation, Parameter } from '../../contract/operation.ts'
import { refuseUrlsBefore, type UrlRules } from '../../contract/public-urls.ts'
import { bodyRefusal, reasonOf } from '../../contract/validate-body.ts'
import { AppError, invalid } from '../../errors.ts'

type ParameterValues = Record<string, string | number | boolean>

/**
 * Returns the input for the handler (path, query, headers, body), validated against the contract.
 * @throws AppError validation_error, unsafe_url; not_found for a path that the contract does not have
 */
export function validateInput(
  urls: UrlRules,
  operation: Operation,
  req: IncomingMessage,
  params: Readonly<Record<string, string>>,
  body: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): object {
  const path = readPath(operation, params)
  const query = readQuery(operation, req.url ?? '')
  const headers = validateHeaders(operation, req)
  if (operation.body && body && !operation.body.validate(body)) {
    const refusal = bodyRefusal(operation.body, body)
    if (refusal.param !== undefined) refuseUrlsBefore(refusal.param, urls, operation.body, body)
    throw refusal
  }
  return signal ? { path, query, headers, body, signal } : { path, query, headers, body }
}

/**
 * Parses path parameters. A malformed id is not found, including an id with U+0000, which PostgreSQL rejects
 * (product.md 1.12).
 */
function readPath({ pathParameters }: Operation, params: Readonly<Record<string, string>>): object {
  for (const name in params) if (params[name]?.includes('\0')) throw new AppError('not_found')
  if (pathParameters.length === 0) return params
  const path: ParameterValues = { ...params }
  for (const parameter of pathParameters) {
    const value = parse(parameter, params[parameter.name] ?? '')
    if (value === undefined || parameter.validate?.(value) === false) throw new AppError('not_found')
    path[parameter.name] = value
  }
  return path
}

/**
 * Parses the documented query parameters. An empty value counts as absent, and the last of repeated values wins
 * (product.md 1.11).
 */
function readQuery({ query: parameters }: Operation, url: string): ParameterValues {
  const start = url.indexOf('?')
  const query: ParameterValues = {}
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

/** Parses the documented headers, by their documented names. @throws AppError validation_error */
export function validateHeaders({ headers: parameters }: Operation, req: IncomingMessage): object {
  if (parameters.length === 0) return noHeaders
  const headers: ParameterValues = {}
  for (const parameter of parameters) {
    const value = readParameter(parameter, req.headers[parameter.name.toLowerCase()]?.toString())
    if (value !== undefined) headers[parameter.name] = value
  }
  return headers
}

function readParameter(parameter: Parameter, text: string | undefined): ParameterValues[string] | undefined {
  const { name, required, lenient, type, validate } = parameter
  if (text === undefined) {
    if (required) throw invalid(name, `${name} is required.`)
    return undefined
  }
  if (lenient) return text
  const value = parse(parameter, text)
  if (value === undefined) throw invalid(name, `${name} ${messageForRule('type', { type })}.`)
  if (!validate || validate(value)) return value
  const reason = reasonOf(name, validate)
  const restored = restorePlus(text)
  if (restored === text || !validate(restored)) throw invalid(name, reason)
  return restored
}

const integer = /^-?\d{1,16}$/
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** Parses text as the parameter's type. Returns undefined if the text is malformed. */
function parse({ type }: Parameter, text: string): ParameterValues[string] | undefined {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (!(type === 'integer' ? integer : number).test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) && (type === 'number' || Number.isSafeInteger(value)) ? value : undefined
}
