import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import type { Response } from 'express'
import type { ServerSentEvent } from './contract.ts'
import type { CheckedReply } from './validate.ts'

export const eventStream = 'text/event-stream'

/**
 * Sends a reply that has been found well.
 * @param ended for a stream: when it is to end, whatever is still to come
 */
export async function sendReply(res: Response, reply: CheckedReply, ended?: AbortSignal): Promise<void> {
  const { status, mediaType, text, events, headers } = reply
  for (const name in headers) res.setHeader(name, headers[name] as string | number | string[])
  if (mediaType === 'application/json') sendJson(res, status, text)
  else if (mediaType === null) sendNothing(res, status)
  else if (events && ended) await sendEvents(res, status, events, ended)
  else sendText(res, status, `${mediaType}; charset=utf-8`, text)
}

/** The caller has serialised it. */
export function sendJson(res: Response, status: number, json: string): void {
  sendText(res, status, 'application/json; charset=utf-8', json)
}

function sendNothing(res: Response, status: number): void {
  res.statusCode = status
  res.end()
}

/** Writes a whole response. A `HEAD` gets the headers alone, from Node itself. */
function sendText(res: Response, status: number, contentType: string, text: string): void {
  // Node would keep a long text beside its bytes until they are sent.
  const body = text.length > pieceBytes ? Buffer.from(text) : text
  res.statusCode = status
  res.setHeader('Content-Type', contentType)
  res.setHeader('Content-Length', Buffer.byteLength(body))
  if (typeof body === 'string') res.end(body)
  else writePieces(res, body)
}

/** What is written at once of a long body. */
export const pieceBytes = 256 * 1024

/** Writes a long body in pieces, so that it shows whether the client takes it. */
export function writePieces(res: ServerResponse, body: Buffer): void {
  let start = 0
  const write = (): void => {
    let wantsMore = true
    while (wantsMore && start + pieceBytes < body.length)
      wantsMore = res.write(body.subarray(start, (start += pieceBytes)))
    if (wantsMore) res.end(body.subarray(start))
    else res.once('drain', write)
  }
  write()
}

/**
 * Writes events as they come, no faster than the client reads them. When `ended` is aborted the source is told to
 * return, and the response ends where it stands; a source that fails cuts the connection, since its status is sent.
 */
async function sendEvents(
  res: Response,
  status: number,
  events: AsyncIterable<ServerSentEvent>,
  ended: AbortSignal,
): Promise<void> {
  const source = events[Symbol.asyncIterator]()
  // The source is not waited for: it may be in the middle of waiting for its next event.
  const stop = (): void => {
    res.end()
    source.return?.().catch(() => undefined)
  }
  res.statusCode = status
  res.setHeader('Content-Type', `${eventStream}; charset=utf-8`)
  res.flushHeaders()
  if (ended.aborted || res.req.method === 'HEAD') return stop()
  ended.addEventListener('abort', stop, { once: true })
  try {
    for (let next = await source.next(); !next.done && !ended.aborted; next = await source.next()) {
      if (!res.write(encodeEvent(next.value))) await once(res, 'drain', { signal: ended })
    }
    res.end()
  } catch (error) {
    if (ended.aborted) return
    source.return?.().catch(() => undefined)
    throw error
  } finally {
    ended.removeEventListener('abort', stop)
  }
}

/** As the standard has it: a field a line, data a line each, and an empty line at the end. */
function encodeEvent({ comment, event, id, data }: ServerSentEvent): string {
  return [
    ...encodeField('', comment),
    ...encodeField('event', event),
    ...encodeField('id', id),
    ...encodeField('data', data),
    '\n',
  ].join('')
}

const encodeField = (name: string, value: string | undefined): string[] =>
  value === undefined ? [] : value.split(/\r\n|\r|\n/).map((line) => `${name}: ${line}\n`)
