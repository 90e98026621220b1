import type { Schemas } from '../../../generated/work.operations.ts'
import { and, eq, sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { cards, memberships, projectMembers, projects, tasks, users } from '../../db/schema.ts'
import { AppError } from '../../errors.ts'
import { isId } from '../ids.ts'
import { projectVisibility } from '../project-visibility.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { builder, type RowOf } from '../../db/prepared.ts'
import type { TaskChanges } from '../task-fields.ts'
import { taskCard, taskColumns, taskResource, type TaskRow } from './task-row.ts'
import { taskVersion } from './task-version.ts'

/** Returns the columns of a task that only the web editor shows. */
const webOnlyColumns = (workspaceId: string) => ({
  comment_count: sql<number>`(
    select count(*)::int from comments c where c.workspace_id = ${workspaceId} and c.task_id = ${tasks.id} and c.deleted_at is null)`,
  created_by: { id: users.id, name: users.name },
})

export const accessibleTaskColumns = (workspaceId: string) => ({
  ...taskColumns,
  position: tasks.position,
  is_in_inbox: projects.is_inbox,
  reminder_at: tasks.reminder_at,
  recurrence: tasks.recurrence,
  ...webOnlyColumns(workspaceId),
})

/** A task as the web editor reads it. */
export type AccessibleTask = RowOf<ReturnType<typeof accessibleTaskColumns>>

/** Selects tasks of the projects that the person sees (product.md 25.1). */
export function selectAccessibleTasks(db: Queries, person: Person, which: SQL | undefined) {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  return db
    .select(accessibleTaskColumns(person.workspaceId))
    .from(tasks)
    .innerJoin(
      projects,
      and(eq(projects.workspace_id, person.workspaceId), eq(projects.id, tasks.project_id)),
    )
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .leftJoin(cards, taskCard)
    .leftJoin(users, eq(users.id, tasks.created_by))
    .where(and(eq(tasks.workspace_id, person.workspaceId), which, isAccessible))
    .$dynamic()
}

/**
 * Selects tasks by the ids that a subquery chooses as `chosen`, so that PostgreSQL plans the choice without the joins of
 * what is shown.
 */
export const selectChosen = (db: Queries, person: Person, chosen: SQL) =>
  selectAccessibleTasks(db, person, undefined).innerJoin(
    sql`(${chosen}) as chosen`,
    sql`chosen.id = ${tasks.id}`,
  )

/**
 * Returns the condition that the person sees a task, in a query on `tasks` alone. `is true` keeps PostgreSQL from joining the
 * projects: it reads them once, and the tasks in the order of an index.
 */
export const isAccessibleTask = (person: Person, ...which: SQL[]): SQL | undefined =>
  isAmongAccessible(person, eq(tasks.workspace_id, person.workspaceId), ...which)

/**
 * Returns the same condition for tasks that an index of words finds. The collation differs from that of the other indexes:
 * PostgreSQL would also read all tasks of the workspace from one of them, to intersect both.
 */
export const isAccessibleMatch = (person: Person, ...which: SQL[]): SQL | undefined =>
  isAmongAccessible(
    person,
    sql`${tasks.workspace_id} = ${person.workspaceId}::text collate "default"`,
    ...which,
  )

function isAmongAccessible(person: Person, ...which: SQL[]): SQL | undefined {
  const { membership, explicitRole, isAccessible } = projectVisibility(person)
  const accessible = builder
    .select({ id: projects.id })
    .from(projects)
    .leftJoin(memberships, membership)
    .leftJoin(projectMembers, explicitRole)
    .where(and(eq(projects.workspace_id, person.workspaceId), isAccessible))
  return and(...which, sql`(${tasks.project_id} in ${accessible}) is true`)
}

/** Returns the condition that a task is assigned to the user, as the index `tasks_by_assignee` has it. */
export const isAssignedTo = (userId: string): SQL =>
  sql`${tasks.assignee_ids} @> array[${userId}]::text[] and ${tasks.assignee_ids} <> '{}'`

/** Returns the condition that a task is completed or open. It has no parameter, so that partial indexes match it. */
export const isInState = (isCompleted: boolean): SQL =>
  isCompleted ? sql`${tasks.completed}` : sql`not ${tasks.completed}`

/** Returns a task that the person sees. @throws AppError not_found */
export async function findAccessibleTask(db: Queries, person: Person, id: string): Promise<AccessibleTask> {
  const [task] = isId('task', id) ? await selectAccessibleTasks(db, person, eq(tasks.id, id)) : []
  if (!task) throw new AppError('not_found')
  return task
}

/** Returns a task that was just written, with its number of comments and its creator. */
export async function describeWrittenTask<Task extends { id: string }>(
  db: Queries,
  { workspaceId }: Person,
  task: Task,
): Promise<Task & Pick<AccessibleTask, 'comment_count' | 'created_by' | 'is_in_inbox'>> {
  const [further] = await db
    .select({ ...webOnlyColumns(workspaceId), is_in_inbox: projects.is_inbox })
    .from(tasks)
    .innerJoin(projects, and(eq(projects.workspace_id, workspaceId), eq(projects.id, tasks.project_id)))
    .leftJoin(users, eq(users.id, tasks.created_by))
    .where(and(eq(tasks.workspace_id, workspaceId), eq(tasks.id, task.id)))
  if (!further) throw new AppError('not_found')
  return { ...task, ...further }
}

/** Returns a task as the web editor shows it. A task of an inbox is in no column. */
export function workTask(
  task: TaskRow &
    TaskChanges &
    Pick<AccessibleTask, 'comment_count' | 'created_by'> & { is_in_inbox?: boolean },
): Schemas['WorkTask'] {
  const { reminder_at, recurrence, comment_count, created_by } = task
  // A compile error if the web editor's task lacks a field of the API's task.
  const shown: Pick<Schemas['WorkTask'], keyof Task> = taskResource(task)
  return {
    ...shown,
    card: task.is_in_inbox ? null : shown.card,
    reminder_date: reminder_at,
    recurrence,
    comment_count,
    created_by,
    version: taskVersion(task),
  }
}

type Task = ReturnType<typeof taskResource>
