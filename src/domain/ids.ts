import { fromUUIDBytes } from 'typeid-js'
import { UUID, V7Generator } from 'uuidv7'
import { idShape } from '../db/id-shape.ts'

export type IdPrefix =
  | 'ws'
  | 'user'
  | 'project'
  | 'card'
  | 'task'
  | 'comment'
  | 'event'
  | 'key'
  | 'activity'
  | 'notification'
  | 'whe'
  | 'whd'
  | 'evt'
  | 'ses'
  | 'sia'
  | 'req'
  | 'inv'
  | 'mail'
  | 'import'

const generator = new V7Generator()
/**
 * A separate generator for request ids: their times are in the past, and would reset the counter of `generator`.
 */
const requestGenerator = new V7Generator()
const shape = new RegExp(`^([a-z]+)_${idShape}$`)

/**
 * Returns a new TypeID (`task_01j…`) whose time is `at`, the row's `created_at`. Ids of the same
 * millisecond increase, so ordering by id is ordering by creation.
 */
export function newId(prefix: IdPrefix, at: Date): string {
  const { bytes } = (prefix === 'req' ? requestGenerator : generator).generateOrResetCore(at.getTime(), 0)
  return fromUUIDBytes(prefix, bytes)
}

/** Returns the lower bound of all ids that `newId` makes at this time or later. */
export function firstId(prefix: IdPrefix, at: Date): string {
  return fromUUIDBytes(prefix, UUID.fromFieldsV7(Math.max(0, at.getTime()), 0, 0, 0).bytes)
}

/**
 * Returns whether a string has the shape of an id with this prefix. Other strings are never looked up in the database.
 */
export function isId(prefix: IdPrefix, text: string): boolean {
  return shape.exec(text)?.[1] === prefix
}
