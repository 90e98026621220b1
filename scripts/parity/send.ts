import { request } from 'node:http'
import { text } from 'node:stream/consumers'

const answerTimeoutMs = 5_000

export interface Answer {
  /** The status; 0 without a response. */
  status: number
  headers: NodeJS.Dict<string | string[]>
  body: string
  /** The body parsed as JSON; undefined if it is not JSON. */
  json: unknown
}

/**
 * Sends a request.
 * @param body sent as JSON if given
 */
export function send(
  url: string,
  { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: unknown },
): Promise<Answer> {
  return new Promise((resolve) => {
    const noAnswer = (): void => resolve({ status: 0, headers: {}, body: '', json: undefined })
    const content = body === undefined ? undefined : JSON.stringify(body)
    const signal = AbortSignal.timeout(answerTimeoutMs)
    request(url, { method, headers: { ...headers, ...contentHeaders(content) }, signal }, (res) => {
      text(res).then((body) => {
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body, json: parse(body) })
      }, noAnswer)
    })
      .once('error', noAnswer)
      .end(content)
  })
}

/**
 * Returns headers with the length, because Node sends a DELETE's body without one, and the next request would begin
 * with it.
 */
function contentHeaders(content: string | undefined): Record<string, string> {
  if (content === undefined) return {}
  return { 'Content-Type': 'application/json', 'Content-Length': String(Buffer.byteLength(content)) }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
