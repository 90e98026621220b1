/** A task and its card, with the columns in the order in which the bare servers select them. */
export type TaskRow = readonly [
  id: string,
  title: string,
  description: string | null,
  project_id: string,
  priority: string | null,
  end_date: string | null,
  end_time: string | null,
  progress: number | null,
  completed: boolean,
  assignee_ids: string[],
  created_at: string,
  updated_at: string,
  card_id: string | null,
  card_name: string,
  card_is_done: boolean,
]

export type CardRow = readonly [id: string, name: string, is_done: boolean]

export interface TaskResource {
  id: string
  title: string
  description: string | null
  project_id: string
  card: { id: string; name: string; is_done: boolean } | null
  priority: string | null
  due_date: string | null
  due_time: string | null
  progress: number | null
  completed: boolean
  assignee_ids: string[]
  created_at: string
  updated_at: string
}

export interface TaskPage {
  data: TaskResource[]
  meta: { next_cursor: string | null }
}

/** Makes a page of its rows and one more, if there is one. */
export function taskPage(rows: readonly TaskRow[], size: number): TaskPage {
  const data = rows.slice(0, size).map(taskResource)
  return { data, meta: { next_cursor: rows.length > size ? (data.at(-1)?.id ?? null) : null } }
}

export function taskResource(row: TaskRow): TaskResource {
  const [id, title, description, project_id, priority, due_date, due_time, progress, completed] = row
  const [, , , , , , , , , assignee_ids, created_at, updated_at, card_id, card_name, card_is_done] = row
  return {
    id,
    title,
    description,
    project_id,
    card: card_id === null ? null : { id: card_id, name: card_name, is_done: card_is_done },
    priority,
    due_date,
    due_time,
    progress,
    completed,
    assignee_ids,
    created_at,
    updated_at,
  }
}

/** Adds the card of a new task. */
export function withCard(task: TaskResource, row: CardRow | undefined): TaskResource {
  if (!row) throw new Error('the task has no card')
  const [id, name, is_done] = row
  return { ...task, card: { id, name, is_done } }
}
