import { hash } from 'node:crypto'
import type { TaskChanges } from '../task-fields.ts'

/** The fields that a version covers: all fields that an update may change. */
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
 * Returns the version of a task for the web editor: a hash of its fields, independent of its position, its
 * comments and `reminded_at`. The row's own version, which plans assert, also changes with those.
 */
export const taskVersion = (task: TaskChanges): string =>
  hash('sha256', JSON.stringify(fields.map((name) => task[name])), 'base64url').slice(0, 22)
