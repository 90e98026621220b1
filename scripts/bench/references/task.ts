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

/** The column of each field of a body. */
const columnOf: Record<keyof TaskInput, string> = {
  title_text: 'title',
  description: 'description',
  priority: 'priority',
  progress: 'progress',
  end_date: 'end_date',
  end_time: 'end_time',
}
const fields = Object.entries(columnOf) as [keyof TaskInput, string][]

/** Returns the columns that the body changes. */
export function changes(input: TaskInput): Record<string, string | number | null> {
  const changed: Record<string, string | number | null> = {}
  for (const [field, column] of fields) {
    const value = input[field]
    if (value !== undefined) changed[column] = value ?? (field === 'title_text' ? '' : null)
  }
  return changed
}
