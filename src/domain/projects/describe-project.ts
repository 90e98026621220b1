import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, desc, eq, isNotNull, isNull, lt, sql, type SQL, type Queries } from '../../db/drizzle.ts'
import { cards, projects, type Visibility } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { ChangeSource } from '../actor.ts'
import { isId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import { versionOf } from '../../db/rows.ts'
import type { CreatedProject } from './create-project.ts'
import { taskCount } from './task-count.ts'

export type ProjectDescription = Schemas['SettingsProject']

/** A project of the settings area, as stored. */
export interface StoredProject extends Omit<ProjectDescription, 'private'> {
  visibility: Visibility
  updated_at: string
  version: string
}

/** Returns the columns of the row's project, each with its number of tasks. */
export const columnsOf = (workspaceId: string) => sql<ProjectDescription['columns']>`(
  select coalesce(json_agg(json_build_object(
    'id', c.id, 'name', c.name, 'is_done', c.is_done, 'order', c."order",
    'task_count', (
      select count(*)::int from tasks t where t.workspace_id = ${workspaceId} and t.card_id = c.id)
  ) order by c."order", c.id), '[]')
  from cards c where c.workspace_id = ${workspaceId} and c.project_id = projects.id)`

const members = (workspaceId: string) => sql<ProjectDescription['members']>`(
  select coalesce(json_agg(json_build_object(
    'user', json_build_object('id', u.id, 'name', u.name), 'role', m.role
  ) order by u.name, u.id), '[]')
  from project_members m join users u on u.id = m.user_id
  where m.workspace_id = ${workspaceId} and m.project_id = projects.id)`

const shownColumns = (workspaceId: string) => ({
  id: projects.id,
  name: projects.name,
  description: projects.description,
  visibility: projects.visibility,
  archived_at: projects.archived_at,
  created_at: projects.created_at,
  updated_at: projects.updated_at,
  version: versionOf(projects),
  task_count: taskCount(workspaceId),
  columns: columnsOf(workspaceId),
  members: members(workspaceId),
})

interface ProjectFilter {
  archived: boolean
  /** Whether to list only projects that the public API shows. */
  visibleOnly: boolean
}

/** Lists projects other than inboxes, newest first. */
export async function listProjects(
  db: Queries,
  workspaceId: string,
  { archived, visibleOnly }: ProjectFilter,
  page: PageRequest,
): Promise<Page<ProjectDescription>> {
  const [after] = page.after ?? []
  const rows = await db
    .select(shownColumns(workspaceId))
    .from(projects)
    .where(
      and(
        eq(projects.workspace_id, workspaceId),
        eq(projects.is_inbox, false),
        archived ? isNotNull(projects.archived_at) : isNull(projects.archived_at),
        visibleOnly ? sql`${projects.visible}` : undefined,
        after === undefined ? undefined : lt(projects.id, after),
      ),
    )
    .orderBy(desc(projects.id))
    .limit(page.limit + 1)
  return toPage(rows.map(describeProject), page, ({ id }) => [id])
}

/** The workspace and origin of a read: only operator commands reach inboxes (product.md 5.8). */
export type ReadScope = Pick<ChangeSource, 'workspaceId' | 'via'>

/**
 * Returns a project, even if it is hidden from the API.
 * @throws AppError not_found for inboxes, projects of other workspaces, and unknown projects
 */
export async function findProject(db: Queries, reach: ReadScope, id: string): Promise<StoredProject> {
  if (!isId('project', id)) throw new AppError('not_found')
  return readProject(db, reach, eq(projects.id, id))
}

/** Returns the project of a column. @throws AppError not_found */
export async function findProjectOfColumn(
  db: Queries,
  reach: ReadScope,
  columnId: string,
): Promise<StoredProject> {
  if (!isId('card', columnId)) throw new AppError('not_found')
  const id = sql`(select ${cards.project_id} from ${cards}
    where ${cards.workspace_id} = ${reach.workspaceId} and ${cards.id} = ${columnId})`
  return readProject(db, reach, eq(projects.id, id))
}

/** @throws AppError not_found */
async function readProject(db: Queries, { workspaceId, via }: ReadScope, which: SQL): Promise<StoredProject> {
  const isReached = via === 'cli' ? undefined : eq(projects.is_inbox, false)
  const [project] = await db
    .select(shownColumns(workspaceId))
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), which, isReached))
  if (!project) throw new AppError('not_found')
  return project
}

/** Returns a project as the settings area shows it. */
export function describeProject(project: Omit<StoredProject, 'version'>): ProjectDescription {
  const { id, name, description, visibility, archived_at, created_at, task_count, columns, members } = project
  const isPrivate = visibility === 'private'
  return { id, name, description, private: isPrivate, archived_at, created_at, task_count, columns, members }
}

/** Describes a project that the user has just created. */
export function describeNewProject(
  { cards, ...project }: CreatedProject,
  { id, name }: { id: string; name: string },
): ProjectDescription {
  const columns = cards.map((card) => ({ ...card, task_count: 0 }))
  const members = [{ user: { id, name }, role: 'manager' as const }]
  return describeProject({ ...project, archived_at: null, task_count: 0, columns, members })
}
