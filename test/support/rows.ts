import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import * as schema from '../../src/db/schema.ts'
import type { UsedWorld } from './world.ts'

/** Notes of requests, which are taken even where a request is refused. */
const notes = ['api_key_secrets', 'key_usage']

/** What belongs to a workspace is stored in these. */
const tables = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .filter((table) => 'workspace_id' in getTableColumns(table))
  .map(getTableName)
  .filter((name) => !notes.includes(name))

const sums = tables.map(
  (name) => `(
    select concat(count(*), ' rows, checksum ', sum(hashtextextended(rows::text, 0)))
    from ${name} rows where workspace_id = $1
  ) as ${name}`,
)

/** All that is stored of the world's workspace: a count and a checksum for each table. */
export async function rowsOf({
  sql,
  world,
}: Pick<UsedWorld, 'sql' | 'world'>): Promise<Record<string, string>> {
  const [row = {}] = await sql.unsafe<Record<string, string>[]>(`select ${sums.join()}`, [world.workspace.id])
  return { ...row }
}

/** The rows of these that concern a workspace, though their keys do not begin with it. */
const concerning: Record<string, string> = {
  workspaces: 'id = $1',
  users: 'id in (select user_id from memberships where workspace_id = $1)',
  sessions: 'user_id in (select user_id from memberships where workspace_id = $1)',
}

const allSums = [...new Set([...tables, 'api_key_secrets', ...Object.keys(concerning)])].map(
  (name) => `(
    select concat(count(*), ' rows, checksum ', sum(hashtextextended(
      (to_jsonb(rows) - '{last_used_at,last_seen_at}'::text[])::text, 0)))
    from ${name} rows where ${concerning[name] ?? 'workspace_id = $1'}
  ) as ${name}`,
)

/**
 * All that is stored of a workspace, its members and their sessions, but for when something was last used: a count and a
 * checksum for each table.
 * @param run a connection's, or a transaction's
 */
export async function allRowsOf(
  run: (text: string, values: string[]) => PromiseLike<readonly unknown[]>,
  workspaceId: string,
): Promise<Record<string, string>> {
  const [row] = await run(`select ${allSums.join()}`, [workspaceId])
  return { ...(row as Record<string, string>) }
}

/** All tables of which `allRowsOf` tells, but for those that take notes of requests. */
export const writtenTables = [...new Set([...tables, ...Object.keys(concerning)])]

/** Does this, and holds it to have written nothing. */
export async function writingNothing<Result>(
  scene: Pick<UsedWorld, 'sql' | 'world'>,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = await rowsOf(scene)
  const result = await work()
  expect(await rowsOf(scene)).toEqual(before)
  return result
}

/** All that is stored of one row, by its column names. */
export async function storedRow(
  { sql }: Pick<UsedWorld, 'sql'>,
  table: 'tasks' | 'events' | 'comments',
  id: string,
): Promise<Record<string, unknown>> {
  const [found] = await sql<{ row: Record<string, unknown> }[]>`
    select to_jsonb(t) as row from ${sql(table)} t where id = ${id}`
  return found?.row ?? {}
}

/** The types of what was recorded of this, in order. */
export async function activityTypes({ sql }: Pick<UsedWorld, 'sql'>, id: string): Promise<string[]> {
  const rows = await sql<{ type: string }[]>`
    select type from activities where subject_id = ${id} order by created_at, id`
  return rows.map(({ type }) => type)
}
