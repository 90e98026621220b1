import { sql, type SQL } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { invalid } from '../../errors.ts'
import { isId, newId } from '../ids.ts'
import { findSortKey, readPlacedTasks, type OrderedColumn } from '../projects/column-order.ts'
import { positionBetween } from './positions.ts'

/**
 * Returns a position for a task in a column that the transaction has locked; undefined if the task is already there.
 * @param before the id of the next task; null for the end of the column
 * @throws AppError validation_error
 */
export async function placeTask(
  tx: Transaction,
  column: OrderedColumn,
  task: { id: string; place: string | null },
  before: string | null,
  now: Date,
): Promise<string | undefined> {
  const { previous, next } = await findGap(tx, column, task.id, before)
  const { place } = task
  const isInGap = place !== null && (previous ?? '') < place && (next === null || place < next)
  if (isInGap) return undefined
  const position = positionBetween(previous, next, now)
  if (position !== undefined) return position
  await renewPositions(tx, column, task.id, now)
  const gap = await findGap(tx, column, task.id, before)
  const between = positionBetween(gap.previous, gap.next, now)
  if (between === undefined) throw new Error('no position is free between two renumbered tasks')
  return between
}

/**
 * Returns a position for a task that goes back to a sort key that it had in a column, which the transaction has locked: the
 * key itself, unless another task has it now.
 */
export async function placeAgain(
  tx: Transaction,
  column: OrderedColumn,
  id: string,
  key: string,
  now: Date,
): Promise<string> {
  // Later keys than those of new tasks are not taken from a client: new tasks stay last.
  const isPast = key < newId('task', now)
  const isWithin = (place: SQL): SQL => sql`${place} >= ${key}`
  const part = { which: [sql`${tasks.id} <> ${id}`], isWithin, limit: 1 }
  const [next] = isPast ? await readPlacedTasks(tx, column, part) : []
  if (isPast && next?.place !== key) return key
  const position = await placeTask(tx, column, { id, place: null }, next?.id ?? null, now)
  if (position === undefined) throw new Error('a task without a place is in its place')
  return position
}

/** Returns the sort keys between which a task is placed. @throws AppError validation_error */
async function findGap(
  tx: Transaction,
  column: OrderedColumn,
  taskId: string,
  before: string | null,
): Promise<{ previous: string | null; next: string | null }> {
  const isFound = before !== null && before !== taskId && isId('task', before)
  const next = isFound ? await findSortKey(tx, column, before) : undefined
  if (before !== null && next === undefined)
    throw invalid('before', 'before must be another task of the column.')
  const [previous] = await readPlacedTasks(tx, column, {
    which: [sql`${tasks.id} <> ${taskId}`],
    ...(next === undefined ? {} : { isWithin: (place) => sql`${place} < ${next}` }),
    fromEnd: true,
    limit: 1,
  })
  return { previous: previous?.place ?? null, next: next ?? null }
}

/** Gives the other tasks of a column new, short positions in the same order. */
async function renewPositions(
  tx: Transaction,
  column: OrderedColumn,
  taskId: string,
  now: Date,
): Promise<void> {
  const limit = 2 ** 31 - 1
  const others = await readPlacedTasks(tx, column, { which: [sql`${tasks.id} <> ${taskId}`], limit })
  const renewed = others.map(({ id }) => ({ id, position: newId('task', now) }))
  await tx.run(writePositions, [JSON.stringify(renewed), column.workspaceId, column.cardId])
}

const writePositions = `
  update tasks t set position = r.position
  from json_to_recordset($1::text::json) as r (id text collate "C", position text collate "C")
  where t.workspace_id = $2 and t.card_id = $3 and t.id = r.id`
