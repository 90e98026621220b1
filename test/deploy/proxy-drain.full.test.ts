import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { beatMs } from '../../src/http/streams/heartbeat.ts'
import { readConfig } from '../../src/config.ts'
import { sessionSecret, startApp } from '../support/app/app.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { proxies, startProxy } from '../support/network/proxies.ts'
import { startServer } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const ampleLimits = Object.fromEntries(
  ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((of) => [`RATE_LIMIT_${of}`, '1000000']),
)

test.each(proxies)(
  'behind $name no read fails while one of two nodes drains and exits, and a repeated write is done once',
  async (proxy) => {
    const { keys, tasks, projects } = await (await startApp({}, 'test')).fixture()
    const own = { DATABASE_URL: await testDatabaseUrl(), SESSION_SECRET: sessionSecret, TRUST_PROXY: '1' }
    const [first, second] = [
      await startServer({ ...own, ...ampleLimits }),
      await startServer({ ...own, ...ampleLimits }),
    ]
    const url = await startProxy(proxy, [first.url, second.url])
    const headers = { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json' }
    const statuses: number[] = []
    const ids = new Set<string>()
    let isOver = false
    const work = async (client: number): Promise<void> => {
      for (let i = 0; !isOver; i++) {
        const read = await fetch(`${url}/api/public/v1/tasks/${tasks.first}`, { headers })
        await read.arrayBuffer()
        const body = JSON.stringify({ title_text: `Task ${client} ${i}`, project_id: projects.main })
        const keyed = { ...headers, 'Idempotency-Key': `task ${client} ${i}` }
        const write = () => fetch(`${url}/api/public/v1/tasks`, { method: 'POST', headers: keyed, body })
        let written = await write()
        // The node closed the connection while a request was in flight. A proxy must not repeat a POST.
        while (written.status === 502) written = await write()
        ids.add(((await written.json()) as { data: { id: string } }).data.id)
        statuses.push(read.status, written.status)
      }
    }
    const clients = Promise.all(Array.from({ length: 8 }, (_, client) => work(client)))
    const continueWork = async (): Promise<void> => {
      const wanted = statuses.length + 200
      await Promise.race([clients, waitFor(() => statuses.length >= wanted)])
    }
    await continueWork()
    expect(await first.kill('SIGTERM')).toBe(0)
    await continueWork()
    isOver = true
    await clients
    expect(new Set(statuses)).toEqual(new Set([200, 201]))
    expect(ids.size).toBe(statuses.length / 2)
  },
)

test.each(proxies)('$name waits longer on a quiet stream than the interval between comments', ({ path }) => {
  const text = readFileSync(path, 'utf8')
  const timeouts = [...text.matchAll(/(?:proxy_read_timeout|timeout (?:client|server)) +(\d+)s/g)]
  expect(timeouts.length).toBeGreaterThan(0)
  for (const [, seconds] of timeouts) expect(Number(seconds) * 1000).toBeGreaterThan(2 * beatMs)
})

test.each(proxies)('$name closes an idle connection to a node before the node does', ({ path }) => {
  const [, seconds] =
    /(?:keepalive_timeout|timeout http-keep-alive) +(\d+)s/.exec(readFileSync(path, 'utf8')) ?? []
  expect(Number(seconds)).toBeLessThan(readConfig({}).keepAliveSeconds)
})
