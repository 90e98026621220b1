import * as columns from '../../domain/projects/change-columns.ts'
import * as required from '../../domain/projects/require-manager.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const createColumn: WorkHandlers['createColumn'] = async ({ path, body }, { plan, actor }) => {
  await required.requireManager(plan.db, actor, path.id)
  return { status: 201, body: { data: await columns.createColumn(plan, actor, path.id, body) } }
}

export const updateColumn: WorkHandlers['updateColumn'] = async ({ path, body }, { plan, actor }) => {
  await required.requireManagerOfColumn(plan.db, actor, path.id)
  return { status: 200, body: { data: await columns.updateColumn(plan, actor, path.id, body) } }
}

export const deleteColumn: WorkHandlers['deleteColumn'] = async ({ path, query }, { tx, actor }) => {
  await required.requireManagerOfColumn(tx.db, actor, path.id)
  await columns.deleteColumn(tx, actor, path.id, query.move_to)
  return { status: 204 }
}
