import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, eq } from '../../db/drizzle.ts'
import { StalePlanError } from '../../db/errors.ts'
import type { Plan } from '../../db/plan.ts'
import { update } from '../../db/rows.ts'
import { projects } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { differences } from '../record/changed-values.ts'
import type { ChangeScope } from '../record/change.ts'
import { lockRows, timeOfChange } from '../row-version.ts'
import { findProject, type StoredProject } from './describe-project.ts'

/**
 * Renames, describes, hides, opens, archives or unarchives a project. Undefined fields do not change. All rows
 * of a hidden project are hidden by the same commit (product.md 22.4), in a transaction, since there may be a million.
 * @throws AppError not_found
 */
export async function updateProject(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  input: Schemas['ProjectUpdate'],
): Promise<StoredProject> {
  const read = await readProjectForUpdate(tx, source, id)
  const project = { ...read }
  if (input.name !== undefined) project.name = input.name
  if (input.description !== undefined) project.description = input.description
  if (input.private !== undefined) project.visibility = input.private ? 'private' : 'open'
  const changed = differences(fieldsOf(read), fieldsOf(project), ['name', 'description', 'private'])
  const isUpdated = Object.keys(changed).length > 0
  const isMoved = input.archived !== undefined && input.archived !== (read.archived_at !== null)
  if (isMoved) project.archived_at = input.archived ? source.now.toISOString() : null
  if (!isUpdated && !isMoved) return read
  project.updated_at = timeOfChange(source, read).toISOString()
  const { workspaceId: workspace_id } = source
  const { name, description, updated_at, version } = project
  if (isMoved || changed.private) await writeVisibility(tx, workspace_id, project)
  else update(tx, projects, { workspace_id, id }, { name, description, updated_at }, { version })
  if (isUpdated)
    recordActivity(tx, source, { type: 'project.updated', subject: project, scope: inProject(id), changed })
  if (isMoved)
    recordActivity(tx, source, {
      type: input.archived ? 'project.archived' : 'project.unarchived',
      subject: project,
      scope: inProject(id),
    })
  return project
}

/** Returns the fields of a project that an update may change, under the names of the update. */
const fieldsOf = ({ name, description, visibility }: StoredProject) => ({
  name,
  description,
  private: visibility === 'private',
})

/** Archives a project. Archiving it twice changes nothing. @throws AppError not_found */
export function archiveProject(tx: Transaction, source: ChangeSource, id: string): Promise<StoredProject> {
  return updateProject(tx, source, id, { archived: true })
}

type WrittenProject = Pick<
  StoredProject,
  'id' | 'name' | 'description' | 'visibility' | 'archived_at' | 'updated_at' | 'version'
>

/**
 * Writes a project and `visible` of its rows in one statement, so that the foreign keys hold at its end: on Citus they
 * do not cascade. Locks the project first, so that the statement sees rows committed during the wait.
 * @throws StalePlanError if the project has changed since it was read
 */
export async function writeVisibility(
  tx: Transaction,
  workspaceId: string,
  project: WrittenProject,
): Promise<void> {
  const { id, name, description, visibility, archived_at, updated_at, version } = project
  const which = [workspaceId, id]
  await tx.run('select 1 from projects where workspace_id = $1 and id = $2 for update', which)
  const values = [...which, name, description, visibility, archived_at, updated_at, version]
  const { count } = await tx.run(updateVisibility, values)
  if (count === 0) throw new StalePlanError()
}

const updateVisibility = `
  with p as (
    update projects set name = $3, description = $4, visibility = $5, archived_at = $6, updated_at = $7
    where workspace_id = $1 and id = $2 and xmin = $8::text::xid returning id, visible
  ), t as (
    update tasks set visible = p.visible from p
    where tasks.workspace_id = $1 and tasks.project_id = p.id and tasks.visible <> p.visible
  ), e as (
    update events set visible = p.visible from p
    where events.workspace_id = $1 and events.project_id = p.id and events.visible <> p.visible
  ) select 1 from p`

/** Returns a project, locked if the plan locks rows that it reads. @throws AppError not_found */
export async function readProjectForUpdate(
  plan: Plan,
  source: ChangeSource,
  id: string,
): Promise<StoredProject> {
  await lockProject(plan, source, id)
  return findProject(plan.db, source, id)
}

/** Locks a project if the plan locks rows that it reads. */
export function lockProject(plan: Plan, { workspaceId }: ChangeSource, id: string): Promise<void> {
  return lockRows(plan, projects, and(eq(projects.workspace_id, workspaceId), eq(projects.id, id)))
}

/**
 * Changes the version of a project, asserting the version that was read, so that changes to its columns are serialized.
 */
export function touchProject(plan: Plan, { workspaceId }: ChangeSource, project: StoredProject): void {
  const { id, name, version } = project
  update(plan, projects, { workspace_id: workspaceId, id }, { name }, { version })
}

/** Returns the `ChangeScope` of changes in a project that cause no webhook event. */
export const inProject = (projectId: string): ChangeScope => ({ projectId, visible: false, endpoints: [] })
