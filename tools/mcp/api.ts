import { innermostMessage } from '../../src/errors.ts'

const timeoutMs = 30_000

/** Where the API is, with its prefix, and the key that calls it. */
export interface ApiAccess {
  url: string
  key: string
}

export interface ApiRequest {
  method: string
  /** With the query, if there is one. */
  path: string
  headers?: Record<string, string>
  body?: object | undefined
}

export interface ApiAnswer {
  status: number
  /** Whether an earlier answer was sent again. */
  replayed: boolean
  /** Undefined where it is no JSON object. */
  json: Record<string, unknown> | undefined
}

/** There was no answer. The message says why, in words. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

/** Sends a request to the API. @throws NoAnswer */
export async function askApi(
  { url, key }: ApiAccess,
  { method, path, headers, body }: ApiRequest,
): Promise<ApiAnswer> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${key}`,
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key is for this server only.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: answer.status,
      replayed: answer.headers.get('Idempotent-Replay') === 'true',
      json: parseObject(await answer.text()),
    }
  } catch (error) {
    throw new NoAnswer(`${url} does not answer: ${innermostMessage(error)}`)
  }
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
