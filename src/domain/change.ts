import type { WebhookType } from '../../generated/openapi.router.ts'
import type { CommentRow, EventRow, ProjectRow, TaskRow } from './rows.ts'

/** What each announced type is about: the row that its payload is made of. */
export interface Subjects extends Record<WebhookType, { id: string }> {
  'task.created': TaskRow
  'task.updated': TaskRow
  'task.completed': TaskRow
  'task.deleted': TaskRow
  'comment.created': CommentRow & { task_id: string; project_id: string }
  'event.created': EventRow
  'project.created': ProjectRow
  /** Recorded, but of no interest outside. */
  'task.moved': TaskRow
  'task.recurrence_changed': { id: string }
  'project.archived': ProjectRow
}

export interface Change<Type extends keyof Subjects = keyof Subjects> {
  type: Type
  subject: Subjects[Type]
  projectId: string | null
  /** Whether the API shows the subject: what it does not show is not told to webhooks either. */
  visible: boolean
  /** The fields that an update changed. */
  changed?: readonly string[]
  /** Who is told; the actor, repeats and who is no active member are left out. */
  notify?: readonly string[]
}
