import { once } from 'node:events'
import type { Response } from 'express'
import { Pacer } from '../../pacer.ts'

/** The media type of text that a handler may send in parts. */
export const streamedText = 'text/csv'

/**
 * Sends a text in parts, with backpressure: each part is made when the client has read the previous one. If the source
 * fails, the connection is closed, since the status has already been sent.
 */
export async function sendParts(
  res: Response,
  status: number,
  mediaType: string,
  parts: AsyncIterable<string>,
): Promise<void> {
  res.statusCode = status
  res.setHeader('Content-Type', `${mediaType}; charset=utf-8`)
  const closed = new AbortController()
  res.once('close', () => closed.abort())
  try {
    if (res.req.method !== 'HEAD')
      for await (const part of parts) {
        if (res.closed) return
        if (!res.write(part)) await once(res, 'drain', { signal: closed.signal })
      }
    res.end()
  } catch (error) {
    if (!closed.signal.aborted) throw error
  }
}

/**
 * Yields parts as they are, each of which is made within a call of `turn`, which also lasts until other requests have been
 * served.
 */
export async function* inTurns(
  parts: AsyncIterable<string>,
  turn: (make: () => Promise<IteratorResult<string>>) => Promise<IteratorResult<string>>,
): AsyncGenerator<string> {
  const iterator = parts[Symbol.asyncIterator]()
  const pacer = new Pacer()
  const make = async (): Promise<IteratorResult<string>> => {
    const part = await iterator.next()
    await pacer.rest()
    return part
  }
  try {
    for (let part = await turn(make); !part.done; part = await turn(make)) yield part.value
  } finally {
    await iterator.return?.()
  }
}
