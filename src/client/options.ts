export interface TaskwireOptions {
  /** With the API's prefix: `https://taskwire.example/api/public/v1`. */
  baseUrl: string
  /** The API key's secret, `svc_…`. */
  key: string
  /** How often a request is sent again where that helps and does no harm. 3 if omitted; 0: never. */
  maxRetries?: number | undefined
  /** How long each attempt may take, to the end of its answer. 30,000 if omitted. */
  timeoutMs?: number | undefined
  /** Instead of the platform's own. */
  fetch?: Fetch | undefined
  /** @internal Instead of waiting. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

export interface CallOptions {
  /** Ends the call, with its retries and waits, by throwing the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface WriteOptions extends CallOptions {
  /** Has the work done once, however often it is asked for in 24 hours. One is made if omitted. */
  idempotencyKey?: string | undefined
}

/** What is used of `fetch`: the platform's own is one, and so is what wraps it. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchedResponse>

interface FetchInit {
  method: string
  headers: Record<string, string>
  body?: string
  redirect: 'manual'
  signal: AbortSignal
}

export interface FetchedResponse {
  status: number
  headers: { get(name: string): string | null }
  text(): Promise<string>
}

/** What an answer says beside its body. */
export interface LastResponse {
  status: number
  requestId: string | undefined
  retryAfterSeconds: number | undefined
  /** Of the limiter that was evaluated last. Some answers have none: those of a server that is ending, say. */
  rateLimit: { limit: number; remaining: number } | undefined
}

/** The options with their defaults, or a TypeError that says which of them is of no use. */
export function readOptions({ baseUrl, key, maxRetries = 3, timeoutMs = 30_000 }: TaskwireOptions): {
  baseUrl: string
  key: string
  maxRetries: number
  timeoutMs: number
} {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new TypeError('baseUrl must be an http: or https: URL, without user, query and fragment')
  }
  // The key stands in no message.
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) {
    throw new TypeError('key must be the secret of an API key: svc_ and 40 letters and digits')
  }
  if (!(maxRetries >= 0)) throw new TypeError('maxRetries must be 0 or more')
  // More is too much for a timer, which would end at once.
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31)) throw new TypeError('timeoutMs must be 1 to 2,147,483,647')
  return { baseUrl: url.href.replace(/\/+$/, ''), key, maxRetries, timeoutMs }
}
