import type { Method } from './contract.ts'
import type { TaskwireError } from './error.ts'

/** Maximum wait before a retry, in seconds. For longer waits the error is thrown, so that the caller decides. */
const longestWaitSeconds = 300

const backoffMs = { first: 500, most: 8_000 }

/**
 * Returns whether a request may be retried. GET, PUT and DELETE are idempotent, and a POST has an `Idempotency-Key`. A
 * PATCH could undo a later change, so it is retried only if it cannot have been carried out.
 */
export function mayRetry(method: Method, error: TaskwireError): boolean {
  const { status, type, code, retryAfterSeconds = 0 } = error
  if (retryAfterSeconds > longestWaitSeconds) return false
  if (status === 429 || status === 503) return true
  if (method === 'patch') return type === 'connection_error' && wasNotSent(error.cause)
  return type === 'connection_error' || status === 502 || status === 504 || code === 'idempotency_key_in_use'
}

/**
 * Returns the wait before the next attempt: the `Retry-After` of the response, or exponential backoff. Jitter spreads
 * clients that were refused together.
 */
export function retryDelayMs(attempt: number, { retryAfterSeconds }: TaskwireError): number {
  const backoff = Math.min(backoffMs.first * 2 ** attempt, backoffMs.most)
  if (retryAfterSeconds === undefined) return backoff * (0.5 + Math.random() / 2)
  return retryAfterSeconds * 1_000 + backoffMs.first * Math.random()
}

/**
 * Error codes of Node and Bun for a connection that was not established. Deno has no code, so its message is compared.
 */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket)$/
const notConnectedMessage = 'client error (Connect)'

/** Returns whether the request certainly was not sent. */
function wasNotSent(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown }
    if (syscall === 'connect' || notConnected.test(String(code))) return true
    if (error.message.includes(notConnectedMessage)) return true
  }
  return false
}
