import { eq } from '../../db/drizzle.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { workspaces } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { recordActivity } from '../activity.ts'
import type { ChangeSource } from '../actor.ts'
import { notifyKeyChange } from '../api-keys/change-keys.ts'
import { inWorkspace } from '../change.ts'
import { lockRows, versionOf } from '../row-version.ts'

interface Workspace {
  id: string
  name: string
}

/** Renames the workspace of the source. @throws AppError not_found */
export async function renameWorkspace(plan: Plan, source: ChangeSource, name: string): Promise<Workspace> {
  const isWorkspace = eq(workspaces.id, source.workspaceId)
  await lockRows(plan, workspaces, isWorkspace)
  const [workspace] = await plan.db
    .select({ id: workspaces.id, name: workspaces.name, version: versionOf(workspaces) })
    .from(workspaces)
    .where(isWorkspace)
  if (!workspace) throw new AppError('not_found')
  const { id, version } = workspace
  const renamed = { id, name }
  if (name === workspace.name) return renamed
  plan.add(renameWorkspaces, { workspace_id: id, name, version }, `workspace ${id}`)
  // Cached keys know the name.
  notifyKeyChange(plan, id)
  recordActivity(plan, source, { type: 'workspace.renamed', subject: renamed, place: inWorkspace })
  return renamed
}

const renameWorkspaces: RowStatement = {
  mustHold: true,
  text: `
    update workspaces w set name = r.name from json_to_recordset($rows) as r (workspace_id text, name text, version xid)
    where w.id = r.workspace_id and w.xmin = r.version returning 1`,
}
