import postgres from 'postgres'
import { expect, test } from 'vitest'
import { testDatabaseUrl } from '../support/database/database.ts'
import { startServer } from '../support/app/server.ts'

/* A server creates partitions of the request log as it starts, but not while the table is locked. */

test.each([
  ['a backup reads the request log', 'access share', true],
  ['a session rebuilds the request log', 'access exclusive', false],
])('a server starts while %s', async (_name, mode, isMade) => {
  const DATABASE_URL = await testDatabaseUrl()
  const sql = postgres(DATABASE_URL, { max: 2, onnotice: () => undefined })
  const [{ name = '' } = {}] = await sql<{ name: string }[]>`
    select 'request_log_' || to_char(now() at time zone 'utc' + interval '3 days', 'YYYYMMDD') as name`
  await sql`drop table if exists ${sql(name)}`
  const holder = await sql.reserve()
  await holder`begin`
  await holder.unsafe(`lock table request_log in ${mode} mode`)
  try {
    const server = await startServer({
      DATABASE_URL,
      SESSION_SECRET: 'a secret that is long enough to be one',
    })
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
    const [row] = await sql`select to_regclass(${name}) is not null as "isMade"`
    expect(row).toEqual({ isMade })
    expect(server.output().includes('the request log is locked')).toBe(!isMade)
    expect(await server.kill('SIGTERM')).toBe(0)
  } finally {
    await holder`rollback`
    holder.release()
    await sql.end()
  }
})
