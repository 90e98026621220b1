import type { Schemas, WebhookType } from '../../generated/openapi.operations.ts'
import type { Change, Subjects } from './change.ts'
import type { TaskRow } from './rows.ts'

/** Returns a task as the API shows it. Rows of other resources are selected as the API shows them. */
export function taskResource(row: TaskRow): Schemas['Task'] {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    project_id: row.project_id,
    card: row.card,
    priority: row.priority,
    due_date: row.end_date,
    due_time: row.end_time,
    progress: row.progress,
    completed: row.completed,
    assignee_ids: row.assignee_ids,
    created_at: row.created_at,
    updated_at: row.updated_at,
  }
}

/* API resource -> webhook data (product.md 12.3): identifiers and safe fields, no free text. */

type DataOf<Type extends WebhookType> = {
  'task.created': Schemas['TaskEventData']
  'task.updated': Schemas['TaskEventData']
  'task.completed': Schemas['TaskEventData']
  'task.deleted': Schemas['TaskDeletedData']
  'comment.created': Schemas['CommentEventData']
  'event.created': Schemas['CalendarEventData']
  'project.created': Schemas['ProjectEventData']
}[Type]

const data: { [Type in WebhookType]: (subject: Subjects[Type]) => DataOf<Type> } = {
  'task.created': taskData,
  'task.updated': taskData,
  'task.completed': taskData,
  'task.deleted': ({ id, card, project_id }) => ({ id, card_id: card?.id ?? null, project_id }),
  'comment.created': ({ id, task_id, project_id, author, created_at }) => ({
    id,
    task_id,
    project_id,
    author,
    created_at,
  }),
  'event.created': withoutDescription,
  'project.created': withoutDescription,
}

/** Returns the data of a webhook event: the API's resource without free text (product.md 12.3). */
export function webhookData(type: WebhookType, { subject }: Change): object {
  return (data[type] as (subject: Change['subject']) => object)(subject)
}

function taskData(row: Subjects['task.created']): Schemas['TaskEventData'] {
  return withoutDescription(taskResource(row))
}

function withoutDescription<Resource extends { description: string | null }>({
  description: _description,
  ...rest
}: Resource): Omit<Resource, 'description'> {
  return rest
}
