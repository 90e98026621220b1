import { hash } from 'node:crypto'
import { changeableFields, type TaskChanges } from '../task-fields.ts'

/**
 * Returns the version of a task for the web editor: a hash of the fields that an update may change, independent of its position, its
 * comments and `reminded_at`. The row's own version, which plans assert, also changes with those.
 */
export const taskVersion = (task: TaskChanges): string =>
  hash('sha256', JSON.stringify(changeableFields.map((name) => task[name])), 'base64url').slice(0, 22)
