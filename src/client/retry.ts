import type { Method } from './contract.ts'
import type { TaskwireError } from './error.ts'

/** Who is asked to wait longer than this decides what to do meanwhile. */
const longestWaitSeconds = 300

const backoffMs = { first: 500, most: 8_000 }

/**
 * Whether the same request may be sent again. A GET may, and so may a POST, whose `Idempotency-Key` has the work done
 * once. A PATCH would undo what others changed after it: it may where it cannot have been carried out.
 */
export function mayRetry(method: Method, error: TaskwireError): boolean {
  const { status, type, code, retryAfterSeconds = 0 } = error
  if (retryAfterSeconds > longestWaitSeconds) return false
  if (status === 429 || status === 503) return true
  if (method === 'patch') return type === 'connection_error' && wasNotSent(error.cause)
  return type === 'connection_error' || status === 502 || status === 504 || code === 'idempotency_key_in_use'
}

/**
 * How long to wait before the next attempt: what the answer asks for, or else twice as long each time. The random part
 * keeps those who were refused together from coming back together.
 */
export function retryDelayMs(attempt: number, { retryAfterSeconds }: TaskwireError): number {
  const backoff = Math.min(backoffMs.first * 2 ** attempt, backoffMs.most)
  if (retryAfterSeconds === undefined) return backoff * (0.5 + Math.random() / 2)
  return retryAfterSeconds * 1_000 + backoffMs.first * Math.random()
}

/** The codes of Node and Bun for a connection that was never made, and the words of Deno, which has no code. */
const notConnected =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT|ConnectionRefused|FailedToOpenSocket)$/
const notConnectedWords = 'client error (Connect)'

/** Whether nothing of a request can have left; whenever that is not certain, it may have. */
function wasNotSent(failure: unknown): boolean {
  for (let error = failure; error instanceof Error; error = error.cause) {
    const { code, syscall } = error as { code?: unknown; syscall?: unknown }
    if (syscall === 'connect' || notConnected.test(String(code))) return true
    if (error.message.includes(notConnectedWords)) return true
  }
  return false
}
