import type { ServerResponse } from 'node:http'
import type { ErrorRequestHandler, Response } from 'express'
import { isTransient } from '../db/errors.ts'
import { issuesOf } from '../domain/validate-body.ts'
import { AppError, errorEnvelope } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import type { AnyReply, Operation, ServerSentEvent } from './contract.ts'
import { eventStream, sendEvents } from './event-stream.ts'
import type { ResponseLocals } from './receive.ts'

/** Thrown if a handler breaks the contract. Answered with 500; the log shows the broken rules, but no values. */
export class ContractViolation extends Error {
  readonly issues: unknown

  constructor({ operationId }: Operation, issues: unknown) {
    super(`the reply of ${operationId} breaks the contract`)
    this.issues = issues
  }
}

/** A reply that conforms to the contract, ready to be sent. */
export interface CheckedReply {
  status: number
  /** Null if there is no content. */
  mediaType: string | null
  text: string
  events?: AsyncIterable<ServerSentEvent>
  headers?: AnyReply['headers'] | undefined
  /** Whether the reply was stored by an earlier request. */
  isReplay?: boolean
}

/**
 * Checks a reply against the contract, so that no other shape leaves the server (product.md 1.18).
 * @throws ContractViolation for an undocumented status or body
 */
export function checkReply(operation: Operation, { status, body, headers }: AnyReply): CheckedReply {
  const success = operation.responses[status]
  if (!success) throw new ContractViolation(operation, `status ${status} is not documented`)
  const { mediaType, validate } = success
  if (mediaType === 'application/json') {
    if (!validate?.(body)) throw new ContractViolation(operation, issuesOf(validate))
    return { status, mediaType, text: JSON.stringify(body), headers }
  }
  if (mediaType === null) {
    if (body !== undefined) throw new ContractViolation(operation, `status ${status} has no content`)
    return { status, mediaType, text: '', headers }
  }
  if (mediaType === eventStream) {
    if (!isStream(body)) throw new ContractViolation(operation, `status ${status} is a stream of events`)
    return { status, mediaType, text: '', events: body, headers }
  }
  if (typeof body !== 'string') throw new ContractViolation(operation, `status ${status} is text`)
  if (validate && !validate(body)) throw new ContractViolation(operation, issuesOf(validate))
  return { status, mediaType, text: body, headers }
}

const isStream = (body: unknown): body is AsyncIterable<ServerSentEvent> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/** @param ended ends a stream, even if its source has more events */
export async function sendReply(
  writer: BodyWriter,
  res: Response,
  reply: CheckedReply,
  ended?: AbortSignal,
): Promise<void> {
  const { status, mediaType, text, events, headers } = reply
  if (reply.isReplay) res.setHeader('Idempotent-Replay', 'true')
  for (const name in headers) res.setHeader(name, headers[name] as string | number | string[])
  if (mediaType === null) res.status(status).end()
  else if (events && ended) await sendEvents(res, status, events, ended)
  else sendText(writer, res, status, mediaType, text)
}

/** Sends a text. Node omits the body of a response to `HEAD`. */
function sendText(writer: BodyWriter, res: Response, status: number, mediaType: string, text: string): void {
  res.statusCode = status
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(text))
  writer.write(res, text)
}

/** Answers every error that was thrown, in the error envelope (product.md 2.1). */
export function errorHandler(
  { metrics }: { metrics: { refusals: Pick<Metrics['refusals'], 'inc'> } },
  writer: BodyWriter,
): ErrorRequestHandler {
  // Express recognizes error handlers by their four parameters.
  return (thrown, _req, res, _next) => {
    // The client has disconnected.
    if (res.destroyed) return
    const locals = res.locals as ResponseLocals
    const { requestId, challenge, route } = locals
    const error = documented(toAppError(thrown), route)
    locals.refusal = error
    // The log line of the request shows it.
    if (error.status >= 500) locals.error = error.cause instanceof Error ? error.cause : error
    if (res.headersSent) {
      // A stream that has failed.
      res.destroy()
      return
    }
    if (error.status >= 500) {
      res.removeHeader('X-RateLimit-Limit')
      res.removeHeader('X-RateLimit-Remaining')
    }
    if (error.status === 429) metrics.refusals.inc({ budget: error.code.replace('_rate_limited', '') })
    if (error.status === 401 && challenge !== undefined) res.setHeader('WWW-Authenticate', challenge)
    if (error.retryAfterSeconds !== undefined) res.setHeader('Retry-After', error.retryAfterSeconds)
    // The rest of the connection is not read: a body that is too large, or a head that a proxy may read differently.
    if (error.code === 'payload_too_large' || error.code === 'bad_request')
      res.setHeader('Connection', 'close')
    const envelope = JSON.stringify(errorEnvelope(error, requestId))
    sendText(writer, res, error.status, 'application/json', envelope)
  }
}

/** Turns a refusal that the contract does not list for the operation into an internal error. */
function documented(error: AppError, route: ResponseLocals['route']): AppError {
  if (!route || error.status >= 500 || route.operation.errorCodes.includes(error.code)) return error
  const cause = new ContractViolation(route.operation, `${error.code} is not documented`)
  return new AppError('internal_error', { cause })
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isTransient(thrown)) return new AppError('service_unavailable', { cause: thrown, retryAfterSeconds: 1 })
  // The path has a malformed percent-encoding.
  if (thrown instanceof URIError) return new AppError('not_found')
  return new AppError('internal_error', { cause: thrown })
}

/** Length from which a text is encoded first, characters: Node would keep text and bytes until the body is sent. */
const longBytes = 256 * 1024

/**
 * Ends responses with their bodies. Writes the bodies of one turn of the event loop together at its end, since a write that
 * wakes the reader costs several times the CPU of the next one.
 */
export class BodyWriter {
  readonly #maxUnsentBytes: number
  #ready: { res: ServerResponse; body: string | Buffer }[] = []
  /** Size of each response that its client has not read at once, bytes; the oldest first. */
  readonly #unsent = new Map<ServerResponse, number>()
  #unsentBytes = 0

  constructor(maxUnsentBytes = 64 * 2 ** 20) {
    this.#maxUnsentBytes = maxUnsentBytes
  }

  write(res: ServerResponse, text: string): void {
    const body = text.length > longBytes ? Buffer.from(text) : text
    if (this.#ready.push({ res, body }) === 1) setImmediate(() => this.#writeReady())
  }

  #writeReady(): void {
    const ready = this.#ready
    this.#ready = []
    for (const { res, body } of ready) {
      endResponse(res, body)
      if (res.writableLength > 0 && !res.closed) this.#keepUnsent(res, res.writableLength)
    }
  }

  /** Bounds the memory that slow readers hold: disconnects those with the oldest unsent responses (product.md 15.10). */
  #keepUnsent(res: ServerResponse, bytes: number): void {
    this.#unsent.set(res, bytes)
    this.#unsentBytes += bytes
    res.once('close', () => this.#forget(res))
    for (const oldest of this.#unsent.keys()) {
      if (this.#unsentBytes <= this.#maxUnsentBytes || oldest === res) return
      this.#forget(oldest)
      oldest.destroy()
    }
  }

  #forget(res: ServerResponse): void {
    this.#unsentBytes -= this.#unsent.get(res) ?? 0
    this.#unsent.delete(res)
  }
}

/** Time that the rest of a request is read after a response that closes the connection, milliseconds. */
export const lingerMs = 1_000
/** Pause after each chunk of up to 64 KiB that is read and discarded, milliseconds: 1 MiB takes two thirds of a second. */
const discardPauseMs = 40

/**
 * Ends a response. If the connection closes while the request is still arriving, reads the rest for `lingerMs` first: closing
 * with unread bytes resets the connection, and most clients would report the reset instead of the response.
 */
export function endResponse(res: ServerResponse, body: string | Buffer): void {
  const { req } = res
  if (req.complete || (res.shouldKeepAlive && res.getHeader('Connection') !== 'close')) {
    res.end(body)
    return
  }
  res.write(body)
  const timer = setTimeout(() => res.end(), lingerMs)
  res.once('close', () => clearTimeout(timer))
  req.once('end', () => res.end())
  // Reads slowly, since a sender who ignores the refusal could otherwise occupy the process.
  req.on('data', () => {
    req.pause()
    setTimeout(() => req.resume(), discardPauseMs).unref()
  })
  // Most clients stop sending and disconnect once they have the response.
  req.socket.once('end', () => res.end())
}
