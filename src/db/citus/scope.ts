import { sql, type PgColumn, type SQL } from '../drizzle.ts'

/** The workspaces whose rows a statement reads or writes. */
export interface Scope {
  /**
   * Returns the condition that a column names one of the workspaces. A statement needs the condition for every tenant
   * table, since Citus queries each shard that is not excluded by every table of a join.
   */
  has: (column: PgColumn | SQL | string) => SQL
}

/** Adds no condition. On plain PostgreSQL, joining tables by their columns is enough. */
export const allWorkspaces: Scope = { has: () => sql`true` }

export const oneWorkspace = (id: string): Scope => ({ has: (column) => sql`${named(column)} = ${id}` })

export const someWorkspaces = (ids: readonly string[]): Scope => ({
  has: (column) => sql`${named(column)} = any(${sql.param(ids)}::text[])`,
})

const named = (column: PgColumn | SQL | string): PgColumn | SQL =>
  typeof column === 'string' ? sql.raw(column) : column
