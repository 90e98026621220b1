import { and, asc, eq, sql } from '../../db/drizzle.ts'
import type { Database } from '../../db/database.ts'
import type { Transaction } from '../../db/transaction.ts'
import { memberships, users, type MembershipStatus, type WorkspaceRole } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../change.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { MemberRow } from '../rows.ts'

const memberColumns = {
  id: users.id,
  name: users.name,
  email: users.email,
  role: memberships.role,
  joined_at: memberships.joined_at,
}

/** Lists active members by the time they joined (product.md 5.7, 6.1). */
export async function listMembers(
  db: Database,
  workspaceId: string,
  page: PageRequest,
): Promise<Page<MemberRow>> {
  const [joined, id] = page.after ?? []
  const rows = await db
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(
      and(
        eq(memberships.workspace_id, workspaceId),
        sql`${memberships.status} = 'active'`,
        page.after
          ? sql`(${memberships.joined_at}, ${memberships.user_id}) > (${joined}::timestamptz, ${id})`
          : undefined,
      ),
    )
    .orderBy(asc(memberships.joined_at), asc(memberships.user_id))
    .limit(page.limit + 1)
  return toPage(rows, page, (row) => [row.joined_at ?? '', row.id])
}

/**
 * Sets a user's role and status in a workspace, and the time they joined when they first become active. Records
 * nothing if both are unchanged.
 * @throws AppError not_found for an unknown user or workspace
 */
export async function setMembership(
  tx: Transaction,
  source: ChangeSource,
  userId: string,
  { role, status }: { role: WorkspaceRole; status: MembershipStatus },
): Promise<MemberRow> {
  const { workspaceId, now } = source
  const joined_at = status === 'active' ? now.toISOString() : null
  const changed = await tx
    .insert(memberships)
    .values({ workspace_id: workspaceId, user_id: userId, role, status, joined_at })
    .onConflictDoUpdate({
      target: [memberships.workspace_id, memberships.user_id],
      set: { role, status, joined_at: sql`coalesce(${memberships.joined_at}, excluded.joined_at)` },
      setWhere: sql`(${memberships.role}, ${memberships.status}) is distinct from (excluded.role, excluded.status)`,
    })
    .returning({ id: memberships.user_id })
  if (changed.length > 0) {
    notifyKeyChange(tx)
    recordActivity(tx, source, { type: 'member.changed', subject: { id: userId }, place: inWorkspace })
  }
  const [member] = await tx
    .select(memberColumns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.user_id))
    .where(and(eq(memberships.workspace_id, workspaceId), eq(memberships.user_id, userId)))
  if (!member) throw new AppError('not_found')
  return member
}
