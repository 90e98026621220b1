import postgres, { type Sql } from 'postgres'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { startListener, type Listener } from '../../src/db/listener.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startRelay } from '../support/network/relay.ts'
import { waitFor } from '../support/runner/wait-for.ts'

let url: string
let sql: Sql
beforeAll(async () => {
  url = await testDatabaseUrl()
  sql = postgres(url, { max: 1 })
  return () => sql.end()
})

function listen(to: string): { listener: Listener; payloads: string[]; disconnects: () => number } {
  const listener = startListener(to)
  onTestFinished(() => listener.close())
  const payloads: string[] = []
  let disconnects = 0
  listener.on('taskwire_keys', (payload) => payloads.push(payload))
  listener.onDisconnect(() => disconnects++)
  return { listener, payloads, disconnects: () => disconnects }
}

test('notifications arrive until the callback is removed, even after a lost connection', async () => {
  const { listener, payloads, disconnects } = listen(url)
  const none: string[] = []
  const takeBack = listener.on('taskwire_keys', (payload) => none.push(payload))
  takeBack()
  await waitFor(() => listener.isConnected)
  await sql.notify('taskwire_keys', 'one')
  await waitFor(() => payloads.includes('one'))
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'taskwire listener' and datname = current_database()`
  await waitFor(() => disconnects() === 1)
  await waitFor(() => listener.isConnected)
  await sql.notify('taskwire_keys', 'two')
  await waitFor(() => payloads.includes('two'))
  expect({ payloads, none }).toEqual({ payloads: ['one', 'two'], none: [] })
})

test('a half-open connection is detected and replaced', async () => {
  const relay = await startRelay(url)
  const { listener, disconnects } = listen(relay.url)
  await waitFor(() => listener.isConnected)
  relay.silence()
  await waitFor(() => disconnects() === 1)
  await waitFor(() => listener.isConnected)
  expect(relay.connections).toBe(2)
})

test('a connection that becomes half-open before it listens is replaced', async () => {
  const relay = await startRelay(url)
  relay.mode = 'silent'
  const { listener, disconnects } = listen(relay.url)
  await waitFor(() => relay.connections === 1)
  relay.mode = 'pass'
  await waitFor(() => listener.isConnected)
  expect({ connections: relay.connections, disconnects: disconnects() }).toEqual({
    connections: 2,
    disconnects: 0,
  })
})

test('closing the listener does not wait for a database that hangs', async () => {
  const relay = await startRelay(url)
  const { listener } = listen(relay.url)
  await waitFor(() => listener.isConnected)
  relay.silence()
  await listener.close()
  expect(listener.isConnected).toBe(false)
})

test('silence is reported every two seconds, but a single missed heartbeat is not (product.md 15.16)', async () => {
  const relay = await startRelay(url)
  const { listener, disconnects } = listen(relay.url)
  let lost = 0
  listener.onLost(() => lost++)
  await waitFor(() => listener.isConnected)
  relay.silence()
  await waitFor(() => disconnects() === 1)
  await waitFor(() => listener.isConnected)
  expect(lost).toBe(0)
  relay.mode = 'silent'
  relay.silence()
  await waitFor(() => lost === 2)
  relay.mode = 'pass'
  await waitFor(() => listener.isConnected)
  expect(lost).toBe(2)
})

test('a database that refuses the listener does not count as silent', async () => {
  const missing = new URL(url)
  missing.pathname = '/no_such_database'
  const relay = await startRelay(missing.href)
  const { listener } = listen(relay.url)
  let lost = 0
  listener.onLost(() => lost++)
  // More attempts than the listener makes in two seconds.
  await waitFor(() => relay.connections > 12)
  expect(lost).toBe(0)
})
