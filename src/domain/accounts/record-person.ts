import { readOfUser } from '../../db/citus/by-workspace.ts'
import { and, eq } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { memberships, users, workspaces } from '../../db/schema.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { inWorkspace, type Changed, type Subjects } from '../record/change.ts'
import { assertActive } from '../workspace-state.ts'

type PersonChange =
  | { type: 'member.updated'; changed: Changed<'member.updated'> }
  | { type: Extract<keyof Subjects, `member.${'password' | 'second' | 'recovery'}_${string}`> }

/** Records a change to an account in each workspace of the user that is not being moved. */
export async function recordPerson(
  plan: Plan,
  origin: Omit<ChangeSource, 'workspaceId'>,
  userId: string,
  change: PersonChange,
): Promise<void> {
  const joined = await readOfUser(plan.db, userId, (scope) =>
    plan.db
      .select({ workspaceId: memberships.workspace_id, name: users.name })
      .from(memberships)
      .innerJoin(users, eq(users.id, memberships.user_id))
      .innerJoin(workspaces, eq(workspaces.id, memberships.workspace_id))
      .where(
        and(
          scope.has(memberships.workspace_id),
          eq(memberships.user_id, userId),
          eq(workspaces.state, 'active'),
        ),
      ),
  )
  for (const { workspaceId, name } of joined) {
    assertActive(plan, workspaceId)
    const source = { ...origin, workspaceId }
    const subject = { id: userId, name }
    if ('changed' in change) recordActivity(plan, source, { ...change, subject, scope: inWorkspace })
    else recordActivity(plan, source, { ...change, subject, scope: inWorkspace })
  }
}
