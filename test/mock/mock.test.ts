import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { mkdtemp, readdir } from 'node:fs/promises'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { operations, type OperationId } from '../../generated/openapi.operations.ts'
import { readConfig } from '../../src/config.ts'
import { readFixtureFile } from '../../src/conformance/fixture-file.ts'
import { readContractDocument } from '../../src/contract-document.ts'
import { newSecret } from '../../src/crypto/api-key-secret.ts'
import type { Operation } from '../../src/http/contract.ts'
import { exampleReply } from '../../src/mock/handlers.ts'
import { createMockApp } from '../../src/mock/mock-app.ts'
import { apiPrefix, type Answer } from '../support/app.ts'
import { taskwire } from '../support/cli.ts'
import { expectDocumented } from '../support/contract.ts'

const document = readContractDocument()
const all: Operation[] = Object.values(operations)

const secret = newSecret()
let server: Server | undefined
let url = ''
// A mock of its own for each test: what one creates is not the next one's.
beforeEach(async () => {
  server?.close()
  const { app } = await createMockApp({ config: readConfig({}), latencyMs: 0 })
  server = createServer(app)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${apiPrefix}`
})
afterAll(() => server?.close())

/** Every answer is held against the contract. */
async function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const res = await fetch(`${url}${path}`, {
    method,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await res.text()
  const answer = {
    status: res.status,
    headers: Object.fromEntries(res.headers),
    text,
    body: JSON.parse(text) as unknown,
  }
  expectDocumented(method, path, answer)
  return answer
}
const get = (path: string) => call('GET', path)

const bodyExamples = (id: string): [string, unknown][] => {
  const { requestBody } = document.operation(id)
  const { examples = {} } = (requestBody && document.resolve(requestBody).content?.['application/json']) ?? {}
  return Object.entries(examples).map(([name, { value }]) => [name, value])
}
/** The path with the examples of its parameters. */
const pathOf = ({ operationId, path }: Operation): string =>
  path.replace(/\{(\w+)\}/g, (_, name) =>
    String(document.parameters(operationId).find((parameter) => parameter.name === name)?.example),
  )

describe('at first it serves the examples', () => {
  const reads = all.filter(({ method, operationId }) => method === 'get' && operationId !== 'getMe')
  test.for(reads.map((operation) => [operation.operationId, operation] as const))(
    '%s',
    async ([id, operation]) => {
      const { body } = await get(pathOf(operation))
      const example = document.reply(id, 200)?.example as { data: object }
      // The task of the single read is in the list too.
      if (id === 'listTasks') expect(body.data).toEqual(expect.arrayContaining(example.data as object[]))
      else expect(body).toEqual(example)
    },
  )

  const writes = all.flatMap((operation) =>
    bodyExamples(operation.operationId).map(
      ([name, body]) => [operation.operationId, name, operation, body] as const,
    ),
  )
  test.for(writes)('%s takes its example %s', async ([, , operation, body]) => {
    const { status } = await call(operation.method.toUpperCase(), pathOf(operation), body)
    expect(operation.responses[status]).toBeDefined()
    expect(writes.length).toBeGreaterThan(6)
  })

  test('getMe says what every key may do, and what is left of its budgets', async () => {
    await get('/projects')
    const { body } = await get('/me')
    expect(body.workspace).toEqual((document.reply('getMe', 200)?.example as typeof body).workspace)
    expect(body.key.scopes).toHaveLength(7)
    expect(body.rate_limit.key).toEqual({ limit: 600, remaining: 598 })
  })

  test('an operation that it knows nothing of answers its example', async () => {
    for (const { operationId } of all) {
      const { status, body } = await exampleReply(document, operationId as OperationId)
      expect(
        operations[operationId as 'createTask'].responses[status as 201].validate(body),
        operationId,
      ).toBe(true)
    }
  })
})

describe('what is created can be read until it ends', () => {
  const project_id = 'project_01m45vnxqvfth811tg3d6hfrrv'

  test('a task, its changes and its comments', async () => {
    const user = (await get('/members')).body.data[2].id
    const input = { title_text: 'Try it 🎉', project_id, end_time: '10:00', user_ids: [user, user] }
    const { data: task } = (await call('POST', '/tasks', input)).body
    expect(task).toMatchObject({ title: 'Try it 🎉', project_id, due_time: null, assignee_ids: [user] })
    expect(task.card.is_done).toBe(false)
    expect((await get(`/tasks/${task.id}`)).body.data).toEqual(task)
    expect((await get(`/tasks?project_id=${project_id}`)).body.data).toEqual([task])
    const { data: cards } = (await get(`/projects/${project_id}/cards`)).body
    expect((await get(`/tasks?card_id=${cards[0].id}`)).body.data).toEqual([task])

    const same = await call('PATCH', `/tasks/${task.id}`, { title_text: 'Try it 🎉' })
    expect(same.body.data).toEqual(task)
    const done = await call('PATCH', `/tasks/${task.id}`, { progress: 100, end_date: '2031-05-06' })
    expect(done.body.data).toMatchObject({ completed: true, due_date: '2031-05-06' })
    expect((await get('/tasks?completed=true&due_after=2031-05-05')).body.data).toEqual([done.body.data])
    expect((await get('/tasks?due_after=2031-05-06')).body.data).toEqual([])

    const comment = (await call('POST', `/tasks/${task.id}/comments`, { body: ' as it is\n' })).body.data
    expect((await get(`/tasks/${task.id}/comments`)).body.data).toEqual([comment])
  })

  test('an event, in the order of days', async () => {
    const input = {
      title: 'First',
      date: '2020-01-01',
      start_time: '08:00',
      end_time: '09:00',
      repeat: 'none',
    }
    const event = (await call('POST', '/events', input)).body.data
    expect((await get('/events?limit=1')).body.data).toEqual([event])
    expect((await get('/events?to=2020-01-01&from=2019-12-31')).body.data).toEqual([event])
  })

  test('a list is walked by its cursors, which are its own', async () => {
    const seen: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data, meta } = (await get(`/tasks?limit=1&cursor=${cursor}`)).body as {
        data: { id: string }[]
        meta: { next_cursor: string | null }
      }
      seen.push(...data.map(({ id }) => id))
      cursor = meta.next_cursor
    }
    const { data: whole } = (await get('/tasks')).body as { data: { id: string }[] }
    expect(seen).toEqual(whole.map(({ id }) => id))
    const { next_cursor } = (await get('/tasks?limit=1')).body.meta
    expect((await get(`/events?cursor=${next_cursor}`)).body.error).toMatchObject({ param: 'cursor' })
  })

  test('an Idempotency-Key is replayed byte for byte, to the key that sent it', async () => {
    const post = (title_text: string, headers = {}) =>
      call('POST', '/tasks', { title_text, project_id }, { 'Idempotency-Key': 'once', ...headers })
    const [first, twin] = await Promise.all([post('One'), post('One')])
    expect([first, twin].map(({ text }) => text)).toEqual([first?.text, first?.text])
    expect([first, twin].filter(({ headers }) => headers['idempotent-replay'] === 'true')).toHaveLength(1)
    expect((await post('Other')).body.error.code).toBe('idempotency_key_reuse')
    const another = await post('Other', { Authorization: `Bearer ${newSecret()}` })
    expect(another.status).toBe(201)
    expect((await get(`/tasks?project_id=${project_id}`)).body.data).toHaveLength(2)
  })
})

describe('it refuses as the server does', () => {
  const task = 'task_01m6drk2y0e6qsmym84rk0bvbg'
  const card_id = 'card_01m2fgkgh4fh39dx6cmtnhc3wk'
  const other = 'project_01m45vnxqvfth811tg3d6hfrrv'
  const event = { title: 'x', date: '2030-01-01', start_time: '10:00', end_time: '11:00', repeat: 'none' }
  test.for<[string, string, unknown, status: number, code: string, param?: string]>([
    ['POST', '/tasks', {}, 422, 'validation_error', 'title_text'],
    ['POST', '/tasks', { title_text: 'x' }, 422, 'validation_error', 'project_id'],
    ['POST', '/tasks', { title_text: 'x', project_id: 'project_x' }, 404, 'not_found'],
    ['POST', '/tasks', { title_text: 'x', card_id, project_id: other }, 422, 'validation_error', 'card_id'],
    [
      'POST',
      '/tasks',
      { title_text: 'x', card_id, user_ids: ['user_x'] },
      422,
      'invalid_assignee',
      'user_ids',
    ],
    ['PATCH', `/tasks/${task}`, { progress: 101 }, 422, 'validation_error', 'progress'],
    ['PATCH', '/tasks/task_x', {}, 404, 'not_found'],
    ['GET', '/tasks/task_x', undefined, 404, 'not_found'],
    ['GET', '/tasks/task_x/comments', undefined, 404, 'not_found'],
    ['POST', `/tasks/${task}/comments`, { body: ' ' }, 422, 'validation_error', 'body'],
    ['POST', '/events', { ...event, project_id: 'project_x' }, 422, 'validation_error', 'project_id'],
    ['POST', '/events', { ...event, end_time: '09:00' }, 422, 'validation_error', 'end_time'],
    ['POST', '/events', { ...event, invited_users: ['user_x'] }, 422, 'validation_error', 'invited_users'],
    ['GET', '/events?from=2026-01-01&to=2028-01-01', undefined, 422, 'window_too_large'],
    ['GET', '/events?from=tomorrow', undefined, 422, 'invalid_date', 'from'],
  ])('%s %s %j: %i %s', async ([method, path, body, status, code, param]) => {
    const answer = await call(method, path, body)
    expect(answer).toMatchObject({ status, body: { error: { code, ...(param && { param }) } } })
    expect(answer.headers['x-request-id']).toBe(answer.body.error.request_id)
  })

  test('in the same words', async () => {
    const bodies: [path: string, body: object, message: string][] = [
      ['/tasks', { title_text: 'x', card_id, project_id: other }, 'card_id must be a card of the project.'],
      ['/events', { ...event, project_id: 'x' }, 'project_id must be a project that the key can see.'],
      ['/events', { ...event, invited_users: ['x'] }, 'invited_users must be users that exist.'],
    ]
    for (const [path, body, message] of bodies)
      expect(await call('POST', path, body)).toMatchObject({ status: 422, body: { error: { message } } })
  })

  test.for([
    ['none', ''],
    ['one that is no secret', 'Bearer svc_x'],
    ['one whose checksum does not fit', `Bearer ${secret.slice(0, -1)}${secret.endsWith('0') ? '1' : '0'}`],
  ])('a key: %s', async ([, Authorization = '']) => {
    const answer = await call('GET', '/me', undefined, { Authorization })
    expect(answer).toMatchObject({ status: 401, body: { error: { code: 'api_key_required' } } })
    expect(answer.headers['x-ratelimit-limit']).toBe('60')
  })

  test('a path or a method that the contract has not', async () => {
    const send = async (method: string, path: string) => {
      const res = await fetch(`${url}${path}`, { method, headers: { Authorization: `Bearer ${secret}` } })
      return [res.status, res.headers.get('allow')]
    }
    expect(await send('GET', '/nothing')).toEqual([404, null])
    expect(await send('DELETE', '/tasks')).toEqual([405, 'GET, POST, HEAD'])
    expect(await send('HEAD', '/tasks')).toEqual([200, null])
  })
})

describe('the command', () => {
  async function start(...args: string[]) {
    const { PATH } = process.env
    const child = spawn(process.execPath, ['src/cli.ts', 'mock', ...args], { env: { PATH }, stdio: 'pipe' })
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    const ended = once(child, 'exit') as Promise<[number | null]>
    onTestFinished(() => void (child.exitCode === null && child.kill('SIGKILL')))
    await Promise.race([once(child.stdout, 'data'), ended])
    return {
      output: () => output,
      async stop(signal: NodeJS.Signals) {
        child.kill(signal)
        return (await ended)[0]
      },
    }
  }

  test('says where it listens, and nothing else; SIGTERM ends it', async () => {
    const mock = await start('--port', '0')
    const [, origin = ''] = /^listening on (http:\/\/127\.0\.0\.1:\d+)\n$/.exec(mock.output()) ?? []
    const headers = { Authorization: `Bearer ${secret}` }
    expect((await fetch(`${origin}${apiPrefix}/me`, { headers })).status).toBe(200)
    const { port } = new URL(origin)
    expect(await taskwire(['mock', '--port', port])).toEqual({
      code: 1,
      stdout: '',
      stderr: `error: port ${port} is taken by another process\n`,
    })
    expect(await mock.stop('SIGTERM')).toBe(0)
    expect(mock.output()).toBe(`listening on ${origin}\n`)
  })

  test('ends before an answer that is to wait for a minute', { timeout: 50_000 }, async () => {
    const mock = await start('--port', '0', '--latency', '60000')
    const { port } = new URL(mock.output().slice('listening on '.length).trim())
    const socket = connect(Number(port), '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
    await once(socket, 'connect')
    expect(await mock.stop('SIGTERM')).toBe(0)
    // What is not answered in time is cut off.
    expect(await text(socket)).toBe('')
  })

  test('writes a fixture before it says that it listens, or says why not', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'taskwire-mock-'))
    const file = join(folder, 'fixture.json')
    const mock = await start('--port', '0', '--fixture', file)
    const origin = mock.output().slice('listening on '.length).trim()
    const { keys } = await readFixtureFile(file)
    const me = async (key: { secret: string }) => {
      const headers = { Authorization: `Bearer ${key.secret}` }
      return (await (await fetch(`${origin}${apiPrefix}/me`, { headers })).json()) as Answer['body']
    }
    expect((await me(keys['read:tasks'])).key).toEqual({ name: 'Only read:tasks', scopes: ['read:tasks'] })
    expect((await me(keys.disabled)).error.code).toBe('api_key_disabled')
    await mock.stop('SIGTERM')

    const nowhere = join(folder, 'nowhere', 'fixture.json')
    const refused = await taskwire(['mock', '--port', '0', '--fixture', nowhere])
    expect(refused).toMatchObject({ code: 1, stdout: '' })
    expect(refused.stderr).toMatch(/^error: the fixture \S+ cannot be written: [^\n]+\n$/)
    expect(await readdir(folder)).toEqual(['fixture.json'])
  })

  test('serves the contract, with its own URL', async () => {
    const origin = url.slice(0, -apiPrefix.length)
    const served = (await (await fetch(`${origin}/openapi.json`)).json()) as { servers: object[] }
    expect(served.servers).toEqual([{ url }])
  })

  test('lets answers wait', async () => {
    const { app } = await createMockApp({ config: readConfig({}), latencyMs: 300 })
    const waiting = createServer(app)
    onTestFinished(() => void waiting.close())
    await once(waiting.listen(0, '127.0.0.1'), 'listening')
    const from = performance.now()
    await fetch(`http://127.0.0.1:${(waiting.address() as AddressInfo).port}${apiPrefix}/me`)
    // A timer may be a millisecond early.
    expect(performance.now() - from).toBeGreaterThan(298)
  })

  test.for([[['--port', 'x']], [['--latency', '-1']], [['--latency', '1s']], [['now']]])(
    'wrong usage: %j',
    async ([args]) => {
      expect(await taskwire(['mock', ...(args ?? [])])).toMatchObject({
        code: 78,
        stdout: '',
        stderr: expect.stringMatching(/^error: (?!error)[^\n]+\n$/) as string,
      })
    },
  )
})
