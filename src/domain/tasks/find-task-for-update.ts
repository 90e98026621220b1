import { and, eq, type Queries, type SQL } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import {
  builder,
  isLookedUp,
  prepareLookup,
  prepareRows,
  placeholder,
  type RowOf,
} from '../../db/prepared.ts'
import { versionOf } from '../../db/rows.ts'
import { cards, memberships, projectMembers, projects, tasks } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import type { ChangeScope } from '../record/change.ts'
import { isId } from '../ids.ts'
import { endpointsColumn } from '../record/outbox.ts'
import {
  accessColumns,
  actorMembership,
  actorProjectRole,
  isShownToActor,
  requireWriteAccess,
  type ProjectAccess,
  visibilityFor,
} from '../projects/project-access.ts'
import { taskCard, taskColumns } from './task-row.ts'

const lockedColumns = {
  ...taskColumns,
  version: versionOf(tasks),
  position: tasks.position,
  reminder_at: tasks.reminder_at,
  reminded_at: tasks.reminded_at,
  recurrence: tasks.recurrence,
  recurrence_day: tasks.recurrence_day,
  project: accessColumns,
}
const columnsWithEndpoints = { ...lockedColumns, endpoints: endpointsColumn(placeholder('workspaceId')) }

export type WritableTask = Omit<RowOf<typeof lockedColumns>, 'project'>

/**
 * Finds a task that the actor may write to, and locks it if the plan locks rows that it reads.
 * @throws AppError not_found, forbidden
 */
export async function findTaskForUpdate(
  plan: Plan,
  actor: Actor,
  id: string,
): Promise<{
  task: WritableTask
  scope: ChangeScope & { projectId: string }
  isInInbox: boolean
  role: ProjectAccess['role']
}> {
  if (!isId('task', id)) throw new AppError('not_found')
  const values = { workspaceId: actor.workspaceId, userId: actor.userId, ...visibilityFor(actor) }
  const row = await (plan.locks ? findLocked(plan.db, { ...values, id }) : selectTask(plan.db, values, id))
  if (!row?.project) throw new AppError('not_found')
  const { project, endpoints, ...task } = row
  requireWriteAccess(project, actor.via)
  const { id: projectId, visible, is_inbox: isInInbox, role } = project
  return { task, scope: { projectId, visible, endpoints }, isInInbox, role }
}

const build = (columns: typeof lockedColumns, isTask: SQL) =>
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
    .where(and(eq(tasks.workspace_id, placeholder('workspaceId')), isTask, isShownToActor))

const selectTask = prepareLookup(
  columnsWithEndpoints,
  ({ id }) => id,
  (columns) => build(columns, isLookedUp(tasks.id)),
)
const isTask = eq(tasks.id, placeholder('id'))
const lockTask = prepareRows({ id: tasks.id }, (columns) =>
  builder
    .select(columns)
    .from(tasks)
    .where(and(eq(tasks.workspace_id, placeholder('workspaceId')), isTask))
    .for('update'),
)
const selectLocked = prepareRows(columnsWithEndpoints, (columns) => build(columns, isTask))

/**
 * Locks a task and reads it in a second statement. The locking statement itself sees the database as it was before the
 * wait: joined to the new row, the task's column would be missing if the task was moved in the meantime.
 */
async function findLocked(db: Queries, values: { workspaceId: string; userId: string; id: string }) {
  await lockTask(db, values)
  const [row] = await selectLocked(db, values)
  return row
}
