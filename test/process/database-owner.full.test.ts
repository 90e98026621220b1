import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { taskwire } from '../support/app/cli.ts'
import { startServer, testDataDir } from '../support/app/server.ts'

const rights = `
  select rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls as has_more,
    pg_has_role(current_user, 'pg_read_server_files', 'usage') or pg_has_role(current_user, 'pg_execute_server_program', 'usage') as leaves,
    (select datdba::regrole::text from pg_database where datname = current_database()) as owner,
    (select string_agg(distinct relowner::regrole::text, ' ') from pg_class where relkind in ('r', 'p', 'S')
      and relnamespace::regnamespace::text in ('public', 'drizzle')) as owners
  from pg_roles where rolname = current_user`

/** Gives everything back to the superuser, as in versions without a separate owner. */
const restoreSuperuserOwnership =
  'reassign owned by taskwire_owner to taskwire; drop owned by taskwire_owner; drop role taskwire_owner'

async function withClient<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const sql = postgres(url, { max: 1, onnotice: () => undefined })
  return work(sql).finally(() => sql.end())
}

test('the built-in database’s user is not a superuser, in a new DATA_DIR and in one of an earlier version (product.md 15.18)', async () => {
  const env = { DATA_DIR: await testDataDir(), DATABASE_URL: '', SESSION_SECRET: '', LOG_LEVEL: 'silent' }
  const expectPlain = async (): Promise<void> => {
    const { url, close } = await openEmbeddedPostgres(env.DATA_DIR, { role: 'command' })
    const [row] = await withClient(url, (sql) => sql.unsafe(rights)).finally(close)
    const owner = 'taskwire_owner'
    expect(row).toEqual({ has_more: false, leaves: false, owner, owners: owner })
  }
  const first = await startServer(env)
  await expectPlain()
  await first.kill('SIGTERM')

  const { superuserUrl, close } = await openEmbeddedPostgres(env.DATA_DIR, { role: 'command' })
  onTestFinished(close)
  await withClient(superuserUrl, (sql) => sql.unsafe(restoreSuperuserOwnership))
  const second = await startServer(env)
  const headers = { Authorization: `Bearer ${first.key}`, 'Content-Type': 'application/json' }
  expect((await fetch(`${second.url}/api/public/v1/projects`, { headers })).status).toBe(200)
  expect(await taskwire(['fixture'], env)).toMatchObject({ code: 0 })
  await expectPlain()
  expect(await second.kill('SIGTERM')).toBe(0)
})
