import { hash } from 'node:crypto'
import type { TaskChanges } from '../task-fields.ts'

/** The fields that a version covers: all that an update may change. */
const covered: Record<keyof TaskChanges, true> = {
  title: true,
  description: true,
  priority: true,
  progress: true,
  end_date: true,
  end_time: true,
  assignee_ids: true,
  reminder_at: true,
  recurrence: true,
}
const fields = Object.keys(covered) as (keyof TaskChanges)[]

/**
 * Returns the version of a task for the web editor: equal if the fields are, whatever happened to its place, its comments
 * or its reminder's time. The row's own version, which the plan of a write asserts, changes with those too.
 */
export const taskVersion = (task: TaskChanges): string =>
  hash('sha256', JSON.stringify(fields.map((name) => task[name])), 'base64url').slice(0, 22)
