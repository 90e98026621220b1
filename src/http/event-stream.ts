import { EventEmitter, once } from 'node:events'
import type { Response } from 'express'
import { AppError } from '../errors.ts'
import type { ServerSentEvent } from './contract.ts'

export const eventStream = 'text/event-stream'

/**
 * Sends events with backpressure, and ends the response once the source ends, as it must when `ended` is aborted. A source that
 * fails ends the connection, since the status has been sent.
 */
export async function sendEvents(
  res: Response,
  status: number,
  events: AsyncIterable<ServerSentEvent>,
  ended: AbortSignal,
): Promise<void> {
  res.statusCode = status
  res.setHeader('Content-Type', `${eventStream}; charset=utf-8`)
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
  const gone = new AbortController()
  if (res.closed) gone.abort()
  else res.once('close', () => gone.abort())
  return AbortSignal.any([gone.signal, drain])
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

const maxStreams = 10

/** Counts the open streams of each session. */
export interface StreamCounts {
  /** Counts a stream. Returns false if the session has as many as it may. */
  open(sessionId: string): boolean | Promise<boolean>
  close(sessionId: string): void
}

/** Counts a stream until its signal is aborted (product.md 18.10). @throws AppError stream_limit */
export async function countStream(
  streams: StreamCounts,
  sessionId: string,
  signal: AbortSignal,
): Promise<void> {
  if (!(await streams.open(sessionId))) throw new AppError('stream_limit', { retryAfterSeconds: 1 })
  if (signal.aborted) streams.close(sessionId)
  else signal.addEventListener('abort', () => streams.close(sessionId), { once: true })
}

/** Counts the streams of this process or, in a primary, of all its processes. */
export class OpenStreams implements StreamCounts {
  readonly #open = new Map<string, number>()

  open(sessionId: string): boolean {
    const open = this.#open.get(sessionId) ?? 0
    if (open >= maxStreams) return false
    this.#open.set(sessionId, open + 1)
    return true
  }

  close(sessionId: string): void {
    const open = (this.#open.get(sessionId) ?? 0) - 1
    if (open > 0) this.#open.set(sessionId, open)
    else this.#open.delete(sessionId)
  }
}

/** Interval of the heartbeat, milliseconds. */
const beatMs = 15_000

/** Emits `beat` at an interval. All streams share its timer. */
export function createHeartbeat(): EventEmitter {
  const heartbeat = new EventEmitter().setMaxListeners(0)
  setInterval(() => heartbeat.emit('beat'), beatMs).unref()
  return heartbeat
}
