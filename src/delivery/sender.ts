import { Agent } from 'undici'
import { parseUrl, type GuardOptions } from './address-guard.ts'
import { describeFailure, TimedOutError } from './failure.ts'
import { guardedConnector } from './guarded-connector.ts'

interface Message {
  url: string
  /** The headers of the delivery; the sender adds its own headers. */
  headers: Record<string, string>
  /** The exact bytes that were signed. */
  body: Buffer | string
}

/** The outcome of one attempt: a success if `status` is 2xx and `error` is null. */
export interface Attempt {
  status: number | null
  /**
   * The failure, worded for the owner of the endpoint. Set together with a status if the response is incomplete or a
   * redirect.
   */
  error: string | null
  /** Prefix of the response body, without NUL for PostgreSQL; null without a response. */
  response: string | null
  duration_ms: number
}

export interface SenderOptions extends GuardOptions {
  /** Timeout of the whole attempt, including DNS, connection and response, in seconds. */
  timeoutSeconds: number
  /** Should be at least the number of attempts in flight per origin, since queueing counts toward the timeout. */
  connectionsPerOrigin?: number
  /**
   * The maximum age of the connection pool, in seconds. A new pool resolves names again and frees memory that undici
   * keeps for aborted requests.
   */
  renewSeconds?: number
}

export interface Sender {
  /** Prepares the sender, if that takes time. May be called again, even after a failure. */
  load?(): Promise<unknown>
  /**
   * Sends a message, and never rejects. Returns undefined if `close` interrupted the attempt.
   */
  send(message: Message): Promise<Attempt | undefined>
  /** Waits for the attempts in flight, and aborts them after `graceMs`. */
  close(graceMs: number): Promise<void>
}

const maxResponseBytes = 4096

export function createSender(options: SenderOptions): Sender {
  const renewMillis = (options.renewSeconds ?? 300) * 1000
  const inFlight = new Map<AbortController, Promise<Attempt | undefined>>()
  let agent = createAgent(options)
  let renewAt = performance.now() + renewMillis
  return {
    send(message) {
      if (performance.now() >= renewAt) {
        void agent.close() // once its attempts have ended
        agent = createAgent(options)
        renewAt = performance.now() + renewMillis
      }
      const controller = new AbortController()
      const attempt = attemptRequest(agent, message, options, controller).finally(() =>
        inFlight.delete(controller),
      )
      inFlight.set(controller, attempt)
      return attempt
    },
    async close(graceMs) {
      renewAt = Infinity
      const timer = setTimeout(() => {
        for (const controller of inFlight.keys()) controller.abort(new ShutdownError())
      }, graceMs)
      await Promise.all(inFlight.values())
      clearTimeout(timer)
      await agent.destroy()
    },
  }
}

function createAgent(options: SenderOptions): Agent {
  return new Agent({
    // A fallback that closes leftover connections: undici's timer is coarse and may fire early.
    connect: guardedConnector({ ...options, timeoutMillis: options.timeoutSeconds * 1000 + 2000 }),
    connections: options.connectionsPerOrigin ?? 1024,
    allowH2: false,
    maxHeaderSize: 16_384,
    keepAliveMaxTimeout: 60_000,
    // No timeouts for the phases: `timeoutSeconds` covers the whole attempt.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

async function attemptRequest(
  agent: Agent,
  message: Message,
  options: SenderOptions,
  controller: AbortController,
): Promise<Attempt | undefined> {
  const startedAt = performance.now()
  const answer: PartialResponse = { status: null, body: [], cut: false }
  let error: string | null = null
  const { timeoutSeconds } = options
  const timer = setTimeout(() => controller.abort(new TimedOutError(timeoutSeconds)), timeoutSeconds * 1000)
  try {
    await unlessAborted(controller.signal, (signal) => post(agent, message, options, answer, signal))
    if (isRedirect(answer.status)) error = 'redirects are not followed'
  } catch (failure) {
    if (failure instanceof ShutdownError) return undefined
    error = describeFailure(failure, answer.status)
  } finally {
    clearTimeout(timer)
  }
  const response = answer.status === null ? null : textOf(answer)
  return { status: answer.status, error, response, duration_ms: Math.round(performance.now() - startedAt) }
}

class ShutdownError extends Error {}

/** The part of a response that has arrived. */
interface PartialResponse {
  status: number | null
  body: Buffer[]
  /** True if the response is, or may be, longer than `body`. */
  cut: boolean
}

/** Rejects when the signal is aborted. undici itself reacts to the signal only once it has a connection. */
async function unlessAborted(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(signal.reason as Error))
  await Promise.race([work(signal), aborted])
}

async function post(
  agent: Agent,
  { url, headers, body }: Message,
  options: SenderOptions,
  answer: PartialResponse,
  signal: AbortSignal,
): Promise<void> {
  const { origin, pathname, search } = parseUrl(url, options)
  const response = await agent.request({
    origin,
    path: pathname + search,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'user-agent': 'Taskwire-Webhooks/1' },
    body,
    signal,
  })
  answer.status = response.statusCode
  answer.cut = true
  let bytes = 0
  for await (const chunk of response.body as AsyncIterable<Buffer>) {
    answer.body.push(chunk.subarray(0, maxResponseBytes - bytes))
    bytes += chunk.length
    if (bytes >= maxResponseBytes) return // leaving the loop closes the connection
  }
  answer.cut = false
}

/** Returns whether a status redirects to another URL. 304 does not. */
function isRedirect(status: number | null): boolean {
  return status !== null && [300, 301, 302, 303, 307, 308].includes(status)
}

/** Decodes the body, without a partial character at the end and without NUL, which PostgreSQL refuses. */
function textOf({ body, cut }: PartialResponse): string {
  return new TextDecoder().decode(Buffer.concat(body), { stream: cut }).replaceAll('\0', '')
}
