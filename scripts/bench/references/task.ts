import type { components } from '../../../generated/openapi.types.ts'

type Schemas = components['schemas']

export type TaskResource = Schemas['Task']
export type NewTask = Schemas['TaskCreate'] & { project_id: string; card_id: string }
export type TaskInput = Omit<Schemas['TaskUpdate'], 'reminder_date'>

export interface TaskPage {
  data: TaskResource[]
  meta: { next_cursor: string | null }
}

/** Builds a page from its rows and one extra row, which shows whether there is a next page. */
export function pageOf<Row>(
  rows: readonly Row[],
  size: number,
  toResource: (row: Row) => TaskResource,
): TaskPage {
  const data = rows.slice(0, size).map(toResource)
  return { data, meta: { next_cursor: rows.length > size ? (data.at(-1)?.id ?? null) : null } }
}

/** Returns the columns that the body names. */
export function changes({ title_text, description, priority, progress, end_date, end_time }: TaskInput) {
  return {
    ...(title_text === undefined ? {} : { title: title_text ?? '' }),
    ...(description === undefined ? {} : { description }),
    ...(priority === undefined ? {} : { priority }),
    ...(progress === undefined ? {} : { progress }),
    ...(end_date === undefined ? {} : { end_date }),
    ...(end_time === undefined ? {} : { end_time }),
  }
}
