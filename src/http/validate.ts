import type { IncomingMessage } from 'node:http'
import type { Operation, OperationId, Input, Validator } from '../../generated/openapi.router.ts'
import { invalid } from '../errors.ts'

/**
 * The request as its handler gets it, checked against the contract in the contract's order: query, headers, body.
 * Of a body's fields the first that fails is named (decision 1.5).
 * @throws AppError validation_error
 */
export function validateInput<Id extends OperationId>(
  operation: Operation<Id>,
  req: IncomingMessage,
  path: Record<string, string>,
  body: Record<string, unknown> | undefined,
): Input<Id> {
  const query = validateQuery(operation, req)
  validateHeaders(operation, req)
  if (operation.body && body) validateBody(operation.body, body)
  return { path, query, body } as Input<Id>
}

/** The documented parameters; empty ones are as if absent, of repeated ones the last wins (decision 1.8). */
function validateQuery(operation: Operation, req: IncomingMessage): Record<string, string> {
  const url = req.url ?? ''
  const start = url.indexOf('?')
  const query: Record<string, string> = {}
  if (start === -1) return query
  const given = new URLSearchParams(url.slice(start))
  for (const { name, validate } of operation.query) {
    const value = given.getAll(name).at(-1)
    if (value === undefined || value === '') continue
    if (validate && !validate(value)) throw invalid(name, reasonOf(name, validate))
    query[name] = value
  }
  return query
}

/** @throws AppError validation_error */
export function validateHeaders(operation: Operation, req: IncomingMessage): void {
  for (const { name, validate } of operation.headers) {
    const value = req.headers[name.toLowerCase()]
    if (validate && value !== undefined && !validate(value)) throw invalid(name, reasonOf(name, validate))
  }
}

function validateBody(schema: NonNullable<Operation['body']>, body: Record<string, unknown>): void {
  if (schema.validate(body)) return
  for (const { name, required, validate } of schema.fields) {
    if (!Object.hasOwn(body, name)) {
      if (required) throw invalid(name, `${name} is required.`)
    } else if (!validate(body[name])) throw invalid(name, reasonOf(name, validate))
  }
  // Each field is well by itself: a rule that spans several has failed, and names the one it misses.
  const [issue] = (schema.validate.errors ?? []).filter(({ params }) => 'missingProperty' in params)
  const field = String(issue?.params.missingProperty ?? schema.fields[0]?.name)
  throw invalid(field, `${field} is required.`)
}

/** What Ajv says of the value, without echoing it. */
function reasonOf(name: string, validate: Validator): string {
  const { keyword = '', message = 'is invalid', params = {} } = validate.errors?.at(-1) ?? {}
  if (keyword === 'pattern' || keyword === 'not') return `${name} is not allowed or has the wrong form.`
  if (keyword === 'enum') return `${name} must be one of: ${(params.allowedValues as unknown[]).join(', ')}.`
  return `${name} ${message}.`
}
