/** A task and the column that it sits in, as the statements of the bare servers select them. */
export interface TaskRow {
  id: string
  title: string
  description: string | null
  project_id: string
  priority: string | null
  end_date: string | null
  end_time: string | null
  progress: number | null
  completed: boolean
  assignee_ids: string[]
  /** A driver that reads instants as text has them in ISO 8601. */
  created_at: Date | string
  updated_at: Date | string
  card_id: string | null
  card_name: string
  card_is_done: boolean
}

export interface TaskResource {
  id: string
  created_at: string
}

export interface TaskPage {
  data: TaskResource[]
  meta: { next_cursor: string | null }
}

/** Of the rows of a page and of one more, if there is one. */
export function taskPage(rows: readonly TaskRow[], size: number): TaskPage {
  const data = rows.slice(0, size).map(taskResource)
  return { data, meta: { next_cursor: rows.length > size ? (data.at(-1)?.id ?? null) : null } }
}

export function taskResource(row: TaskRow) {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    project_id: row.project_id,
    card: row.card_id === null ? null : { id: row.card_id, name: row.card_name, is_done: row.card_is_done },
    priority: row.priority,
    due_date: row.end_date,
    due_time: row.end_time,
    progress: row.progress,
    completed: row.completed,
    assignee_ids: row.assignee_ids,
    created_at: isoText(row.created_at),
    updated_at: isoText(row.updated_at),
  }
}

function isoText(instant: Date | string): string {
  return typeof instant === 'string' ? instant : instant.toISOString()
}
