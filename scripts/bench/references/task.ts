import type { components } from '../../../generated/openapi.types.ts'

type Schemas = components['schemas']

/** The fields of a task that the references know. The bench compares only these. */
export const taskFields = [
  ...(['id', 'title', 'description', 'project_id', 'card', 'priority', 'due_date', 'due_time'] as const),
  ...(['progress', 'completed', 'assignee_ids', 'created_at', 'updated_at'] as const),
]
export type TaskResource = Pick<Schemas['Task'], (typeof taskFields)[number]>

/** The column of each known field of a body. */
const columnOf = {
  title_text: 'title',
  description: 'description',
  priority: 'priority',
  progress: 'progress',
  end_date: 'end_date',
  end_time: 'end_time',
} as const
export type TaskInput = Pick<Schemas['TaskUpdate'], keyof typeof columnOf>
export type NewTask = Pick<Schemas['TaskCreate'], keyof typeof columnOf | 'user_ids'> & {
  project_id: string
  card_id: string
}

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
