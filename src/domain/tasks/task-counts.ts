import type { Database } from '../../db/database.ts'
import { and, eq, gt, lt, sql } from '../../db/drizzle.ts'
import { projects, tasks } from '../../db/schema.ts'
import type { Plan, RowStatement } from '../../db/plan.ts'
import { runTransaction } from '../../db/transaction.ts'
import { firstId } from '../ids.ts'
import type { TaskRow } from './task-row.ts'
import { isUncounted } from '../projects/task-count.ts'

/**
 * Subtracts a deleted task from its project's stored count. Locks the project's row even if the count excludes the task,
 * so that a concurrent count waits for the deletion.
 */
export function subtractFromCount(plan: Plan, workspaceId: string, task: TaskRow): void {
  plan.add(subtractDeleted, { workspace_id: workspaceId, project_id: task.project_id, task_id: task.id })
}

/** Groups by project, because a statement updates a row only once. */
const subtractDeleted: RowStatement = {
  text: (rows, workspaceId) => `
    update projects p
    set counted_tasks = p.counted_tasks - (
      select count(*)::int from unnest(r.tasks) as task (id) where task.id <= p.counted_until)
    from (
      select workspace_id, project_id, array_agg(task_id) as tasks
      from json_to_recordset(${rows}) as task (workspace_id text, project_id text, task_id text)
      group by workspace_id, project_id
    ) r
    where p.workspace_id = ${workspaceId} and p.id = r.project_id`,
  mustHold: false,
  changeOf: null,
}

/** The number of uncounted tasks that makes a count worth a write. */
const maxUncounted = 1_000

/**
 * The age in milliseconds from which a task can be counted: longer than any transaction, because an id
 * contains the time at which its transaction began.
 */
const countableAgeMs = 600_000

/** Counts the tasks of those projects of a workspace that have many uncounted ones. */
export async function countTasks(db: Database, workspaceId: string, now: Date): Promise<void> {
  const isCountable = lt(tasks.id, firstId('task', new Date(now.getTime() - countableAgeMs)))
  const isFarBehind = sql`exists (
    select from ${tasks} where ${isUncounted(workspaceId)} and ${isCountable} offset ${maxUncounted - 1})`
  const behind = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.workspace_id, workspaceId), isFarBehind))
  for (const { id } of behind) {
    const isProject = and(eq(projects.workspace_id, workspaceId), eq(projects.id, id))
    await runTransaction(db, async (tx) => {
      // Locks first, so that the counting statement sees the deletions that this lock waited for.
      await tx.select({ id: projects.id }).from(projects).where(isProject).for('no key update')
      const counted = tx
        .select({ count: sql<number>`count(*)::int`.as('count'), last: sql`max(${tasks.id})`.as('last') })
        .from(tasks)
        .innerJoin(projects, isUncounted(workspaceId))
        .where(and(isProject, isCountable))
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
