import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import serverPackage from '../../package.json' with { type: 'json' }
import clientPackage from '../../src/client/package.json' with { type: 'json' }
import { apiPrefix } from '../support/app.ts'
import { freePort } from '../support/free-port.ts'
import { reset, startReceiver, status, type Answer, type Receiver } from '../support/receiver.ts'
import { useWorld } from '../support/world.ts'
import { faults } from './faults.ts'
import { installClient, runtimes, type Driver, type InstalledClient } from './installed-client.ts'
import type { Outcome } from './project/driver.ts'

interface Vector {
  name: string
  valid: boolean
  secrets: string[]
  header: string
  body: string
  now: number
}
const { vectors } = JSON.parse(readFileSync('spec/webhook-vectors.json', 'utf8')) as { vectors: Vector[] }
const unused = { baseUrl: 'http://127.0.0.1', key: 'svc_key' }

const { app, world, full } = useWorld()
let client: InstalledClient
let findings: string
beforeAll(async () => {
  client = await installClient()
  findings = await client.compile()
})

it('holds what is needed, and no more', () => {
  expect(client.files.filter((file) => !/^dist\/src\/client\/[a-z]+\.(js|d\.ts)$/.test(file))).toEqual([
    'LICENSE',
    'README.md',
    'dist/generated/openapi.types.d.ts',
    'dist/generated/openapi.types.js',
    'package.json',
  ])
})

it('has the version of the server', () => {
  expect(clientPackage).toMatchObject({ name: '@taskwire/client', version: serverPackage.version })
})

it('compiles in a strict project, with the examples of its README', () => {
  expect(findings).toBe('')
})

describe.each(runtimes)('under $name', ({ program }) => {
  const given = it.skipIf(!program)
  let driver: Driver
  let faulty: Receiver
  beforeAll(async () => {
    if (!program) return
    driver = client.start(program)
    faulty = await startReceiver({ until: 'file' })
  })

  /** Of the live server. */
  const call = (method: string, args: unknown[] = [], page = false): Promise<Outcome> => {
    const options = { baseUrl: `${app.url}${apiPrefix}`, key: world.keys.full.secret }
    return driver.call({ options, method, args, page })
  }

  given('reads what the API shows', async () => {
    const { main } = world.projects
    const { first } = world.tasks
    const reads: [method: string, args: unknown[], path: string][] = [
      ['tasks.get', [first], `/tasks/${first}`],
      [
        'tasks.list',
        [{ project_id: main, limit: 7, completed: 'false' }],
        `/tasks?project_id=${main}&completed=false&limit=100`,
      ],
      ['projects.list', [{ limit: 1 }], '/projects'],
      ['projects.get', [main], `/projects/${main}`],
      ['projects.cards', [main, { limit: 2 }], `/projects/${main}/cards`],
      ['members.list', [], '/members'],
      ['comments.list', [first, { limit: 4 }], `/tasks/${first}/comments?limit=100`],
      ['events.list', [{ limit: 1 }], '/events'],
    ]
    for (const [method, args, path] of reads) {
      const { value, lastResponse } = await call(method, args)
      const { body } = await full.get(path)
      expect(body.data, path).not.toEqual([])
      expect({ method, value }).toEqual({ method, value: body.data })
      expect(lastResponse).toMatchObject({
        status: 200,
        requestId: expect.any(String),
        rateLimit: { limit: expect.any(Number), remaining: expect.any(Number) },
      })
    }
    const { value: me } = await call('me.get')
    expect(me).toMatchObject({
      workspace: world.workspace,
      rate_limit: { key: { limit: expect.any(Number) } },
    })
  })

  given('reads a page, and the next one', async () => {
    const page = async (query: object) =>
      (await call('tasks.list', [query], true)).value as { data: object[]; meta: { next_cursor: string } }
    const { data, meta } = await page({ limit: 3 })
    const next = await page({ limit: 3, cursor: meta.next_cursor })
    const { body } = await full.get('/tasks?limit=6')
    expect([...data, ...next.data]).toEqual(body.data)
  })

  given('writes, and does once what has one key', async () => {
    const task = { title_text: 'Fetch the ☕ machine', project_id: world.projects.main }
    const create = async (options = {}): Promise<{ id: string }> =>
      (await call('tasks.create', [task, options])).value as { id: string }
    const { id } = await create({ idempotencyKey: `once ${program}` })
    expect(await create({ idempotencyKey: `once ${program}` })).toMatchObject({ id })
    expect((await create()).id).not.toBe((await create()).id)
    expect((await call('tasks.update', [id, { progress: 100 }])).value).toMatchObject({ id, completed: true })
    expect((await full.get(`/tasks/${id}`)).body.data).toMatchObject({
      title: task.title_text,
      completed: true,
    })
    const comment = { body: 'It is here.' }
    expect((await call('comments.create', [id, comment])).value).toMatchObject(comment)
    const event = {
      title: 'Tasting',
      date: '2027-01-29',
      start_time: '10:00',
      end_time: '10:30',
      repeat: 'none',
    }
    expect((await call('events.create', [event])).value).toMatchObject({
      title: 'Tasting',
      date: '2027-01-29',
    })
  })

  given.each<[method: string, args: unknown[], error: object]>([
    ['tasks.get', ['task_of_nobody'], { status: 404, type: 'invalid_request_error', code: 'not_found' }],
    ['tasks.get', ['..'], { status: 404, code: 'not_found' }],
    ['comments.list', ['../me?a=b#'], { status: 404, code: 'not_found' }],
    ['tasks.list', [{ cursor: 'c1.none' }], { status: 422, code: 'validation_error', param: 'cursor' }],
    ['tasks.create', [{}], { status: 422, code: 'validation_error', param: 'title_text' }],
  ])('throws what the API says of %s %j', async (method, args, expected) => {
    const { error, lastResponse, waits } = await call(method, args)
    expect(error).toMatchObject({ isTaskwireError: true, name: 'TaskwireError', ...expected })
    expect(lastResponse).toMatchObject({ requestId: error?.requestId })
    expect(waits).toEqual([])
  })

  const secondAttempts = { GET: 'tasks.get', POST: 'tasks.create', PATCH: 'tasks.update' }
  const found = { data: { id: 'task_1' } }
  const ok = status(200, JSON.stringify(found))

  /** Of the faulty server. */
  const callFaulty = (method: string, args: unknown[] = [], options = {}): Promise<Outcome> => {
    faulty.requests.length = 0
    return driver.call({
      options: { baseUrl: faulty.url, key: 'svc_key', timeoutMs: 150, ...options },
      method,
      args,
    })
  }

  describe.each(faults)('after $what', ({ answer, retried, error, wait }) => {
    given.each(['GET', 'POST', 'PATCH'] as const)('of a %s', async (verb) => {
      faulty.answer(answer)
      faulty.otherwise(ok)
      const args = verb === 'POST' ? [{}] : ['task_1', {}]
      const outcome = await callFaulty(secondAttempts[verb], args)
      const keys = faulty.requests.map(({ headers }) => headers['idempotency-key'])
      if (retried.includes(verb)) {
        expect(outcome).toMatchObject({ value: found.data, waits: [expect.any(Number)] })
        expect(outcome.waits[0]).toBeGreaterThanOrEqual(wait?.[0] ?? 0)
        expect(outcome.waits[0]).toBeLessThanOrEqual(wait?.[1] ?? Infinity)
        expect(keys).toHaveLength(2)
      } else {
        expect(outcome).toMatchObject({ error: { isTaskwireError: true, ...error }, waits: [] })
        expect(outcome.value).toBeUndefined()
        expect(keys).toHaveLength(1)
      }
      expect([...new Set(keys)]).toEqual([
        verb === 'POST' ? expect.stringMatching(/^[0-9a-f-]{36}$/) : undefined,
      ])
    })
  })

  given('gives up after the last retry, having waited longer each time', async () => {
    faulty.otherwise(status(503))
    const { error, waits } = await callFaulty('tasks.create', [{}], { maxRetries: 4 })
    expect(error).toMatchObject({ isTaskwireError: true, status: 503, code: 'unreadable_response' })
    expect(faulty.requests).toHaveLength(5)
    expect(new Set(faulty.requests.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
    expect(waits.map((wait, i) => wait >= 250 * 2 ** i && wait <= 500 * 2 ** i)).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect((await callFaulty('tasks.create', [{}], { maxRetries: 0 })).waits).toEqual([])
  })

  given.each(['tasks.get', 'tasks.create', 'tasks.update'])(
    '%s is sent again where nothing was',
    async (method) => {
      const options = { baseUrl: `http://localhost:${await freePort()}`, key: 'svc_key' }
      const { error, waits } = await driver.call({ options, method, args: ['task_1', {}] })
      expect(error).toMatchObject({
        isTaskwireError: true,
        type: 'connection_error',
        code: 'connection_failed',
        message: expect.stringContaining('ECONNREFUSED'),
      })
      expect(waits).toHaveLength(3)
    },
  )

  const listed = (data: unknown, next_cursor: unknown = null): Answer =>
    status(200, JSON.stringify({ data, meta: { next_cursor } }))

  given('goes on with a list after a page that failed', async () => {
    faulty.answer(listed([1, 2], 'c1'), status(502), listed([], 'c2'), reset, listed([3]))
    expect(await callFaulty('tasks.list', [{ limit: 2, card_id: undefined }])).toMatchObject({
      value: [1, 2, 3],
    })
    expect(faulty.requests.map(({ path }) => path)).toEqual([
      '/tasks?limit=2',
      ...['/tasks?limit=2&cursor=c1', '/tasks?limit=2&cursor=c1'],
      ...['/tasks?limit=2&cursor=c2', '/tasks?limit=2&cursor=c2'],
    ])
  })

  given.each<[what: string, answer: Answer]>([
    ['no list', ok],
    ['a list without a next page or its end', status(200, '{"data":[],"meta":{}}')],
    ['a list without meta', status(200, '{"data":[]}')],
    ['a cursor of another kind', listed([], 7)],
    ['an empty cursor', listed([], '')],
  ])('throws at %s', async (_what, answer) => {
    faulty.answer(answer)
    const { error } = await callFaulty('tasks.list')
    expect(error).toMatchObject({ isTaskwireError: true, status: 200, code: 'unreadable_response' })
  })

  given.each(vectors)(
    'judges the published webhook: $name',
    async ({ valid, secrets, header, body, now }) => {
      const judge = (secret: string) =>
        driver.call({ options: unused, method: 'verifyWebhook', args: [body, header, secret, now] })
      const outcomes = await Promise.all(secrets.map(judge))
      if (valid) expect(outcomes).toContainEqual(expect.objectContaining({ value: JSON.parse(body) }))
      else expect(outcomes.filter(({ error }) => !error)).toEqual([])
    },
  )
})
