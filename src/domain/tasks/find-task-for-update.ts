import { and, asc, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
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
import type { Transaction } from '../../db/transaction.ts'
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

/** A task that the actor may write to. */
export interface FoundTask {
  task: WritableTask
  scope: ChangeScope & { projectId: string }
  isInInbox: boolean
  role: ProjectAccess['role']
}

/**
 * Finds a task that the actor may write to, and locks it if the plan locks rows that it reads.
 * @throws AppError not_found, forbidden
 */
export async function findTaskForUpdate(plan: Plan, actor: Actor, id: string): Promise<FoundTask> {
  if (!isId('task', id)) throw new AppError('not_found')
  const values = valuesFor(actor)
  if (!plan.locks) return requireWritable(actor, await selectTask(plan.db, values, id))
  const [row] = await findLocked(plan.db, { ...values, ids: [id] })
  return requireWritable(actor, row)
}

/**
 * Locks tasks in the order of their ids, and finds them. A task that the actor may not write to has an error instead: the
 * one that `findTaskForUpdate` throws.
 */
export async function findTasksForUpdate(
  tx: Transaction,
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, FoundTask | AppError>> {
  const rows = await findLocked(tx, { ...valuesFor(actor), ids })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return new Map(ids.map((id) => [id, orError(() => requireWritable(actor, byId.get(id)))]))
}

function orError<Result>(find: () => Result): Result | AppError {
  try {
    return find()
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

const valuesFor = (actor: Actor) => ({
  workspaceId: actor.workspaceId,
  userId: actor.userId,
  ...visibilityFor(actor),
})

type FoundRow = RowOf<typeof columnsWithEndpoints>

/** @throws AppError not_found, forbidden */
function requireWritable(actor: Actor, row: Readonly<FoundRow> | undefined): FoundTask {
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
const isOneOf = sql`${tasks.id} = any(${placeholder('ids')})`
const lockTasks = prepareRows({ id: tasks.id }, (columns) =>
  builder
    .select(columns)
    .from(tasks)
    .where(and(eq(tasks.workspace_id, placeholder('workspaceId')), isOneOf))
    .orderBy(asc(tasks.id))
    .for('update'),
)
const selectLocked = prepareRows(columnsWithEndpoints, (columns) => build(columns, isOneOf))

/**
 * Locks tasks and reads them in a second statement. The locking statement itself sees the database as it was before the
 * wait: joined to the new row, the task's column would be missing if the task was moved in the meantime.
 */
async function findLocked(
  db: Queries,
  values: { workspaceId: string; userId: string; ids: readonly string[] },
): Promise<FoundRow[]> {
  await lockTasks(db, values)
  return selectLocked(db, values)
}
