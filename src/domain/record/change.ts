import type { Schemas, WebhookType } from '../../../generated/openapi.operations.ts'
import type { EventFields } from '../event-fields.ts'
import type { TaskChanges } from '../task-fields.ts'
import type { Differences } from './changed-values.ts'
import type { additions, NotificationType } from './sentences.ts'

/** The subject of each type of change. For webhook event types, the resource as the API shows it. */
export interface Subjects extends Record<WebhookType, { id: string }>, Record<NamedChange, NamedSubject> {
  'task.created': Schemas['Task']
  'task.updated': Schemas['Task']
  'task.completed': Schemas['Task']
  'task.deleted': Schemas['Task']
  'comment.created': Schemas['TaskComment'] & { task_id: string; project_id: string }
  'event.created': Schemas['CalendarEvent']
  'project.created': Schemas['Project']
  /** The following types are recorded, but have no webhook event. */
  'task.moved': { id: string }
  'task.recurrence_changed': { id: string }
  'comment.updated': CommentSubject
  'comment.deleted': CommentSubject
  'event.updated': TitledSubject
  'event.deleted': TitledSubject
  'delivery.resent': { id: string }
}

/** A comment without its text, which must not outlive it. */
interface CommentSubject {
  id: string
  task_id: string
  project_id: string
}

interface TitledSubject {
  id: string
  title: string
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
interface NamedSubject {
  id: string
  name: string
}

/** Types of changes whose fields and values say what changed. */
type Update = Extract<
  keyof Subjects,
  `${string}.${'updated' | 'changed' | 'renamed' | 'moved'}` | `${string}_${'changed' | 'removed'}`
>

/**
 * The fields that each type of update may change. The compiler checks the recorded fields against them. Other
 * changes have a field only if their type is not specific enough.
 */
export interface ChangedFields extends Record<Exclude<Update, `member.${string}_removed`>, string> {
  'task.updated': keyof TaskChanges
  /** The names of the columns, which may be deleted later. */
  'task.moved': 'column'
  'task.recurrence_changed': 'recurrence'
  'comment.updated': 'body'
  'event.updated': keyof EventFields
  'project.updated': 'name' | 'description' | 'private'
  'project.member_changed': 'role'
  'project.member_removed': 'role'
  'column.updated': 'name' | 'is_done' | 'order'
  'key.renamed': 'name'
  'key.updated': 'scopes' | 'expires_at'
  'endpoint.changed': 'name' | 'url' | 'events'
  'member.joined': 'role'
  'member.changed': 'role' | 'status'
  'member.updated': 'name' | 'email' | 'keyboard_shortcuts'
  'member.removed': 'role'
  'invitation.created': 'role'
  'workspace.renamed': 'name'
  'workspace.updated': 'time_zone' | 'require_second_factor'
}

/** The changed fields of a change, with their old and new values. */
export type Changed<Type extends keyof Subjects> = Type extends keyof ChangedFields
  ? Differences<ChangedFields[Type]>
  : never

type ProjectRoleChange = `project.member_${'changed' | 'removed'}`

/** A change with the properties that its type requires, or those of each type if several are possible. */
export type RecordedChange<Type extends keyof Subjects> = Change<Type> &
  ([Extract<Type, keyof ChangedFields>] extends [never] ? unknown : { changed: Changed<Type> }) &
  ([Extract<Type, ProjectRoleChange>] extends [never] ? unknown : { personId: string })

export type EndpointChange = Extract<keyof Subjects, `endpoint.${string}`>

/** The `ChangeScope` of changes to the workspace itself, which cause no webhook event. */
export const inWorkspace: ChangeScope = { projectId: null, visible: false, endpoints: [] }

/** The project of a change, and the webhook endpoints that may receive it. */
export interface ChangeScope {
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
  scope: ChangeScope
  /** The new version time of the row, if later than the source's `now`. It is sent in the webhook event. */
  at?: Date
  changed?: Changed<Type>
  /** The person whose role in a project has changed. */
  personId?: string
  /** Whether open pages are not notified of this change, because another change in the same plan notifies them. */
  isUnannounced?: boolean
  /** The ids of the people to notify. The actor, duplicates and people who may not see the subject are skipped. */
  notify?: Type extends NotificationType ? readonly string[] : never
  /** Those of them who are assignees or guests only now, and are told so. */
  added?: Type extends keyof typeof additions ? readonly string[] : never
}

export interface EndpointRow {
  id: string
  /** The subscribed types of webhook events; empty: all. */
  events: string[]
  disabled: boolean
}
