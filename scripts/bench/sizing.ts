import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
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
import { printTable } from './figures.ts'
import { operations, type OperationName } from './operations.ts'
import type { Sizing } from './sizing-pages.ts'
import { startTaskwire } from './taskwire.ts'
import { cpuMicros, familyCpuMicros } from './usage.ts'
import { makeWorld, type World } from './world.ts'

/** Until V8 has compiled what is run often. */
const warmUpCount = 3_000
/** Of each request, and of deliveries, which are of the events of as many creates. */
const count = 4_000
/** Enough to keep the process busy, and few enough for none to be refused however busy the machine is. */
const inFlight = 16
const rowCount = 20_000
const receiverCount = 20

interface Measured {
  origin: string
  /** Of the process that serves, or works. */
  pid: number
  postmasterPid: number
  db: Database
  world: World
}

/**
 * What a request costs, what it leaves behind, and what it takes to be rid of that. These are bytes and CPU time, which
 * hardly change on a machine that is busy.
 */
export async function measureSizing(): Promise<Sizing> {
  await using databases = await startDatabaseServer()
  const { postmasterPid } = databases
  const databaseUrl = await databases.createDatabase('sizing')
  const checkout = await openCheckout('.')
  await using opened = openDatabase(databaseUrl)
  const { db } = opened
  // The first change of a page after a checkpoint writes it as a whole, which is not the request's.
  await db.execute(sql`alter system set full_page_writes = off`)
  await db.execute(sql`select pg_reload_conf()`)
  const requests: Sizing['requests'] = []
  let world: World
  let sessionSecret: string
  let connections: number
  {
    // Nothing is delivered or deleted meanwhile.
    await using server = await startTaskwire(checkout, databaseUrl, { ROLE: 'api' })
    sessionSecret = server.sessionSecret
    world = await makeWorld(db, await server.createFixture())
    const measured: Measured = {
      origin: new URL(server.url).origin,
      pid: server.pid,
      postmasterPid,
      db,
      world,
    }
    const names = ['getMe', 'getTask', 'listTasks', 'createTask', 'createTaskWithKey', 'updateTask'] as const
    for (const name of names) requests.push(await measureRequests(measured, name))
    await addEndpoints(db, world, sessionSecret, ['https://receiver.example/'])
    requests.push(await measureRequests(measured, 'createTask', 'createTask, one webhook endpoint'))
    connections = await countConnections(db)
    // What waits for nobody.
    await db.execute(sql`update webhook_deliveries set status = 'delivered', next_attempt_at = null`)
  }
  const settings = { ROLE: 'worker', WEBHOOKS_ALLOW_INSECURE: '1', SESSION_SECRET: sessionSecret }
  {
    await using worker = await startTaskwire(checkout, databaseUrl, settings)
    const measured: Measured = { origin: '', pid: worker.pid, postmasterPid, db, world }
    requests.push(await measureDeliveries(measured, sessionSecret))
  }
  await addRows(db, world)
  const rows = await measureTables(db)
  const deletions = await measureDeletions({ db, postmasterPid, world })
  return { requests, connections, rows, deletions }
}

export function printSizing({ requests, connections, rows, deletions }: Sizing): void {
  printTable('A request', requests)
  printTable('Connections of a process under load', [{ connections }])
  printTable('A stored row, in bytes', rows)
  printTable(`Deleting ${rowCount} old rows of each table`, deletions)
}

function addEndpoints(db: Database, { workspaceId, userId }: World, secret: string, urls: string[]) {
  const source = { workspaceId, userId, via: 'cli' as const, now: new Date() }
  const box = createSecretBox(secret)
  return runTransaction(db, async (tx) => {
    const ids: string[] = []
    for (const url of urls) ids.push((await addEndpoint(tx, source, box, { url, events: [] })).id)
    return ids
  })
}

async function measureRequests(
  { origin, pid, postmasterPid, db, world }: Measured,
  name: OperationName,
  title: string = operations[name].title,
): Promise<Sizing['requests'][number]> {
  const requests = operations[name].requests({ world, cursors: [] })
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
  await send(warmUpCount)
  const used = await measureUse({ pid, postmasterPid, db }, () => send(count))
  return { request: title, ...each(used, count) }
}

/** From the moment that deliveries are there until all attempts at them are recorded. */
async function measureDeliveries(
  { pid, postmasterPid, db, world }: Measured,
  sessionSecret: string,
): Promise<Sizing['requests'][number]> {
  await using receiver = await startReceiver()
  // The one that nobody is behind makes room.
  await db.execute(sql`delete from webhook_deliveries`)
  await db.execute(sql`delete from webhook_secrets`)
  await db.execute(sql`delete from webhook_endpoints`)
  const urls = Array.from({ length: receiverCount }, (_, i) => `${receiver.url}/${i}`)
  const endpoints = await addEndpoints(db, world, sessionSecret, urls)
  const deliver = async (first: number, count: number): Promise<void> => {
    await db.execute(sql`
      insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
      select ${world.workspaceId}, 'whd_' || lpad(n::text, 26, '0'),
        (array[${sql.join(
          endpoints.map((id) => sql`${id}`),
          sql`, `,
        )}]::text[])[1 + n % ${receiverCount}::int], event.id, 'pending', now(), now()
      from (select id, row_number() over () + ${first}::int as n from webhook_events
        where workspace_id = ${world.workspaceId} limit ${count}::int) event`)
    await db.execute(sql`select pg_notify('taskwire_deliveries', '')`)
    for (let done = 0; done < first + count; await delay(20)) {
      const [row] = await db.execute<{ done: number }>(sql`
        select count(*)::int as done from webhook_deliveries where status = 'delivered'`)
      done = row?.done ?? 0
    }
  }
  await deliver(0, warmUpCount)
  const used = await measureUse({ pid, postmasterPid, db }, () => deliver(warmUpCount, count))
  return { request: 'a webhook delivery', ...each(used, count) }
}

async function startReceiver(): Promise<{ url: string } & AsyncDisposable> {
  const server = createServer((req, res) => req.resume().on('end', () => res.end())).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

interface Use {
  nodeMicros: number
  postgresMicros: number
  walBytes: number
}

/** What the process and PostgreSQL use for it, and what PostgreSQL writes to its log. */
async function measureUse(
  { pid, postmasterPid, db }: Pick<Measured, 'pid' | 'postmasterPid' | 'db'>,
  work: () => Promise<void>,
): Promise<Use> {
  const read = async (): Promise<Use> => {
    const [row] = await db.execute<{ bytes: string }>(
      sql`select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')::text as bytes`,
    )
    return {
      nodeMicros: await cpuMicros(pid),
      postgresMicros: await familyCpuMicros(postmasterPid),
      walBytes: Number(row?.bytes),
    }
  }
  const before = await read()
  await work()
  const after = await read()
  return {
    nodeMicros: after.nodeMicros - before.nodeMicros,
    postgresMicros: after.postgresMicros - before.postgresMicros,
    walBytes: after.walBytes - before.walBytes,
  }
}

const each = ({ nodeMicros, postgresMicros, walBytes }: Use, count: number): Use => ({
  nodeMicros: Math.round(nodeMicros / count),
  postgresMicros: Math.round(postgresMicros / count),
  walBytes: Math.round(walBytes / count),
})

/** With what is new each time. */
function setUp(request: Request): Request {
  return typeof request.setupRequest === 'function' ? request.setupRequest(request, {}) : request
}

async function countConnections(db: Database): Promise<number> {
  const [row] = await db.execute<{ connections: number }>(sql`
    select count(*)::int as connections from pg_stat_activity
    where datname = current_database() and application_name <> 'taskwire bench'`)
  return row?.connections ?? 0
}

/** Rows of a year ago, each table's with all its indexes filled. */
async function addRows(db: Database, world: World): Promise<void> {
  const year = 366 * 86_400_000
  const at = new Date(Date.now() - year)
  const { workspaceId, userId } = world
  const numbers = sql`generate_series(1, ${rowCount}::int) n`
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
    sql`insert into comments (workspace_id, id, task_id, body, author_id, created_at)
      select ${workspaceId}, 'comment_' || lpad(n::text, 26, '0'), ${world.taskIds[0]},
        'The supplier says that it is sealed twice, and that they come again after a year. Shall I order it?',
        ${userId}, ${time} from ${numbers}`,
    sql`insert into events (workspace_id, id, event_workspace_id, visible, title, description, date, start_time, end_time,
        repeat, created_by, created_at, updated_at)
      select ${workspaceId}, 'event_' || lpad(n::text, 26, '0'), ${workspaceId}, true, 'Measure the kitchen',
        'Bring the plan of the pipes.', date '2027-01-29' + n % 365, '10:00', '10:30', 'none', ${userId}, ${time}, ${time}
      from ${numbers}`,
    sql`insert into webhook_events (workspace_id, id, type, body, request_id, created_at)
      select ${workspaceId}, 'evt_old' || lpad(n::text, 23, '0'), type, body, request_id, ${time}
      from ${numbers}, (select * from webhook_events limit 1) one`,
    sql`insert into webhook_deliveries (workspace_id, id, endpoint_id, event_id, status, created_at)
      select ${workspaceId}, 'whd_old' || lpad(n::text, 23, '0'), endpoint_id, 'evt_old' || lpad(n::text, 23, '0'),
        'delivered', ${time} from ${numbers}, (select * from webhook_deliveries limit 1) one`,
    sql`insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms, status, response, signature)
      select ${workspaceId}, 'whd_old' || lpad(n::text, 23, '0'), ${time}, 12, 200, 'ok', 't=1790000000,v1=' || repeat('0', 64)
      from ${numbers}`,
  ]
  for (const statement of statements) await db.execute(statement)
  await db.execute(sql`vacuum analyze`)
}

/** Those that grow; a day of the request log for all of them. */
async function measureTables(db: Database): Promise<Sizing['rows']> {
  return db.execute<Sizing['rows'][number]>(sql`
    select regexp_replace(relname, '_\\d{8}$', '') as "table", round(pg_relation_size(oid) / reltuples)::int as "rowBytes",
      round(pg_indexes_size(oid) / reltuples)::int as "indexBytes"
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and reltuples > 1000 order by 1`)
}

async function measureDeletions({
  db,
  postmasterPid,
  world,
}: Pick<Measured, 'db' | 'postmasterPid' | 'world'>): Promise<Sizing['deletions']> {
  const { signal } = new AbortController()
  const halfAYearAgo = new Date(Date.now() - 180 * 86_400_000)
  const until = { activities: halfAYearAgo, notifications: halfAYearAgo }
  const kinds: [rows: string, tables: number, run: () => Promise<void>][] = [
    ['activities, notifications', 2, () => deleteOldRecord(db, world.workspaceId, until, signal)],
    ['attempts, deliveries, events', 3, () => deleteOldDeliveries(db, halfAYearAgo, signal)],
  ]
  const deletions = []
  for (const [rows, tables, run] of kinds) {
    const before = await familyCpuMicros(postmasterPid)
    await run()
    const micros = (await familyCpuMicros(postmasterPid)) - before
    deletions.push({ rows, postgresMicros: Number((micros / (tables * rowCount)).toFixed(1)) })
  }
  return deletions
}
