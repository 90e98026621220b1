import type { Schemas } from '../../../generated/settings.operations.ts'
import { and, eq } from '../../db/drizzle.ts'
import type { Plan } from '../../db/plan.ts'
import { insert, remove, update } from '../../db/rows.ts'
import { cards } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { AppError, invalid } from '../../errors.ts'
import { recordActivity } from '../record/activity.ts'
import type { ChangeSource } from '../actor.ts'
import { newId } from '../ids.ts'
import { differences } from '../record/changed-values.ts'
import { moveTasks } from './move-tasks.ts'
import { lockProject, inProject, readProjectForUpdate, touchProject } from './change-project.ts'
import {
  findProject,
  findProjectOfColumn,
  type ProjectDescription,
  type StoredProject,
} from './describe-project.ts'

export type Column = ProjectDescription['columns'][number]

/** Adds a column after the last one. @throws AppError not_found */
export async function createColumn(
  plan: Plan,
  source: ChangeSource,
  projectId: string,
  { name, is_done = false }: { name: string; is_done?: boolean | undefined },
): Promise<Column> {
  const project = await readProjectForUpdate(plan, source, projectId)
  touchProject(plan, source, project)
  writeOrder(plan, source, project.columns, project.columns)
  const row = { id: newId('card', source.now), name, is_done, order: project.columns.length }
  const { workspaceId: workspace_id, now } = source
  insert(plan, cards, { ...row, workspace_id, project_id: projectId, created_at: now.toISOString() })
  recordActivity(plan, source, { type: 'column.created', subject: row, scope: inProject(projectId) })
  return { ...row, task_count: 0 }
}

/**
 * Updates a column. A new `order`, from 0, shifts the other columns. Undefined fields do not change.
 * @throws AppError not_found
 */
export async function updateColumn(
  plan: Plan,
  source: ChangeSource,
  id: string,
  { name, is_done, order }: Schemas['ColumnUpdate'],
): Promise<Column> {
  const { project, column } = await readColumnForUpdate(plan, source, id)
  const wanted = { ...column, name: name ?? column.name, is_done: is_done ?? column.is_done }
  const others = project.columns.filter((one) => one !== column)
  const columns = others.toSpliced(order ?? project.columns.indexOf(column), 0, wanted)
  const after = { ...wanted, order: columns.indexOf(wanted) }
  const changed = differences(column, after, ['name', 'is_done', 'order'])
  if (Object.keys(changed).length === 0) return column
  touchProject(plan, source, project)
  writeOrder(plan, source, project.columns, columns)
  recordActivity(plan, source, {
    type: 'column.updated',
    subject: after,
    scope: inProject(project.id),
    changed,
  })
  return after
}

/**
 * Deletes a column, after moving its tasks to another column of the project.
 * @throws AppError not_found; column_not_empty if it has tasks and `moveTo` is undefined; validation_error
 */
export async function deleteColumn(
  tx: Transaction,
  source: ChangeSource,
  id: string,
  moveTo: string | undefined,
): Promise<void> {
  const before = findColumn(await findProjectOfColumn(tx, source, id), id)
  // Moves most tasks before the project is locked, because that may take seconds.
  const target = await moveAll(tx, source, before, moveTo)
  const { project, column } = await readColumnForUpdate(tx, source, id)
  await moveAll(tx, source, { project, column }, target)
  touchProject(tx, source, project)
  remove(tx, cards, { workspace_id: source.workspaceId, id }, {})
  const others = project.columns.filter((one) => one !== column)
  writeOrder(tx, source, project.columns, others)
  recordActivity(tx, source, { type: 'column.deleted', subject: column, scope: inProject(project.id) })
}

/** Moves the tasks of a column. Returns the target. @throws AppError column_not_empty, validation_error */
async function moveAll(
  tx: Transaction,
  source: ChangeSource,
  { project, column }: ColumnToChange,
  moveTo: string | undefined,
): Promise<string | undefined> {
  if (moveTo === undefined) {
    if (column.task_count > 0) throw new AppError('column_not_empty')
    return undefined
  }
  const to = project.columns.find((one) => one.id === moveTo)
  if (!to || to === column) throw invalid('move_to', 'move_to must be another column of the project.')
  if (column.task_count > 0) await moveTasks(tx, source, { projectId: project.id, from: column, to })
  return moveTo
}

interface ColumnToChange {
  project: StoredProject
  column: Column
}

/**
 * Returns a column with its project. If the plan locks rows that it reads, both are locked first, so that no task is
 * added to the column afterwards.
 * @throws AppError not_found
 */
async function readColumnForUpdate(plan: Plan, source: ChangeSource, id: string): Promise<ColumnToChange> {
  const found = await findProjectOfColumn(plan.db, source, id)
  if (!plan.locks) return findColumn(found, id)
  await lockProject(plan, source, found.id)
  const isColumn = and(eq(cards.workspace_id, source.workspaceId), eq(cards.id, id))
  await plan.db.select({ id: cards.id }).from(cards).where(isColumn).for('update')
  return findColumn(await findProject(plan.db, source, found.id), id)
}

/** @throws AppError not_found */
function findColumn(project: StoredProject, id: string): ColumnToChange {
  const column = project.columns.find((one) => one.id === id)
  if (!column) throw new AppError('not_found')
  return { project, column }
}

/** Writes the columns that have changed since they were read, and numbers all columns from 0. */
function writeOrder(
  plan: Plan,
  { workspaceId }: ChangeSource,
  before: readonly Column[],
  after: readonly Column[],
): void {
  for (const [order, column] of after.entries()) {
    const isSame = before.includes(column) && column.order === order
    const { id, name, is_done } = column
    // Changes to board columns assert the version of the project.
    if (!isSame) update(plan, cards, { workspace_id: workspaceId, id }, { name, is_done, order }, {})
  }
}
