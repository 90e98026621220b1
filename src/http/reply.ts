import type { Response } from 'express'
import type { Operation } from '../contract/operation.ts'
import { issuesOf } from '../contract/validate-body.ts'
import type { BodyWriter } from './body-writer.ts'
import type { AnyReply, ServerSentEvent } from './handler-types.ts'
import { eventStream, sendEvents } from './event-stream.ts'

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

/** @param ended aborted to end a stream, even if its source has more events */
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

/** Sends a text body. Node omits the body of a response to `HEAD`. */
export function sendText(
  writer: BodyWriter,
  res: Response,
  status: number,
  mediaType: string,
  text: string,
): void {
  res.statusCode = status
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`)
  res.setHeader('Content-Length', Buffer.byteLength(text))
  writer.write(res, text)
}
