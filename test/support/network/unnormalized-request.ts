import { once } from 'node:events'
import type { Agent } from 'node:http'
import { request, type IncomingMessage } from 'node:http'
import { text as readText } from 'node:stream/consumers'
import { apiPrefix, type Answer } from '../app/app.ts'

/** A request that may be invalid in any way. */
interface UnnormalizedRequest {
  method: string
  /** The target below the prefix, as sent. */
  target: string
  /** The headers; an array sends a header several times. */
  headers: Record<string, string | string[]>
  body: Buffer | undefined
}

/** Sends a request as given, without the normalization of fetch and supertest. */
export async function sendUnnormalized(
  url: string,
  { method, target, headers, body }: UnnormalizedRequest,
  { prefix = apiPrefix, agent, signal }: { prefix?: string; agent?: Agent; signal?: AbortSignal } = {},
): Promise<Answer> {
  const { port, hostname } = new URL(url)
  const outgoing = request({ port, hostname, method, path: prefix + target, headers, agent, signal })
  outgoing.end(body)
  const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage]
  const answer = { status: incoming.statusCode ?? 0, headers: incoming.headers as Answer['headers'] }
  const type = answer.headers['content-type'] ?? ''
  if (type.startsWith('text/event-stream')) {
    // An event stream may never end.
    incoming.destroy()
    return { ...answer, text: '', body: undefined as never }
  }
  const text = await readText(incoming)
  const isJson = type.startsWith('application/json') && text !== ''
  return { ...answer, text, body: (isJson ? JSON.parse(text) : undefined) as never }
}
