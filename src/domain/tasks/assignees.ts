import { and, eq, sql, type Queries } from '../../db/drizzle.ts'
import { builder, prepareRows, placeholder } from '../../db/prepared.ts'
import { memberships, projectMembers, projects } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { isId } from '../ids.ts'
import { isAccessibleTo } from '../project-visibility.ts'

const isAssignable = isAccessibleTo({
  userId: sql`assignee.user_id`,
  workspaceRole: sql`assignee.role`,
  hasRole: sql`exists (
    select from ${projectMembers} as m
    where m.workspace_id = ${placeholder('workspaceId')} and m.project_id = ${projects.id} and m.user_id = assignee.user_id)`,
})

/**
 * Counts the people in `assignees` who may be assigned tasks of the project in `projects`: active members who
 * see it. Placeholders: `workspaceId` and `assignees`.
 */
export const assignableCount = sql<number>`(
  select count(*)::int from ${memberships} as assignee
  where assignee.workspace_id = ${placeholder('workspaceId')} and assignee.status = 'active'
    and assignee.user_id = any(${placeholder('assignees')}) and ${isAssignable}
)`

/** Requires that a project's tasks can be assigned to all of these people. @throws AppError invalid_assignee */
export async function requireAssignable(
  db: Queries,
  actor: Actor,
  projectId: string,
  assignees: readonly string[],
): Promise<void> {
  if (assignees.length === 0) return
  const known = assignees.filter((id) => isId('user', id))
  const [row] = await countAssignable(db, { workspaceId: actor.workspaceId, projectId, assignees: known })
  if (row?.count !== assignees.length) throw invalidAssignee(actor)
}

/**
 * Returns the error for an assignee who cannot be assigned. The API needs no detail, since every active member sees the
 * projects that it shows.
 */
export function invalidAssignee({ via }: Actor): AppError {
  const detail = via === 'api' ? '' : 'Every assignee must be an active member who can see the project.'
  return new AppError('invalid_assignee', { param: 'user_ids', detail })
}

const countAssignable = prepareRows({ count: assignableCount }, (columns) =>
  builder
    .select(columns)
    .from(projects)
    .where(
      and(eq(projects.workspace_id, placeholder('workspaceId')), eq(projects.id, placeholder('projectId'))),
    ),
)
