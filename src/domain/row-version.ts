import { eq, getTableColumns, getTableName, sql, type PgTable, type SQL } from '../db/drizzle.ts'
import type { Plan, RowStatement } from '../db/plan.ts'
import { typeOf } from '../db/prepared.ts'
import { workspaces } from '../db/schema.ts'
import { AppError } from '../errors.ts'
import type { ChangeSource } from './actor.ts'

/** Selects the version of a row, which every update changes. A plan asserts the version that it read. */
export const versionOf = (table: PgTable): SQL<string> => sql`${table}.xmin::text`

type Name<Table extends PgTable> = Extract<keyof Table['$inferSelect'], string>
type Key<Table extends PgTable> = readonly (Name<Table> | 'workspace_id' | 'id' | 'version')[]

/**
 * Returns the statement that updates columns of rows, asserting that each is there.
 * @param by the columns that find a row; with `version`, the version that was read is asserted
 */
export function updateRows<Table extends PgTable>(
  table: Table,
  columns: readonly Name<Table>[],
  by: Key<Table> = ['workspace_id', 'id', 'version'],
): RowStatement {
  const set = columns.map((name) => `"${name}" = r."${name}"`)
  const text = `update "${getTableName(table)}" t set ${set.join()} from ${given(table, [...by, ...columns])}`
  return { mustHold: true, text: `${text} where ${areSame(by)} returning 1` }
}

/** Returns the statement that deletes rows, asserting that each is there. @param by as for an update */
export function deleteRows<Table extends PgTable>(
  table: Table,
  by: Key<Table> = ['workspace_id', 'id'],
): RowStatement {
  const text = `delete from "${getTableName(table)}" t using ${given(table, by)} where ${areSame(by)} returning 1`
  return { mustHold: true, text }
}

/** Composes the rows of a statement, `r`, with the types of the table's columns. */
function given(table: PgTable, names: readonly string[]): string {
  const columns = getTableColumns(table)
  const typed = names.map((name) => `"${name}" ${columns[name] ? typeOf(columns[name]) : 'xid'}`)
  return `json_to_recordset($rows) as r (${typed.join()})`
}

const areSame = (names: readonly string[]): string =>
  names.map((name) => `t.${name === 'version' ? 'xmin' : name} = r.${name}`).join(' and ')

/** Locks rows that a plan is about to read, if it locks what it reads. */
export async function lockRows(plan: Plan, table: PgTable, which: SQL | undefined): Promise<void> {
  if (plan.locks)
    await plan.db
      .select({ row: sql`1` })
      .from(table)
      .where(which)
      .for('no key update')
}

/**
 * Counts rows of a workspace before a plan adds one, asserting the workspace's version: of concurrent plans only the
 * first commits.
 * @throws AppError not_found for an unknown workspace
 */
export async function countBeforeAdding(
  plan: Plan,
  id: string,
  table: PgTable,
  which: SQL | undefined,
): Promise<number> {
  const isWorkspace = eq(workspaces.id, id)
  await lockRows(plan, workspaces, isWorkspace)
  const [row] = await plan.db
    .select({ version: versionOf(workspaces), count: plan.db.$count(table, which) })
    .from(workspaces)
    .where(isWorkspace)
  if (!row) throw new AppError('not_found')
  plan.add(touchVersion, { workspace_id: id, version: row.version }, `workspace ${id}`)
  return row.count
}

const touchVersion: RowStatement = {
  mustHold: true,
  text: `
    update workspaces w set name = w.name from json_to_recordset($rows) as r (workspace_id text, version xid)
    where w.id = r.workspace_id and w.xmin = r.version returning 1`,
}

/**
 * Returns a change's time, the row's next version: later than the previous one despite clock skew, so that a task's
 * newest webhook event shows its state (product.md 12.10).
 */
export function timeOfChange(
  { now }: Pick<ChangeSource, 'now'>,
  { updated_at }: { updated_at: string },
): Date {
  return new Date(Math.max(now.getTime(), Date.parse(updated_at) + 1))
}
