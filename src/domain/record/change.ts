import type { Schemas, WebhookType } from '../../../generated/openapi.operations.ts'
import type { NotificationType } from './sentences.ts'

/** The subject of each type of change: for a type of webhook event the resource, as the API shows it. */
export interface Subjects extends Record<WebhookType, { id: string }>, Record<NamedChange, Named> {
  'task.created': Schemas['Task']
  'task.updated': Schemas['Task']
  'task.completed': Schemas['Task']
  'task.deleted': Schemas['Task']
  'comment.created': Schemas['TaskComment'] & { task_id: string; project_id: string }
  'event.created': Schemas['CalendarEvent']
  'project.created': Schemas['Project']
  /** The other types are recorded, but have no webhook event. */
  'task.moved': { id: string }
  'task.recurrence_changed': { id: string }
  'delivery.resent': { id: string }
}

type NamedChange =
  | `key.${'created' | 'renamed' | 'updated' | 'rotated' | 'disabled' | 'enabled' | 'revoked'}`
  | `endpoint.${'created' | 'changed' | 'rotated' | 'disabled' | 'enabled' | 'deleted' | 'tested' | 'recovered'}`
  | `member.${'joined' | 'changed' | 'updated' | 'removed' | 'password_reset' | 'second_factor_added' | 'second_factor_removed' | 'recovery_codes_renewed'}`
  | `invitation.${'created' | 'revoked'}`
  | `workspace.${'created' | 'renamed' | 'updated' | 'exported' | 'imported' | 'resumed'}`
  | `project.${'updated' | 'archived' | 'unarchived' | 'member_changed' | 'member_removed'}`
  | `column.${'created' | 'updated' | 'deleted'}`

/** A subject whose name is stored with the activity, because the subject may be deleted later. */
interface Named {
  id: string
  name: string
}

export type EndpointChange = Extract<keyof Subjects, `endpoint.${string}`>

/** The place of changes to the workspace itself, which no webhook announces. */
export const inWorkspace: Place = { projectId: null, visible: false, endpoints: [] }

/** The project of a change, and the webhook endpoints that may be sent it. */
export interface Place {
  /** Project of the subject; null if it belongs to the workspace only. */
  projectId: string | null
  /** Whether the API shows the project. Webhooks announce only what the API shows. */
  visible: boolean
  /** All endpoints of the workspace. */
  endpoints: readonly EndpointRow[]
}

export interface Change<Type extends keyof Subjects = keyof Subjects> {
  type: Type
  subject: Subjects[Type]
  place: Place
  /** The row's new version time if later than the source's `now`; the webhook event carries it. */
  at?: Date
  /** The fields that an update changed. */
  changed?: readonly string[]
  /** Whether open pages are sent no signal of this change, because another change of the same plan sends one. */
  isUnannounced?: boolean
  /** The ids of the people to notify. The actor, duplicates and inactive members are skipped. */
  notify?: Type extends NotificationType ? readonly string[] : never
}

export interface EndpointRow {
  id: string
  /** The subscribed types of webhook events; empty: all. */
  events: string[]
  disabled: boolean
}
