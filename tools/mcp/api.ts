import { innermostMessage } from '../../src/errors.ts'

const timeoutMs = 30_000

/** The API's URL with its prefix, and the key to call it with. */
export interface ApiAccess {
  url: string
  key: string
}

export interface ApiRequest {
  method: string
  /** The path with its query. */
  path: string
  headers?: Record<string, string>
  body?: object | undefined
}

export interface ApiResponse {
  status: number
  /** True if the response replays an earlier one. */
  replayed: boolean
  /** The body; undefined if it is not a JSON object. */
  json: Record<string, unknown> | undefined
}

/** A request without a response. The message explains why. */
export class NoResponseError extends Error {
  override name = 'NoResponseError'
}

/** Sends a request to the API. @throws NoResponseError */
export async function callApi(
  { url, key }: ApiAccess,
  { method, path, headers, body }: ApiRequest,
): Promise<ApiResponse> {
  try {
    const answer = await fetch(`${url}${path}`, {
      method: method.toUpperCase(),
      headers: {
        Authorization: `Bearer ${key}`,
        ...headers,
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      // The key must not reach another server.
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return {
      status: answer.status,
      replayed: answer.headers.get('Idempotent-Replay') === 'true',
      json: parseObject(await answer.text()),
    }
  } catch (error) {
    throw new NoResponseError(`${url} does not respond: ${innermostMessage(error)}`)
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
