import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Agent } from 'undici'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../src/db/embedded/process-alive.ts'
import { logLinesIn, requestLines } from '../support/logs.ts'
import {
  runServer,
  startServer,
  startServerInWorld,
  testDataDir,
  type TestServer,
} from '../support/server.ts'
import { waitFor } from '../support/wait-for.ts'

const api = '/api/public/v1'

async function get(server: TestServer, path: string, key = server.key): Promise<Response> {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  return fetch(`${server.url}${path}`, { headers, signal: AbortSignal.timeout(60_000) })
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('npm start', () => {
  test('prints the ready line and a demo key on first start, drains on a signal to npm, and leaves no process running (product.md 15.1, 15.4, 15.6)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, ['npm', 'start'])
    expect(server.output()).toMatch(/listening on http:\/\/127\.0\.0\.1:\d+/)
    const me = await get(server, `${api}/me`)
    expect(me.status).toBe(200)
    const tasks = (await (await get(server, `${api}/tasks?limit=100`)).json()) as { data: unknown[] }
    expect(tasks.data).toHaveLength(100)
    const postmaster = postmasterPid(dataDir)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(isAlive(postmaster)).toBe(false)

    const again = await startServer({ DATA_DIR: dataDir }, ['npm', 'start'])
    expect(again.key).toBeUndefined()
    expect((await get(again, `${api}/me`, server.key)).status).toBe(200)
    expect(await again.kill('SIGINT')).toBe(0)
  })

  test('a second start on the same DATA_DIR names the process that holds it, and exits 1 (product.md 15.3)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir, DEMO: '0' })
    expect(server.key, 'DEMO=0 makes no demo workspace').toBeUndefined()
    const second = await runServer({ DATA_DIR: dataDir })
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(String(server.process.pid))
    expect(second.stdout).not.toContain('listening')
    expect((await get(server, '/readyz')).status).toBe(200)
  })

  test('starts again after a kill -9, with everything that was acknowledged', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir })
    const [project] = ((await (await get(server, `${api}/projects`)).json()) as { data: { id: string }[] })
      .data
    const created = await fetch(`${server.url}${api}/tasks`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify({ title_text: 'survivor', project_id: project?.id }),
    })
    const { data } = (await created.json()) as { data: { id: string } }
    await server.kill('SIGKILL')
    const again = await startServer({ DATA_DIR: dataDir })
    expect(await (await get(again, `${api}/tasks/${data.id}`, server.key)).json()).toEqual({ data })
  })

  test.each([
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
  ])('%s=%s is a configuration error: exit code 78, before anything is changed', async (name, value) => {
    const dataDir = join(await testDataDir(), 'untouched')
    const ended = await runServer({ DATA_DIR: dataDir, [name]: value })
    expect(ended.code).toBe(78)
    expect(ended.stderr).toContain(name)
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(dataDir)).toBe(false)
  })

  // Linux answers "no such file" in /proc, even for files that exist.
  test.each(['/proc/nowhere/data', '/dev/null/data'])(
    'DATA_DIR=%s exits 1 with a message',
    async (dataDir) => {
      for (const env of [{}, { SESSION_SECRET: 'a secret that is long enough to be one' }]) {
        const ended = await runServer({ DATA_DIR: dataDir, ...env })
        expect(ended.code).toBe(1)
        expect(ended.stderr).toMatch(/^Taskwire cannot start: DATA_DIR cannot be made: E[A-Z]+: .*\n$/m)
      }
    },
  )

  test('a taken port exits 1, names it, and leaves no database running', async () => {
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    onTestFinished(() => void holder.close())
    const port = String((holder.address() as AddressInfo).port)
    const dataDir = await testDataDir()
    const ended = await runServer({ DATA_DIR: dataDir, PORT: port, DEMO: '0' })
    expect(ended.code).toBe(1)
    expect(ended.stderr).toContain(port)
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })
})

describe('draining', () => {
  test('under keep-alive load every request in flight is answered, and the exit code is 0', async () => {
    const { server } = await startServerInWorld({
      RATE_LIMIT_KEY: '1000000',
      RATE_LIMIT_WORKSPACE: '1000000',
    })
    const agent = new Agent({ connections: 16 })
    onTestFinished(() => agent.destroy())
    const statuses = new Set<number>()
    const failures: unknown[] = []
    let running = true
    const load = Array.from({ length: 16 }, async () => {
      while (running) {
        try {
          const { statusCode, body } = await agent.request({
            origin: server.url,
            path: `${api}/tasks?limit=5`,
            method: 'GET',
            headers: { Authorization: `Bearer ${server.key}` },
          })
          await body.text()
          statuses.add(statusCode)
        } catch (error) {
          // A refused connection took no request.
          if ((error as { code?: string }).code !== 'ECONNREFUSED') failures.push(error)
          return
        }
      }
    })
    await waitFor(() => statuses.size > 0)
    const code = await server.kill('SIGTERM')
    running = false
    await Promise.all(load)
    expect(code).toBe(0)
    expect([...statuses]).toEqual([200])
    expect(failures.map((error) => (error as { code?: string }).code)).toEqual(
      failures.map(() => expect.stringMatching(/UND_ERR_SOCKET|ECONNRESET/) as string),
    )
  })

  test('a request whose body is still arriving is read and answered (product.md 15.5)', async () => {
    const { server, world } = await startServerInWorld()
    const body = JSON.stringify({ title_text: 'in two parts', project_id: world.projects.second })
    const { port } = new URL(server.url)
    const socket = connect(Number(port), '127.0.0.1')
    const answer = socket.toArray()
    socket.write(
      `POST ${api}/tasks HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${server.key}\r\n` +
        `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
    )
    await waitFor(() => server.output().length > 0)
    // The server has the head of the request once it answers a later one.
    await get(server, '/healthz')
    const ended = server.kill('SIGTERM')
    await waitFor(async () => (await get(server, '/healthz').catch(() => undefined)) === undefined)
    socket.write(body.slice(10))
    expect((await answer).join('')).toMatch(/^HTTP\/1\.1 201 /)
    expect(await ended).toBe(0)
  })
})

describe('while the database is away', () => {
  test('requests get 503 with the envelope and Retry-After, and succeed again once it is back (product.md 2.5)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir, CREATOR_RECHECK_SECONDS: '1' })
    expect((await get(server, `${api}/tasks`)).status).toBe(200)
    process.kill(postmasterPid(dataDir), 'SIGKILL')
    const seen: number[] = []
    let envelope: unknown
    await waitFor(async () => {
      const response = await get(server, `${api}/tasks`)
      seen.push(response.status)
      if (response.status === 503) {
        expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/)
        expect(response.headers.get('x-ratelimit-limit')).toBeNull()
        envelope = await response.json()
      }
      return response.status === 200 && seen.length > 1
    })
    expect(new Set(seen).difference(new Set([200, 503]))).toEqual(new Set())
    if (envelope)
      expect(envelope).toMatchObject({ error: { type: 'api_error', code: 'service_unavailable' } })
    expect((await get(server, '/readyz')).status).toBe(200)
    expect(await server.kill('SIGTERM')).toBe(0)
  })
})

test('the server logs a JSON line for each request, without secrets', async () => {
  const { server } = await startServerInWorld()
  await get(server, `${api}/tasks?title=private-query`)
  await get(server, `${api}/tasks`, 'svc_wrong-secret')
  const requests = () => requestLines(logLinesIn(server.output()))
  await waitFor(() => requests().length === 2)
  const [served, refused] = requests()
  const anything = expect.any(String) as string
  expect(served).toEqual({
    level: 30,
    time: anything,
    pid: server.process.pid,
    hostname: anything,
    req: { id: anything, method: 'GET', path: `${api}/tasks` },
    res: { status: 200, operationId: 'listTasks', keyId: anything, workspaceId: anything },
    responseTime: expect.any(Number) as number,
    msg: 'request completed',
  })
  expect(refused).toMatchObject({ level: 30, res: { status: 401 } })
  for (const secret of [server.key ?? '', 'svc_wrong-secret', 'private-query', 'Bearer']) {
    expect(JSON.stringify(logLinesIn(server.output()))).not.toContain(secret)
  }
})
