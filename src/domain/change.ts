import type { WebhookType } from '../../generated/openapi.operations.ts'
import type { NotificationType } from './record/sentences.ts'
import type { CommentRow, EndpointRow, EventRow, ProjectRow, TaskRow } from './rows.ts'

/** What each type of change is about: the row that its webhook event is made of. */
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
  'key.created': Named
  'key.renamed': Named
  'key.rotated': Named
  'key.disabled': Named
  'key.enabled': Named
  'key.revoked': Named
  'endpoint.created': Named
  'endpoint.changed': Named
  'endpoint.rotated': Named
  'endpoint.disabled': Named
  'endpoint.enabled': Named
  'endpoint.deleted': Named
  'endpoint.tested': Named
  'endpoint.recovered': Named
  'delivery.resent': { id: string }
  'member.changed': { id: string }
  'member.password_reset': { id: string }
  'workspace.created': Named
  'task.recurrence_changed': { id: string }
  'project.archived': ProjectRow
}

/** What is gone one day keeps its name in the feed. */
interface Named {
  id: string
  name: string
}

export type EndpointChange = Extract<keyof Subjects, `endpoint.${string}`>

/** The place of what belongs to the workspace and is no matter of webhooks. */
export const inWorkspace: Place = { projectId: null, visible: false, endpoints: [] }

/** Where a change happens, and which webhook endpoints may be sent it. */
export interface Place {
  /** Null for what belongs to the workspace alone. */
  projectId: string | null
  /** Whether the API shows what is there: of what it does not show, webhooks do not speak either. */
  visible: boolean
  /** Those of the workspace. */
  endpoints: readonly EndpointRow[]
}

export interface Change<Type extends keyof Subjects = keyof Subjects> {
  type: Type
  subject: Subjects[Type]
  place: Place
  /** When it changed the row, where that is later than the time of the source: its webhook event bears it. */
  at?: Date
  /** The fields that an update changed. */
  changed?: readonly string[]
  /** The people concerned, of what there is a sentence for; the actor, repeats and those who are not active are left out. */
  notify?: Type extends NotificationType ? readonly string[] : never
}
