import type { TaskResource } from './task.ts'

/** A row that the bare servers read: a task with its card. */
export interface Row extends Omit<
  TaskResource,
  'card' | 'due_date' | 'due_time' | 'created_at' | 'updated_at'
> {
  end_date: string | null
  end_time: string | null
  created_at: Date
  updated_at: Date
  card_id: string | null
  card_name: string
  card_is_done: boolean
}

/** Columns of a row, of a task `t` and its card `c`. */
export const rowColumns = `t.id, t.title, t.description, t.project_id, t.priority, t.end_date::text, t.end_time, t.progress,
  t.completed, t.assignee_ids, t.created_at, t.updated_at, c.id as card_id, c.name as card_name,
  c.is_done as card_is_done`

/** Returns the resource of a row. */
export function resource(row: Row): TaskResource {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    project_id: row.project_id,
    card: row.card_id === null ? null : { id: row.card_id, name: row.card_name, is_done: row.card_is_done },
    priority: row.priority,
    due_date: row.end_date,
    due_time: row.end_time,
    progress: row.progress,
    completed: row.completed,
    assignee_ids: row.assignee_ids,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}
