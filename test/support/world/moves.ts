import { setTimeout as delay } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { expect, inject } from 'vitest'
import { verify } from '../../../examples/webhooks/verify.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { apiPrefix, settingsPrefix } from '../app/app.ts'
import { taskwireInProcess, taskwireJson } from '../app/cli.ts'
import { onFileFinished } from '../runner/on-file-finished.ts'
import { startReceiver, status, type Receiver, type Responder } from '../network/receiver.ts'
import { startServer, type TestServer } from '../app/server.ts'
import { waitFor } from '../runner/wait-for.ts'

/** An installation with its database, its session secret and its world. */
export interface Installation {
  env: Record<string, string>
  sql: Sql
  world: Fixture
  /** Runs a command that succeeds, and returns what it prints. */
  run: <Result = Record<string, unknown>>(...args: string[]) => Promise<Result>
  start: () => Promise<TestServer>
}

/** Creates an installation until the end of the file. */
export async function createInstallation(name: string): Promise<Installation> {
  const { url, template } = inject('database')
  const own = template.replace('template', `${name}_${process.env.VITEST_POOL_ID}`)
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  await admin.unsafe(`create database ${own} template ${template}`)
  const databaseUrl = Object.assign(new URL(url), { pathname: `/${own}` }).href
  const sql: Sql = postgres(databaseUrl, { max: 4, onnotice: () => undefined })
  onFileFinished(async () => {
    await sql.end()
    await admin.unsafe(`drop database ${own} with (force)`)
    await admin.end()
  })
  const env = {
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: `the session secret of installation ${name}`,
    WEBHOOKS_ALLOW_INSECURE: '1',
    WEBHOOK_RETRY_SECONDS: Array.from({ length: 60 }, () => 1).join(),
    DEMO: '0',
    // Clients of a test may send as much as they can.
    ...Object.fromEntries(['KEY', 'WRITE', 'WORKSPACE'].map((of) => [`RATE_LIMIT_${of}`, '1000000'])),
  }
  const run: Installation['run'] = (...args) => taskwireJson(args, (all) => taskwireInProcess(all, env))
  const world = await run<Fixture>('fixture')
  return { env, sql, world, run, start: () => startServer(env) }
}

/** Returns a digest of the rows of each table, of one workspace or of all. */
export async function digestRows(
  { sql }: Installation,
  tables: readonly { name: string }[],
  workspaceId?: string,
): Promise<Record<string, string>> {
  const digests: Record<string, string> = {}
  for (const { name } of tables) {
    const rows = sql`select t::text as row from ${sql(name)} t
      ${workspaceId === undefined ? sql`` : sql`where workspace_id = ${workspaceId}`}`
    const [found] = await sql<{ digest: string }[]>`
      select concat(count(*), ' ', md5(string_agg(row, '' order by row))) as digest from (${rows}) r`
    digests[name] = found?.digest ?? ''
  }
  return digests
}

export const call = (url: string, secret: string, path: string, init: RequestInit = {}) =>
  fetch(`${url}${apiPrefix}${path}`, {
    ...init,
    headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json', ...init.headers },
  })

/** A client that creates tasks one after the other, and retries as `Retry-After` and 421 say. */
export interface Client {
  created: Map<string, string>
  statuses: Set<number>
  url: string
  stop: () => Promise<void>
}

export function startClient(from: string, to: string, world: Fixture, name: string): Client {
  let isStopped = false
  const client: Client = {
    created: new Map(),
    statuses: new Set(),
    url: from,
    async stop() {
      isStopped = true
      await working
    },
  }
  const create = async (title: string): Promise<void> => {
    const body = JSON.stringify({ title_text: title, project_id: world.projects.second })
    const headers = { 'Idempotency-Key': title }
    for (;;) {
      const answer = await call(client.url, world.keys.full.secret, '/tasks', {
        method: 'POST',
        body,
        headers,
      })
      client.statuses.add(answer.status)
      const { data } = (await answer.json()) as { data?: { id: string } }
      if (answer.status === 421) client.url = to
      else if (answer.status === 503) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        await delay(20)
      } else return void client.created.set(title, data?.id ?? `status ${answer.status}`)
    }
  }
  const working = (async () => {
    for (let i = 0; !isStopped; i++) await create(`${name} ${i}`)
  })()
  // A failing test stops the server before its clients.
  working.catch(() => undefined)
  return client
}

interface MoveTimes {
  exported: number
  imported: number
}

/**
 * Moves the fixture of an installation to another installation while clients write and the receiver fails, and expects
 * that nothing is lost or duplicated.
 */
export async function moveUnderLoad(
  from: Installation,
  to: Installation,
  file: string,
  waiting = 0,
): Promise<MoveTimes> {
  const { world } = from
  const id = world.workspace.id
  const [old, next] = [await from.start(), await to.start()]
  const receiver = await startReceiver()
  const accepted: string[] = []
  const accept: Responder = (res, req) => {
    accepted.push(String(req.headers['service-event-id']))
    res.writeHead(200).end()
  }
  receiver.otherwise(accept)
  const given = await from.run<{ id: string; secret: string }>(
    ...['webhooks', 'add', '--workspace', id, '--url', `${receiver.url}/hook`, '--events', 'task.created'],
  )
  if (waiting > 0) await addWaiting(from, given.id, waiting)
  const page = await call(old.url, world.keys.full.secret, `/tasks?project_id=${world.projects.main}&limit=7`)
  const { next_cursor: cursor } = ((await page.json()) as { meta: { next_cursor: string } }).meta
  const before = await readAll(old.url, world, cursor)
  const clients = ['ida', 'per', 'bo'].map((name) => startClient(old.url, next.url, world, name))
  await waitFor(() => receiver.requests.length > 20)
  receiver.otherwise(status(500))
  await waitFor(() => clients.every(({ created }) => created.size > 10))

  const start = Date.now()
  await from.run('workspaces', 'export', file, '--workspace', id)
  const exported = Date.now() - start
  expect((await call(old.url, world.keys.full.secret, '/tasks')).status).toBe(200)
  await to.run('workspaces', 'import', file)
  const imported = Date.now() - start - exported
  await from.run('workspaces', 'retire', '--workspace', id, '--moved-to', next.url)
  receiver.otherwise(accept)
  await waitFor(() => clients.every(({ url }) => url === next.url))
  const sizes = clients.map(({ created }) => created.size)
  await waitFor(() => clients.every(({ created }, i) => created.size > (sizes[i] ?? 0) + 5))
  for (const client of clients) await client.stop()

  for (const { statuses } of clients) expect(statuses.difference(new Set([201, 503, 421])).size).toBe(0)
  const created = clients.flatMap((client) => [...client.created])
  await expectTasks(to, id, created)
  await expectDelivered(receiver, accepted, given.secret, created, waiting)
  expect(await readAll(next.url, world, cursor)).toEqual(before)
  await expectReplay(next.url, world, created[0])
  await expectMovedAway(from, old.url, next.url)
  expect([await signIn(next.url, world), await signIn(old.url, world)]).toEqual([201, 421])
  return { exported, imported }
}

/** Adds this many events, each with a pending delivery, to act as a large backlog. */
async function addWaiting({ sql, world }: Installation, endpointId: string, count: number): Promise<void> {
  const { id } = world.workspace
  await sql`
    insert into webhook_events (workspace_id, id, type, body, created_at)
    select ${id}, 'evt_0' || lpad(n::text, 25, '0'), 'task.created', '{"waiting":' || n || '}', now() from generate_series(1, ${count}) n`
  await sql`
    insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
    select ${id}, 'whd_0' || lpad(n::text, 25, '0'), ${endpointId}, 'evt_0' || lpad(n::text, 25, '0'), 'pending', now(), now()
    from generate_series(1, ${count}) n`
}

/** Expects each task whose creation was acknowledged exactly once, and no other tasks of the clients. */
async function expectTasks(
  { sql }: Installation,
  workspaceId: string,
  created: [string, string][],
): Promise<void> {
  const rows = await sql<{ title: string; id: string }[]>`
    select title, id from tasks where workspace_id = ${workspaceId} and title ~ '^(ida|per|bo) \\d+$'`
  expect(new Map(rows.map(({ title, id }) => [title, id]))).toEqual(new Map(created))
  expect(rows.length).toBe(created.length)
}

/** Expects that each event was accepted once, and signed and sent as the same bytes on every attempt. */
async function expectDelivered(
  { requests }: Receiver,
  accepted: readonly string[],
  secret: string,
  created: [string, string][],
  waiting: number,
): Promise<void> {
  const bodies = new Map<string, string>()
  await waitFor(() => new Set(accepted).size >= created.length + waiting)
  for (const { headers, body } of requests) {
    const event = headers['service-event-id'] ?? ''
    expect(verify(secret, headers['service-signature'] ?? '', body)).toBe(true)
    expect(bodies.get(event) ?? body.toString()).toBe(body.toString())
    bodies.set(event, body.toString())
  }
  expect(accepted.length).toBe(created.length + waiting)
  const announced = accepted.flatMap((event) => {
    const { data } = JSON.parse(bodies.get(event) ?? '') as { data?: { id: string } }
    return data ? [data.id] : []
  })
  expect(announced.sort()).toEqual(created.map(([, task]) => task).sort())
}

/** Expects the stored reply of the old installation for a request that is sent again to the new one. */
async function expectReplay(url: string, world: Fixture, [title, id] = ['', '']): Promise<void> {
  const body = JSON.stringify({ title_text: title, project_id: world.projects.second })
  const init = { method: 'POST', body, headers: { 'Idempotency-Key': title } }
  const answer = await call(url, world.keys.full.secret, '/tasks', init)
  expect([answer.status, answer.headers.get('idempotent-replay')]).toEqual([201, 'true'])
  expect(await answer.json()).toMatchObject({ data: { id } })
}

/** Reads responses about data that no client changes, as bytes, and the page after a cursor of the old installation. */
async function readAll(url: string, world: Fixture, cursor: string): Promise<string[]> {
  const paths = [
    `/tasks?project_id=${world.projects.main}&limit=7&cursor=${cursor}`,
    `/tasks?project_id=${world.projects.main}&limit=100`,
    `/tasks/${world.tasks.first}/comments?limit=100`,
    `/projects/${world.projects.main}/cards`,
    '/members',
    '/events?limit=100',
  ]
  const answers: string[] = []
  for (const path of paths) {
    const answer = await call(url, world.keys.full.secret, path)
    expect(answer.status, path).toBe(200)
    // Compares only the positions of next cursors, since each installation signs them with its own key.
    const text = await answer.text()
    answers.push(
      `${path} ${text.replace(/(?<="next_cursor":")([^".]+)\.[^"]+/, (_, at: string) => positionOf(at))}`,
    )
  }
  return answers
}

const positionOf = (text: string): string => {
  const parts = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
  return parts.filter((part) => typeof part === 'string').join()
}

/** Signs the owner in with their password, and returns the status. */
async function signIn(url: string, { login }: Fixture): Promise<number> {
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(login) }
  return (await fetch(`${url}${settingsPrefix}/session`, init)).status
}

/** Expects that the old installation refuses reads and writes, names the new one, and no longer sends anything. */
async function expectMovedAway({ sql, world }: Installation, oldUrl: string, newUrl: string): Promise<void> {
  for (const method of ['GET', 'POST']) {
    const answer = await call(oldUrl, world.keys.full.secret, '/tasks', { method })
    expect([answer.status, await answer.json()]).toMatchObject([
      421,
      { error: { code: 'workspace_moved', message: `This workspace has moved to ${newUrl}.` } },
    ])
  }
  const left = await sql`
    select from webhook_deliveries where workspace_id = ${world.workspace.id} and status = 'pending'`
  expect(left.length).toBe(0)
}
