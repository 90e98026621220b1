import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { apiPrefix } from '../support/app/app.ts'
import { commandEnvironment } from '../support/app/cli.ts'
import { startServer } from '../support/app/server.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'
import { startReceiver } from '../support/network/receiver.ts'
import { checkOut, git } from '../support/project/earlier-version.ts'
import { waitFor } from '../support/runner/wait-for.ts'

/*
 * A million tasks are migrated while a server of an earlier version serves, with all migrations that were once applied in
 * one transaction. UPGRADE_TASKS sets another number of tasks.
 */

const tasks = Number(process.env.UPGRADE_TASKS ?? 1_000_000)
/** Timeout in milliseconds: a busy machine takes four times as long. */
const timeoutMs = 400_000
/** The version before migration 19. */
const before = git('rev-parse', '--verify', '--quiet', '2553d133dcde09239adb6ff155d5476bdcbc75d8^{commit}')
if (!before)
  console.warn('skipped: the earlier version is checked out from the Git history, which is missing here')

test.skipIf(!before)(
  'a million tasks are migrated while an earlier version serves: no request is refused, no delivery is lost or sent twice, and nothing waits for a lock for a second, even if the migration is killed',
  async () => {
    const directory = checkOut(before)
    const env = {
      DATABASE_URL: await emptyDatabase('template1'),
      SESSION_SECRET: 'the session secret of the nodes of both releases',
      WEBHOOKS_ALLOW_INSECURE: '1',
      WEBHOOK_TIMEOUT_SECONDS: '5',
      RATE_LIMIT_KEY: '1000000',
      RATE_LIMIT_WRITE: '1000000',
      RATE_LIMIT_WORKSPACE: '1000000',
      DEMO: '0',
    }
    const sql = postgres(env.DATABASE_URL, { max: 2, onnotice: () => undefined })
    onTestFinished(() => sql.end())
    const runOld = async (...args: string[]): Promise<string> => {
      const options = { env: await commandEnvironment(env) }
      const command = [join(directory, 'src/cli.ts'), ...args, '--json']
      return (await promisify(execFile)(process.execPath, command, options)).stdout
    }
    await runOld('migrate')
    const world = JSON.parse(await runOld('fixture')) as Fixture
    await multiply(sql, world)
    const receiver = await startReceiver()
    const workspace = ['--workspace', world.workspace.id]
    const events = ['--events', 'task.created,task.completed,comment.created']
    await runOld('webhooks', 'add', ...workspace, '--url', receiver.url, ...events)
    const old = await startServer(env, ['node', join(directory, 'src/server.ts')])

    const traffic = startTraffic(`${old.url}${apiPrefix}`, world)
    const locks = watchLocks(sql)
    await waitFor(() => receiver.requests.length > 50)
    const migrating = await startMigration(env)
    const isBuilding = async (): Promise<boolean> =>
      (await sql`select from pg_stat_progress_create_index where relid = 'activities'::regclass`).length > 0
    await waitFor(isBuilding)
    migrating.child.kill('SIGKILL')
    const [first, second] = [await startMigration(env), await startMigration(env)]
    expect(await Promise.all([first.ended, second.ended])).toEqual([
      expect.objectContaining({ code: 0 }),
      expect.objectContaining({ code: 0 }),
    ])
    await delay(1_000)
    const { answers, slowestMs } = await traffic.stop()
    const longestWaitMs = await locks.stop()

    console.info(
      `${answers.length} requests, slowest ${slowestMs} ms; longest wait for a lock ${longestWaitMs} ms`,
    )
    expect(answers.length).toBeGreaterThan(100)
    expect(answers.filter(({ status }) => status >= 400)).toEqual([])
    expect(longestWaitMs).toBeLessThan(1_000)
    const present = await startServer(env)
    const [{ count } = { count: -1 }] = await sql<{ count: number }[]>`
      select count(*)::int as count from tasks where title = 'during the upgrade' and completed`
    expect(count).toBe(answers.filter(({ method }) => method === 'PATCH').length)
    // A result that was not recorded would be sent again after the lease of 15 seconds.
    await waitFor(
      async () => (await sql`select from webhook_deliveries where status = 'pending'`).length === 0,
    )
    const sent = receiver.requests.map(({ headers }) => headers['service-event-id'])
    const recorded = await sql<{ id: string }[]>`select event_id as id from webhook_deliveries`
    expect(sent.toSorted()).toEqual(recorded.map(({ id }) => id).sort())
    expect(await old.kill('SIGTERM')).toBe(0)
    expect(await present.kill('SIGTERM')).toBe(0)
  },
  timeoutMs,
)

/** Copies a task and an activity of the world very often, and members often. */
async function multiply(sql: Sql, { workspace }: Fixture): Promise<void> {
  const connection = await sql.reserve()
  const copy = async (
    table: string,
    replaced: Record<string, string>,
    count: number,
    which = '',
  ): Promise<void> => {
    const columns = await connection<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`
    const names = columns.map(({ name }) => name)
    const values = names.map((name) => replaced[name] ?? `r."${name}"`)
    await connection.unsafe(`
      insert into ${table} (${names.join()}) select ${values.join()}
      from (select * from ${table} where ${which || 'true'} limit 1) r, generate_series(1, ${count}) n`)
  }
  // Foreign keys are not checked.
  await connection`set session_replication_role = replica`
  const indexes = await connection<{ drop: string; create: string }[]>`
    select 'drop index ' || indexrelid::regclass as drop, pg_get_indexdef(indexrelid) as create from pg_index
    where indrelid in ('tasks'::regclass, 'activities'::regclass) and not indisprimary`
  for (const { drop } of indexes) await connection.unsafe(drop)
  const mine = `workspace_id = '${workspace.id}'`
  const idOf = (prefix: string): string => `'${prefix}_' || lpad(n::text, 26, '0')`
  await copy(
    'tasks',
    { id: idOf('task'), end_date: `date '2026-01-01' + n % 365` },
    tasks,
    `${mine} and visible`,
  )
  await copy('activities', { id: idOf('act') }, tasks / 10, `${mine} and type = 'task.created'`)
  await copy('users', { id: idOf('user'), email: `'u' || n || '@firma.example'` }, tasks / 100)
  await copy('memberships', { user_id: idOf('user'), role: `'member'` }, tasks / 100, mine)
  for (const { create } of indexes) await connection.unsafe(create)
  await connection`analyze tasks, activities, users, memberships`
  connection.release()
}

async function startMigration(env: Record<string, string>) {
  const child = spawn(process.execPath, ['src/cli.ts', 'migrate'], {
    env: await commandEnvironment({ ...env, DATABASE_WAIT_SECONDS: '300' }),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const output = Promise.all([child.stdout.toArray(), child.stderr.toArray()])
  const ended = once(child, 'exit').then(async ([code]) => ({
    code: code as number | null,
    output: await output,
  }))
  return { child, ended }
}

/** Creates, changes and reads tasks until it is stopped. */
function startTraffic(url: string, { keys, projects }: Fixture) {
  const answers: { method: string; path: string; status: number; text: string }[] = []
  const headers = { Authorization: `Bearer ${keys.full.secret}`, 'Content-Type': 'application/json' }
  let isRunning = true
  let slowestMs = 0
  const call = async (method: string, path: string, body?: object): Promise<string> => {
    const startedAt = performance.now()
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) }
    const answer = await fetch(`${url}${path}`, init)
    const text = await answer.text()
    slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt))
    answers.push({ method, path, status: answer.status, text: answer.ok ? '' : text })
    return text
  }
  const clients = Array.from({ length: 4 }, async () => {
    while (isRunning) {
      const task = { title_text: 'during the upgrade', project_id: projects.second }
      const { data } = JSON.parse(await call('POST', '/tasks', task)) as { data?: { id: string } }
      const path = `/tasks/${data?.id}`
      await Promise.all([
        call('PATCH', path, { progress: 100 }),
        call('POST', `${path}/comments`, { body: 'still here' }),
        call('GET', path),
        call('GET', '/tasks?limit=10&completed=false'),
        call('GET', `/tasks?limit=10&project_id=${projects.second}`),
        call('GET', '/members?limit=10'),
      ])
      await delay(50)
    }
  })
  return {
    async stop() {
      isRunning = false
      await Promise.all(clients)
      return { answers, slowestMs }
    },
  }
}

/** Measures how long sessions of servers wait for a lock. */
function watchLocks(sql: Sql) {
  let [isRunning, longestMs] = [true, 0]
  const watching = (async () => {
    while (isRunning) {
      const [row] = await sql<{ ms: number }[]>`
        select coalesce(max(extract(epoch from clock_timestamp() - waitstart)) * 1000, 0)::int as ms
        from pg_locks join pg_stat_activity using (pid)
        where not granted and application_name not like 'taskwire migrate%' and datname = current_database()`
      longestMs = Math.max(longestMs, row?.ms ?? 0)
      await delay(20)
    }
  })()
  return {
    async stop() {
      isRunning = false
      await watching
      return longestMs
    },
  }
}
