import type { Tasks } from './bare-service.ts'
import { changes } from './task-input.ts'
import { taskPage, taskResource, withCard, type CardRow, type TaskRow } from './task-resource.ts'
import {
  columns,
  insertTask,
  joined,
  newTask,
  selectCard,
  selectPage,
  selectTask,
} from './task-statements.ts'

/** Runs one prepared statement, and returns its rows as arrays. */
export type RunQuery = <Row>(text: string, values: unknown[]) => Promise<Row[]>

const createdCard = `with t as (${insertTask}) ${selectCard}`

/** Makes the operations of a driver: one statement each. */
export function bareTasks({ read, write }: { read: RunQuery; write: RunQuery }): Tasks {
  return {
    async getTask({ workspaceId }, id) {
      const [row] = await read<TaskRow>(selectTask, [workspaceId, id])
      return row && taskResource(row)
    },
    async listTasks({ workspaceId }, limit = '25', cursor = '') {
      const size = Math.min(Number(limit), 100)
      const values = cursor === '' ? [workspaceId] : [workspaceId, cursor]
      return taskPage(await read<TaskRow>(selectPage(size, cursor), values), size)
    },
    async createTask(caller, input) {
      const { task, values } = newTask(caller, input)
      const [card] = await write<CardRow>(createdCard, values)
      return withCard(task, card)
    },
    async updateTask({ workspaceId }, id, input) {
      const changed = { ...changes(input), updated_at: new Date().toISOString() }
      const set = Object.keys(changed).map((name, i) => `${name} = $${i + 3}`)
      const text = `with t as (
          update tasks set ${set.join()} where workspace_id = $1 and id = $2 and visible returning *
        ) select ${columns} from t ${joined}`
      const [row] = await write<TaskRow>(text, [workspaceId, id, ...Object.values(changed)])
      return row && taskResource(row)
    },
  }
}
