import { request } from 'undici'

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
 * @param body sent as JSON, or as text of the headers' `Content-Type`
 */
export async function send(
  url: string,
  { method, headers = {}, body }: { method: string; headers?: Record<string, string>; body?: unknown },
): Promise<Answer> {
  try {
    const answer = await request(url, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      body: body === undefined ? null : typeof body === 'string' ? body : JSON.stringify(body),
      signal: AbortSignal.timeout(answerTimeoutMs),
    })
    const text = await answer.body.text()
    return { status: answer.statusCode, headers: answer.headers, body: text, json: parse(text) }
  } catch {
    return { status: 0, headers: {}, body: '', json: undefined }
  }
}

export function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
