import { and, eq, gt, sql, type SQL } from '../../db/drizzle.ts'
import { projects, tasks } from '../../db/schema.ts'

/*
 * A project's row stores the number of tasks up to an id, `counted_until`; a read counts only later tasks. So creating
 * a task updates no counter, and a list does not count a million rows.
 */

/** Returns the condition for tasks that the stored count of the project does not include. */
export const isUncounted = (workspaceId: string): SQL | undefined =>
  and(
    eq(tasks.workspace_id, workspaceId),
    eq(tasks.project_id, projects.id),
    eq(tasks.visible, projects.visible),
    gt(tasks.id, projects.counted_until),
  )

/** Returns the number of tasks of the row's project. */
export const taskCount = (workspaceId: string): SQL<number> => sql<number>`${projects.counted_tasks} + (
  select count(*)::int from ${tasks} where ${isUncounted(workspaceId)})`
