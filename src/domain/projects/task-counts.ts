import type { Database } from '../../db/database.ts'
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts'
import { projects, tasks } from '../../db/schema.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { runTransaction } from '../../db/transaction.ts'
import { firstId } from '../ids.ts'
import type { TaskRow } from '../rows.ts'

/*
 * How many tasks a project has. A project keeps the number of its tasks up to an id; those after it are counted when
 * somebody asks. So a create has nothing to keep, and a list does not count a million rows.
 */

/** The tasks of the project of a row of `projects` that are not in its number. */
const isUncounted = and(
  eq(tasks.workspace_id, projects.workspace_id),
  eq(tasks.project_id, projects.id),
  eq(tasks.visible, projects.visible),
  gt(tasks.id, projects.counted_until),
)

/** Of the project of a row of `projects`. */
export const taskCount = sql<number>`${projects.counted_tasks} + (
  select count(*)::int from ${tasks} where ${isUncounted})`

/**
 * Takes a task that is deleted out of its project's number. It locks the project's row even where the number is without
 * the task, so that who counts meanwhile waits, and does not count it.
 */
export function discount(plan: Plan, workspaceId: string, task: TaskRow): void {
  plan.add(takeOut, { workspace_id: workspaceId, project_id: task.project_id, task_id: task.id })
}

/** Each project once, since a statement updates a row once. */
const takeOut: RowStatement = {
  text: `
    update projects p
    set counted_tasks = p.counted_tasks - (
      select count(*)::int from unnest(deleted.tasks) as task (id) where task.id <= p.counted_until)
    from (
      select workspace_id, project_id, array_agg(task_id) as tasks
      from json_to_recordset($rows) as task (workspace_id text, project_id text, task_id text)
      group by workspace_id, project_id
    ) deleted
    where p.workspace_id = deleted.workspace_id and p.id = deleted.project_id`,
  mustHold: false,
}

/** So many that are not in the number make counting worth a write. */
const mostUncounted = 1_000

/** What commits within this time has an id of its beginning: longer than any transaction takes. */
const settledMs = 600_000

/** Brings the numbers of a workspace's projects up to date, where many tasks are not in them. */
export async function countTasks(db: Database, workspaceId: string, now: Date): Promise<void> {
  const isSettled = lt(tasks.id, firstId('task', new Date(now.getTime() - settledMs)))
  const isFarBehind = sql`exists (
    select from ${tasks} where ${isUncounted} and ${isSettled} offset ${mostUncounted - 1})`
  const behind = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), isFarBehind))
  for (const { id } of behind) {
    const isProject = and(eq(projects.workspace_id, workspaceId), eq(projects.id, id))
    await runTransaction(db, async (tx) => {
      // Before the statement that counts, which so sees what those have deleted for whom it waits here.
      await tx.select({ id: projects.id }).from(projects).where(isProject).for('no key update')
      const counted = tx
        .select({ count: sql<number>`count(*)::int`.as('count'), last: sql`max(${tasks.id})`.as('last') })
        .from(tasks)
        .innerJoin(projects, isUncounted)
        .where(and(isProject, isSettled))
        .as('counted')
      await tx
        .update(projects)
        .set({
          counted_tasks: sql`${projects.counted_tasks} + ${counted.count}`,
          counted_until: sql`${counted.last}`,
        })
        .from(counted)
        .where(and(isProject, gt(counted.count, 0)))
    })
  }
}
