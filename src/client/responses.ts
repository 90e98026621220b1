import type { ErrorDetail } from './contract.ts'
import type { FetchedResponse, LastResponse } from './options.ts'

/** Reads the status and headers of a response. */
export function readHead({ status, headers }: FetchedResponse): LastResponse {
  const limit = wholeNumber(headers.get('X-RateLimit-Limit'))
  const remaining = wholeNumber(headers.get('X-RateLimit-Remaining'))
  return {
    status,
    date: readDate(headers.get('Date')),
    requestId: headers.get('X-Request-Id') ?? undefined,
    isReplay: headers.get('Idempotent-Replay') === 'true',
    retryAfterSeconds: secondsUntil(headers.get('Retry-After')),
    rateLimit: limit === undefined || remaining === undefined ? undefined : { limit, remaining },
  }
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Number(text) : undefined
}

/** An HTTP date: `Wed, 21 Oct 2026 07:28:00 GMT`. */
const httpDate = /^[A-Za-z]{3}, \d{2} [A-Za-z]{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/

function readDate(text: string | null): Date | undefined {
  const date = new Date(text !== null && httpDate.test(text) ? text : NaN)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** Returns the seconds of a `Retry-After`, which proxies may also send as a date. */
function secondsUntil(text: string | null): number | undefined {
  const at = readDate(text)
  return at ? Math.max(0, Math.ceil((at.getTime() - Date.now()) / 1000)) : wholeNumber(text)
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
 * A response may come from anywhere: a proxy, another server, a login page. Only the parts that the client itself reads
 * are checked.
 */

export function isNothing(_body: unknown, status: number): boolean {
  return status === 204
}

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
