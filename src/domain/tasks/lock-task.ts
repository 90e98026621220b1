import { and, eq } from '../../db/drizzle.ts'
import type { Transaction } from '../../db/transaction.ts'
import { builder, prepareRows, value, type RowOf } from '../../db/statements/prepared.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import type { Place } from '../change.ts'
import { isId } from '../ids.ts'
import { findEndpoints } from '../webhooks/outbox.ts'
import {
  accessColumns,
  actorMembership,
  actorProjectRole,
  isShown,
  requireWriteAccess,
  shownTo,
} from '../projects/project-access.ts'
import { taskCard, taskColumns } from './list-tasks.ts'
import type { TaskRow } from '../rows.ts'

const lockedColumns = {
  ...taskColumns,
  reminder_at: tasks.reminder_at,
  recurrence: tasks.recurrence,
  recurrence_day: tasks.recurrence_day,
  project: accessColumns,
}

export type LockedTask = Omit<RowOf<typeof lockedColumns>, 'project'>

/**
 * A task that the actor may write, locked until the transaction ends, so that old and new are compared once each.
 * @throws AppError not_found, forbidden
 */
export async function lockTask(
  tx: Transaction,
  actor: Actor,
  id: string,
): Promise<{ task: LockedTask; place: Place & { projectId: string } }> {
  if (!isId('task', id)) throw new AppError('not_found')
  const values = { workspaceId: actor.workspaceId, userId: actor.userId, id, ...shownTo(actor) }
  // In one round trip, and in this order: the endpoints are those of when the row is locked.
  const [[row], endpoints] = await Promise.all([lockedTask(tx, values), findEndpoints(tx, actor.workspaceId)])
  if (!row?.project) throw new AppError('not_found')
  const { project, ...task } = row
  requireWriteAccess(project)
  return { task, place: { projectId: project.id, visible: project.visible, endpoints } }
}

const lockedTask = prepareRows(lockedColumns, (columns) =>
  builder
    .select(columns)
    .from(tasks)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, tasks.workspace_id), eq(projects.id, tasks.project_id)),
    )
    .leftJoin(cards, taskCard)
    .leftJoin(memberships, actorMembership)
    .leftJoin(projectMembers, actorProjectRole)
    .where(and(eq(tasks.workspace_id, value('workspaceId')), eq(tasks.id, value('id')), isShown))
    .for('update', { of: tasks }),
)

/**
 * The instant of a change to a locked task: a request that waited for the lock, or a node whose clock is behind, must not
 * turn back what `updated_since` relies on.
 */
export function updatedAt(actor: Actor, { updated_at }: Pick<TaskRow, 'updated_at'>): string {
  const now = actor.now.toISOString()
  return now > updated_at ? now : updated_at
}
