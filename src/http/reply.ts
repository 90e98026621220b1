import type { ServerResponse } from 'node:http'
import type { Response } from 'express'
import { issuesOf } from '../domain/validate-body.ts'
import type { AnyReply, Operation, ResponseHeader, ServerSentEvent, Success } from './contract.ts'
import { eventStream, sendEvents } from './event-stream.ts'

/** A handler broke the contract: answered as a 500, and logged with what is wrong, but never with a value. */
export class ContractViolation extends Error {
  readonly issues: unknown

  constructor({ operationId }: Operation, issues: unknown) {
    super(`the reply of ${operationId} breaks the contract`)
    this.issues = issues
  }
}

/** A reply that keeps the contract, as it is sent. */
export interface CheckedReply {
  status: number
  /** Null: there is no content. */
  mediaType: string | null
  text: string
  events?: AsyncIterable<ServerSentEvent>
  headers?: AnyReply['headers'] | undefined
  /** A stored reply, which is sent once more. */
  isReplay?: boolean
}

/**
 * A wrong shape never leaves the server (product.md 1.18).
 * @throws ContractViolation for an undocumented status or header, or a body that is not the documented one
 */
export function checkReply(operation: Operation, { status, body, headers }: AnyReply): CheckedReply {
  const success = operation.responses[status]
  if (!success) throw new ContractViolation(operation, `status ${status} is not documented`)
  if (headers || success.headers.length > 0) checkHeaders(operation, success, headers ?? {})
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

function checkHeaders(
  operation: Operation,
  success: Success,
  headers: Readonly<Record<string, unknown>>,
): void {
  const undocumented = Object.keys(headers).find(
    (name) => !success.headers.some((header) => header.name === name),
  )
  if (undocumented !== undefined)
    throw new ContractViolation(operation, `header ${undocumented} is not documented`)
  for (const header of success.headers) {
    const fault = faultOf(header, headers[header.name])
    if (fault) throw new ContractViolation(operation, fault)
  }
}

/** `Set-Cookie` may be several, which its schema cannot say. */
function faultOf({ name, required, validate }: ResponseHeader, value: unknown): unknown {
  if (value === undefined) return required ? `header ${name} is missing` : undefined
  const values = name === 'Set-Cookie' && Array.isArray(value) ? value : [value]
  return values.every((one) => validate(one)) ? undefined : issuesOf(validate, name)
}

/**
 * Sends a reply that has been found well.
 * @param ended for a stream: when it is to end, whatever is still to come
 */
export async function sendReply(
  writer: BodyWriter,
  res: Response,
  reply: CheckedReply,
  ended?: AbortSignal,
): Promise<void> {
  const { status, mediaType, text, events, headers } = reply
  if (reply.isReplay) res.setHeader('Idempotent-Replay', 'true')
  for (const name in headers) res.setHeader(name, headers[name] as string | number | string[])
  if (mediaType === 'application/json') sendJson(writer, res, status, text)
  else if (mediaType === null) sendNothing(res, status)
  else if (events && ended) await sendEvents(res, status, events, ended)
  else sendText(writer, res, status, `${mediaType}; charset=utf-8`, text)
}

/** The caller has serialised it. */
export function sendJson(writer: BodyWriter, res: Response, status: number, json: string): void {
  sendText(writer, res, status, 'application/json; charset=utf-8', json)
}

function sendNothing(res: Response, status: number): void {
  res.statusCode = status
  res.end()
}

/** A whole response. A `HEAD` gets the headers alone, from Node itself. */
function sendText(
  writer: BodyWriter,
  res: Response,
  status: number,
  contentType: string,
  text: string,
): void {
  res.statusCode = status
  res.setHeader('Content-Type', contentType)
  res.setHeader('Content-Length', Buffer.byteLength(text))
  writer.write(res, text)
}

/** Bytes of a body from which on its text is encoded first: Node would keep both until the body is sent. */
const longBytes = 256 * 1024

/**
 * Ends responses with their bodies. Those that are ready in one turn of the event loop are written together at its end:
 * a write that has to wake its reader costs several times what the next one does.
 */
export class BodyWriter {
  readonly #maxUnsentBytes: number
  #ready: { res: ServerResponse; body: string | Buffer }[] = []
  /** Bytes of each answer that its client has not read at once; the oldest first. */
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
      endAnswer(res, body)
      if (res.writableLength > 0 && !res.closed) this.#keepUnsent(res, res.writableLength)
    }
  }

  /** Bounds what slow readers hold in memory: the oldest unsent answers are cut first (product.md 15.10). */
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

/** How long what a client still sends is read behind an answer that ends the connection. */
export const lingerMs = 1_000

/**
 * Ends a response with the last of its body. Where the connection is closed behind it while the request is still arriving,
 * the rest of that is thrown away for a moment first: closing on unread bytes would reset the connection, and most clients
 * would report that in the place of the answer.
 */
export function endAnswer(res: ServerResponse, body: string | Buffer): void {
  const { req } = res
  if (req.complete || (res.shouldKeepAlive && res.getHeader('Connection') !== 'close')) {
    res.end(body)
    return
  }
  res.write(body)
  const timer = setTimeout(() => res.end(), lingerMs)
  res.once('close', () => clearTimeout(timer))
  req.once('end', () => res.end()).resume()
  // Most clients send no more and hang up: they have been answered all the same.
  req.socket.once('end', () => res.end())
}
