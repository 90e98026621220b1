import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { Taskwire, TaskwireError, type TaskwireOptions } from '../../src/client/index.ts'
import { verifyWebhook } from '../../src/client/webhooks.ts'

const baseUrl = 'http://127.0.0.1/api'
const key = 'svc_key'

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body?: string
}

/** Returns a client whose requests are recorded, and answered by `answer`. */
function clientOf(answer: () => Promise<Response>, options: Partial<TaskwireOptions> = {}) {
  const sent: Sent[] = []
  const fetch: TaskwireOptions['fetch'] = (url, init) => {
    sent.push({ ...init, url })
    return answer()
  }
  return { sent, taskwire: new Taskwire({ baseUrl, key, fetch, ...options }) }
}

const found = () => Promise.resolve(Response.json({ data: { id: 'task_1' } }))
const never = () => new Promise<Response>(() => undefined)

describe('options', () => {
  it.each<[what: string, options: object]>([
    ['a relative baseUrl', { baseUrl: '/api/public/v1' }],
    ['a missing baseUrl', { baseUrl: undefined }],
    ['an unsupported protocol', { baseUrl: 'ftp://taskwire.example' }],
    ['a baseUrl with a user', { baseUrl: 'https://user:secret@taskwire.example' }],
    ['a baseUrl with a query', { baseUrl: 'https://taskwire.example/?a=b' }],
    ['a missing key', { key: undefined }],
    ['an empty key', { key: '' }],
    ['a key with its line break', { key: 'svc_secret\n' }],
    ['negative retries', { maxRetries: -1 }],
    ['retries that are not a number', { maxRetries: Number.NaN }],
    ['a timeout of zero', { timeoutMs: 0 }],
    ['a timeout longer than a timer allows', { timeoutMs: Infinity }],
  ])('the client refuses %s immediately, without showing secrets', (_what, options) => {
    const make = () => new Taskwire({ baseUrl, key, ...options })
    expect(make).toThrow(TypeError)
    expect(make).toThrow(/^(baseUrl|key|maxRetries|timeoutMs) must (?!.*secret@)(?!.*svc_secret)/)
  })

  it('the client accepts a baseUrl that ends with a slash', async () => {
    const { taskwire, sent } = clientOf(found, { baseUrl: `${baseUrl}/` })
    await taskwire.tasks.get('task_1')
    expect(sent).toMatchObject([{ url: `${baseUrl}/tasks/task_1`, method: 'GET' }])
  })

  it('logging the client does not disclose its key', () => {
    const { taskwire } = clientOf(found)
    expect(JSON.stringify(taskwire)).not.toContain(key)
  })
})

test('the README of the client lists every method', () => {
  const { taskwire } = clientOf(found)
  const methods = Object.entries(taskwire).flatMap(([resource, calls]) =>
    Object.keys(calls as object).map((name) => `${resource}.${name}`),
  )
  const rows = [...readFileSync('src/client/README.md', 'utf8').matchAll(/^\| `(\w+)` +\|(.*)\|$/gm)]
  const listed = rows.flatMap(([, resource, calls = '']) =>
    [...calls.matchAll(/`(\w+)\(/g)].map(([, name]) => `${resource}.${name}`),
  )
  expect(listed.toSorted()).toEqual(methods.toSorted())
  expect(methods).toContain('tasks.get')
})

describe('requests', () => {
  it('requests have the required headers', async () => {
    const { taskwire, sent } = clientOf(found)
    await taskwire.tasks.create({ title_text: 'A', project_id: 'project_1' }, { idempotencyKey: 'mine' })
    await taskwire.tasks.update('task_1', { progress: 1 }, { idempotencyKey: 'mine' } as object)
    const json = {
      Authorization: `Bearer ${key}`,
      Accept: 'application/json',
      'Content-Type': 'application/json',
      'User-Agent': expect.stringMatching(/^taskwire-client\/\d/) as string,
    }
    expect(sent.map(({ headers }) => headers)).toEqual([{ ...json, 'Idempotency-Key': 'mine' }, json])
    expect(sent.map(({ body }) => JSON.parse(body ?? ''))).toEqual([
      { title_text: 'A', project_id: 'project_1' },
      { progress: 1 },
    ])
  })

  it.each([
    ['a/b?c#d', 'a%2Fb%3Fc%23d'],
    ['.', '%25.'],
    ['..', '%25..'],
    ['%2e%2e', '%252e%252e'],
    ['$&', '%24%26'],
  ])('requests keep an id within its path segment: %s', async (id, segment) => {
    const { taskwire, sent } = clientOf(found)
    await taskwire.tasks.get(id)
    expect(sent[0]?.url).toBe(`${baseUrl}/tasks/${segment}`)
  })

  it.each([
    ['7', 7],
    [new Date(Date.now() + 60_000).toUTCString(), 60],
    ['Wed, 21 Oct 2015 07:28:00 GMT', 0],
    ['soon', undefined],
  ])('errors expose the wait in seconds from a Retry-After of %s', async (header, seconds) => {
    const { taskwire } = clientOf(() =>
      Promise.resolve(Response.json({ data: { id: 'task_1' } }, { headers: { 'Retry-After': header } })),
    )
    await taskwire.tasks.get('task_1')
    const { retryAfterSeconds = NaN } = taskwire.lastResponse ?? {}
    if (seconds === undefined) expect(retryAfterSeconds).toBeNaN()
    else expect(Math.abs(retryAfterSeconds - seconds)).toBeLessThan(3)
  })

  it.each([`${key}\n`, ` ${key}`])('a key that contains a line break is refused with a message', (padded) => {
    expect(() => new Taskwire({ baseUrl, key: padded })).toThrow(/line break or white space around it/)
  })

  it('a signing secret that contains a line break is refused with a message', async () => {
    const check = verifyWebhook('{}', `t=1,v1=${'0'.repeat(64)}`, 'whsec_abc\n', { now: new Date(1000) })
    await expect(check).rejects.toThrow(/line break or white space around it/)
  })

  it('a request with a key that cannot be sent in a header is not sent', async () => {
    const { taskwire, sent } = clientOf(found)
    const task = { title_text: 'A', project_id: 'project_1' }
    await expect(taskwire.tasks.create(task, { idempotencyKey: 'schlüssel\n☕' })).rejects.toThrow(TypeError)
    expect(sent).toEqual([])
  })
})

describe('a signal', () => {
  const reason = new Error('enough')

  it('a signal that is aborted before the call sends nothing', async () => {
    const { taskwire, sent } = clientOf(found)
    await expect(taskwire.tasks.get('task_1', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
    expect(sent).toEqual([])
  })

  const waitForRetry = () =>
    Promise.resolve(new Response('', { status: 503, headers: { 'Retry-After': '299' } }))
  it.each<[when: string, answer: () => Promise<Response>]>([
    ['a response', never],
    ['the rest of a response', () => Promise.resolve(new Response(new ReadableStream()))],
    ['the next attempt', waitForRetry],
  ])('aborting the signal ends a call that waits for %s', async (_what, answer) => {
    const controller = new AbortController()
    const { taskwire, sent } = clientOf(() => {
      setImmediate(() => controller.abort(reason))
      return answer()
    })
    await expect(taskwire.tasks.get('task_1', { signal: controller.signal })).rejects.toBe(reason)
    expect(sent).toHaveLength(1)
  })

  it('aborting the signal stops the pagination of a list', async () => {
    const controller = new AbortController()
    const page = { data: [{ id: 'task_1' }], meta: { next_cursor: 'c1' } }
    const { taskwire, sent } = clientOf(() => Promise.resolve(Response.json(page)))
    const walk = async () => {
      for await (const _task of taskwire.tasks.list({}, { signal: controller.signal }))
        controller.abort(reason)
    }
    await expect(walk()).rejects.toBe(reason)
    expect(sent).toHaveLength(1)
  })
})

describe('attempts', () => {
  it('attempts time out even if fetch ignores the signal', async () => {
    const { taskwire, sent } = clientOf(never, {
      timeoutMs: 20,
      maxRetries: 1,
      sleep: () => Promise.resolve(),
    })
    const error: unknown = await taskwire.tasks.get('task_1').catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(TaskwireError)
    expect(error).toMatchObject({ type: 'connection_error', code: 'timed_out', status: undefined })
    expect((error as Error).message).toBe('GET /api/tasks/task_1: no complete response within 20 ms')
    expect(sent).toHaveLength(2)
  })
})

describe('a list', () => {
  it('a list fetches a page only when it is needed', async () => {
    const page = { data: [{ id: 'task_1' }, { id: 'task_2' }], meta: { next_cursor: 'c1' } }
    const { taskwire, sent } = clientOf(() => Promise.resolve(Response.json(page)))
    const list = taskwire.tasks.list()
    expect(sent).toHaveLength(0)
    for await (const { id } of list) if (id === 'task_2') break
    expect(sent).toHaveLength(1)
  })
})

describe('verifyWebhook', () => {
  const secret = 'whsec_dGhpcyBpcyBhbiBleGFtcGxlLCBub3QgYSBzZWNyZXQ='
  const v1 = 'a2dca0fcfa2d5aea5bc4b6bcb3bbd144d14dece279245ad6108f706304b08754'
  const header = `t=1793610845,v1=${v1}`
  const body = '{"hello":"world"}'
  const at = (seconds: number) => ({ now: new Date((1793610845 + seconds) * 1000) })

  it.each<[what: string, body: string | Uint8Array | ArrayBuffer]>([
    ['a string', body],
    ['bytes', Buffer.from(body)],
    ['an ArrayBuffer', new Uint8Array(Buffer.from(body)).buffer],
  ])('verifyWebhook accepts %s', async (_what, rawBody) => {
    expect(await verifyWebhook(rawBody, header, secret, at(0))).toEqual({ hello: 'world' })
  })

  it('verifyWebhook accepts a different tolerance and a different clock', async () => {
    expect(await verifyWebhook(body, header, secret, { toleranceSeconds: 999, ...at(999) })).toBeTruthy()
    await expect(verifyWebhook(body, header, secret, { toleranceSeconds: 9, ...at(10) })).rejects.toThrow(
      '9 s',
    )
    await expect(verifyWebhook(body, header, secret, { toleranceSeconds: 0 })).rejects.toThrow('0 s')
  })

  it.each<[what: string, args: unknown[], error: object]>([
    ['a parsed body', [{ hello: 'world' }, header, secret, at(0)], { name: 'TypeError' }],
    ['a missing secret', [body, header, undefined, at(0)], { name: 'TypeError' }],
    ['a missing header', [body, undefined, secret, at(0)], { name: 'WebhookVerificationError' }],
    ['several headers', [body, [header, header], secret, at(0)], { name: 'WebhookVerificationError' }],
    [
      'an invalid clock',
      [body, header, secret, { now: new Date('?') }],
      { name: 'WebhookVerificationError' },
    ],
    [
      'an invalid tolerance',
      [body, header, secret, { toleranceSeconds: Number.NaN, ...at(0) }],
      { name: 'WebhookVerificationError' },
    ],
  ])('verifyWebhook refuses %s', async (_what, args, error) => {
    await expect(verifyWebhook(...(args as Parameters<typeof verifyWebhook>))).rejects.toMatchObject(error)
  })
})
