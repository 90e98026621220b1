import type { IncomingMessage } from 'node:http'
import type { Operation, OperationId, Input } from '../../generated/openapi.router.ts'
import { reasonOf, validateBody } from '../domain/validate-body.ts'
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
    if (!validate) continue
    const value = req.headers[name.toLowerCase()]
    if (value !== undefined && !validate(value)) throw invalid(name, reasonOf(name, validate))
  }
}
