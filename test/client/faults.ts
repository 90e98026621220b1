import { expect } from 'vitest'
import { drip, hang, hangAfter, raw, reset, status, type Responder } from '../support/network/receiver.ts'

type Method = 'GET' | 'POST' | 'PATCH'

export interface Fault {
  what: string
  answer: Responder
  /** Methods that are retried after this fault. */
  retried: Method[]
  /** Error that the other methods throw. */
  error: Record<string, unknown>
  /** Bounds of the delay before the next attempt, in milliseconds. */
  wait?: [least: number, most: number]
  /** Timeout of each attempt, if the fault is a server that does not answer. */
  timeoutMs?: number
}

const json = { 'content-type': 'application/json', 'x-request-id': 'the-id' }
const all: Method[] = ['GET', 'POST', 'PATCH']
const repeatable: Method[] = ['GET', 'POST']
const broken = { type: 'connection_error', code: 'connection_failed' }
const late = { type: 'connection_error', code: 'timed_out' }
const timeoutMs = 400
const unreadable = { type: 'response_error', code: 'unreadable_response' }

/** Returns an error of the API, and the client's expected behavior. */
function refusal(
  code: number,
  type: string,
  name: string,
  retried: Method[],
  { param, ...headers }: { param?: string; 'retry-after'?: string } = {},
): Omit<Fault, 'wait'> {
  const detail = { type, code: name, message: `In words: ${name}.`, ...(param && { param }) }
  const body = JSON.stringify({ error: { ...detail, request_id: 'the-id' } })
  const retryAfter = headers['retry-after']
  return {
    what: `${code} ${name}`,
    answer: status(code, body, { ...json, ...headers }),
    retried,
    error: {
      ...detail,
      status: code,
      requestId: 'the-id',
      ...(retryAfter && { retryAfterSeconds: Number(retryAfter) }),
    },
  }
}

/** Returns a response that does not come from the API. */
function page(code: number, retried: Method[]): Fault {
  const body = '<!doctype html><title>A proxy</title>'
  const answer = status(code, body, { 'content-type': 'text/html' })
  return { what: `a page with ${code}`, answer, retried, error: { ...unreadable, status: code } }
}

function garbage(what: string, body: string): Fault {
  return { what, answer: status(200, body, json), retried: [], error: { ...unreadable, status: 200 } }
}

export const faults: Fault[] = [
  { what: 'a connection that is reset', answer: reset, retried: repeatable, error: broken },
  { what: 'a connection that is closed', answer: raw(''), retried: repeatable, error: broken },
  {
    what: 'a response that is not HTTP',
    answer: raw('SSH-2.0-OpenSSH_9.2\r\n'),
    retried: repeatable,
    error: broken,
  },
  {
    what: 'a truncated response',
    answer: raw('HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n{"data":{"id":'),
    retried: repeatable,
    error: { ...broken, status: 200, message: expect.stringContaining('response was incomplete') },
  },
  {
    what: 'a truncated chunked response',
    answer: raw('HTTP/1.1 201 Created\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"dat\r\n'),
    retried: repeatable,
    error: { ...broken, status: 201 },
  },
  {
    what: 'a truncated 503',
    answer: raw('HTTP/1.1 503 Service Unavailable\r\nContent-Length: 1000\r\n\r\n{"err'),
    retried: all,
    error: {},
  },
  {
    what: 'broken compression',
    answer: status(200, 'not gzip at all', { ...json, 'content-encoding': 'gzip' }),
    retried: repeatable,
    error: { ...broken, status: 200 },
  },
  { what: 'a server that hangs', answer: hang, retried: repeatable, error: late, timeoutMs },
  {
    what: 'a response that stops halfway',
    answer: hangAfter('{"data":'),
    retried: repeatable,
    error: { ...late, status: 200 },
    timeoutMs,
  },
  {
    what: 'a response that trickles in',
    answer: drip(5),
    retried: repeatable,
    error: { ...late, status: 200 },
    timeoutMs,
  },

  {
    ...refusal(429, 'rate_limit_error', 'write_rate_limited', all, { 'retry-after': '7' }),
    wait: [7000, 7500],
  },
  refusal(429, 'rate_limit_error', 'with_a_wait_of_a_day', [], { 'retry-after': '86400' }),
  { ...refusal(429, 'rate_limit_error', 'without_a_time', all), wait: [250, 500] },
  { ...refusal(503, 'api_error', 'service_unavailable', all, { 'retry-after': '2' }), wait: [2000, 2500] },
  {
    ...refusal(409, 'idempotency_error', 'idempotency_key_in_use', repeatable, { 'retry-after': '1' }),
    wait: [1000, 1500],
  },
  { ...page(502, repeatable), wait: [250, 500] },
  page(503, all),
  page(504, repeatable),

  refusal(400, 'invalid_request_error', 'bad_request', []),
  refusal(401, 'authentication_error', 'api_key_required', []),
  refusal(403, 'permission_error', 'scope_required', [], { param: 'scope' }),
  refusal(404, 'invalid_request_error', 'not_found', []),
  refusal(409, 'idempotency_error', 'idempotency_key_reuse', []),
  refusal(413, 'invalid_request_error', 'payload_too_large', []),
  refusal(422, 'invalid_request_error', 'validation_error', [], { param: 'title_text' }),
  refusal(418, 'invalid_request_error', 'a_newer_code', []),
  refusal(500, 'api_error', 'internal_error', []),

  page(200, []),
  page(404, []),
  page(500, []),
  {
    what: 'a redirect',
    answer: status(302, '', { location: '/elsewhere' }),
    retried: [],
    error: { ...unreadable, status: 302 },
  },
  { what: '204', answer: status(204), retried: [], error: { ...unreadable, status: 204 } },
  garbage('an empty body', ''),
  garbage('truncated JSON', '{"data":{"id":"task'),
  garbage('null', 'null'),
  garbage('a string', '"data"'),
  garbage('no data', '{}'),
  garbage('null data', '{"data":null}'),
  garbage('an error that is not an object', '{"error":"no"}'),
]
