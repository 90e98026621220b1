import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import { pageOf, type NewTask, type TaskPage, type TaskResource } from './task.ts'
import { connect, query } from './tuned-client.ts'

/* Reads of the tuned servers, and the statements that their writes share. */

/** Columns of a task `t` and its card `c`, in the order of a TaskRow. */
export const columns = `t.id, t.title, t.description, t.project_id, t.priority, t.end_date, t.end_time, t.progress,
  t.completed, t.assignee_ids, t.created_at, t.updated_at, c.id, c.name, c.is_done`
export const joined = 'left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id'

export type TaskRow = readonly [
  id: string,
  title: string,
  description: string | null,
  project_id: string,
  priority: string | null,
  end_date: string | null,
  end_time: string | null,
  progress: number | null,
  completed: boolean,
  assignee_ids: string[],
  created_at: string,
  updated_at: string,
  card_id: string | null,
  card_name: string,
  card_is_done: boolean,
]
export type CardRow = readonly [id: string, name: string, is_done: boolean]

/** Client for reads. Each connection has many queries in flight. */
const sql = connect(2)

const selectTask = `select ${columns} from tasks t ${joined}
  where t.workspace_id = $1 and t.id = $2 and t.visible`

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await query<TaskRow>(sql, selectTask, [workspaceId, id])
  return row && taskResource(row)
}

/** Reads the page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const values = cursor === '' ? [workspaceId] : [workspaceId, cursor]
  return pageOf(await query<TaskRow>(sql, selectPage(size, cursor), values), size, taskResource)
}

/** Builds the statement of a page. The limit is in the text, since PostgreSQL would replan for a parameter each time. */
function selectPage(size: number, cursor: string): string {
  const after = cursor === '' ? '' : 'and t.id > $2'
  return `select ${columns} from tasks t ${joined}
    where t.workspace_id = $1 and t.visible ${after} order by t.id limit ${size + 1}`
}

export function taskResource(row: TaskRow): TaskResource {
  const [id, title, description, project_id, priority, due_date, due_time, progress, completed] = row
  const [, , , , , , , , , assignee_ids, created_at, updated_at, card_id, card_name, card_is_done] = row
  return {
    id,
    title,
    description,
    project_id,
    card: card_id === null ? null : { id: card_id, name: card_name, is_done: card_is_done },
    priority,
    due_date,
    due_time,
    progress,
    completed,
    assignee_ids,
    created_at,
    updated_at,
  }
}

export const insertTask = `insert into tasks (workspace_id, id, project_id, card_id, visible, title, description,
    priority, progress, end_date, end_time, assignee_ids, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, true, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`

/** Statement that selects a CardRow with the parameters of `insertTask`. The rest of the task is known without a query. */
export const selectCard = 'select id, name, is_done from cards where workspace_id = $1 and id = $4'

/** A task that is about to be inserted. */
export interface CreatedTask {
  now: Date
  /** Parameters of `insertTask`. */
  values: unknown[]
  /** The task resource, without the card. */
  task: TaskResource
}

/** Creates a task with its id and times. */
export function newTask({ workspaceId, userId }: Caller, input: NewTask): CreatedTask {
  const now = new Date()
  const at = now.toISOString()
  const { title_text: title, description = null, project_id, card_id, priority = null } = input
  const { progress = null, end_date = null, end_time = null } = input
  const assignee_ids = input.user_ids ?? []
  const task = {
    id: newId('task', now),
    title,
    description,
    project_id,
    card: null,
    priority,
    due_date: end_date,
    due_time: end_time,
    progress,
    completed: progress === 100,
    assignee_ids,
    created_at: at,
    updated_at: at,
  }
  const ids = [workspaceId, task.id, project_id, card_id]
  const fields = [title, description, priority, progress, end_date, end_time, assignee_ids]
  return { now, task, values: [...ids, ...fields, userId, at] }
}

/** Adds the card of a new task. */
export function withCard(task: TaskResource, row: CardRow | undefined): TaskResource {
  if (!row) throw new Error('the task has no card')
  const [id, name, is_done] = row
  return { ...task, card: { id, name, is_done } }
}

/**
 * Builds an update that also returns the names of the changed fields and their old and new values, using the
 * `old` row of PostgreSQL 18.
 * @param first the number of the first field's parameter, after the workspace, the id and the instant
 */
export function updateChanged(names: readonly string[], first: number): string {
  const fields = names.map((name, i) => ({ name, value: `$${i + first}` }))
  const set = fields.map(({ name, value }) => `${name} = ${value}, `).join('')
  const differs = fields.map(({ name, value }) => `${name} is distinct from ${value}`).join(' or ') || 'false'
  const changed = names.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)
  // Only the name of a changed description is kept.
  const values = names.flatMap((name) =>
    name === 'description' ? [] : [`('${name}', jsonb_build_array(old.${name}, new.${name}))`],
  )
  const fromTo = `select jsonb_object_agg(name, value) from (values ${values.join()}) v (name, value)
    where value->0 is distinct from value->1`
  return `update tasks
    set ${set} updated_at = case when ${differs} then greatest(updated_at, $3) else updated_at end
    where workspace_id = $1 and id = $2 and visible
    returning new.*, array_remove(array[${changed.join()}]::text[], null) as changed,
      ${values.length === 0 ? 'null::jsonb' : `(${fromTo})`} as changed_values`
}
