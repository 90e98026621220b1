import { announce } from '../db/announce.ts'
import type { Transaction } from '../db/client.ts'
import { prepareInsert } from '../db/statements/prepared.ts'
import { activities } from '../db/schema.ts'
import type { Actor } from './actor.ts'
import type { Change, Subjects } from './change.ts'
import { newId } from './ids.ts'
import { notify } from './notifications.ts'
import { recordOccurrence } from './webhooks/outbox.ts'

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
