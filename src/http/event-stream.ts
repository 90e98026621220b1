import { once } from 'node:events'
import type { Response } from 'express'
import type { ServerSentEvent } from './contract.ts'

export const eventStream = 'text/event-stream'

/**
 * Writes events as they come, no faster than the client reads them. When `ended` is aborted the source is told to
 * return, and the response ends where it stands; a source that fails cuts the connection, since its status is sent.
 */
export async function sendEvents(
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

/** Aborted as soon as the client has disconnected or the server drains. */
export function endOfStream(res: Response, drain: AbortSignal): AbortSignal {
  const gone = new AbortController()
  if (res.closed) gone.abort()
  else res.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, drain])
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
