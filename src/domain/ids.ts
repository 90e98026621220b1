import { fromUUIDBytes } from 'typeid-js'
import { UUID, V7Generator } from 'uuidv7'

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

const generator = new V7Generator()
/** Of requests, which get their ids after they happened: going back in time would begin the other's count anew. */
const requestGenerator = new V7Generator()
const shape = /^([a-z]+)_[0-7][0-9a-hjkmnp-tv-z]{25}$/

/**
 * A new TypeID (`task_01j…`). Its time is `at`, the same instant that is stored as the row's `created_at`, and ids
 * made within one millisecond count upwards: ordering by id is ordering by creation.
 */
export function newId(prefix: IdPrefix, at: Date): string {
  const { bytes } = (prefix === 'req' ? requestGenerator : generator).generateOrResetCore(at.getTime(), 0)
  return fromUUIDBytes(prefix, bytes)
}

/** Below every id that `newId` makes at this time or later, and above all before: a time as a bound of ids. */
export function firstId(prefix: IdPrefix, at: Date): string {
  return fromUUIDBytes(prefix, UUID.fromFieldsV7(Math.max(0, at.getTime()), 0, 0, 0).bytes)
}

/** Whether the text has the shape of such an id. The database is never searched for what has not. */
export function isId(prefix: IdPrefix, text: string): boolean {
  return shape.exec(text)?.[1] === prefix
}
