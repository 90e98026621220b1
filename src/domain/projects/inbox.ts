import { and, asc, eq, isNull, type Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { update, versionOf } from '../../db/rows.ts'
import { memberships, projects } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { lockRows } from '../row-version.ts'
import { createProject } from './create-project.ts'

/**
 * Returns the id of the person's inbox, and creates it if there is none. Of concurrent plans, only one
 * commits.
 */
export async function findOrCreateInbox(plan: Plan, actor: Actor): Promise<{ id: string; isNew: boolean }> {
  const { workspaceId: workspace_id, userId: user_id } = actor
  const found = await findInbox(plan.db, actor)
  if (found !== undefined) return { id: found, isNew: false }
  const isMembership = and(eq(memberships.workspace_id, workspace_id), eq(memberships.user_id, user_id))
  await lockRows(plan, memberships, isMembership)
  const [membership] = await plan.db
    .select({ status: memberships.status, version: versionOf(memberships) })
    .from(memberships)
    .where(isMembership)
  if (membership?.status !== 'active')
    throw new AppError('forbidden', { detail: 'Only active members of the workspace may do this.' })
  // Another plan may have created the inbox between the two reads.
  const created = await findInbox(plan.db, actor)
  if (created !== undefined) return { id: created, isNew: false }
  const { status, version } = membership
  update(plan, memberships, { workspace_id, user_id }, { status }, { version })
  const { id } = await createProject(plan, actor, {
    name: 'Inbox',
    visibility: 'private',
    is_inbox: true,
    cards: [],
  })
  return { id, isNew: true }
}

async function findInbox(db: Queries, { workspaceId, userId }: Actor): Promise<string | undefined> {
  const [inbox] = await db
    .select({ id: projects.id })
    .from(projects)
    .where(
      and(
        eq(projects.workspace_id, workspaceId),
        eq(projects.created_by, userId),
        eq(projects.is_inbox, true),
        isNull(projects.archived_at),
      ),
    )
    .orderBy(asc(projects.id))
    .limit(1)
  return inbox?.id
}
