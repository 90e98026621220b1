import { once } from 'node:events'
import { connect } from 'node:net'
import { beforeAll, expect, test } from 'vitest'
import { AppError } from '../../src/errors.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import type { ApiHandlers } from '../../src/http/contexts/call-context.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { unlimitedBudgets, apiPrefix, startApp, type Caller, type TestApp } from '../support/app/app.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/* The log line of each request has the format of pino-http, with selected fields. */

let app: TestApp
let world: Fixture
let full: Caller
let getTask: ApiHandlers['getTask'] = handlers.getTask
beforeAll(async () => {
  app = await startApp({ handlers: { ...handlers, getTask: (...call) => getTask(...call) } })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
})

interface Line {
  level: number
  req: { id: string; method: string; path: string }
  res: Record<string, unknown>
  err?: { type: string; message: string }
  responseTime: number
  msg: string
}

/** Returns the only line with this id. */
async function lineOf(id: string): Promise<Line> {
  const lines = (): Line[] => (app.logs as unknown as Line[]).filter(({ req }) => req.id === id)
  await waitFor(() => lines().length > 0)
  expect(lines()).toHaveLength(1)
  return lines()[0] as Line
}

const caller = (): object => ({ keyId: world.keys.full.id, workspaceId: world.workspace.id })

test.each<
  [what: string, path: string, send: (path: string, id: string) => Promise<unknown>, res: () => object]
>([
  [
    'a read',
    '/tasks',
    (path, id) => full.get(path, { query: { limit: 1 }, headers: { 'X-Request-Id': id } }),
    () => ({ status: 200, operationId: 'listTasks', ...caller() }),
  ],
  [
    'a refused body',
    '/tasks',
    (path, id) => full.post(path, { title_text: 'canary' }, { headers: { 'X-Request-Id': id } }),
    () => ({ status: 422, operationId: 'createTask', ...caller() }),
  ],
  [
    'an unknown path',
    '/nowhere',
    (path, id) => full.get(path, { headers: { 'X-Request-Id': id } }),
    () => ({ status: 404, ...caller() }),
  ],
  [
    'a request without a key',
    '/me',
    (path, id) => app.anonymous().get(path, { query: { token: 'canary' }, headers: { 'X-Request-Id': id } }),
    () => ({ status: 401, operationId: 'getMe' }),
  ],
  [
    'a disabled key on an unknown path',
    '/nowhere',
    (path, id) => app.withSecret(world.keys.disabled.secret).get(path, { headers: { 'X-Request-Id': id } }),
    () => ({ status: 404, ...caller(), keyId: world.keys.disabled.id }),
  ],
])('the log line has all documented fields, and no secret, for %s', async (what, path, send, res) => {
  const id = what.replaceAll(' ', '-')
  await send(path, id)
  const line = await lineOf(id)
  expect(line).toEqual({
    level: 30,
    time: expect.any(String) as string,
    pid: process.pid,
    hostname: expect.any(String) as string,
    req: { id, method: what === 'a refused body' ? 'POST' : 'GET', path: `${apiPrefix}${path}` },
    res: res(),
    responseTime: expect.any(Number) as number,
    msg: 'request completed',
  })
})

test('refusals before authentication name the operation, in the log and in the metrics (product.md 15.11)', async () => {
  const strict = await startApp(
    { config: { rateLimits: { ...unlimitedBudgets, key: 1, write: 1, workspace: 1, anonymous: 2 } } },
    'test',
  )
  const { keys } = await strict.fixture()
  const disabled = strict.withSecret(keys.disabled.secret)
  await strict.anonymous().get('/tasks')
  await disabled.get('/projects')
  await strict.anonymous().get('/members')
  await disabled.get('/events')
  await strict.anonymous().get('/nowhere')
  await strict.inSettings({}).get('/keys')
  await strict.inSettings({ 'Sec-Fetch-Site': 'cross-site' }).post('/keys')
  const seen = (strict.logs as unknown as Line[]).map(({ res }) => [res.operationId, res.status, res.keyId])
  const { id } = keys.disabled
  expect(seen).toEqual([
    ['listTasks', 401, undefined],
    ['listProjects', 403, id],
    ['listMembers', 429, undefined],
    ['listEvents', 429, id],
    [undefined, 429, undefined],
    ['listKeys', 429, undefined],
    ['createKey', 403, undefined],
  ])
  const metrics = await (await fetch(`${strict.url}/metrics`)).text()
  for (const [operation, status] of seen)
    expect(metrics).toMatch(
      new RegExp(
        `taskwire_request_duration_seconds_count\\{operation="${(operation as string | undefined) ?? 'none'}",status="${String(status)}"\\} 1`,
      ),
    )
})

test.each<[string, () => Error, number, { type: string; message: string }]>([
  ['any thrown error', () => new TypeError('the cause'), 500, { type: 'TypeError', message: 'the cause' }],
  [
    'a database that is down',
    () => new AppError('service_unavailable', { cause: new Error('the cause'), retryAfterSeconds: 1 }),
    503,
    { type: 'Error', message: 'the cause' },
  ],
])('a 5xx is logged as an error, with its cause: %s', async (what, error, status, err) => {
  getTask = () => Promise.reject(error())
  const id = what.replaceAll(' ', '-')
  await full.get(`/tasks/${world.tasks.first}`, { headers: { 'X-Request-Id': id } })
  expect(await lineOf(id)).toMatchObject({ level: 50, res: { status }, err, msg: 'request errored' })
})

test('a client that disconnects before the response is logged', async () => {
  const begun = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  getTask = async (...call) => {
    begun.resolve()
    await release.promise
    return handlers.getTask(...call)
  }
  const { port } = new URL(app.url)
  const socket = connect(Number(port), '127.0.0.1')
  const head = `Host: x\r\nX-Request-Id: gone\r\nAuthorization: Bearer ${world.keys.full.secret}\r\n`
  socket.write(`GET ${apiPrefix}/tasks/${world.tasks.first} HTTP/1.1\r\n${head}\r\n`)
  await begun.promise
  socket.destroy()
  await once(socket, 'close')
  const line = await lineOf('gone')
  expect(line.res).toMatchObject({ operationId: 'getTask', aborted: true, ...caller() })
  expect(line).toMatchObject({ level: 30, msg: 'request aborted' })
  release.resolve()
})
