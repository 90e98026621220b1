import process from 'node:process'
import postgres from 'postgres'
import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { resource, rowColumns, type Row } from './task-row.ts'
import { changes, pageOf, type NewTask, type TaskInput, type TaskPage, type TaskResource } from './task.ts'

/* Queries for tasks, written as in the documentation of postgres.js: one statement per operation. */

/** Client that closes idle connections while other servers are measured, since all share PostgreSQL's 100 connections. */
const sql = postgres(process.env.DATABASE_URL ?? '', {
  max: 10,
  idle_timeout: 10,
  connection: { TimeZone: 'UTC' },
})

const columns = sql.unsafe(rowColumns)
const joined = sql`left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id`

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await sql<Row[]>`
    select ${columns} from tasks t ${joined} where t.workspace_id = ${workspaceId} and t.id = ${id} and t.visible`
  return row && resource(row)
}

/** Reads the page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const rows = await sql<Row[]>`
    select ${columns} from tasks t ${joined}
    where t.workspace_id = ${workspaceId} and t.visible and t.id > ${cursor} order by t.id limit ${size + 1}`
  return pageOf(rows, size, resource)
}

export async function createTask(caller: Caller, input: NewTask): Promise<TaskResource> {
  const now = new Date()
  const values = {
    ...changes(input),
    title: input.title_text,
    workspace_id: caller.workspaceId,
    project_id: input.project_id,
    card_id: input.card_id,
    visible: true,
    assignee_ids: input.user_ids ?? [],
    created_by: caller.userId,
    id: newId('task', now),
    created_at: now,
    updated_at: now,
  }
  const [row] = await sql<Row[]>`
    with t as (
      insert into tasks ${sql(values)}
      returning *
    ) select ${columns} from t ${joined}`
  if (!row) throw new Error('insert returned no row')
  return resource(row)
}

export async function updateTask(
  { workspaceId }: Caller,
  id: string,
  input: TaskInput,
): Promise<TaskResource | undefined> {
  const [row] = await sql<Row[]>`
    with t as (
      update tasks set ${sql({ ...changes(input), updated_at: new Date() })}
      where workspace_id = ${workspaceId} and id = ${id} and visible
      returning *
    ) select ${columns} from t ${joined}`
  return row && resource(row)
}
