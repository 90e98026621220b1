import process from 'node:process'
import postgres from 'postgres'
import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { changes, newRow, type NewTask, type TaskInput } from './task-input.ts'
import { taskPage, taskResource, type TaskPage, type TaskResource, type TaskRow } from './task-resource.ts'

/* Tasks through postgres.js: one statement an operation. */

/** What is idle is closed while the other servers are measured: PostgreSQL has a hundred connections for them all. */
const sql = postgres(process.env.DATABASE_URL ?? '', {
  max: 10,
  idle_timeout: 10,
  connection: { TimeZone: 'UTC' },
})

/** A task `t` and the column that it sits in, `c`. */
const columns = sql`t.id, t.title, t.description, t.project_id, t.priority, t.end_date::text, t.end_time, t.progress,
  t.completed, t.assignee_ids, t.created_at, t.updated_at, c.id as card_id, c.name as card_name,
  c.is_done as card_is_done`
const joined = sql`left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id`

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await sql<TaskRow[]>`
    select ${columns} from tasks t ${joined} where t.workspace_id = ${workspaceId} and t.id = ${id} and t.visible`
  return row && taskResource(row)
}

/** The page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const rows = await sql<TaskRow[]>`
    select ${columns} from tasks t ${joined}
    where t.workspace_id = ${workspaceId} and t.visible and t.id > ${cursor} order by t.id limit ${size + 1}`
  return taskPage(rows, size)
}

export async function createTask(caller: Caller, input: NewTask): Promise<TaskResource> {
  const now = new Date()
  const [row] = await sql<TaskRow[]>`
    with t as (
      insert into tasks ${sql({ ...newRow(caller, input), id: newId('task', now), created_at: now, updated_at: now })}
      returning *
    ) select ${columns} from t ${joined}`
  if (!row) throw new Error('insert returned no row')
  return taskResource(row)
}

export async function updateTask(
  { workspaceId }: Caller,
  id: string,
  input: TaskInput,
): Promise<TaskResource | undefined> {
  const [row] = await sql<TaskRow[]>`
    with t as (
      update tasks set ${sql({ ...changes(input), updated_at: new Date() })}
      where workspace_id = ${workspaceId} and id = ${id} and visible
      returning *
    ) select ${columns} from t ${joined}`
  return row && taskResource(row)
}
