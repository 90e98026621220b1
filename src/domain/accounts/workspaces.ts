import type { Schemas } from '../../../generated/settings.operations.ts'
import { eq, type Queries } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../change.ts'
import { dayIn } from '../dates.ts'
import { lockRows, versionOf } from '../row-version.ts'

type Workspace = Schemas['Workspace']

/** New values. Undefined fields stay as they are. */
interface WorkspaceChanges {
  name?: string | undefined
  time_zone?: string | undefined
}

/** Changes the workspace of the source (product.md 20.7). @throws AppError not_found */
export async function changeWorkspace(
  plan: Plan,
  source: ChangeSource,
  changes: WorkspaceChanges,
): Promise<Workspace> {
  const isWorkspace = eq(workspaces.id, source.workspaceId)
  await lockRows(plan, workspaces, isWorkspace)
  const [found] = await plan.db
    .select({ ...workspaceColumns, version: versionOf(workspaces) })
    .from(workspaces)
    .where(isWorkspace)
  if (!found) throw new AppError('not_found')
  const { version, ...workspace } = found
  const { name = workspace.name, time_zone = workspace.time_zone } = changes
  const changed = { id: workspace.id, name, time_zone }
  const isRenamed = name !== workspace.name
  const isElsewhere = time_zone !== workspace.time_zone
  if (!isRenamed && !isElsewhere) return workspace
  plan.add(
    updateWorkspaces,
    { workspace_id: workspace.id, name, time_zone, version },
    `workspace ${workspace.id}`,
  )
  // Cached keys know the name.
  if (isRenamed) notifyKeyChange(plan, workspace.id)
  if (isRenamed)
    recordActivity(plan, source, { type: 'workspace.renamed', subject: changed, place: inWorkspace })
  if (isElsewhere)
    recordActivity(plan, source, {
      type: 'workspace.updated',
      subject: changed,
      place: inWorkspace,
      changed: ['time_zone'],
    })
  return changed
}

const updateWorkspaces: RowStatement = {
  mustHold: true,
  text: `
    update workspaces w set name = r.name, time_zone = r.time_zone
    from json_to_recordset($rows) as r (workspace_id text, name text, time_zone text, version xid)
    where w.id = r.workspace_id and w.xmin = r.version returning 1`,
}

/** The columns of a workspace that its people see. */
export const workspaceColumns = {
  id: workspaces.id,
  name: workspaces.name,
  time_zone: workspaces.time_zone,
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
