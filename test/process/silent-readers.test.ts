import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { startServerInWorld } from '../support/server.ts'

const api = '/api/public/v1'
const sockets = 60
const pipelined = 10
const maxCostMiB = 100

/** What `npm start` runs. */
const command =
  packageJson.scripts.start
    .split(/ exec /)
    .at(-1)
    ?.split(' ') ?? []

function rssMiB(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

test(`${sockets} clients that ask for large pages and read none cost less than ${maxCostMiB} MiB`, async () => {
  const unlimited = {
    RATE_LIMIT_KEY: '1000000',
    RATE_LIMIT_WRITE: '1000000',
    RATE_LIMIT_WORKSPACE: '1000000',
  }
  const { server, world } = await startServerInWorld({ LOG_LEVEL: 'warn', ...unlimited }, command)
  const since = new Date().toISOString()
  const authorization = `Bearer ${server.key}`
  const call = async (path: string, body?: object): Promise<{ data: { id: string }[] }> => {
    const headers = { Authorization: authorization, 'Content-Type': 'application/json' }
    const init = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
    const response = await fetch(`${server.url}${api}${path}`, init)
    expect(response.ok).toBe(true)
    return (await response.json()) as { data: { id: string }[] }
  }
  const project_id = world.projects.second
  for (let i = 0; i < 100; i++) {
    await call('/tasks', { title_text: `${i}`, description: 'x'.repeat(20_000), project_id })
  }
  const page = `/tasks?limit=100&updated_since=${since}`
  const readPage = async (): Promise<void> => void expect((await call(page)).data).toHaveLength(100)
  // A few at once, so that the heap has the size that serving such pages takes.
  for (let i = 0; i < 10; i++) await Promise.all(Array.from({ length: 8 }, readPage))

  const before = rssMiB(server.process.pid)
  const request = `GET ${api}${page} HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n\r\n`
  const { port } = new URL(server.url)
  const answered = Array.from({ length: sockets }, async () => {
    const socket: Socket = connect(Number(port), '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(request.repeat(pipelined))
    await once(socket, 'readable')
  })
  await Promise.all(answered)
  // Others are served meanwhile.
  for (let i = 0; i < 10; i++) await readPage()
  expect(rssMiB(server.process.pid) - before).toBeLessThan(maxCostMiB)
}, 120_000)
