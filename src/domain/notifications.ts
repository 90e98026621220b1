import { sql } from 'drizzle-orm'
import type { Transaction } from '../db/client.ts'
import { prepareWrite, value } from '../db/statements/prepared.ts'
import { notifications, type Origin } from '../db/schema.ts'
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
export function notify(tx: Transaction, recipients: readonly Recipient[], news: News): void {
  if (recipients.length === 0) return
  const told = recipients.map((recipient) => ({ ...recipient, id: newId('notification', news.now) }))
  insertForActive(tx, { ...news, now: news.now.toISOString(), told: JSON.stringify(told) })
}

const insertForActive = prepareWrite(
  notifications,
  () => sql`
    insert into notifications (workspace_id, id, user_id, type, subject_id, actor_id, via, created_at)
    select m.workspace_id, told.id, m.user_id, ${value('type')}, told."subjectId", ${value('actorId')},
      ${value('via')}, ${value('now')}::timestamptz
    from json_to_recordset(${value('told')}) as told (id text, "workspaceId" text, "userId" text, "subjectId" text)
    join memberships m on m.workspace_id = told."workspaceId" and m.user_id = told."userId"
    where m.status = 'active'`,
)
