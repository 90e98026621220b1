import type { Schemas } from '../../../generated/work.operations.ts'
import { and, eq, inArray, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { foldText } from '../../db/letter-case.ts'
import { memberships, projectMembers, projects } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import type { Page, PageRequest } from '../page.ts'
import { isOnLaterPage, pageInFirstOrder } from '../stable-pagination.ts'
import type { CreatedProject } from './create-project.ts'
import { columnsOf } from './describe-project.ts'
import { projectVisibility } from '../project-visibility.ts'
import { taskCount } from './task-count.ts'

type WorkProject = Schemas['WorkProject']

/** A person who reads, and the workspace. */
export interface Person {
  workspaceId: string
  userId: string
}

/** Returns a project that the person sees (product.md 25.1). @throws AppError not_found */
export async function findAccessibleProject(db: Queries, person: Person, id: string): Promise<WorkProject> {
  const [project] = isId('project', id) ? await readAccessible(db, person, eq(projects.id, id)) : []
  if (!project) throw new AppError('not_found')
  return project
}

/** Sorts the inbox first, then by the case-folded prefix of the name, short enough for a cursor. */
const place = sql<string>`(case when ${projects.is_inbox} then '0' else '1' end || left(${foldText(projects.name)}, 39))`

/** Lists the projects that the person sees, the inbox first, then by name (product.md 6.12, 25.2). */
export async function listAccessibleProjects(
  db: Queries,
  person: Person,
  page: PageRequest,
): Promise<Page<WorkProject>> {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  const is_on_later_page = isOnLaterPage(
    page,
    (after, id) => sql`(${place}, ${projects.id}) > (${after}, ${id})`,
  )
  const all = await db
    .select({ id: projects.id, place, is_on_later_page })
    .from(projects)
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(projects.workspace_id, person.workspaceId), isAccessible))
    .orderBy(place, projects.id)
  const { rows, next } = pageInFirstOrder(all, page, (row) => row.place)
  if (rows.length === 0) return { rows: [], next }
  const ids = rows.map(({ id }) => id)
  const described = await readAccessible(db, person, inArray(projects.id, ids))
  const byId = new Map(described.map((project) => [project.id, project]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), next }
}

async function readAccessible(db: Queries, person: Person, which: SQL): Promise<WorkProject[]> {
  const { workspaceId } = person
  const { membership, explicitRole, isAccessible, role } = projectVisibility(person)
  const rows = await db
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      private: sql<boolean>`${projects.visibility} = 'private' or ${projects.is_inbox}`,
      inbox: projects.is_inbox,
      // Never null: a person who sees a project has a role in it.
      role: sql<WorkProject['role']>`${role}`,
      task_count: taskCount(workspaceId),
      columns: columnsOf(workspaceId),
    })
    .from(projects)
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(projects.workspace_id, workspaceId), which, isAccessible))
  return rows.map((project) => (project.inbox ? { ...project, columns: [] } : project))
}

/** Describes a project that the person has just created. */
export function describeCreatedProject({
  id,
  name,
  description,
  visibility,
  cards,
}: CreatedProject): WorkProject {
  const columns = cards.map((card) => ({ ...card, task_count: 0 }))
  return {
    ...{ id, name, description, private: visibility === 'private', inbox: false },
    ...{ role: 'manager' as const, task_count: 0, columns },
  }
}
