import { hash } from 'node:crypto'
import type { TaskChanges } from '../task-fields.ts'

/** The fields that a version covers: all that an update may change. */
const fields = [
  'title',
  'description',
  'priority',
  'progress',
  'end_date',
  'end_time',
  'assignee_ids',
  'reminder_at',
  'recurrence',
] as const satisfies readonly (keyof TaskChanges)[]

type Uncovered = Exclude<keyof TaskChanges, (typeof fields)[number]>

/**
 * Returns the version of a task for the web editor: equal if the fields are, whatever happened to its place, its comments
 * or its reminder's time. The row's own version, which the plan of a write asserts, changes with those too.
 */
export const taskVersion = (task: TaskChanges & Record<Uncovered, never>): string =>
  hash('sha256', JSON.stringify(fields.map((name) => task[name])), 'base64url').slice(0, 22)
