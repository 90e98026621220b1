import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { migrate } from '../../src/db/migrate/migrate.ts'
import { singleAttempt } from '../../src/db/retry.ts'
import { databaseBefore, describeSchema } from '../support/database/earlier-schema.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

const people = 1_500

test('a migration that is interrupted after any statement continues there, and changes every row once', async () => {
  const { url, sql } = await databaseBefore(19)
  await sql.unsafe(`
    insert into workspaces (id, name, created_at) values ('ws_1', 'One', now());
    insert into users (id, name, email, created_at)
      select 'user_' || n, 'Ida', 'ida' || n || '@firma.example', now() from generate_series(1, ${people}) n;
    insert into memberships (workspace_id, user_id, role, status, joined_at)
      select 'ws_1', id, 'owner', 'active', now() from users;
    insert into invitations (workspace_id, id, email, role, token_hash, created_at, expires_at)
      select 'ws_1', 'inv_' || n, n || '@firma.example', 'member', n::text::bytea, now(), now()
      from generate_series(1, ${people}) n`)
  let interruptions = 0
  for (let isDone = false; !isDone;) {
    const cutting = await cutAfter(url, 24 + ((interruptions * 7) % 23))
    isDone = await migrate(cutting, { ...singleAttempt, seconds: 30 }).then(
      () => true,
      () => false,
    )
    if (!isDone) interruptions++
  }
  expect(interruptions).toBeGreaterThan(5)
  const [counts] = await sql`
    select (select count(*)::int from user_workspaces) as people, (select count(*)::int from token_workspaces) as tokens,
      (select count(*)::int from pg_index where not indisvalid) as invalid,
      (select count(*)::int from drizzle.migration_steps) as steps`
  expect(counts).toEqual({ people, tokens: people, invalid: 0, steps: 0 })
  const wanted = postgres(await emptyDatabase(), { max: 1 })
  onTestFinished(() => wanted.end())
  expect(await describeSchema(sql)).toEqual(await describeSchema(wanted))
})

/** Returns the URL of a relay that closes its connection after a number of packets, before or after it passes the last. */
async function cutAfter(url: string, packets: number): Promise<string> {
  const { hostname, port } = new URL(url)
  const server = createServer((socket) => {
    let left = packets
    const to = connect(Number(port), hostname)
    const end = (): void => void [socket, to].forEach((one) => one.destroy())
    for (const one of [socket, to]) one.on('error', end).on('close', end)
    to.pipe(socket)
    socket.on('data', (data) => {
      if (--left > 0 || packets % 2 === 1) to.write(data)
      if (left <= 0) setImmediate(end)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return Object.assign(new URL(url), { port: String((server.address() as AddressInfo).port) }).href
}
