import { Socket } from 'node:net'
import process from 'node:process'
import pg from 'pg'
import { isoInstant } from '../../../src/db/columns.ts'
import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { changes, newRow, type NewTask, type TaskInput } from './task-input.ts'
import { taskPage, taskResource, type TaskPage, type TaskResource, type TaskRow } from './task-resource.ts'

/* Tasks through pg, tuned as Taskwire is: one prepared statement an operation. */

const { builtins, getTypeParser } = pg.types
const textArray = 1009
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.TIMESTAMPTZ, isoInstant],
  [builtins.DATE, (text) => text],
  [textArray, (text) => (text === '{}' ? [] : text.slice(1, -1).split(','))], // of ids, which are never quoted
])

/** As src/db/database.ts has them. */
const options: pg.ClientConfig = {
  connectionString: process.env.DATABASE_URL,
  options: '-c timezone=UTC',
  connectionTimeoutMillis: 3_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  statement_timeout: 30_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
  query_timeout: 35_000,
  pipeline: true,
  types: {
    getTypeParser: ((oid) =>
      parsers.get(oid) ?? (getTypeParser(oid) as (text: string) => unknown)) as typeof getTypeParser,
  },
}

/** For writes, which wait for the disk. */
const pool = new pg.Pool({ ...options, max: 16, idleTimeoutMillis: 60_000 })

/** For reads: many are in flight on each of a few connections, and what is sent in one turn of the event loop is one write. */
const readers = await Promise.all([connectReader(), connectReader()])
let turn = 0

async function connectReader(): Promise<(query: pg.QueryConfig) => Promise<TaskRow[]>> {
  const socket = new Socket()
  const client = new pg.Client({ ...options, stream: () => socket })
  await client.connect()
  let isCorked = false
  return async (query) => {
    if (!isCorked) {
      isCorked = true
      socket.cork()
      setImmediate(() => {
        isCorked = false
        socket.uncork()
      })
    }
    return (await client.query<TaskRow>(query)).rows
  }
}

function read(query: pg.QueryConfig): Promise<TaskRow[]> {
  return (readers[turn++ % readers.length] as (typeof readers)[number])(query)
}

/** A task `t` and the column that it sits in, `c`. */
const columns = `t.id, t.title, t.description, t.project_id, t.priority, t.end_date, t.end_time, t.progress,
  t.completed, t.assignee_ids, t.created_at, t.updated_at, c.id as card_id, c.name as card_name,
  c.is_done as card_is_done`
const joined = 'left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id'

const selectTask = `select ${columns} from tasks t ${joined} where t.workspace_id = $1 and t.id = $2 and t.visible`

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await read({ name: nameOf(selectTask), text: selectTask, values: [workspaceId, id] })
  return row && taskResource(row)
}

/** The page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const after = cursor === '' ? '' : 'and t.id > $2'
  // A limit that stands in the text lets PostgreSQL plan the statement once.
  const text = `select ${columns} from tasks t ${joined}
    where t.workspace_id = $1 and t.visible ${after} order by t.id limit ${size + 1}`
  const values = cursor === '' ? [workspaceId] : [workspaceId, cursor]
  return taskPage(await read({ name: nameOf(text), text, values }), size)
}

export async function createTask(caller: Caller, input: NewTask): Promise<TaskResource> {
  const now = new Date()
  const times = { created_at: now.toISOString(), updated_at: now.toISOString() }
  const row = { ...newRow(caller, input), id: newId('task', now), ...times }
  const names = Object.keys(row)
  const text = `insert into tasks (${names.join()}) values (${names.map((_name, i) => `$${i + 1}`).join()}) returning *`
  const [created] = await write(text, Object.values(row))
  if (!created) throw new Error('insert returned no row')
  return taskResource(created)
}

export async function updateTask(
  { workspaceId }: Caller,
  id: string,
  input: TaskInput,
): Promise<TaskResource | undefined> {
  const changed = { ...changes(input), updated_at: new Date().toISOString() }
  const set = Object.keys(changed).map((name, i) => `${name} = $${i + 3}`)
  const text = `update tasks set ${set.join()} where workspace_id = $1 and id = $2 and visible returning *`
  const [row] = await write(text, [workspaceId, id, ...Object.values(changed)])
  return row && taskResource(row)
}

const statementNames = new Map<string, string>()

/** A statement with a name is parsed and planned once a connection. */
function nameOf(text: string): string {
  const name = statementNames.get(text) ?? `statement_${statementNames.size}`
  statementNames.set(text, name)
  return name
}

async function write(change: string, values: unknown[]): Promise<TaskRow[]> {
  const text = `with t as (${change}) select ${columns} from t ${joined}`
  return (await pool.query<TaskRow>({ name: nameOf(text), text, values })).rows
}
