import { once } from 'node:events'
import type { Response } from 'express'
import type { ServerSentEvent } from '../handler-types.ts'

export const eventStream = 'text/event-stream'

/**
 * Sends events with backpressure, and ends the response once the source ends, as it must when `ended` is aborted. If
 * the source fails, the connection is closed, since the status has already been sent.
 */
export async function sendEvents(
  res: Response,
  status: number,
  events: AsyncIterable<ServerSentEvent>,
  ended: AbortSignal,
): Promise<void> {
  res.statusCode = status
  res.setHeader('Content-Type', `${eventStream}; charset=utf-8`)
  // Proxies and CDNs would otherwise buffer events, for compression or until a buffer is full.
  res.setHeader('Cache-Control', 'no-store, no-transform')
  res.setHeader('X-Accel-Buffering', 'no')
  res.flushHeaders()
  try {
    if (res.req.method !== 'HEAD') await writeEvents(res, events, ended)
  } catch (error) {
    if (!ended.aborted) throw error
  }
  res.end()
}

async function writeEvents(
  res: Response,
  events: AsyncIterable<ServerSentEvent>,
  ended: AbortSignal,
): Promise<void> {
  for await (const event of events) {
    if (ended.aborted) return
    if (!res.write(encodeEvent(event))) await once(res, 'drain', { signal: ended })
  }
}

/** Returns a signal that is aborted as soon as the client has disconnected or the server drains. */
export function endOfStream(res: Response, drain: AbortSignal): AbortSignal {
  const disconnected = new AbortController()
  if (res.closed) disconnected.abort()
  else res.once('close', () => disconnected.abort())
  return AbortSignal.any([disconnected.signal, drain])
}

/** Encodes an event: one line for each field and for each line of data, then an empty line. */
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
