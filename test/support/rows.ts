import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect } from 'vitest'
import * as schema from '../../src/db/schema.ts'
import type { UsedWorld } from './world.ts'

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
