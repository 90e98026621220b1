import type { Schemas } from '../../../generated/openapi.operations.ts'
import { and, eq } from '../../db/drizzle.ts'
import type { RowOf } from '../../db/prepared.ts'
import { cards, tasks } from '../../db/schema.ts'

/** The columns of a task, with its board column. */
export const taskColumns = {
  id: tasks.id,
  title: tasks.title,
  description: tasks.description,
  project_id: tasks.project_id,
  card: { id: cards.id, name: cards.name, is_done: cards.is_done },
  priority: tasks.priority,
  end_date: tasks.end_date,
  end_time: tasks.end_time,
  progress: tasks.progress,
  completed: tasks.completed,
  assignee_ids: tasks.assignee_ids,
  created_at: tasks.created_at,
  updated_at: tasks.updated_at,
}

export type TaskRow = RowOf<typeof taskColumns>

/** Returns a task as the API and its webhook events show it. Rows of other resources are selected as the API shows them. */
export function taskResource(row: TaskRow): Schemas['Task'] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    project_id: row.project_id,
    card: row.card,
    priority: row.priority,
    due_date: row.end_date,
    due_time: row.end_time,
    progress: row.progress,
    completed: row.completed,
    assignee_ids: row.assignee_ids,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/** The join condition for the task's board column. */
export const taskCard = and(eq(cards.workspace_id, tasks.workspace_id), eq(cards.id, tasks.card_id))
