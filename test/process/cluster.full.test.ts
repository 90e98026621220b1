import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import postgres from 'postgres'
import { request } from 'undici'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { commandLineOf, isAlive } from '../../src/db/embedded/process-alive.ts'
import { sessionSecret } from '../support/app/app.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { taskwireInProcess, taskwireJson } from '../support/app/cli.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { logLinesIn, requestLines } from '../support/app/logs.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { childrenOf } from '../support/app/processes.ts'
import { beginServer, runServer, startServer, testDataDir, type TestServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const api = '/api/public/v1'

const database = async () => ({ DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: sessionSecret })

/** Sends a request on a new connection, so the processes take turns. */
async function get(
  { url }: TestServer,
  path: string,
  key = 'svc_unknown',
): Promise<{ status: number; text: string }> {
  const headers = { authorization: `Bearer ${key}` }
  const { statusCode, body } = await request(`${url}${path}`, { headers, reset: true })
  return { status: statusCode, text: await body.text() }
}

interface Child {
  pid: number
  kind: string
}

/** Returns the processes that a primary has started, by their role. */
function processesOf({ process: { pid = 0 } }: TestServer): Child[] {
  return childrenOf(pid)
    .map((child) => ({ pid: child, kind: kindOf(child) }))
    .filter(({ kind }) => kind !== '')
    .sort((one, other) => one.kind.localeCompare(other.kind))
}

const kindOf = (pid: number): string => /cluster\/process\.ts (\w+)/.exec(commandLineOf(pid))?.[1] ?? ''

const kindsOf = (server: TestServer): string[] => processesOf(server).map(({ kind }) => kind)

/** Returns the processes that have answered requests without a key so far. */
const answerersOf = (server: TestServer): Set<unknown> =>
  new Set(requestLines(logLinesIn(server.output())).map(({ pid }) => pid))

describe('WORKERS=2', () => {
  let server: TestServer
  let databaseEnv: Awaited<ReturnType<typeof database>>
  beforeAll(async () => {
    databaseEnv = await database()
    // Earlier files on this database may have left deliveries, which the metrics below would count.
    const sql = postgres((await database()).DATABASE_URL, { max: 1 })
    await sql`delete from webhook_deliveries`
    await sql.end()
    server = await startServer({ ...(await database()), WORKERS: '2' }, undefined, onFileFinished)
  })

  test('WORKERS=2 starts two processes that serve requests, and one for background work', () => {
    expect(kindsOf(server)).toEqual(['api', 'api', 'worker'])
    expect(server.output().match(/listening on/g)).toHaveLength(1)
  })

  test('WORKERS=2 makes budgets exact across all processes, and /metrics of any process returns the sums', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => get(server, `${api}/tasks`)))
    const count = (status: number): number => answers.filter((answer) => answer.status === status).length
    expect([count(401), count(429)]).toEqual([60, 40])
    for (let i = 0; i < 4; i++) {
      const { text } = await get(server, '/metrics')
      expect(sampleOf(text, 'taskwire_request_duration_seconds_count', 'status="401"')).toBe(60)
      expect(sampleOf(text, 'taskwire_rate_limited_total', 'budget="anonymous"')).toBe(40)
      // Metrics of the database are not summed.
      expect(sampleOf(text, 'taskwire_webhook_queue_depth')).toBe(0)
      expect(sampleOf(text, 'process_start_time_seconds')).toBeGreaterThan(0)
    }
    await waitFor(() => answerersOf(server).size === 2)
  })

  test.each([
    ['SIGKILL', 'api', '"code":null,"signal":"SIGKILL"'],
    ['SIGKILL', 'worker', '"code":null,"signal":"SIGKILL"'],
    ['SIGTERM', 'api', '"code":0,"signal":null'],
  ])(
    'a server of several processes keeps serving requests after a %s of one process (%s), which is replaced',
    async (signal, kind, end) => {
      const before = processesOf(server)
      const victim = before.find((one) => one.kind === kind)?.pid ?? 0
      process.kill(victim, signal)
      await waitFor(() => server.output().includes(`"pid":${victim},${end}`))
      for (let i = 0; i < 10; i++) expect((await get(server, '/readyz')).status).toBe(200)
      await waitFor(() => kindsOf(server).length === 3)
      expect(kindsOf(server)).toEqual(before.map((one) => one.kind))
      expect(processesOf(server).map(({ pid }) => pid)).not.toContain(victim)
      // The budget is still exhausted, and no count is lost.
      expect((await get(server, `${api}/tasks`)).status).toBe(429)
      const { text } = await get(server, '/metrics')
      expect(sampleOf(text, 'taskwire_request_duration_seconds_count', 'status="401"')).toBe(60)
    },
  )

  test('a session is limited to ten open streams across all processes, without those of exited processes (product.md 18.10)', async () => {
    const world = await taskwireJson<Fixture>(['fixture'], (args) => taskwireInProcess(args, databaseEnv))
    const signIn = await request(`${server.url}/api/settings/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(world.login),
    })
    const cookie = String(signIn.headers['set-cookie']).split(';')[0] ?? ''
    const open = async (): Promise<number> => {
      const headers = { cookie }
      const stream = await request(`${server.url}/api/settings/v1/changes`, { headers, reset: true })
      stream.body.on('error', () => undefined)
      onTestFinished(() => void stream.body.destroy())
      return stream.statusCode
    }
    const statuses: number[] = []
    for (let i = 0; i < 14; i++) statuses.push(await open())
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429, 429, 429])
    const victim = processesOf(server).find(({ kind }) => kind === 'api')?.pid ?? 0
    process.kill(victim, 'SIGKILL')
    await waitFor(() => server.output().includes(`"pid":${victim},"code":null`))
    expect(await open()).toBe(200)
  })

  test('/readyz is degraded in every process while background work fails in another (product.md 15.8)', async () => {
    const sql = postgres(databaseEnv.DATABASE_URL, { max: 1 })
    onTestFinished(() => sql.end())
    await sql`alter table password_resets rename expires_at to gone`
    try {
      process.kill(processesOf(server).find(({ kind }) => kind === 'worker')?.pid ?? 0, 'SIGKILL')
      const readiness = async () => (await get(server, '/readyz')).text
      await waitFor(async () => (await readiness()).includes('"failing":["expired password resets"]'))
      for (let i = 0; i < 4; i++) expect(await readiness()).toContain('"status":"degraded"')
    } finally {
      await sql`alter table password_resets rename gone to expires_at`
    }
    process.kill(processesOf(server).find(({ kind }) => kind === 'worker')?.pid ?? 0, 'SIGKILL')
    await waitFor(async () => (await get(server, '/readyz')).text.includes('"ready"'))
  })

  test('/metrics sums all processes while the database does not respond', async () => {
    const sql = postgres((await database()).DATABASE_URL, { max: 1 })
    const counted = async (status: number): Promise<number | undefined> =>
      sampleOf(
        (await get(server, '/metrics')).text,
        'taskwire_request_duration_seconds_count',
        `status="${status}"`,
      )
    const { status } = await get(server, `${api}/tasks`)
    const before = await counted(status)
    await sql.begin(async (tx) => {
      await tx`lock table webhook_deliveries in access exclusive mode`
      expect((await get(server, `${api}/tasks`)).status).toBe(status)
      expect(await counted(status)).toBe((before ?? 0) + 1)
    })
    await sql.end()
  })

  test('SIGTERM drains all processes: requests in flight complete, the exit code is 0, and no process remains', async () => {
    const children = processesOf(server)
    const body = JSON.stringify({ email: 'nobody@example.com', password: 'wrong' })
    const head =
      `POST /api/settings/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`
    // One after another, so the processes take turns.
    const pending: { socket: Socket; answer: Promise<Buffer[]> }[] = []
    for (let i = 0; i < 4; i++) {
      const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
      pending.push({ socket, answer: socket.toArray() as Promise<Buffer[]> })
      socket.write(head)
      // The server has received the headers of the request.
      await once(socket, 'data')
    }
    const ended = server.kill('SIGTERM')
    await waitFor(async () => (await get(server, '/healthz').catch(() => undefined)) === undefined)
    for (const { socket } of pending) socket.write(body)
    for (const { answer } of pending) expect((await answer).join('')).toMatch(/HTTP\/1\.1 401 /)
    expect(await ended).toBe(0)
    const signIns = requestLines(logLinesIn(server.output())).filter(
      ({ res }) => res.operationId === 'signIn',
    )
    const answerers = new Set(signIns.map(({ pid }) => pid))
    expect(children.filter(({ pid }) => answerers.has(pid)).length).toBe(2)
    expect(children.filter(({ pid }) => isAlive(pid))).toEqual([])
  })
})

test('the primary runs the built-in database and creates the demo, and no process keeps serving if the database is lost', async () => {
  const dataDir = await testDataDir()
  const server = await startServer({ DATA_DIR: dataDir, WORKERS: '2', ROLE: 'api' })
  expect(kindsOf(server)).toEqual(['api', 'api'])
  const statuses = await Promise.all(
    Array.from({ length: 4 }, async () => (await get(server, `${api}/me`, server.key)).status),
  )
  expect(statuses).toEqual([200, 200, 200, 200])
  const second = await runServer({ DATA_DIR: dataDir, WORKERS: '2' })
  expect([second.code, second.stderr]).toEqual([1, expect.stringContaining(`process ${server.process.pid}`)])

  const children = processesOf(server)
  await server.kill('SIGKILL')
  await waitFor(() => !children.some(({ pid }) => isAlive(pid)))
})

test('a primary that is killed leaves neither a process nor its port behind, even with requests in flight', async () => {
  const settings = { ...(await database()), WORKERS: '2', ROLE: 'api' }
  const server = await startServer(settings)
  const { port } = new URL(server.url)
  // Each process has a request whose body is incomplete.
  const sockets = [connect(Number(port), '127.0.0.1'), connect(Number(port), '127.0.0.1')]
  for (const socket of sockets) {
    socket.on('error', () => undefined)
    socket.write(`POST /api/settings/v1/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`)
    socket.write('Content-Length: 9\r\nExpect: 100-continue\r\n\r\n')
    await once(socket, 'data')
  }
  const children = processesOf(server)
  expect(children).toHaveLength(2)
  await server.kill('SIGKILL')
  const another = await startServer({ ...settings, PORT: port })
  expect((await get(another, '/readyz')).status).toBe(200)
  await waitFor(() => !children.some(({ pid }) => isAlive(pid)))
})

test('SIGTERM aborts a startup that waits for one of its processes', async () => {
  const { process: primary, ended } = beginServer({ ...(await database()), WORKERS: '2' })
  const started = (): number[] => childrenOf(primary.pid ?? 0)
  await waitFor(() => started().length === 3)
  const children = started()
  process.kill(children[0] ?? 0, 'SIGSTOP')
  primary.kill('SIGTERM')
  expect((await ended).code).toBe(0)
  expect(children.filter(isAlive)).toEqual([])
})

test('a primary whose port is taken exits with 1, names the port, and leaves nothing running', async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  onTestFinished(() => void holder.close())
  const port = String((holder.address() as AddressInfo).port)
  // The server has exited once no process can write to its output.
  const ended = await runServer({ ...(await database()), PORT: port, WORKERS: '2' })
  expect([ended.code, ended.stderr]).toEqual([1, expect.stringContaining(port)])
})

test('ROLE=worker is a single process, whatever WORKERS is', async () => {
  const server = await startServer({ ...(await database()), WORKERS: '2', ROLE: 'worker' })
  expect((await get(server, '/readyz')).status).toBe(200)
  expect(processesOf(server)).toEqual([])
})

/** Returns the sum of a metric's samples with these labels. */
function sampleOf(text: string, name: string, labels = ''): number {
  const lines = text.split('\n').filter((line) => line.startsWith(name) && line.includes(labels))
  return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}
