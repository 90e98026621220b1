import { sql } from '../db/drizzle.ts'
import { activities, type Origin } from '../db/schema.ts'
import { prepareInsert, prepareWrite, value } from '../db/statements/prepared.ts'
import type { Transaction } from '../db/transaction.ts'
import type { ChangeSource } from './actor.ts'
import type { Change, Subjects } from './change.ts'
import { newId } from './ids.ts'
import type { NotificationType } from './record/sentences.ts'
import { recordWebhookEvent } from './webhooks/outbox.ts'

/**
 * The one way to record a change: in the caller's transaction it writes the activity, labeled with its origin and key,
 * a notification for each person concerned, and a webhook event with a delivery for each subscribed endpoint; listeners
 * are notified when the transaction has committed.
 */
export function recordActivity<Type extends keyof Subjects>(
  tx: Transaction,
  actor: ChangeSource,
  change: Change<Type>,
): void {
  insertActivity(tx, {
    workspace_id: actor.workspaceId,
    id: newId('activity', actor.now),
    type: change.type,
    user_id: actor.userId,
    via: actor.via,
    api_key_id: actor.apiKeyId ?? null,
    project_id: change.place.projectId,
    subject_id: change.subject.id,
    subject_name: keptName(change),
    changed: change.changed ? [...change.changed] : null,
    created_at: actor.now.toISOString(),
  })
  notifyPeople(tx, actor, change)
  if (change.place.visible) recordWebhookEvent(tx, actor, change)
  tx.signal('taskwire_changes', `${actor.workspaceId} ${change.type} ${change.subject.id}`)
}

const insertActivity = prepareInsert(activities)

/** For what is gone now, or may be one day. */
function keptName({ type, subject }: Change): string | null {
  if ('name' in subject) return subject.name
  return type === 'task.deleted' && 'title' in subject ? subject.title : null
}

function notifyPeople(tx: Transaction, actor: ChangeSource, change: Change): void {
  const people = new Set(change.notify).difference(new Set<string | null>([actor.userId]))
  const { workspaceId, userId: actorId, via, now } = actor
  const recipients = [...people].map((userId) => ({
    workspaceId,
    userId,
    subjectId: change.subject.id,
    projectId: change.place.projectId,
  }))
  // Only changes of the types for which there is a sentence may name people.
  const type = change.type as NotificationType
  insertNotifications(tx, recipients, { type, actorId, via, now }, keptName(change))
}

interface Recipient {
  workspaceId: string
  userId: string
  /** What the notification is about. */
  subjectId: string
  /** Where that is; null for what belongs to the workspace alone. */
  projectId: string | null
}

interface News {
  type: NotificationType
  /** Who caused it; null: no person did. */
  actorId: string | null
  via: Origin
  now: Date
}

/** Writes a notification, of what is no change, for each of the recipients who is an active member of the workspace. */
export function notify(tx: Transaction, recipients: readonly Recipient[], news: News): void {
  insertNotifications(tx, recipients, news, null)
  for (const { workspaceId, subjectId } of recipients)
    tx.signal('taskwire_changes', `${workspaceId} ${news.type} ${subjectId}`)
}

/** @param keptName the name of a subject that is gone */
function insertNotifications(
  tx: Transaction,
  recipients: readonly Recipient[],
  news: News,
  keptName: string | null,
): void {
  if (recipients.length === 0) return
  const rows = recipients.map((recipient) => ({ ...recipient, id: newId('notification', news.now) }))
  const data = keptName === null ? null : JSON.stringify({ name: keptName })
  for (const [workspaceId, own] of Map.groupBy(rows, (row) => row.workspaceId)) {
    const recipients = JSON.stringify(own)
    insertForActive(tx, { ...news, workspaceId, data, now: news.now.toISOString(), recipients })
  }
}

const insertForActive = prepareWrite(
  () => sql`
    insert into notifications (workspace_id, id, user_id, type, subject_id, project_id, actor_id, via, data,
      created_at)
    select m.workspace_id, r.id, m.user_id, ${value('type')}, r."subjectId", r."projectId", ${value('actorId')},
      ${value('via')}, ${value('data')}::jsonb, ${value('now')}::timestamptz
    from json_to_recordset(${value('recipients')})
      as r (id text, "userId" text, "subjectId" text, "projectId" text)
    join memberships m on m.workspace_id = ${value('workspaceId')} and m.user_id = r."userId"
    where m.status = 'active'`,
)
