import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { advisoryLocks } from '../../src/db/advisory-locks.ts'
import { openClient } from '../../src/db/driver.ts'
import { LockedError } from '../../src/db/errors.ts'
import { applyMigrations, migrate, readMigrations } from '../../src/db/migrate/migrate.ts'
import { singleAttempt } from '../../src/db/retry.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/** Opens a session of another role that holds the migration lock. */
async function holdAsOtherRole(url: string): Promise<{ release: () => Promise<void>; migrator: string }> {
  const admin = postgres(url, { max: 1, onnotice: () => undefined })
  const database = new URL(url).pathname.slice(1)
  const migrator = `${database}_migrator`
  await admin.unsafe(`create role ${migrator} login password 'secret'`)
  await admin.unsafe(
    `grant create on database ${database} to ${migrator}; grant create on schema public to ${migrator}`,
  )
  const holder = postgres(url, { max: 1, connection: { application_name: 'another node' } })
  await holder`select pg_advisory_lock(${advisoryLocks.migrations})`
  onTestFinished(async () => {
    await holder.end()
    await admin.unsafe(`drop owned by ${migrator} cascade; drop role ${migrator}`)
    await admin.end()
  })
  const own = Object.assign(new URL(url), { username: migrator, password: 'secret' })
  return {
    migrator: own.href,
    async release() {
      await holder`select pg_advisory_unlock_all()`
    },
  }
}

test('a migration waits for a lock held by another role and reports it, although the start time of the lock is hidden', async () => {
  const { migrator, release } = await holdAsOtherRole(await emptyDatabase('template1'))
  const waits = /^waiting for the migration lock, which PostgreSQL backend \d+ \(another node\) holds$/
  const refused = await migrate(migrator).catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(LockedError)
  expect((refused as Error).message).toMatch(waits)
  const messages: string[] = []
  const log = (what: string): void => {
    messages.push(what)
    void release()
  }
  await migrate(migrator, { ...singleAttempt, seconds: 30, log })
  expect(messages).toEqual([expect.stringMatching(waits)])
})

test('a wait for the migration lock ends immediately when it is interrupted', async () => {
  const { migrator } = await holdAsOtherRole(await emptyDatabase('template1'))
  const interruption = new AbortController()
  const log = (): void => interruption.abort(new Error('enough'))
  const migrating = migrate(migrator, { seconds: 30, signal: interruption.signal, log })
  await expect(migrating).rejects.toThrow('enough')
})

test('a schema that is up to date is not changed, by any number of nodes', async () => {
  const url = await testDatabaseUrl()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
})

test('a migration that finds accounts whose email addresses differ only in case reports them, and changes nothing', async () => {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  // The migration before the release that compares addresses by the same rule in every locale.
  await applyMigrations(sql, readMigrations().slice(0, 19))
  await sql.unsafe('drop index users_email')
  await sql.unsafe(`insert into users (id, name, email, created_at) values
    ('user_1', 'Ida', 'Info@firma.example', now()), ('user_2', 'Ida', 'info@firma.example', now())`)
  await expect(migrate(url)).rejects.toThrow(
    /^The accounts user_1 \(Info@firma\.example\) and user_2 \(info@firma\.example\) have one address/,
  )
  await sql.unsafe(`update users set email = 'ida@firma.example' where id = 'user_1'`)
  await migrate(url)
  await sql.end()
})

test('a migration that finds the same secret in two workspaces reports the keys and invitations, and changes nothing', async () => {
  const url = await emptyDatabase('template1')
  const sql = openClient(url, 'taskwire test')
  // The migration before the release in which a secret belongs to only one workspace.
  await applyMigrations(sql, readMigrations().slice(0, 23))
  await sql.unsafe(`
    insert into users (id, name, email, created_at) values ('user_1', 'Ida', 'ida@firma.example', now());
    insert into workspaces (id, name, created_at) values ('ws_1', 'One', now()), ('ws_2', 'Two', now());
    insert into memberships (workspace_id, user_id, role, status, joined_at)
      select id, 'user_1', 'owner', 'active', now() from workspaces;
    insert into api_keys (workspace_id, id, name, created_by, scopes, created_at)
      select id, 'key_' || id, 'Nightly', 'user_1', '{read:tasks}', now() from workspaces;
    insert into api_key_secrets (workspace_id, key_id, hash, last4, created_at)
      select id, 'key_' || id, '\\x01', 'abcd', now() from workspaces;
    insert into invitations (workspace_id, id, email, role, token_hash, created_at, expires_at)
      select id, 'inv_' || id, 'new@firma.example', 'member', '\\x02', now(), now() from workspaces`)
  await expect(migrate(url)).rejects.toThrow(
    /^The API keys key_ws_1 \(workspace ws_1\) and key_ws_2 \(workspace ws_2\) have one secret: leave it to one/,
  )
  await sql.unsafe(`delete from api_key_secrets where workspace_id = 'ws_2' and key_id = 'key_ws_2'`)
  await expect(migrate(url)).rejects.toThrow(
    /^The invitations inv_ws_1 \(workspace ws_1\) and inv_ws_2 \(workspace ws_2\) have one link: delete all but one/,
  )
  await sql.unsafe(`delete from invitations where workspace_id = 'ws_2'`)
  await migrate(url)
  await sql.end()
})
