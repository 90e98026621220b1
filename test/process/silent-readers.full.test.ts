import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import packageJson from '../../package.json' with { type: 'json' }
import { startServerInWorld } from '../support/app/server.ts'

const api = '/api/public/v1'
const maxRssMiB = 500

/** Command that `npm start` runs. */
const command =
  packageJson.scripts.start
    .split(/ exec /)
    .at(-1)
    ?.split(' ') ?? []

function rssMiB(pid = 0): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
}

test(`200 clients that each request 10 large pages without reading them, and 1,000 half-sent bodies, take less than ${maxRssMiB} MiB`, async () => {
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
  await readPage()

  const { hostname, port } = new URL(server.url)
  const head = `HTTP/1.1\r\nHost: x\r\nAuthorization: ${authorization}\r\n`
  const dial = (bytes: string): Socket => {
    const socket = connect(Number(port), hostname)
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => undefined)
    socket.write(bytes)
    return socket
  }
  const silent = Array.from({ length: 200 }, () => dial(`GET ${api}${page} ${head}\r\n`.repeat(10)))
  await Promise.all(silent.map((socket) => once(socket, 'readable')))
  const json = 'Content-Type: application/json\r\nContent-Length: 1000000\r\n'
  for (let i = 0; i < 1_000; i++) dial(`POST ${api}/tasks ${head}${json}\r\n{"${'x'.repeat(500_000)}`)
  // Other clients are still served.
  for (let i = 0; i < 10; i++) await readPage()
  expect(rssMiB(server.process.pid)).toBeLessThan(maxRssMiB)
}, 120_000)
