import type { Response } from 'express'
import type { Operation } from '../../contract/operation.ts'
import { issuesOf } from '../../contract/validate-body.ts'
import { Pacer } from '../../pacer.ts'
import type { BodyWriter } from './body-writer.ts'
import type { AnyReply, ServerSentEvent } from '../handler-types.ts'
import { isSliced, longJson } from './long-json.ts'
import { eventStream, sendEvents } from '../streams/event-stream.ts'
import { sendParts, streamedText } from '../streams/text-stream.ts'

/** Thrown if a handler violates the contract. The response is 500; the log shows the broken rules, but no values. */
export class ContractViolation extends Error {
  readonly issues: unknown

  constructor({ operationId }: Operation, issues: unknown) {
    super(`the reply of ${operationId} violates the contract`)
    this.issues = issues
  }
}

/** A reply that conforms to the contract, ready to be sent. */
export interface CheckedReply {
  status: number
  /** Null if there is no content. */
  mediaType: string | null
  text: string
  /** The text of a long reply, in place of `text`. */
  pieces?: readonly Buffer[]
  events?: AsyncIterable<ServerSentEvent>
  /** Text that is sent in parts. */
  parts?: AsyncIterable<string>
  headers?: AnyReply['headers'] | undefined
  /** Whether the reply was stored by an earlier request. */
  isReplay?: boolean
}

/**
 * Checks a reply against the contract, so that no other shape leaves the server (product.md 1.18).
 * @throws ContractViolation for an undocumented status or body
 */
export function checkReply(operation: Operation, reply: AnyReply): CheckedReply {
  const checked = check(operation, reply)
  return checked.mediaType === json ? { ...checked, text: JSON.stringify(reply.body) } : checked
}

/**
 * Checks a reply as `checkReply` does, but the lists in its `data` may have thousands of elements. Checks and writes each slice before the next
 * is made, so that only its text is kept, and lets other requests be served in between.
 * @throws ContractViolation for an undocumented status or body
 */
export async function checkLongReply(operation: Operation, reply: AnyReply): Promise<CheckedReply> {
  if (!hasData(reply.body)) return check(operation, reply)
  const { data } = reply.body
  const withoutLists = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, isSliced(value) ? [] : value]),
  )
  const checkSlice = (slice: object): CheckedReply =>
    check(operation, { ...reply, body: { data: { ...withoutLists, ...slice } } })
  const checked = checkSlice({})
  const pacer = new Pacer()
  const pieces: Buffer[] = []
  for await (const text of longJson(data, (name, slice) => checkSlice({ [name]: slice }))) {
    pieces.push(Buffer.from(text))
    await pacer.pause()
  }
  return { ...checked, pieces }
}

const hasData = (body: unknown): body is { data: Readonly<Record<string, unknown>> } =>
  typeof body === 'object' && body !== null && 'data' in body

const json = 'application/json'

/** Returns the checked reply, still without the text of a JSON body. */
function check(operation: Operation, { status, body, headers }: AnyReply): CheckedReply {
  const success = operation.responses[status]
  if (!success) throw new ContractViolation(operation, `status ${status} is not documented`)
  const { mediaType, validate } = success
  if (mediaType === json) {
    if (!validate?.(body)) throw new ContractViolation(operation, issuesOf(validate))
    return { status, mediaType, text: '', headers }
  }
  if (mediaType === null) {
    if (body !== undefined) throw new ContractViolation(operation, `status ${status} has no content`)
    return { status, mediaType, text: '', headers }
  }
  if (mediaType === eventStream) {
    if (!isStream(body)) throw new ContractViolation(operation, `status ${status} is a stream of events`)
    return { status, mediaType, text: '', events: body, headers }
  }
  if (mediaType === streamedText && isStream(body))
    return { status, mediaType, text: '', parts: body as unknown as AsyncIterable<string>, headers }
  if (typeof body !== 'string') throw new ContractViolation(operation, `status ${status} is text`)
  if (validate && !validate(body)) throw new ContractViolation(operation, issuesOf(validate))
  return { status, mediaType, text: body, headers }
}

const isStream = (body: unknown): body is AsyncIterable<ServerSentEvent> =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body

/** @param ended aborted to end a stream, even if its source has more events */
export async function sendReply(
  writer: BodyWriter,
  res: Response,
  reply: CheckedReply,
  ended?: AbortSignal,
): Promise<void> {
  const { status, mediaType, text, pieces, events, parts, headers } = reply
  if (reply.isReplay) res.setHeader('Idempotent-Replay', 'true')
  for (const name in headers) res.setHeader(name, headers[name] as string | number | string[])
  if (mediaType === null) res.status(status).end()
  else if (parts) await sendParts(res, status, mediaType, parts)
  else if (events && ended) await sendEvents(res, status, events, ended)
  else if (pieces) await sendPieces(writer, res, status, mediaType, pieces)
  else sendText(writer, res, status, mediaType, text)
}

/** Sends a long text body. Other requests are served in between. */
async function sendPieces(
  writer: BodyWriter,
  res: Response,
  status: number,
  mediaType: string,
  pieces: readonly Buffer[],
): Promise<void> {
  startText(
    res,
    status,
    mediaType,
    pieces.reduce((total, { length }) => total + length, 0),
  )
  const pacer = new Pacer()
  for (const piece of pieces.slice(0, -1)) {
    if (res.destroyed) return
    res.write(piece)
    await pacer.pause()
  }
  writer.write(res, pieces.at(-1) ?? '')
}

/** Sends a text body. Node omits the body of a response to `HEAD`. */
export function sendText(
  writer: BodyWriter,
  res: Response,
  status: number,
  mediaType: string,
  text: string,
): void {
  startText(res, status, mediaType, Buffer.byteLength(text))
  writer.write(res, text)
}

function startText(res: Response, status: number, mediaType: string, bytes: number): void {
  res.statusCode = status
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`)
  res.setHeader('Content-Length', bytes)
}
