import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { openClient } from '../../src/db/driver.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startRelay, type Relay } from '../support/network/relay.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/* By default the driver reconnects forever, and sends the queued statements of a lost connection on another. */

let url: string
let admin: Sql
beforeAll(async () => {
  url = await testDatabaseUrl()
  admin = postgres(url, { max: 1 })
  return () => admin.end()
})

const one = (sql: Sql) => sql.unsafe('select 1 as one')

function open(at: string, extra?: Parameters<typeof openClient>[2]): Sql {
  const sql = openClient(at, 'driver test', extra)
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

const kill = () =>
  admin`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'driver test'`

test.each([
  ['2026-11-27 10:00:00', '2026-11-27T10:00:00.000Z'],
  ['2026-11-27 10:00:00.1', '2026-11-27T10:00:00.100Z'],
  ['2026-11-27 10:00:00.12', '2026-11-27T10:00:00.120Z'],
  ['2026-11-27 10:00:00.123', '2026-11-27T10:00:00.123Z'],
  ['2026-11-27 10:00:00.123999', '2026-11-27T10:00:00.123Z'],
  ['0001-01-01 00:00:00', '0001-01-01T00:00:00.000Z'],
  ['9999-12-31 23:59:59.5', '9999-12-31T23:59:59.500Z'],
])('the timestamp %s UTC is read as %s', async (stored, instant) => {
  const sql = open(url)
  await sql.unsafe("set time zone 'UTC'")
  const [row] = await sql.unsafe("select ($1::timestamp at time zone 'UTC') as instant", [stored])
  expect(row?.instant).toBe(instant)
})

test('a connection that the server closes fails immediately, and is not retried', async () => {
  const relay = Object.assign(await startRelay(url), { mode: 'hang-up' } satisfies Partial<Relay>)
  await expect(one(open(relay.url))).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
  await delay(50)
  expect(relay.connections).toBe(1)
})

test('connecting to a server that sends no greeting times out', async () => {
  const relay = Object.assign(await startRelay(url), { mode: 'silent' } satisfies Partial<Relay>)
  const sql = open(relay.url, { connect_timeout: 0.1 })
  await expect(one(sql)).rejects.toMatchObject({ code: 'CONNECT_TIMEOUT' })
})

test('after its connection is lost, a client sends nothing more and does not reconnect', async () => {
  const relay = await startRelay(url)
  const lost = Promise.withResolvers<void>()
  const sql = open(relay.url, { onclose: lost.resolve })
  await one(sql)
  // The second statement is not prepared yet, so later statements queue in the client.
  const values = Array.from({ length: 5 }, (_, i) => sql.unsafe('select $1::int', [i], { prepare: true }))
  const answers = Promise.allSettled([sql.unsafe('select pg_sleep(60)'), ...values])
  await kill()
  await lost.promise
  for (const { status } of await answers) expect(status).toBe('rejected')
  await expect(one(sql)).rejects.toMatchObject({ code: expect.stringMatching(/^CONNECTION_/) as string })
  await delay(50)
  expect(relay.connections).toBe(1)
})

test('an aborted signal ends a connection that hangs', async () => {
  const relay = await startRelay(url)
  const { signal, abort } = abortable()
  const sql = open(relay.url, { signal })
  await one(sql)
  relay.silence()
  const answer = one(sql)
  setTimeout(abort, 20)
  await expect(answer).rejects.toMatchObject({ code: 'SILENT' })
  await expect(one(open(url, { signal }))).rejects.toMatchObject({ code: 'SILENT' })
})

function abortable(): { signal: AbortSignal; abort: () => void } {
  const controller = new AbortController()
  return { signal: controller.signal, abort: () => controller.abort() }
}

test('a connection lost during a COPY makes the stream fail, and does not end the process', async () => {
  await admin.unsafe('create table if not exists copied (line text)')
  onTestFinished(async () => void (await admin.unsafe('drop table copied')))
  const writable = await open(url).unsafe('copy copied from stdin').writable()
  const readable = await open(url)
    .unsafe(`copy (select repeat('x', 1000) from generate_series(1, 1000000)) to stdout`)
    .readable()
  const failed = once(writable, 'error')
  writable.write('one\n')
  await kill()
  expect(await failed).toMatchObject([{ code: 'CONNECTION_CLOSED' }])
  await expect(readable.forEach(() => undefined)).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
})

test('a server that does not satisfy target_session_attrs is refused', async () => {
  const relay = await startRelay(url)
  const standby = open(`${relay.url}?target_session_attrs=standby`)
  await expect(one(standby)).rejects.toMatchObject({ code: 'CONNECTION_DESTROYED' })
  const primary = open(`${relay.url}?target_session_attrs=read-write`)
  expect(await one(primary)).toEqual([{ one: 1 }])
  expect(relay.connections).toBe(2)
})

test.each([
  ['hangs up', 'hang-up'],
  ['is silent', 'silent'],
] as const)(
  'after a host that %s, connections try the next host first (product.md 15.15)',
  async (_what, mode) => {
    const relay = Object.assign(await startRelay(url), { mode } satisfies Partial<Relay>)
    const { host } = new URL(url)
    const both = relay.url.replace(`127.0.0.1:${relay.port}`, (one) => `${one},${host}`)
    await expect(one(open(both))).rejects.toMatchObject({ code: expect.stringMatching(/^CONNECT/) as string })
    const answers = () =>
      one(open(both)).then(
        () => true,
        () => false,
      )
    await waitFor(answers)
    const { connections } = relay
    expect([await answers(), await answers(), relay.connections]).toEqual([true, true, connections])
  },
)

test('URL parameters that libpq knows are sent, and parameters of other programs are not', async () => {
  const query = '?channel_binding=prefer&application_name=other&options=-c%20work_mem%3D5MB'
  const sql = open(url + query)
  expect(
    await sql`select current_setting('application_name') as name, current_setting('work_mem') as mem`,
  ).toEqual([{ name: 'driver test other', mem: '5MB' }])
})

test('an IPv6 address is accepted as a host', async () => {
  const server = createServer((socket) => socket.on('error', () => undefined).destroy()).listen(0, '::1')
  const isListening = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  onTestFinished(() => void server.close())
  if (!isListening) return
  const { port } = server.address() as AddressInfo
  await expect(one(open(`postgres://[::1]:${port}/db`))).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' })
})
