import type { Database } from '../db/database.ts'
import { among } from '../db/citus/among.ts'
import { isDatabaseUnavailable } from '../db/errors.ts'
import { and, asc, eq, gt, sql, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'
import { workspaces } from '../db/schema.ts'

const pageSize = 1_000

export type TenantTable = PgTable & { workspace_id: PgColumn }

/**
 * Runs work in every workspace, continuing after failures.
 * @param signal stops before the next workspace
 * @throws the first failure, after the others
 */
export async function inEveryWorkspace(
  db: Database,
  signal: AbortSignal,
  work: (workspaceId: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (let after = '', found = pageSize; found === pageSize && !signal.aborted;) {
    const rows = await db.nodes.ask((ids) =>
      db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(and(gt(workspaces.id, after), among(workspaces.id, ids)))
        .orderBy(asc(workspaces.id))
        .limit(pageSize),
    )
    failures.push(...(await workIn(db, rows, async (id) => signal.aborted || work(id))))
    after = rows.at(-1)?.id ?? ''
    found = rows.length
  }
  if (failures.length > 0) throw failures[0]
}

/**
 * Runs work on rows by workspace, past those in which it fails; on PostgreSQL once with undefined, for all of them, which is
 * faster. Citus locks rows only in statements whose every part names its workspace.
 * @param which the rows, without subqueries, which would ask all nodes; workspaces without any are left out
 * @throws the first failure, after the others
 */
export async function inWorkspacesWith(
  db: Database,
  table: TenantTable,
  which: SQL | undefined,
  work: (only: string | undefined) => Promise<unknown>,
): Promise<void> {
  if (!(await db.isDistributed())) return void (await work(undefined))
  const found = await db.nodes.ask((ids) =>
    db
      .selectDistinct({ id: table.workspace_id })
      .from(table)
      .where(and(among(table.workspace_id, ids), which)),
  )
  const failures = await workIn(db, found as { id: string }[], work)
  if (failures.length > 0) throw failures[0]
}

/** Runs work in workspaces one after the other. Returns the failures, without those of a node that is away. */
async function workIn(
  db: Database,
  found: readonly { id: string }[],
  work: (id: string) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const { id } of found)
    await work(id).catch(async (error: unknown) => {
      if (!isDatabaseUnavailable(error) || !(await db.nodes.areAway())) failures.push(error)
    })
  return failures
}

/** Returns the condition that rows are those of the workspace; undefined means all. */
export const within = (table: TenantTable, only: string | undefined): SQL | undefined =>
  only === undefined ? undefined : eq(table.workspace_id, only)

/**
 * Runs work on rows by workspace, as `byWorkspace` groups them, continuing after failures.
 * @throws the first failure, after the others
 */
export async function inEachWorkspace<Row>(
  db: Database,
  rows: Iterable<Row>,
  workspaceOf: (row: Row) => string,
  work: (rows: Row[], only: string | undefined) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const [only, group] of await byWorkspace(db, rows, workspaceOf))
    await work(group, only).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** Groups rows for statements that name their workspace on Citus; on PostgreSQL one statement takes all of them. */
export async function byWorkspace<Row>(
  db: Database,
  rows: Iterable<Row>,
  workspaceOf: (row: Row) => string,
): Promise<Map<string | undefined, Row[]>> {
  const isDistributed = await db.isDistributed()
  return Map.groupBy(rows, (row) => (isDistributed ? workspaceOf(row) : undefined))
}

/** Returns the workspace as a value, or the column that names it if the rows are of several. */
export const workspaceOr = (only: string | undefined, column: string): SQL =>
  only === undefined ? sql.raw(column) : sql`${only}`

/** Returns a condition to add to others: that an alias has the rows of the workspace; undefined means all. */
export const andOnly = (alias: string, only: string | undefined): SQL =>
  only === undefined ? sql`` : sql`and ${sql.raw(alias)}.workspace_id = ${only}`
