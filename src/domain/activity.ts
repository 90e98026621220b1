import { sql } from 'drizzle-orm'
import type { WebhookType } from '../../generated/openapi.router.ts'
import type { Transaction } from '../db/client.ts'
import { activities, notifications } from '../db/schema.ts'
import type { Actor } from './actor.ts'
import { newId } from './ids.ts'

export type ActivityType = WebhookType | 'task.moved' | 'task.recurrence_changed' | 'project.archived'

export interface Change {
  type: ActivityType
  subject: { id: string }
  projectId: string | null
  /** Whether the API shows the subject. */
  visible: boolean
  /** The fields that an update changed. */
  changed?: readonly string[]
  /** Who is told; the actor and repeats are left out. */
  notify?: readonly string[]
}

/**
 * The one way to announce a change: in the caller's transaction it writes the activity row, labeled with its origin
 * and key, and a notification for each person concerned; listeners hear of it when the transaction commits
 * (specification, sections 1 and 4).
 */
export async function recordActivity(tx: Transaction, actor: Actor, change: Change): Promise<void> {
  const { workspaceId: workspace_id, via, now } = actor
  const created_at = now.toISOString()
  const subject_id = change.subject.id
  await tx
    .insert(activities)
    .values({
      workspace_id,
      id: newId('activity', now),
      type: change.type,
      user_id: actor.userId,
      via,
      api_key_id: actor.apiKeyId ?? null,
      project_id: change.projectId,
      subject_id,
      changed: change.changed ? [...change.changed] : null,
      created_at,
    })
    .returning({
      announced: sql`pg_notify('taskwire_changes', ${`${workspace_id} ${change.type} ${subject_id}`})`,
    })
  const people = new Set(change.notify).difference(new Set([actor.userId]))
  if (people.size === 0) return
  await tx.insert(notifications).values(
    [...people].map((user_id) => ({
      workspace_id,
      id: newId('notification', now),
      user_id,
      type: change.type,
      subject_id,
      actor_id: actor.userId,
      via,
      created_at,
    })),
  )
}
