import type { Caller } from './service.ts'

/** Of the contract's fields, those that are columns. */
export interface TaskInput {
  title_text?: string | null
  description?: string | null
  priority?: string | null
  progress?: number | null
  end_date?: string | null
  end_time?: string | null
}

export interface NewTask extends TaskInput {
  title_text: string
  project_id: string
  card_id: string
  user_ids?: string[]
}

/** The columns that the body names. */
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

/** A new task's row, but for its id and its times. */
export function newRow(caller: Caller, input: NewTask) {
  return {
    ...changes(input),
    title: input.title_text,
    workspace_id: caller.workspaceId,
    project_id: input.project_id,
    card_id: input.card_id,
    visible: true,
    assignee_ids: input.user_ids ?? [],
    created_by: caller.userId,
  }
}
