import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { memberships, notifications, type Origin } from '../db/schema.ts'
import { newId } from './ids.ts'

interface Recipient {
  workspaceId: string
  userId: string
  /** What it is about. */
  subjectId: string
}

interface News {
  type: string
  /** Who caused it; null: no person did. */
  actorId: string | null
  via: Origin
  now: Date
}

/** Tells each of the recipients who is an active member of the workspace. */
export async function notify(tx: Transaction, recipients: readonly Recipient[], news: News): Promise<void> {
  if (recipients.length === 0) return
  const { type, actorId, via, now } = news
  const column = (of: (recipient: Recipient) => string) => sql`${sql.param(recipients.map(of))}::text[]`
  await tx.execute(sql`
    insert into ${notifications} (workspace_id, id, user_id, type, subject_id, actor_id, via, created_at)
    select workspace_id, told.id, user_id, ${type}, told.subject_id, ${actorId}, ${via}, ${now.toISOString()}
    from unnest(
      ${column(({ workspaceId }) => workspaceId)}, ${column(({ userId }) => userId)},
      ${column(({ subjectId }) => subjectId)}, ${column(() => newId('notification', now))}
    ) as told (workspace_id, user_id, subject_id, id)
    join ${memberships} using (workspace_id, user_id)
    where status = 'active'`)
}
