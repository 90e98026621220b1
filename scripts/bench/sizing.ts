import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../src/db/database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { firstId } from '../../src/domain/ids.ts'
import { deleteOldRecord } from '../../src/domain/record/delete-old.ts'
import { deleteOldDeliveries } from '../../src/domain/webhooks/delete-old.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { load } from './load.ts'
import { headersOf, operations, type OperationName } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { describeMachine } from './origin.ts'
import { startTaskwire } from './servers.ts'
import type { Sizing } from './sizing-pages.ts'
import { cpuMicros, familyCpuMicros } from './usage.ts'
import { addEndpoints, startReceiver } from './webhooks.ts'
import { makeWorld, type World } from './world.ts'

/** Time until V8 has compiled the code that runs often. */
const warmUpSeconds = 5
const addedRows = 20_000
/** Interval of polling, milliseconds, so long that polling costs PostgreSQL little. */
const pollMs = 200
const dayMs = 86_400_000

interface MeasuredProcesses {
  pid: number
  postmasterPid: number
  db: Database
}

/** Measures the cost of requests, of the rows that they write, and of deleting these, in CPU time and bytes. */
export async function measureSizing({ seconds }: BenchOptions, version: string): Promise<Sizing> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const { postmasterPid } = databases
  const databaseUrl = await databases.createDatabase('sizing')
  const { db } = opened.use(openDatabase(databaseUrl))
  // Turns off full-page images after a checkpoint, which are not a cost of the request.
  await db.execute(sql`alter system set full_page_writes = off`)
  await db.execute(sql`select pg_reload_conf()`)
  const receiver = opened.use(await startReceiver())

  // No worker runs, so that nothing is delivered or deleted while requests are measured.
  const server = await startTaskwire(databaseUrl, { ROLE: 'api' })
  const { url, pid, sessionSecret } = server
  const world = await makeWorld(db, await server.createFixture())
  const measureRequest = async (name: OperationName, title: string = operations[name].title) => {
    const sent = { headers: headersOf(world), requests: operations[name].requests({ world, cursors: [] }) }
    await load(url, sent, warmUpSeconds)
    const send = async () => (await load(url, sent, seconds)).count
    return costOf(title, { pid, postmasterPid, db }, send)
  }
  const names = ['getMe', 'getTask', 'listTasks', 'createTask', 'createTaskWithKey', 'updateTask'] as const
  const requests: Sizing['requests'] = []
  for (const name of names) requests.push(await measureRequest(name))
  await addEndpoints({ db, sessionSecret }, world.workspaceId, [`${receiver.url}/`])
  requests.push(await measureRequest('createTask', 'createTask, one webhook endpoint'))
  const connections = await countOf(
    db,
    sql`pg_stat_activity where datname = current_database() and application_name <> 'taskwire bench'`,
  )
  await server[Symbol.asyncDispose]()

  const settings = { ROLE: 'worker', SESSION_SECRET: sessionSecret, WEBHOOKS_ALLOW_INSECURE: '1' }
  const worker = await startTaskwire(databaseUrl, settings)
  requests.push(await measureDelivery({ pid: worker.pid, postmasterPid, db }))
  await worker[Symbol.asyncDispose]()

  await addRows(db, world)
  const rows = await measureTables(db)
  const deletions = await measureDeletions(db, postmasterPid, world)
  const date = new Date().toISOString().slice(0, 10)
  return { version, date, machine: describeMachine(), requests, connections, rows, deletions }
}

/** Measures the pending deliveries until all attempts are recorded. The first half is the warm-up. */
async function measureDelivery(measured: MeasuredProcesses): Promise<Sizing['requests'][number]> {
  const count = () => countOf(measured.db, sql`webhook_deliveries where status <> 'delivered'`)
  const untilFewer = async (than: number) => {
    while ((await count()) > than) await delay(pollMs)
  }
  await untilFewer((await count()) / 2)
  return costOf('a webhook delivery', measured, async () => {
    const left = await count()
    await untilFewer(0)
    return left
  })
}

/** Divides the resource usage of the process and PostgreSQL by the number of requests that `work` returns. */
async function costOf(
  request: string,
  { pid, postmasterPid, db }: MeasuredProcesses,
  work: () => Promise<number>,
): Promise<Sizing['requests'][number]> {
  const read = async () => {
    const log = await db.execute<{ bytes: string }>(
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
    )
    return {
      node: await cpuMicros(pid),
      postgres: await familyCpuMicros(postmasterPid),
      wal: Number(log[0]?.bytes),
    }
  }
  const before = await read()
  const count = await work()
  const after = await read()
  const each = (figure: keyof typeof before) => Math.round((after[figure] - before[figure]) / count)
  return { request, nodeMicros: each('node'), postgresMicros: each('postgres'), walBytes: each('wal') }
}

async function countOf(db: Database, rows: ReturnType<typeof sql>): Promise<number> {
  const [row] = await db.execute<{ count: number }>(sql`select count(*)::int as count from ${rows}`)
  return row?.count ?? 0
}

/** Adds rows that are a year old to the tables that the requests leave empty. */
async function addRows(
  db: Database,
  { workspaceId, userId, projectId, taskIds: [taskId] }: World,
): Promise<void> {
  const at = new Date(Date.now() - 366 * dayMs)
  const numbers = sql`generate_series(1, ${addedRows}::int) n`
  const time = sql`${at.toISOString()}::timestamptz + n * interval '1 s'`
  const statements = [
    sql`insert into notifications (workspace_id, id, user_id, type, subject_id, project_id, actor_id, via, created_at)
      select ${workspaceId}, left(${firstId('notification', at)}, -6) || lpad(to_hex(n), 6, '0'), ${userId},
        'task.created', ${taskId}, ${projectId}, ${userId}, 'api', ${time} from ${numbers}`,
    sql`insert into comments (workspace_id, id, task_id, body, author_id, created_at)
      select ${workspaceId}, 'comment_' || lpad(n::text, 26, '0'), ${taskId},
        'The supplier says that it is sealed twice, and that they come again after a year. Shall I order it?',
        ${userId}, ${time} from ${numbers}`,
    sql`insert into events (workspace_id, id, event_workspace_id, visible, title, description, date, start_time, end_time,
        repeat, created_by, created_at, updated_at)
      select ${workspaceId}, 'event_' || lpad(n::text, 26, '0'), ${workspaceId}, true, 'Measure the kitchen',
        'Bring the plan of the pipes.', date '2027-01-29' + n % 365, '10:00', '10:30', 'none', ${userId}, ${time}, ${time}
      from ${numbers}`,
  ]
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`vacuum analyze`)
}

/** Measures the tables that grow. One day of the request log represents all days. */
async function measureTables(db: Database): Promise<Sizing['rows']> {
  return db.execute<Sizing['rows'][number]>(sql`
    select regexp_replace(relname, '_\\d{8}$', '') as "table", round(pg_relation_size(oid) / reltuples)::int as "rowBytes",
      round(pg_indexes_size(oid) / reltuples)::int as "indexBytes"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000 order by 1`)
}

/** Deletes all rows as if they were old. */
async function measureDeletions(
  db: Database,
  postmasterPid: number,
  { workspaceId }: World,
): Promise<Sizing['deletions']> {
  const { signal } = new AbortController()
  const until = new Date(Date.now() + dayMs)
  const kinds: [tables: string[], run: () => Promise<void>][] = [
    [
      ['activities', 'notifications'],
      () => deleteOldRecord(db, workspaceId, { activities: until, notifications: until }, signal),
    ],
    [
      ['webhook_attempts', 'webhook_deliveries', 'webhook_events'],
      () => deleteOldDeliveries(db, until, signal),
    ],
  ]
  const deletions = []
  for (const [tables, run] of kinds) {
    let count = 0
    for (const table of tables) count += await countOf(db, sql`${sql.identifier(table)}`)
    const before = await familyCpuMicros(postmasterPid)
    await run()
    const micros = (await familyCpuMicros(postmasterPid)) - before
    const rows = tables.join(', ').replaceAll('webhook_', '')
    deletions.push({ rows, postgresMicros: Number((micros / count).toFixed(1)) })
  }
  return deletions
}
