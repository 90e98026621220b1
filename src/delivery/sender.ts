import { Agent } from 'undici'
import { parseUrl, type GuardOptions } from './address-guard.ts'
import { describeFailure, TimeUpError } from './failure.ts'
import { guardedConnector } from './guarded-connector.ts'

interface Message {
  url: string
  /** Those of the delivery; the sender adds its own. */
  headers: Record<string, string>
  /** The exact bytes that were signed. */
  body: Buffer | string
}

/** What came of one attempt. It is a success when `status` is 2xx and `error` is null. */
export interface Attempt {
  status: number | null
  /** In words for the endpoint's owner. With a status, too: the answer began but did not end, or is a redirect. */
  error: string | null
  /** The beginning of the answer's body, as text that PostgreSQL takes; null without an answer. */
  response: string | null
  duration_ms: number
}

export interface SenderOptions extends GuardOptions {
  /** For the whole attempt: the look-up, the connection, the answer to its end. */
  timeoutSeconds: number
  /** Should not be fewer than the attempts in flight at once: one beyond it waits while its time runs. */
  connectionsPerOrigin?: number
  /**
   * How long connections are used again. Then names are looked up anew, however busy their connections are, and what
   * undici keeps of origins whose last request was aborted is let go.
   */
  renewSeconds?: number
}

export interface Sender {
  /** Gets it ready, where it is not from the beginning. May be called again, also after it has failed. */
  load?(): Promise<unknown>
  /** Never rejects. Undefined: it was cut off by `close`, and whether it has arrived is not known. */
  send(message: Message): Promise<Attempt | undefined>
  /** When the attempts in flight have ended. What takes longer than `graceMs` is cut off. */
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
      const attempt = attemptDelivery(agent, message, options, controller).finally(() =>
        inFlight.delete(controller),
      )
      inFlight.set(controller, attempt)
      return attempt
    },
    async close(graceMs) {
      renewAt = Infinity
      const timer = setTimeout(() => {
        for (const controller of inFlight.keys()) controller.abort(new CutOffError())
      }, graceMs)
      await Promise.all(inFlight.values())
      clearTimeout(timer)
      await agent.destroy()
    },
  }
}

function createAgent(options: SenderOptions): Agent {
  return new Agent({
    // Only clears away what an attempt has left: undici's timer is coarse and may be early.
    connect: guardedConnector({ ...options, timeoutMillis: options.timeoutSeconds * 1000 + 2000 }),
    connections: options.connectionsPerOrigin ?? 1024,
    allowH2: false,
    maxHeaderSize: 16_384,
    keepAliveMaxTimeout: 60_000,
    // The phases have no limits of their own: the attempt as a whole has one.
    headersTimeout: 0,
    bodyTimeout: 0,
  })
}

async function attemptDelivery(
  agent: Agent,
  message: Message,
  options: SenderOptions,
  controller: AbortController,
): Promise<Attempt | undefined> {
  const startedAt = performance.now()
  const answer: Answer = { status: null, body: [], cut: false }
  let error: string | null = null
  const { timeoutSeconds } = options
  const timer = setTimeout(() => controller.abort(new TimeUpError(timeoutSeconds)), timeoutSeconds * 1000)
  try {
    await unlessAborted(controller.signal, (signal) => post(agent, message, options, answer, signal))
    if (isRedirect(answer.status)) error = 'redirects are not followed'
  } catch (failure) {
    if (failure instanceof CutOffError) return undefined
    error = describeFailure(failure)
  } finally {
    clearTimeout(timer)
  }
  const response = answer.status === null ? null : textOf(answer)
  return { status: answer.status, error, response, duration_ms: Math.round(performance.now() - startedAt) }
}

class CutOffError extends Error {}

/** What has arrived so far. */
interface Answer {
  status: number | null
  body: Buffer[]
  /** There is, or may be, more than `body`. */
  cut: boolean
}

/** Ends when the signal is aborted, whatever the work does about it: undici heeds it only once it has a connection. */
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
  answer: Answer,
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
    if (bytes >= maxResponseBytes) return // leaving the loop drops the connection
  }
  answer.cut = false
}

function isRedirect(status: number | null): boolean {
  return status !== null && status >= 300 && status < 400
}

/** Without half a character at a cut, and without the NUL that PostgreSQL refuses. */
function textOf({ body, cut }: Answer): string {
  return new TextDecoder().decode(Buffer.concat(body), { stream: cut }).replaceAll('\0', '')
}
