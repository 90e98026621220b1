import process from 'node:process'
import pg from 'pg'
import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { resource, rowColumns, type Row } from './task-row.ts'
import { changes, pageOf, type NewTask, type TaskInput, type TaskPage, type TaskResource } from './task.ts'

/*
 * Tasks with pg as in its documentation: one statement for each operation, with a name so that pg prepares it, as
 * postgres.js does by default.
 */

/** Pool that closes idle connections while other servers are measured, since all share PostgreSQL's 100 connections. */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  max: 10,
  idleTimeoutMillis: 10_000,
  options: '-c TimeZone=UTC',
})

const joined = 'left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id'

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const text = `select ${rowColumns} from tasks t ${joined} where t.workspace_id = $1 and t.id = $2 and t.visible`
  const { rows } = await pool.query<Row>({ name: 'get', text, values: [workspaceId, id] })
  return rows[0] && resource(rows[0])
}

/** Reads the page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const text = `
    select ${rowColumns} from tasks t ${joined}
    where t.workspace_id = $1 and t.visible and t.id > $2 order by t.id limit $3`
  const { rows } = await pool.query<Row>({ name: 'list', text, values: [workspaceId, cursor, size + 1] })
  return pageOf(rows, size, resource)
}

export async function createTask(caller: Caller, input: NewTask): Promise<TaskResource> {
  const now = new Date()
  const row = {
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
  const names = Object.keys(row)
  const text = `
    with t as (
      insert into tasks (${names.join(', ')}) values (${names.map((_name, i) => `$${i + 1}`).join(', ')})
      returning *
    ) select ${rowColumns} from t ${joined}`
  const { rows } = await pool.query<Row>({ name: 'create', text, values: Object.values(row) })
  if (!rows[0]) throw new Error('insert returned no row')
  return resource(rows[0])
}

export async function updateTask(
  { workspaceId }: Caller,
  id: string,
  input: TaskInput,
): Promise<TaskResource | undefined> {
  const row = { ...changes(input), updated_at: new Date() }
  const names = Object.keys(row)
  const text = `
    with t as (
      update tasks set ${names.map((name, i) => `${name} = $${i + 3}`).join(', ')}
      where workspace_id = $1 and id = $2 and visible
      returning *
    ) select ${rowColumns} from t ${joined}`
  const values = [workspaceId, id, ...Object.values(row)]
  const { rows } = await pool.query<Row>({ name: `update ${names.join(' ')}`, text, values })
  return rows[0] && resource(rows[0])
}
