import type { NewRow } from '../db/row-shape.ts'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Frequency, tasks } from '../db/schema.ts'

/*
 * The fields of a task follow from the columns of its table, so that a new column is a compile error wherever tasks are
 * written, until that code handles the column (docs/adding-a-field.md).
 */

type TaskColumns = NewRow<typeof tasks>

/**
 * The columns that `insertTask` sets itself: the task's project and column, its creator and times. A new task
 * has no position, so it is last in its column.
 */
type OwnColumns =
  | 'workspace_id'
  | 'id'
  | 'project_id'
  | 'card_id'
  | 'position'
  | 'visible'
  | 'created_by'
  | 'created_at'
  | 'updated_at'
  | 'reminded_at'

/** The fields of a new task. Every function that creates a task sets all of them. */
export type NewTask = Omit<TaskColumns, OwnColumns>

/** The fields of a task that has only a title, for samples. */
export const blankTask: Omit<NewTask, 'title'> = {
  description: null,
  priority: null,
  progress: null,
  end_date: null,
  end_time: null,
  assignee_ids: [],
  reminder_at: null,
  recurrence: null,
  recurrence_day: null,
}

/** The fields that an update may change: all except the recurrence day, which is derived from the others. */
export type TaskChanges = Omit<NewTask, 'recurrence_day'>

const { recurrence_day: _derived, ...changeable } = blankTask
/** The names of the fields that an update may change. */
export const changeableFields = ['title', ...Object.keys(changeable)] as readonly (keyof TaskChanges)[]

type Create = Schemas['TaskCreate']
type Update = Schemas['TaskUpdate']

/** Fields of a new task, as in the API's body. */
export type TaskInput = { [Name in keyof Create]?: Create[Name] | null | undefined } & Pick<
  Create,
  'title_text'
>

/** Fields of an update, as in the API's body. */
export type TaskUpdateInput = { [Name in keyof Update]?: Update[Name] | undefined }

/**
 * Fields that only the web editor can set. A separate argument, since the API ignores them as unknown fields.
 */
export interface WebOnlyFields {
  recurrence?: Frequency | null | undefined
  reminder_date?: string | null | undefined
}

export interface WebOnlyChanges extends Pick<WebOnlyFields, 'recurrence'> {
  user_ids?: readonly string[] | null | undefined
  /** The version on which the update is based. If it is not the current one, the update is refused. */
  version?: string | undefined
}
