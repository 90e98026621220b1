import type { NewRow } from '../db/row-shape.ts'
import type { tasks } from '../db/schema.ts'

/*
 * The fields of a task follow from the columns of its table, so that a new column is a compile error wherever tasks are
 * written, until that code handles the column (docs/adding-a-field.md).
 */

type TaskColumns = NewRow<typeof tasks>

/**
 * The columns that `insertTask` sets itself: the task's project and column, its creator and times, and its reminder, which
 * is null in a new task.
 */
type OwnColumns =
  | 'workspace_id'
  | 'id'
  | 'project_id'
  | 'card_id'
  | 'visible'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'reminder_at'
  | 'reminded_at'

/** The fields of a new task. Every function that creates a task sets all of them. */
export type NewTask = Omit<TaskColumns, OwnColumns>

/** The fields that a PATCH may change: all except the assignees and the recurrence. */
export type TaskChanges = Omit<NewTask, 'assignee_ids' | 'recurrence' | 'recurrence_day'> &
  Pick<TaskColumns, 'reminder_at'>
