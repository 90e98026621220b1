import { sql, type PgColumn, type SQL } from '../drizzle.ts'

/** Returns the condition that a column names one of the workspaces; undefined means any. */
export const among = (column: PgColumn | SQL, ids: readonly string[] | undefined): SQL | undefined =>
  ids && sql`${column} = any(${sql.param(ids)}::text[])`

/**
 * Returns a condition to add to others: that a column names one of the workspaces; undefined means any. Citus asks each
 * shard that one table of a join does not exclude, so that the column of each table needs the condition.
 */
export function andAmong(column: string, ids: readonly string[] | undefined): SQL {
  const condition = among(sql.raw(column), ids)
  return condition ? sql`and ${condition}` : sql``
}
