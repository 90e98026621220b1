import { and, eq, inArray, type Queries, type SQL } from '../../db/drizzle.ts'
import { builder } from '../../db/prepared.ts'
import { cards, memberships, projectMembers, projects, type ProjectRole } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import type { Person } from './accessible-projects.ts'
import { projectVisibility } from '../project-visibility.ts'

/**
 * Requires the role `manager` in a project (product.md 25.6).
 * @throws AppError not_found if the person does not see the project, and for an inbox, which has no columns; forbidden
 */
export async function requireManager(db: Queries, person: Person, projectId: string): Promise<void> {
  requireRole(isId('project', projectId) ? await readRoles(db, person, eq(projects.id, projectId)) : [])
}

/** Requires the role `manager` in the project of a column. @throws AppError not_found, forbidden */
export async function requireManagerOfColumn(db: Queries, person: Person, columnId: string): Promise<void> {
  const isColumn = and(eq(cards.workspace_id, person.workspaceId), eq(cards.id, columnId))
  const id = builder.select({ id: cards.project_id }).from(cards).where(isColumn)
  requireRole(isId('card', columnId) ? await readRoles(db, person, inArray(projects.id, id)) : [])
}

/** @throws AppError not_found, forbidden */
function requireRole([found]: { role: ProjectRole | null }[]): void {
  if (!found) throw new AppError('not_found')
  const detail = 'Only managers of the project may do this.'
  if (found.role !== 'manager') throw new AppError('forbidden', { detail })
}

function readRoles(db: Queries, person: Person, which: SQL): Promise<{ role: ProjectRole | null }[]> {
  const { membership, explicitRole, isAccessible, role } = projectVisibility(person)
  return db
    .select({ role })
    .from(projects)
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(
      and(eq(projects.workspace_id, person.workspaceId), which, isAccessible, eq(projects.is_inbox, false)),
    )
}
