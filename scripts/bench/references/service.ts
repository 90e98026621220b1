import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'

/* Shared parts of the reference servers: authentication, refusals, listening. */

export const prefix = '/api/public/v1'

export interface Caller {
  workspaceId: string
  userId: string
  /** Id of the request. */
  requestId: string
}

export const { API_KEY: apiKey = '', WORKSPACE_ID: workspaceId = '', USER_ID: userId = '' } = process.env
const callers = new Map([[`Bearer ${apiKey}`, { workspaceId, userId }]])

export function callerOf(authorization: string | undefined, requestId = ''): Caller | undefined {
  const caller = callers.get(authorization ?? '')
  return caller && { ...caller, requestId }
}

export const unauthorized = problem(
  'authentication_error',
  'api_key_required',
  'A valid API key is required.',
)
export const notFound = problem('invalid_request_error', 'not_found', 'The resource was not found.')
export const reusedKey = problem(
  'invalid_request_error',
  'idempotency_key_reuse',
  'This Idempotency-Key was already used with a different request.',
)

export function invalid(message: string): ReturnType<typeof problem> {
  return problem('invalid_request_error', 'validation_error', message)
}

function problem(type: string, code: string, message: string) {
  return { error: { type, code, message, request_id: 'none' } }
}

/** Listens on a free port. */
export function listen(server: Server): void {
  server.listen(0, '127.0.0.1', () => announce(server))
}

export function announce(server: Server): void {
  console.log(`listening on http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
