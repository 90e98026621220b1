import type { Schemas } from '../../../generated/settings.operations.ts'
import { sql, type Queries } from '../../db/drizzle.ts'
import { firstId } from '../ids.ts'
import type { Page, PageRequest } from '../page.ts'
import type { Person } from '../projects/accessible-projects.ts'
import { readEntries } from '../record/list-activity.ts'
import { findAccessibleTask } from './accessible-tasks.ts'

/**
 * Lists the activities of a task that the person sees, and of its comments, newest first. The creation is found by its
 * time, and other activities by a partial index with the same condition.
 * @throws AppError not_found
 */
export async function listTaskActivity(
  db: Queries,
  person: Person,
  taskId: string,
  page: PageRequest,
): Promise<Page<Schemas['Activity']>> {
  const { workspaceId } = person
  const { created_at } = await findAccessibleTask(db, person, taskId)
  const created = new Date(created_at)
  const [after] = page.after ?? []
  const isLater = after === undefined ? sql`` : sql`and a.id < ${after}`
  const isIndexed = sql`a.type in ('task.updated', 'task.completed', 'task.moved', 'task.recurrence_changed', 'comment.created')`
  const newest = sql`order by a.id desc limit ${page.limit + 1}`
  const selected = sql`
    select * from (
      (select a.* from activities a
      where a.workspace_id = ${workspaceId} and a.subject_id = ${taskId} and ${isIndexed} ${isLater} ${newest})
      union all
      (select a.* from comments c join activities a on a.workspace_id = ${workspaceId} and a.subject_id = c.id
      where c.workspace_id = ${workspaceId} and c.task_id = ${taskId} and ${isIndexed} ${isLater} ${newest})
      union all
      (select a.* from comments c join activities a on a.workspace_id = ${workspaceId} and a.subject_id = c.id
      where c.workspace_id = ${workspaceId} and c.task_id = ${taskId}
        and a.type in ('comment.updated', 'comment.deleted') ${isLater} ${newest})
      union all
      (select a.* from activities a
      where a.workspace_id = ${workspaceId} and a.subject_id = ${taskId} and a.type = 'task.created'
        and a.id >= ${firstId('activity', created)}
        and a.id < ${firstId('activity', new Date(created.getTime() + 1))} ${isLater})
    ) a ${newest}`
  return readEntries(db, workspaceId, selected, sql`true`, page)
}
