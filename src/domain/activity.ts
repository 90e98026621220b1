import type { WebhookType } from '../../generated/openapi.router.ts'
import { announce } from '../db/announce.ts'
import type { Transaction } from '../db/client.ts'
import { prepareInsert } from '../db/prepared.ts'
import { activities } from '../db/schema.ts'
import type { Actor } from './actor.ts'
import type { CommentRow } from './comments.ts'
import type { EventRow } from './events.ts'
import { newId } from './ids.ts'
import { notify } from './notifications.ts'
import { recordOccurrence } from './outbox.ts'
import type { ProjectRow } from './projects.ts'
import type { TaskRow } from './tasks.ts'

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

/**
 * The one way to announce a change: in the caller's transaction it writes the activity row, labeled with its origin
 * and key, a notification for each person concerned, and a delivery for each subscribed webhook endpoint; listeners
 * hear of it when the transaction commits (specification, sections 1, 4 and 6).
 */
export async function recordActivity<Type extends keyof Subjects>(
  tx: Transaction,
  actor: Actor,
  change: Change<Type>,
): Promise<void> {
  insertActivity(tx, actor, change)
  notifyPeople(tx, actor, change)
  if (change.visible) await recordOccurrence(tx, actor, change)
  announce(tx, 'taskwire_changes', `${actor.workspaceId} ${change.type} ${change.subject.id}`)
}

function insertActivity(tx: Transaction, actor: Actor, change: Change): void {
  const row = {
    workspace_id: actor.workspaceId,
    id: newId('activity', actor.now),
    type: change.type,
    user_id: actor.userId,
    via: actor.via,
    api_key_id: actor.apiKeyId ?? null,
    project_id: change.projectId,
    subject_id: change.subject.id,
    changed: change.changed ? [...change.changed] : null,
    created_at: actor.now.toISOString(),
  }
  insertRow(tx, row)
}

const insertRow = prepareInsert(activities)

function notifyPeople(tx: Transaction, actor: Actor, change: Change): void {
  const people = new Set(change.notify).difference(new Set([actor.userId]))
  const { workspaceId, userId: actorId, via, now } = actor
  const recipients = [...people].map((userId) => ({ workspaceId, userId, subjectId: change.subject.id }))
  notify(tx, recipients, { type: change.type, actorId, via, now })
}
