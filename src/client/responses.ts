import type { ErrorDetail } from './contract.ts'
import type { FetchedResponse, LastResponse } from './options.ts'

/** Reads the status and headers of a response. */
export function readHead({ status, headers }: FetchedResponse): LastResponse {
  const limit = wholeNumber(headers.get('X-RateLimit-Limit'))
  const remaining = wholeNumber(headers.get('X-RateLimit-Remaining'))
  return {
    status,
    requestId: headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: wholeNumber(headers.get('Retry-After')),
    rateLimit: limit === undefined || remaining === undefined ? undefined : { limit, remaining },
  }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
}

/** Parses a JSON body; returns undefined if invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/*
 * A response may come from anywhere: a proxy, another server, a login page. Only the parts of a body that the client
 * itself reads are checked.
 */

export function isMe(body: unknown): boolean {
  return isObject(body) && isObject(body.workspace)
}

export function isResource(body: unknown): boolean {
  return isObject(body) && isObject(body.data) && !Array.isArray(body.data)
}

export function isPage(body: unknown): boolean {
  if (!isObject(body) || !Array.isArray(body.data) || !isObject(body.meta)) return false
  const { next_cursor } = body.meta
  return next_cursor === null || (typeof next_cursor === 'string' && next_cursor !== '')
}

/** Returns the error in the API's envelope, if the body has one. */
export function errorDetail(body: unknown): ErrorDetail | undefined {
  const detail = isObject(body) ? body.error : undefined
  if (!isObject(detail)) return undefined
  const { type, code, message } = detail
  return [type, code, message].every((text) => typeof text === 'string') ? (detail as ErrorDetail) : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
