export interface TaskwireOptions {
  /** The API's URL with its prefix: `http://127.0.0.1:3000/api/public/v1`. */
  baseUrl: string
  /** The API key's secret, `svc_…`. */
  key: string
  /** The maximum number of retries of a request that is safe to retry. Default 3; 0 turns retries off. */
  maxRetries?: number | undefined
  /** Timeout of each attempt in milliseconds, up to the end of the response. Default 30,000. */
  timeoutMs?: number | undefined
  /** A replacement for the platform's `fetch`. */
  fetch?: Fetch | undefined
  /** @internal A replacement for waiting. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

export interface CallOptions {
  /** Aborts the call, including retries and waits. The call then throws the signal's reason. */
  signal?: AbortSignal | undefined
}

export interface WriteOptions extends CallOptions {
  /** Makes the API do the work only once in 24 hours, however often the request is sent. Generated if omitted. */
  idempotencyKey?: string | undefined
}

/** The part of `fetch` that the client uses, so that wrappers are accepted too. */
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

/** The status and headers of a response. */
export interface LastResponse {
  status: number
  requestId: string | undefined
  retryAfterSeconds: number | undefined
  /**
   * The rate limit that the server checked last. Undefined without rate-limit headers, as during a shutdown.
   */
  rateLimit: { limit: number; remaining: number } | undefined
}

/** Returns the options with their defaults. Throws a TypeError that names an invalid one. */
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
  // The message must not contain the key.
  if (typeof key === 'string' && key.trim() !== key)
    throw new TypeError(
      'key must have no line break or white space around it: trim values that are read from files',
    )
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key)) {
    throw new TypeError('key must be the secret of an API key: svc_ and 40 letters and digits')
  }
  if (!(maxRetries >= 0)) throw new TypeError('maxRetries must be 0 or more')
  // A timer with a longer delay would fire immediately.
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31)) throw new TypeError('timeoutMs must be 1 to 2,147,483,647')
  return { baseUrl: url.href.replace(/\/+$/, ''), key, maxRetries, timeoutMs }
}
