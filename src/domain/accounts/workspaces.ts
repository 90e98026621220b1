import type { Schemas } from '../../../generated/settings.operations.ts'
import { eq, type Queries } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { update, versionOf } from '../../db/rows.ts'
import { workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../record/change.ts'
import { dayIn } from '../dates.ts'
import { differences } from '../record/changed-values.ts'
import { lockRows } from '../row-version.ts'
import { assertFactor } from './second-factor.ts'

type Workspace = Schemas['Workspace']

/** New values. Undefined fields do not change. */
interface WorkspaceChanges {
  name?: string | undefined
  time_zone?: string | undefined
  require_second_factor?: boolean | undefined
}

/**
 * Changes the workspace of the source (product.md 20.7).
 * @throws AppError not_found; second_factor_missing if it would lock out the owner who requires a second factor
 */
export async function changeWorkspace(
  plan: Plan,
  source: ChangeSource,
  changes: WorkspaceChanges,
): Promise<Workspace> {
  if (changes.require_second_factor && source.userId !== null) await assertFactor(plan, source.userId)
  const isWorkspace = eq(workspaces.id, source.workspaceId)
  await lockRows(plan, workspaces, isWorkspace)
  const [found] = await plan.db
    .select({ ...workspaceColumns, version: versionOf(workspaces) })
    .from(workspaces)
    .where(isWorkspace)
  if (!found) throw new AppError('not_found')
  const { version, ...workspace } = found
  const wanted: Workspace = {
    ...workspace,
    name: changes.name ?? workspace.name,
    time_zone: changes.time_zone ?? workspace.time_zone,
    require_second_factor: changes.require_second_factor ?? workspace.require_second_factor,
  }
  const renamed = differences(workspace, wanted, ['name'])
  const changed = differences(workspace, wanted, ['time_zone', 'require_second_factor'])
  const isChanged = Object.keys(changed).length > 0
  if (!renamed.name && !isChanged) return workspace
  const { id, ...columns } = wanted
  update(plan, workspaces, { id }, columns, { version })
  // Cached API keys include the name of the workspace. Open streams check whether they lack a required second factor.
  if (renamed.name || changed.require_second_factor) notifyKeyChange(plan, workspace.id)
  if (renamed.name)
    recordActivity(plan, source, {
      type: 'workspace.renamed',
      subject: wanted,
      scope: inWorkspace,
      changed: renamed,
    })
  if (isChanged)
    recordActivity(plan, source, { type: 'workspace.updated', subject: wanted, scope: inWorkspace, changed })
  return wanted
}

/** The columns of a workspace that members see. */
export const workspaceColumns = {
  id: workspaces.id,
  name: workspaces.name,
  time_zone: workspaces.time_zone,
  require_second_factor: workspaces.require_second_factor,
}

/** Finds a workspace by its id. @throws AppError not_found */
export async function findWorkspace(db: Queries, id: string): Promise<Workspace> {
  const [workspace] = await db.select(workspaceColumns).from(workspaces).where(eq(workspaces.id, id))
  if (!workspace) throw new AppError('not_found')
  return workspace
}

/** Returns the date in the time zone of the source's workspace. */
export async function readToday(db: Queries, { workspaceId, now }: ChangeSource): Promise<string> {
  return dayIn((await findWorkspace(db, workspaceId)).time_zone, now)
}
