import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { startServer, testDataDir } from '../support/app/server.ts'
import { waitFor } from '../support/runner/wait-for.ts'

const ample = Object.fromEntries(['KEY', 'WRITE', 'WORKSPACE'].map((of) => [`RATE_LIMIT_${of}`, '1000000']))

test('while a synchronous standby hangs, /readyz reports it, and unsent writes are refused with 503 and not done (product.md 15.17)', async () => {
  const env = { DATA_DIR: await testDataDir(), DATABASE_URL: '', SESSION_SECRET: '', ...ample }
  const server = await startServer(env)
  const { superuserUrl, close } = await openEmbeddedPostgres(env.DATA_DIR, { role: 'command' })
  onTestFinished(close)
  const admin = postgres(superuserUrl, { max: 1 })
  onTestFinished(() => admin.end())
  const requireStandby = async (name: string): Promise<void> => {
    await admin.unsafe(`alter system set synchronous_standby_names = '${name}'`)
    await admin.unsafe('select pg_reload_conf()')
    const isSet = `select from pg_settings where name = 'synchronous_standby_names' and setting = '${name}'`
    await waitFor(async () => (await admin.unsafe(isSet)).length === 1)
  }

  const api = `${server.url}/api/public/v1`
  const headers = { Authorization: `Bearer ${server.key}`, 'Content-Type': 'application/json' }
  const projects = (await (await fetch(`${api}/projects`, { headers })).json()) as { data: { id: string }[] }
  const statuses = new Map<string, number>()
  const replayed = new Set<string>()
  const create = async (title: string): Promise<void> => {
    const answer = await fetch(`${api}/tasks`, {
      method: 'POST',
      headers: { ...headers, 'Idempotency-Key': title },
      body: JSON.stringify({ title_text: title, project_id: projects.data[0]?.id }),
    })
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    statuses.set(title, answer.status)
    if (answer.headers.get('idempotent-replay')) replayed.add(title)
  }
  const titles = Array.from({ length: 50 }, (_, i) => `while it hangs ${i}`)

  await create('before')
  await requireStandby('absent')
  const sent = titles.map(create)
  const readiness = async () => (await (await fetch(`${server.url}/readyz`)).json()) as { check?: string }
  await waitFor(async () => (await readiness()).check === 'writes')
  await waitFor(() => statuses.size > 1)
  expect(await readiness()).toMatchObject({ reason: 'No write has succeeded for ten seconds.' })
  await create('late')
  await create('before')
  expect([...replayed]).toEqual(['before'])
  expect(statuses.get('before')).toBe(201)
  statuses.delete('before')
  // The writes that were already sent are still waiting.
  expect(statuses.size).toBeLessThanOrEqual(titles.length)
  expect(new Set(statuses.values())).toEqual(new Set([503]))
  expect(statuses.get('late')).toBe(503)

  await requireStandby('')
  await Promise.all(sent)
  const refused = [...statuses].filter(([, status]) => status === 503).map(([title]) => title)
  const done = titles.filter((title) => !refused.includes(title))
  expect(done.map((title) => statuses.get(title))).toEqual(done.map(() => 201))
  const stored = () =>
    admin<{ title: string }[]>`select title from tasks where title = any(${[...titles, 'late']})`
  expect((await stored()).map(({ title }) => title).sort()).toEqual(done.sort())
  await waitFor(async () => (await readiness()).check === undefined)
  for (const title of refused) await create(title)
  expect(new Set(statuses.values())).toEqual(new Set([201]))
  expect(await stored()).toHaveLength(titles.length + 1)
})
