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
