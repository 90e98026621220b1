import { connect, query } from './postgres-client.ts'
import type { Caller } from './service.ts'
import { taskPage, taskResource, type TaskPage, type TaskResource, type TaskRow } from './task-resource.ts'
import { selectPage, selectTask } from './task-statements.ts'

/* Reads through postgres.js, tuned: many are in flight on each of two connections. */

const sql = connect(2)

export async function getTask({ workspaceId }: Caller, id: string): Promise<TaskResource | undefined> {
  const [row] = await query<TaskRow>(sql, selectTask, [workspaceId, id])
  return row && taskResource(row)
}

/** Reads the page after the task whose id is the cursor. */
export async function listTasks({ workspaceId }: Caller, limit = '25', cursor = ''): Promise<TaskPage> {
  const size = Math.min(Number(limit), 100)
  const values = cursor === '' ? [workspaceId] : [workspaceId, cursor]
  return taskPage(await query<TaskRow>(sql, selectPage(size, cursor), values), size)
}
