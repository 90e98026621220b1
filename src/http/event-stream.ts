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
  // nginx would otherwise keep events until its buffer is full.
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

const maxOfSession = 10
/** Number of open streams of all sessions of a user. */
const maxOfUser = 30

/** Whose stream it is. */
export interface StreamOwner {
  sessionId: string
  userId: string
}

/** Counts the open streams of each session and each user. */
export interface StreamCounts {
  /** Counts a stream. Returns false if the session or its user has as many as they may. */
  open(owner: StreamOwner): boolean | Promise<boolean>
  close(owner: StreamOwner): void
}

/** Counts a stream until its signal is aborted (product.md 18.10). @throws AppError stream_limit */
export async function countStream(
  streams: StreamCounts,
  owner: StreamOwner,
  signal: AbortSignal,
): Promise<void> {
  if (!(await streams.open(owner))) throw new AppError('stream_limit', { retryAfterSeconds: 1 })
  if (signal.aborted) streams.close(owner)
  else signal.addEventListener('abort', () => streams.close(owner), { once: true })
}

/** Counts the streams of this process or, in a primary, of all its processes. */
export class OpenStreams implements StreamCounts {
  readonly #ofSession = new Map<string, number>()
  readonly #ofUser = new Map<string, number>()

  open({ sessionId, userId }: StreamOwner): boolean {
    const [ofSession, ofUser] = [this.#ofSession.get(sessionId) ?? 0, this.#ofUser.get(userId) ?? 0]
    if (ofSession >= maxOfSession || ofUser >= maxOfUser) return false
    this.#ofSession.set(sessionId, ofSession + 1)
    this.#ofUser.set(userId, ofUser + 1)
    return true
  }

  close({ sessionId, userId }: StreamOwner): void {
    countDown(this.#ofSession, sessionId)
    countDown(this.#ofUser, userId)
  }
}

function countDown(counts: Map<string, number>, id: string): void {
  const left = (counts.get(id) ?? 0) - 1
  if (left > 0) counts.set(id, left)
  else counts.delete(id)
}

/** Interval of the heartbeat, milliseconds. */
const beatMs = 15_000

/** Emits `beat` at an interval. All streams share its timer. */
export function createHeartbeat(): EventEmitter {
  const heartbeat = new EventEmitter().setMaxListeners(0)
  setInterval(() => heartbeat.emit('beat'), beatMs).unref()
  return heartbeat
}
