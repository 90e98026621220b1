import { sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { tasks } from '../../db/schema.ts'

/** A board column whose tasks are read in order. */
export interface OrderedColumn {
  workspaceId: string
  projectId: string
  cardId: string
}

/** A task of a column, and its sort key. */
interface PlacedTask {
  id: string
  place: string
}

interface Part {
  /** Conditions on the tasks. */
  which?: readonly SQL[]
  /** Condition on the sort keys, which no null fulfills. */
  isWithin?: (place: SQL) => SQL
  /** Whether to read from the end of the column. */
  fromEnd?: boolean
  limit: number
}

/**
 * Selects the ids and sort keys of a column's tasks, in order. Merges two index scans, for moved and never
 * moved tasks: a common index would need an entry for every new task.
 */
export function selectPlacedTasks(
  { workspaceId, projectId, cardId }: OrderedColumn,
  { which = [], isWithin, fromEnd = false, limit }: Part,
): SQL {
  const direction = sql.raw(fromEnd ? 'desc' : 'asc')
  const visible = sql`(select visible from projects where workspace_id = ${workspaceId} and id = ${projectId})`
  const half = (place: SQL, ...isInHalf: SQL[]): SQL => sql`(
    select ${tasks.id}, ${place} as place from ${tasks}
    where ${tasks.workspace_id} = ${workspaceId} and ${tasks.card_id} = ${cardId}
      ${sql.join([...isInHalf, ...which].map((one) => sql` and ${one}`))}
    order by ${place} ${direction}, ${tasks.id} ${direction} limit ${limit})`
  const [id, position] = [sql`${tasks.id}`, sql`${tasks.position}`]
  const within = (place: SQL): SQL[] => (isWithin ? [isWithin(place)] : [])
  // With `is not null` beside another condition, a kept plan reads the index of those never moved.
  const isMoved = isWithin ? within(position) : [sql`${position} is not null`]
  return sql`
    ${half(id, sql`${tasks.visible} = ${visible} and ${position} is null`, ...within(id))}
    union all ${half(position, ...isMoved)}
    order by place ${direction}, id ${direction} limit ${limit}`
}

/** Returns the sort key of a task; undefined if it is not in the column. */
export async function findSortKey(
  db: Queries,
  column: OrderedColumn,
  taskId: string,
): Promise<string | undefined> {
  const [found] = await readPlacedTasks(db, column, { which: [sql`${tasks.id} = ${taskId}`], limit: 1 })
  return found?.place
}

/** Reads the ids and sort keys of a column's tasks, in order. */
export async function readPlacedTasks(db: Queries, column: OrderedColumn, part: Part): Promise<PlacedTask[]> {
  return [...(await db.execute<PlacedTask & Record<string, unknown>>(selectPlacedTasks(column, part)))]
}
