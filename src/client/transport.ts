import { errorDetail, parseJson, readHead } from './responses.ts'
import type { Method, Path } from './contract.ts'
import { TaskwireError } from './error.ts'
import {
  readOptions,
  type Fetch,
  type LastResponse,
  type TaskwireOptions,
  type WriteOptions,
} from './options.ts'
import { mayRetry, retryDelayMs } from './retry.ts'
import { sleep, within } from './time.ts'

/** The parts of a request other than its method and path. */
export interface Call extends WriteOptions {
  /** The value of `{id}` in the path. */
  id?: string
  query?: Record<string, string | number | undefined> | undefined
  body?: unknown
  /** Whether the operation returns 204, without a body. */
  returnsNothing?: true
}

/** Name and version of the client, which the server's request log shows. A test compares the version with the package's. */
const userAgent = 'taskwire-client/0.1.0'

/** Returns whether a body, with the status of its response, has the expected shape. */
type IsExpected = (body: unknown, status: number) => boolean

interface Request {
  method: Method
  url: URL
  headers: Record<string, string>
  body?: string
}

/**
 * Calls the runtime's `fetch`. The body is a Blob, since Deno would otherwise resend any request, even a PATCH, if a
 * keep-alive connection closes.
 */
const ownFetch: Fetch = (url, { body, ...init }) =>
  fetch(url, { ...init, ...(body !== undefined && { body: 'Deno' in globalThis ? new Blob([body]) : body }) })

/** Sends requests, retries those that are safe to retry, and reads the responses. */
export class Transport {
  lastResponse: LastResponse | undefined
  readonly #options: ReturnType<typeof readOptions>
  readonly #fetch: Fetch
  readonly #sleep: typeof sleep

  constructor(options: TaskwireOptions) {
    this.#options = readOptions(options)
    this.#fetch = options.fetch ?? ownFetch
    this.#sleep = options.sleep ?? sleep
  }

  /** Returns the body of a success response with the right shape; undefined if the response has none. */
  async send<Body>(method: Method, path: Path, call: Call, isExpected: IsExpected): Promise<Body> {
    const request = this.#makeRequest(method, path, call)
    for (let attempt = 0; ; attempt++) {
      try {
        return (await this.#attempt(request, call, isExpected)) as Body
      } catch (error) {
        const isLast = attempt >= this.#options.maxRetries
        if (isLast || !(error instanceof TaskwireError) || !mayRetry(method, error)) throw error
        await this.#sleep(retryDelayMs(attempt, error), call.signal)
      }
    }
  }

  #makeRequest(
    method: Method,
    path: Path,
    { id = '', query = {}, body, idempotencyKey, requestId }: Call,
  ): Request {
    const url = new URL(this.#options.baseUrl + path.replace('{id}', pathSegment(id)))
    for (const [name, value] of Object.entries(query)) {
      if (value !== undefined) url.searchParams.set(name, String(value))
    }
    const hasBody = body !== undefined
    const headers: Record<string, string> = {
      Accept: 'application/json',
      Authorization: `Bearer ${this.#options.key}`,
      'User-Agent': userAgent,
      ...(requestId !== undefined && { 'X-Request-Id': requestId }),
      ...(method === 'post' && { 'Idempotency-Key': idempotencyKey ?? crypto.randomUUID() }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
    }
    // Throws if a header cannot carry the key. `fetch` would report a failed connection.
    new Headers(headers)
    return { method, url, headers, ...(hasBody && { body: JSON.stringify(body) }) }
  }

  async #attempt(request: Request, call: Call, isExpected: IsExpected): Promise<unknown> {
    const name = `${request.method.toUpperCase()} ${request.url.pathname}`
    const { head, text } = await this.#exchange(request, name, call)
    call.onResponse?.(head)
    const body = parseJson(text)
    const isSuccess = head.status >= 200 && head.status < 300
    if (isSuccess && isExpected(body, head.status)) return body
    const detail = isSuccess ? undefined : errorDetail(body)
    if (!detail) {
      const message = `${name}: the response (${head.status}) is not from the Taskwire API: check baseUrl`
      throw new TaskwireError(message, { ...head, type: 'response_error', code: 'unreadable_response' })
    }
    const { type, code, message, param, request_id: requestId = head.requestId } = detail
    throw new TaskwireError(message, { ...head, type, code, param, requestId })
  }

  /** Sends one request and reads the whole response, whatever its status. */
  async #exchange(
    { url, method, ...rest }: Request,
    name: string,
    { signal }: Call,
  ): Promise<{ head: LastResponse; text: string }> {
    const answer: { head?: LastResponse } = {}
    try {
      return await within(this.#options.timeoutMs, signal, async (bounds) => {
        // Following a redirect would turn a POST into a GET.
        const init = { ...rest, method: method.toUpperCase(), redirect: 'manual' as const, signal: bounds }
        const response = await this.#fetch(url.href, init)
        const head = readHead(response)
        this.lastResponse = answer.head = head
        return { head, text: await response.text() }
      })
    } catch (cause) {
      signal?.throwIfAborted()
      const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
      throw new TaskwireError(
        `${name}: ${answer.head ? 'the response was incomplete: ' : ''}${reasonOf(cause)}`,
        {
          ...answer.head,
          type: 'connection_error',
          code: isTimeout ? 'timed_out' : 'connection_failed',
          cause,
        },
      )
    }
  }
}

/** Encodes an id. An id that consists of dots would change the path, so an id that does not exist is sent instead. */
function pathSegment(id: string): string {
  return encodeURIComponent(id).replace(/^\.\.?$/, '%25$&')
}

/** Returns the message of the innermost error, because "fetch failed" explains nothing. */
function reasonOf(failure: unknown): string {
  if (!(failure instanceof Error)) return String(failure)
  if (failure.cause instanceof Error) return reasonOf(failure.cause)
  return failure.message || String(Reflect.get(failure, 'code') ?? failure.name)
}
