import { Agent, request } from 'undici'
import { innermostMessage } from '../../src/errors.ts'
import type { Answer } from './answer.ts'
import type { KeyName } from './fixture-file.ts'
import { RuleViolation, need } from './verdict.ts'
import type { WaitForWindow } from './windows.ts'

export interface Call {
  /** The key to send; `full` by default. Null sends no key. */
  as?: KeyName | 'foreign' | null
  query?: Record<string, string | number | string[]>
  /** Headers. Several values are sent as several headers of the name. */
  headers?: Record<string, string | string[]>
  /** A body to send as JSON. */
  body?: unknown
  /** A body to send as it is, instead of `body`. */
  text?: string
  /** Returns a 429 instead of waiting for the next window. */
  once?: boolean
}

/** A client of the server, by paths below the API's prefix or by whole URLs. */
export interface Api {
  get: (path: string, call?: Call) => Promise<Answer>
  post: (path: string, body: unknown, call?: Call) => Promise<Answer>
  patch: (path: string, body: unknown, call?: Call) => Promise<Answer>
  call: (method: string, path: string, call?: Call) => Promise<Answer>
}

interface Options {
  /** The API's URL with its prefix, without a trailing slash. */
  url: string
  secretOf: (key: KeyName | 'foreign') => string
  waitForWindow: WaitForWindow
}

/** Timeout of a response, including its body. */
const timeoutMs = 30_000

/** Maximum number of windows that a call waits for, since other rules may spend the same budget first. */
const maxWaits = 100

export function createApi({ url, secretOf, waitForWindow }: Options): Api & { close: () => Promise<void> } {
  const dispatcher = new Agent({
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    // Shorter than the server's timeout, so that no request is sent on a connection that the server is closing.
    keepAliveTimeout: 500,
    keepAliveMaxTimeout: 500,
  })

  const send = async (method: string, path: string, call: Call): Promise<Answer> => {
    const { as = 'full', headers = {}, body, text = body === undefined ? null : JSON.stringify(body) } = call
    const target = `${path}${queryOf(call.query)}`
    const name = `${method} ${target}`
    const credentials = as === null ? {} : { authorization: `Bearer ${secretOf(as)}` }
    try {
      const given = await request(path.startsWith('/') ? `${url}${target}` : target, {
        dispatcher,
        method: method as 'GET',
        headers: {
          ...credentials,
          ...(text === null ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: text,
      })
      const answered = await given.body.text()
      return {
        call: name,
        status: given.statusCode,
        headers: singled(given.headers),
        text: answered,
        body: parse(answered),
      }
    } catch (error) {
      throw new RuleViolation(`${name} got no response: ${innermostMessage(error)}`)
    }
  }

  const ask = async (method: string, path: string, call: Call = {}): Promise<Answer> => {
    for (let waits = 0; ; waits += 1) {
      const answer = await send(method, path, call)
      if (answer.status !== 429 || call.once) return answer
      need(waits < maxWaits, `${answer.call} was refused in ${maxWaits} windows`)
      await waitForWindow(answer)
    }
  }

  return {
    call: ask,
    get: (path, call) => ask('GET', path, call),
    post: (path, body, call) => ask('POST', path, { ...call, body }),
    patch: (path, body, call) => ask('PATCH', path, { ...call, body }),
    close: () => dispatcher.destroy(),
  }
}

function queryOf(query: Call['query'] = {}): string {
  const given = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const one of [value].flat()) given.append(name, String(one))
  return given.size === 0 ? '' : `?${given.toString()}`
}

function singled(headers: Record<string, string | string[] | undefined>): Answer['headers'] {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  )
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
