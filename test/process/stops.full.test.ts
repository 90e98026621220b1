import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Agent } from 'undici'
import { describe, expect, onTestFinished, test } from 'vitest'
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
  // Linux reports "no such file" in /proc, even for files that exist.
  test.each(['/proc/nowhere/data', '/dev/null/data'])(
    'npm start with DATA_DIR=%s exits with 1 and a message',
    async (dataDir) => {
      for (const env of [{}, { SESSION_SECRET: 'a secret that is long enough to be one' }]) {
        const ended = await runServer({ DATA_DIR: dataDir, ...env })
        expect(ended.code).toBe(1)
        expect(ended.stderr).toMatch(/^Taskwire cannot start: DATA_DIR cannot be created: E[A-Z]+: .*\n$/m)
      }
    },
  )

  test('npm start with a taken port exits with 1, names the port, and leaves no database running', async () => {
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

  test('npm start with a HOST that cannot be resolved exits with 1 and names the host, not the database', async () => {
    // Labels of over 63 characters are never sent to a name server.
    const host = 'h'.repeat(64)
    const ended = await runServer({ DATA_DIR: await testDataDir(), HOST: host, DEMO: '0' })
    expect(ended).toMatchObject({ code: 1, stderr: expect.stringContaining(`HOST=${host} `) as string })
    expect(ended.stderr).not.toContain('database')
  })
})

describe('draining', () => {
  test('when the server drains under keep-alive load, every request in flight is answered, and the exit code is 0', async () => {
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
          // A refused connection sent no request.
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

  test('when the server drains, a request whose body is still arriving is read and answered (product.md 15.5)', async () => {
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
    // The server has received the headers of the request once it responds to a later request.
    await get(server, '/healthz')
    const ended = server.kill('SIGTERM')
    await waitFor(async () => (await get(server, '/healthz').catch(() => undefined)) === undefined)
    socket.write(body.slice(10))
    expect((await answer).join('')).toMatch(/^HTTP\/1\.1 201 /)
    expect(await ended).toBe(0)
  })
})

describe('while the database is down', () => {
  test('while the database is down, requests get 503 with the error envelope and Retry-After; they succeed again once it is up (product.md 2.5)', async () => {
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
