import { newId } from '../../../src/domain/ids.ts'
import type { Caller } from './service.ts'
import type { NewTask } from './task-input.ts'
import type { TaskResource } from './task-resource.ts'

/* The SQL that the servers with hand-written statements have in common. */

/** Columns of a task `t` and its card `c`, in the order of a TaskRow. */
export const columns = `t.id, t.title, t.description, t.project_id, t.priority, t.end_date, t.end_time, t.progress,
  t.completed, t.assignee_ids, t.created_at, t.updated_at, c.id, c.name, c.is_done`
export const joined = 'left join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id'

export const selectTask = `select ${columns} from tasks t ${joined}
  where t.workspace_id = $1 and t.id = $2 and t.visible`

/** Builds the statement of a page. PostgreSQL plans a limit in the text once, and a parameter again and again. */
export function selectPage(size: number, cursor: string): string {
  const after = cursor === '' ? '' : 'and t.id > $2'
  return `select ${columns} from tasks t ${joined}
    where t.workspace_id = $1 and t.visible ${after} order by t.id limit ${size + 1}`
}

export const insertTask = `insert into tasks (workspace_id, id, project_id, card_id, visible, title, description,
    priority, progress, end_date, end_time, assignee_ids, created_by, created_at, updated_at)
  values ($1, $2, $3, $4, true, $5, $6, $7, $8, $9, $10, $11, $12, $13, $13)`

/** Selects a CardRow with the parameters of `insertTask`: all else of the task is known before. */
export const selectCard = 'select id, name, is_done from cards where workspace_id = $1 and id = $4'

/** A task that is about to be inserted. */
export interface CreatedTask {
  now: Date
  /** Parameters of `insertTask`. */
  values: unknown[]
  /** The resource without its card. */
  task: TaskResource
}

/** Makes a task with its id and times. */
export function newTask({ workspaceId, userId }: Caller, input: NewTask): CreatedTask {
  const now = new Date()
  const at = now.toISOString()
  const { title_text: title, description = null, project_id, card_id, priority = null } = input
  const { progress = null, end_date = null, end_time = null, user_ids = [] } = input
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
    assignee_ids: user_ids,
    created_at: at,
    updated_at: at,
  }
  const place = [workspaceId, task.id, project_id, card_id]
  const fields = [title, description, priority, progress, end_date, end_time, user_ids]
  return { now, task, values: [...place, ...fields, userId, at] }
}
