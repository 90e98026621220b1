import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { taskwire } from '../support/app/cli.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { runServer } from '../support/app/server.ts'

const SESSION_SECRET = 'a secret that is long enough to be one'

test.each([
  [
    'a restored dump of only the public schema',
    undefined,
    'drop schema drizzle cascade',
    /the tables exist, but the list of migrations \(schema drizzle\) is missing: activities, .*restore the complete dump/s,
  ],
  [
    'a database of another program',
    'template1',
    'create table users (id int); create table widgets (id int)',
    /the tables exist, but the list of migrations \(schema drizzle\) is missing: users\b.*no other program uses/s,
  ],
  [
    'a restored dump without a table',
    undefined,
    'drop table webhook_attempts',
    /the list of migrations \(schema drizzle\) exists, but tables are missing: webhook_attempts.*restore the complete dump/s,
  ],
])(
  '%s is refused at startup, by migrate, by commands and by doctor, which name the tables, and is not changed (product.md 15.25)',
  async (_title, template, damage, words) => {
    const DATABASE_URL = await emptyDatabase(template)
    const sql = postgres(DATABASE_URL, { max: 1, onnotice: () => undefined })
    onTestFinished(() => sql.end())
    await sql.unsafe(damage)
    const env = { DATABASE_URL, SESSION_SECRET, LOG_LEVEL: 'silent' }
    const start = await runServer(env)
    expect([start.code, start.stderr]).toEqual([1, expect.stringMatching(words)])
    for (const command of [['migrate'], ['workspaces', 'list']]) {
      const { code, stderr } = await taskwire(command, env)
      expect([code, stderr]).toEqual([1, expect.stringMatching(words)])
    }
    const doctor = await taskwire(['doctor'], env)
    expect([doctor.code, doctor.stdout]).toEqual([1, expect.stringMatching(words)])
  },
)

test('tables with other names, such as those of an extension, do not prevent a first start', async () => {
  const DATABASE_URL = await emptyDatabase('template1')
  const sql = postgres(DATABASE_URL, { max: 1 })
  onTestFinished(() => sql.end())
  await sql.unsafe('create table spatial_ref_sys (id int)')
  expect(await taskwire(['migrate'], { DATABASE_URL, SESSION_SECRET })).toMatchObject({ code: 0 })
})
