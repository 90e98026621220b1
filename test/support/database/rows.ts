import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import * as schema from '../../../src/db/schema.ts'
import type { UsedWorld } from '../world/world.ts'

/** Tables that record requests, even refused ones. */
const requestRecords = ['api_key_secrets', 'key_usage', 'key_requests']

/** Tables whose rows belong to a workspace. */
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => 'workspace_id' in getTableColumns(table))
  .map(getTableName)
  .filter((name) => !requestRecords.includes(name))

const checksums = tables.map(
  (name) => `(
    select concat(count(*), ' rows, checksum ', sum(hashtextextended(rows::text, 0)))
    from ${name} rows where workspace_id = $1
  ) as ${name}`,
)

/** Returns a count and a checksum for each table of the world's workspace. */
export async function rowsOf({
  sql,
  world,
}: Pick<UsedWorld, 'sql' | 'world'>): Promise<Record<string, string>> {
  const [row = {}] = await sql.unsafe<Record<string, string>[]>(`select ${checksums.join()}`, [
    world.workspace.id,
  ])
  return { ...row }
}

/** Conditions for rows that concern a workspace but have no `workspace_id`. */
const workspaceConditions: Record<string, string> = {
  workspaces: 'id = $1',
  users: 'id in (select user_id from memberships where workspace_id = $1)',
  sessions: 'user_id in (select user_id from memberships where workspace_id = $1)',
}

const allChecksums = [...new Set([...tables, 'api_key_secrets', ...Object.keys(workspaceConditions)])].map(
  (name) => `(
    select concat(count(*), ' rows, checksum ', sum(hashtextextended(
      (to_jsonb(rows) - '{last_used_at,last_seen_at}'::text[])::text, 0)))
    from ${name} rows where ${workspaceConditions[name] ?? 'workspace_id = $1'}
  ) as ${name}`,
)

/**
 * Returns a count and a checksum for each table of a workspace, its members and their sessions, without times
 * of last use.
 * @param run sends a query, on a connection or in a transaction
 */
export async function allRowsOf(
  run: (text: string, values: string[]) => PromiseLike<readonly unknown[]>,
  workspaceId: string,
): Promise<Record<string, string>> {
  const [row] = await run(`select ${allChecksums.join()}`, [workspaceId])
  return { ...(row as Record<string, string>) }
}

/** The tables of `allRowsOf` that do not record requests. */
export const writtenTables = [...new Set([...tables, ...Object.keys(workspaceConditions)])]

/** Expects that the work writes nothing, and returns its result. */
export async function expectNoWrites<Result>(
  scene: Pick<UsedWorld, 'sql' | 'world'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await rowsOf(scene)
  const result = await work()
  expect(await rowsOf(scene)).toEqual(before)
  return result
}

/** Returns all columns of a row, by their names. */
export async function storedRow(
  { sql }: Pick<UsedWorld, 'sql'>,
  table: 'tasks' | 'events' | 'comments',
  id: string,
): Promise<Record<string, unknown>> {
  const [found] = await sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(t) as row from ${sql(table)} t where id = ${id}`
  return found?.row ?? {}
}

/** Returns the types of the recorded activities about a subject, in order. */
export async function activityTypes({ sql }: Pick<UsedWorld, 'sql'>, id: string): Promise<string[]> {
  const rows = await sql<{ type: string }[]>`
    select type from activities where subject_id = ${id} order by created_at, id`
  return rows.map(({ type }) => type)
}
