import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { and, eq, isNull, lte, sql } from '../../db/drizzle.ts'
import { notifications, type WorkspaceState } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { encodeSignal } from './change-signal.ts'
import { assertActive, refuseWhileMoving } from '../workspace-state.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { sentenceOf, type NotificationType } from './sentences.ts'
import { nameShownTo, subjectJson } from './subjects.ts'

type Notification = Schemas['UserNotification']

interface Recipient {
  workspaceId: string
  userId: string
}

/** Lists a person's notifications in a workspace, newest first. */
export async function listNotifications(
  db: Database,
  { workspaceId, userId }: Recipient,
  { unread }: { unread: boolean },
  page: PageRequest,
): Promise<Page<Notification>> {
  const [after] = page.after ?? []
  const conditions = [
    sql`workspace_id = ${workspaceId} and user_id = ${userId}`,
    ...(unread ? [sql`read_at is null`] : []),
    ...(after === undefined ? [] : [sql`id < ${after}`]),
  ]
  const rows = await db.execute<Row>(sql`
    select r.id, r.created_at as at, r.type, r.via, r.read_at, r.data, u.name as actor,
      ${subjectJson(workspaceId, nameShownTo({ workspaceId, userId }))} as subject
    from (
      select *, data->>'name' as subject_name from notifications where ${sql.join(conditions, sql` and `)}
      order by id desc
      limit ${page.limit + 1}
    ) r
    left join users u on u.id = r.actor_id
    order by r.id desc`)
  return toPage(rows.map(notificationOf), page, ({ id }) => [id])
}

/** A notification's row with its actor and subject. */
type Row = Omit<Notification, 'text' | 'type'> & {
  type: NotificationType
  data: { consecutive_exhausted?: number } | null
  actor: string | null
}

function notificationOf({ id, at, type, via, read_at, data, actor, subject }: Row): Notification {
  const text = sentenceOf(type, { actor, subject: subject?.name ?? null, via, data })
  return { id, at, type, text, subject, via, read_at }
}

/**
 * Marks as read all notifications up to an ISO instant and signals the person's other windows. Takes a transaction,
 * because a large update would delay the plans that share a commit.
 * @throws AppError service_unavailable while the workspace is moved
 */
export async function readNotifications(
  tx: Transaction,
  { workspaceId, userId, workspaceState }: Recipient & { workspaceState: WorkspaceState },
  until: string,
  now: Date,
): Promise<void> {
  refuseWhileMoving(workspaceState)
  assertActive(tx, workspaceId)
  const { count } = await tx
    .update(notifications)
    .set({ read_at: now.toISOString() })
    .where(
      and(
        eq(notifications.workspace_id, workspaceId),
        eq(notifications.user_id, userId),
        isNull(notifications.read_at),
        lte(notifications.created_at, until),
      ),
    )
  const read = { workspaceId, type: 'notification.read', id: userId, recipientId: userId }
  if (count > 0) tx.signal('taskwire_changes', encodeSignal(read))
}
