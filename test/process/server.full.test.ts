import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { isAlive } from '../../src/db/embedded/process-alive.ts'
import { taskwire, taskwireJson } from '../support/app/cli.ts'
import { logLinesIn, requestLines } from '../support/app/logs.ts'
import { childrenOf } from '../support/app/processes.ts'
import {
  runServer,
  startServer,
  startServerInWorld,
  testDataDir,
  type TestServer,
} from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const api = '/api/public/v1'

async function get(server: TestServer, path: string, key = server.key): Promise<Response> {
  const headers = key === undefined ? {} : { Authorization: `Bearer ${key}` }
  return fetch(`${server.url}${path}`, { headers, signal: AbortSignal.timeout(60_000) })
}

const postmasterPid = (dataDir: string): number =>
  Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0])

describe('npm start', () => {
  test('npm start prints the ready line and a demo key the first time, drains on a signal to npm, and leaves no process running (product.md 15.1, 15.4, 15.6)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, ['npm', 'start'])
    expect(server.output()).toMatch(/listening on http:\/\/127\.0\.0\.1:\d+/)
    const me = await get(server, `${api}/me`)
    expect(me.status).toBe(200)
    const tasks = (await (await get(server, `${api}/tasks?limit=100`)).json()) as { data: unknown[] }
    expect(tasks.data).toHaveLength(100)
    const projects = (await (await get(server, `${api}/projects?limit=1`)).json()) as {
      data: { id: string }[]
    }
    expect(server.output()).toContain(`Board     ${server.url}/work/projects/${projects.data[0]?.id}`)
    const postmaster = postmasterPid(dataDir)
    expect(await server.kill('SIGTERM')).toBe(0)
    expect(isAlive(postmaster)).toBe(false)

    const again = await startServer({ DATA_DIR: dataDir }, ['npm', 'start'])
    expect(again.key).toBeUndefined()
    expect((await get(again, `${api}/me`, server.key)).status).toBe(200)
    expect(await again.kill('SIGINT')).toBe(0)
  })

  /** Returns a process and all of its descendants. */
  const familyOf = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(familyOf)]

  test.each([
    ['npm', '1'],
    ['npm', '2'],
    ['the server', '1'],
    ['the server', '2'],
  ])(
    'npm start leaves neither a server nor a database after a kill -9 of %s, WORKERS=%s (product.md 15.19)',
    async (killed, WORKERS) => {
      const dataDir = await testDataDir()
      const env = { DATA_DIR: dataDir, WORKERS, DEMO: '0', LOG_LEVEL: 'silent' }
      const { process: npm } = await startServer(env, ['npm', 'start'])
      const [, ...family] = familyOf(npm.pid ?? 0)
      expect(family.length).toBeGreaterThan(Number(WORKERS))
      const postmaster = postmasterPid(dataDir)
      process.kill((killed === 'npm' ? npm.pid : family[0]) ?? 0, 'SIGKILL')
      await waitFor(() => ![...family, postmaster].some(isAlive))
      expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
    },
  )

  test('npm start refuses a DATA_DIR in use, names the process that uses it, and exits with 1 (product.md 15.3)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir, DEMO: '0' })
    expect(server.key, 'DEMO=0 makes no demo workspace').toBeUndefined()
    const second = await runServer({ DATA_DIR: dataDir })
    expect(second.code).toBe(1)
    expect(second.stderr).toContain(String(server.process.pid))
    expect(second.stdout).not.toContain('listening')
    expect((await get(server, '/readyz')).status).toBe(200)
  })

  test('if the first start fails, the next start creates the demo, whose login is shown once (product.md 15.6)', async () => {
    const dataDir = await testDataDir()
    const holder = createServer().listen(0, '127.0.0.1')
    await once(holder, 'listening')
    onTestFinished(() => void holder.close())
    const { port } = holder.address() as AddressInfo
    const failed = await runServer({ DATA_DIR: dataDir, PORT: String(port) })
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    const next = await startServer({ DATA_DIR: dataDir })
    expect((await get(next, `${api}/me`)).status).toBe(200)
  })

  test('a command prints a link to the server that runs on its DATA_DIR (product.md 21.8)', async () => {
    const dataDir = await testDataDir()
    const server = await startServer({ DATA_DIR: dataDir })
    const invite = ['invitations', 'create', '--email', 'mira@fernhill.example', '--role', 'member']
    const env = { DATA_DIR: dataDir, DATABASE_URL: '', SESSION_SECRET: '' }
    const { url } = await taskwireJson<{ url: string }>(invite, (args) => taskwire(args, env))
    expect(url).toMatch(`${server.url}/settings/invitation#`)
    await server.kill('SIGKILL')
    const later = await taskwireJson<{ url: string }>(invite, (args) => taskwire(args, env))
    expect(later.url).toMatch('http://127.0.0.1:3000/settings/invitation#')
  })

  test.each([
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'postgres://localhost/x?sslmode=verify-full&sslrootcert=/none.pem'],
    ['DATABASE_URL', 'postgres://localhost/x?ssl=yes'],
  ])('%s=%s is a configuration error: the exit code is 78, and nothing is changed', async (name, value) => {
    const dataDir = join(await testDataDir(), 'untouched')
    const ended = await runServer({ DATA_DIR: dataDir, [name]: value })
    expect(ended.code).toBe(78)
    expect(ended.stderr).toContain(name)
    expect(ended.stderr.trim().split('\n')).toHaveLength(1)
    expect(existsSync(dataDir)).toBe(false)
  })
})

test('the server warns at startup about an unknown variable that is probably misspelled (product.md 15.2)', async () => {
  const { stderr } = await runServer({ SMTP_ULR: 'smtp://localhost', LOG_LEVEL: 'loud' })
  expect(stderr).toContain('SMTP_ULR is not a Taskwire variable and is ignored: did you mean SMTP_URL?')
})

test('the message of a failed start contains no control characters (product.md 14.18)', async () => {
  const { stderr } = await runServer({ 'SMTP_UR\u001bL': 'smtp://localhost', LOG_LEVEL: '\u202e' })
  expect(stderr).toContain(String.raw`SMTP_UR\u001bL`)
  expect(stderr).toContain(String.raw`\u202e`)
  // oxlint-disable-next-line no-control-regex -- the refused characters
  expect(stderr).not.toMatch(/[\u001b\u202e]/)
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
