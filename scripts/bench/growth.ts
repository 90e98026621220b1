import type { Request } from 'autocannon'
import { createSecretBox } from '../../src/crypto/secret-box.ts'
import type { Database } from '../../src/db/database.ts'
import { sql, type SQL } from '../../src/db/drizzle.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { firstId } from '../../src/domain/ids.ts'
import { deleteOldRecord } from '../../src/domain/record/delete-old.ts'
import { addEndpoint } from '../../src/domain/webhooks/change-endpoints.ts'
import { deleteOldDeliveries } from '../../src/domain/webhooks/delete-old.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { headersOf } from './fetch-json.ts'
import { grouped, printTable } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import { startTaskwire } from './taskwire.ts'
import { cpuMicros, familyCpuMicros } from './usage.ts'
import { makeWorld, type World } from './world.ts'

const count = 1_000
const warmUpCount = 100
/** Few, so that none is refused however busy the machine is. */
const inFlight = 4
const oldRows = 20_000

interface Measured {
  url: string
  /** Of the server. */
  pid: number
  postmasterPid: number
  db: Database
  world: World
}

/**
 * What a write leaves behind, and what it takes to be rid of it. These are bytes and CPU time, which hardly change on a
 * machine that is busy.
 */
export async function measureGrowth(): Promise<void> {
  await using databases = await startDatabaseServer()
  const databaseUrl = await databases.createDatabase('growth')
  // Nothing is delivered or deleted meanwhile.
  await using server = await startTaskwire(await openCheckout('.'), databaseUrl, { ROLE: 'api' })
  await using opened = openDatabase(databaseUrl)
  const { db } = opened
  const world = await makeWorld(db, await server.createFixture())
  const { url, pid } = server
  const measured: Measured = { url, pid, postmasterPid: databases.postmasterPid, db, world }

  const names = ['getTask', 'createTask', 'createTaskWithKey', 'updateTask'] as const
  const rows = []
  for (const name of names) rows.push(await measureRequests(measured, name))
  const source = {
    workspaceId: world.workspaceId,
    userId: world.userId,
    via: 'cli' as const,
    now: new Date(),
  }
  const box = createSecretBox(server.sessionSecret)
  const endpoint = { url: 'https://receiver.example/', events: [] }
  await runTransaction(db, (tx) => addEndpoint(tx, source, box, endpoint))
  rows.push(await measureRequests(measured, 'createTask', 'createTask, one webhook endpoint'))
  printTable('A request', rows)
  printTable('Connections of a process under load', await countConnections(db))
  await addOldRows(measured)
  printTable('A stored row', await measureTables(db))
  printTable(`Deleting ${grouped(oldRows)} old rows of each table`, await measureDeletions(measured))
}

async function measureRequests(
  { url, pid, postmasterPid, db, world }: Measured,
  name: OperationName,
  title: string = operations[name].title,
): Promise<Record<string, string>> {
  const requests = operations[name].requests({ world, cursors: [] })
  const { origin } = new URL(url)
  const send = async (count: number): Promise<void> => {
    let next = 0
    const sendNext = async (): Promise<void> => {
      for (let i = next++; i < count; i = next++) {
        const request: Request = requests[i % requests.length] ?? {}
        const { path = '', method = 'GET', body, headers } = setUp(request)
        const init = {
          method,
          body: body as string,
          headers: { ...headersOf(world), ...headers } as Record<string, string>,
        }
        const response = await fetch(`${origin}${path}`, init)
        if (!response.ok) throw new Error(`${title}: ${response.status} ${await response.text()}`)
        await response.arrayBuffer()
      }
    }
    await Promise.all(Array.from({ length: inFlight }, sendNext))
  }
  // The first change of a page after a checkpoint writes it as a whole, which is not the request's.
  await db.execute(sql`checkpoint`)
  await send(warmUpCount)
  const before = await readUsage()
  await send(count)
  const after = await readUsage()
  const each = (what: keyof typeof after) => grouped((after[what] - before[what]) / count)
  return {
    request: title,
    'server µs': each('server'),
    'PostgreSQL µs': each('database'),
    'WAL bytes': each('wal'),
  }

  async function readUsage() {
    const { rows } = await db.execute<{ bytes: string }>(
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
    )
    return {
      server: await cpuMicros(pid),
      database: await familyCpuMicros(postmasterPid),
      wal: Number(rows[0]?.bytes),
    }
  }
}

/** With what is new each time. */
function setUp(request: Request): Request {
  return typeof request.setupRequest === 'function' ? request.setupRequest(request, {}) : request
}

async function countConnections(db: Database): Promise<Record<string, string>[]> {
  const { rows } = await db.execute<{ connections: string }>(sql`
    select count(*)::text as connections from pg_stat_activity
    where datname = current_database() and application_name <> 'taskwire bench'`)
  return rows
}

/** Rows of a year ago, of the kind that nobody else deletes, each table's with all its indexes filled. */
async function addOldRows({ db, world }: Measured): Promise<void> {
  const year = 366 * 86_400_000
  const at = new Date(Date.now() - year)
  const { workspaceId, userId } = world
  const numbers = sql`generate_series(1, ${oldRows}::int) n`
  const time = sql`${at.toISOString()}::timestamptz + n * interval '1 s'`
  const id = (prefix: 'activity' | 'notification') =>
    sql`left(${firstId(prefix, at)}, -6) || lpad(to_hex(n), 6, '0')`
  const subject = 'task_01m81jsfypemystfh2pewj4h3r'
  const statements: SQL[] = [
    sql`insert into activities (workspace_id, id, type, user_id, via, api_key_id, project_id, subject_id, created_at)
      select ${workspaceId}, ${id('activity')}, 'task.created', ${userId}, 'api', 'key_01m81jsfypemystfh2pewj4h3r',
        ${world.projectId}, ${subject}, ${time} from ${numbers}`,
    sql`insert into notifications (workspace_id, id, user_id, type, subject_id, project_id, actor_id, via, created_at)
      select ${workspaceId}, ${id('notification')}, ${userId}, 'task.created', ${subject}, ${world.projectId},
        ${userId}, 'api', ${time} from ${numbers}`,
    sql`insert into webhook_events (workspace_id, id, type, body, request_id, created_at)
      select ${workspaceId}, 'evt_' || lpad(n::text, 26, '0'), type, body, request_id, ${time}
      from ${numbers}, (select * from webhook_events limit 1) one`,
    sql`insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
      select ${workspaceId}, 'whd_' || lpad(n::text, 26, '0'), endpoint_id, 'evt_' || lpad(n::text, 26, '0'),
        'delivered', ${time} from ${numbers}, (select * from webhook_deliveries limit 1) one`,
    sql`insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms, status, response, signature)
      select ${workspaceId}, 'whd_' || lpad(n::text, 26, '0'), ${time}, 12, 200, 'ok', 't=1790000000,v1=' || repeat('0', 64)
      from ${numbers}`,
  ]
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`vacuum analyze`)
}

async function measureTables(db: Database): Promise<Record<string, string>[]> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select relname as table, round(pg_relation_size(oid) / reltuples)::text as "row, bytes",
      round(pg_indexes_size(oid) / reltuples)::text as "indexes, bytes"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000 order by 1`)
  return rows
}

async function measureDeletions({ db, postmasterPid, world }: Measured): Promise<Record<string, string>[]> {
  const { signal } = new AbortController()
  const halfAYearAgo = new Date(Date.now() - 180 * 86_400_000)
  const until = { activities: halfAYearAgo, notifications: halfAYearAgo }
  const kinds: [what: string, tables: number, run: () => Promise<void>][] = [
    ['activities, notifications', 2, () => deleteOldRecord(db, world.workspaceId, until, signal)],
    ['attempts, deliveries, events', 3, () => deleteOldDeliveries(db, halfAYearAgo, signal)],
  ]
  const rows = []
  for (const [what, tables, run] of kinds) {
    const before = await familyCpuMicros(postmasterPid)
    await run()
    const millis = ((await familyCpuMicros(postmasterPid)) - before) / 1_000
    rows.push({ what, 'PostgreSQL ms per 100 rows': (millis / ((tables * oldRows) / 100)).toFixed(2) })
  }
  return rows
}
