import { and, asc, eq, gt, type PgColumn, type PgTable, type Queries, type SQL } from '../drizzle.ts'
import { isDatabaseUnavailable } from '../errors.ts'
import { userWorkspaces, workspaces } from '../schema.ts'
import type { CitusNodes } from './nodes.ts'
import { allWorkspaces, oneWorkspace, type Scope } from './scope.ts'

/*
 * Splits work on rows of several workspaces: plain PostgreSQL runs one statement for all, Citus one per workspace, since
 * it locks rows only in statements whose every part names the workspace. Callers write the statement for any scope.
 */

export type TenantTable = PgTable & { workspace_id: PgColumn }

/** A database whose statements over many workspaces reach those on nodes that respond. */
type OnNodes = Queries & { nodes: CitusNodes }

/** Rows that one statement may process. */
interface Group<Row> {
  scope: Scope
  rows: Row[]
}

/** Divides rows into groups that one statement may process. */
export async function groupRows<Row>(
  db: Queries,
  rows: Iterable<Row>,
  workspaceOf: (row: Row) => string,
): Promise<Group<Row>[]> {
  if (!(await db.isDistributed())) {
    const all = [...rows]
    return all.length > 0 ? [{ scope: allWorkspaces, rows: all }] : []
  }
  return [...Map.groupBy(rows, workspaceOf)].map(([id, own]) => ({ scope: oneWorkspace(id), rows: own }))
}

/**
 * Runs work on rows by group, continuing after failures.
 * @throws the first failure, after the remaining work
 */
export async function forEachWorkspace<Row>(
  db: Queries,
  rows: Iterable<Row>,
  workspaceOf: (row: Row) => string,
  work: (rows: Row[], scope: Scope) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const group of await groupRows(db, rows, workspaceOf))
    await work(group.rows, group.scope).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/**
 * Runs work on the rows of a table that fulfill a condition, continuing after failures.
 * @param which the condition, without subqueries, which would query all nodes; workspaces without such rows are skipped
 * @throws the first failure, after the remaining work
 */
export async function inWorkspacesWith(
  db: OnNodes,
  table: TenantTable,
  which: SQL | undefined,
  work: (scope: Scope) => Promise<unknown>,
): Promise<void> {
  if (!(await db.isDistributed())) return void (await work(allWorkspaces))
  const found = await db.nodes.ask((scope) =>
    db
      .selectDistinct({ id: table.workspace_id })
      .from(table)
      .where(and(scope.has(table.workspace_id), which)),
  )
  const failures = await workIn(db, found as { id: string }[], (id) => work(oneWorkspace(id)))
  if (failures.length > 0) throw failures[0]
}

const pageSize = 1_000

/**
 * Runs work in every workspace, on PostgreSQL too, continuing after failures.
 * @param signal stops before the next workspace
 * @throws the first failure, after the remaining work
 */
export async function inEveryWorkspace(
  db: OnNodes,
  signal: AbortSignal,
  work: (workspaceId: string) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (let after = '', found = pageSize; found === pageSize && !signal.aborted;) {
    const rows = await db.nodes.ask((scope) =>
      db
        .select({ id: workspaces.id })
        .from(workspaces)
        .where(and(gt(workspaces.id, after), scope.has(workspaces.id)))
        .orderBy(asc(workspaces.id))
        .limit(pageSize),
    )
    for (const failure of await workIn(db, rows, async (id) => signal.aborted || work(id)))
      failures.push(failure)
    after = rows.at(-1)?.id ?? ''
    found = rows.length
  }
  if (failures.length > 0) throw failures[0]
}

/** Runs work in workspaces one after the other. Returns the failures, except those of an unreachable node. */
async function workIn(
  db: OnNodes,
  found: readonly { id: string }[],
  work: (id: string) => Promise<unknown>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const { id } of found)
    await work(id).catch(async (error: unknown) => {
      if (!isDatabaseUnavailable(error) || !(await db.nodes.recheckUnreachable())) failures.push(error)
    })
  return failures
}

/**
 * Reads rows of a user from all of their workspaces. On Citus only shards with such rows are queried, and workspaces on
 * an unavailable node are omitted if other nodes respond.
 */
export async function readOfUser<Row>(
  db: Queries,
  userId: string,
  read: (scope: Scope) => Promise<Row[]>,
): Promise<Row[]> {
  if (!(await db.isDistributed())) return read(allWorkspaces)
  const found = await db
    .select({ id: userWorkspaces.workspace_id })
    .from(userWorkspaces)
    .where(eq(userWorkspaces.user_id, userId))
  const answers = await Promise.allSettled(found.map(({ id }) => read(oneWorkspace(id))))
  const rows = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  const failed = answers.find((answer) => answer.status === 'rejected')
  if (failed && rows.length === 0) throw failed.reason
  return rows
}
