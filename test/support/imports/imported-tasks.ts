import type { Sql } from 'postgres'
import { expect } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Expected, ExpectedTask } from './import-case.ts'

/** Gives two members the names and addresses that the files contain. */
export async function prepareImports(sql: Sql, { users }: Fixture): Promise<void> {
  await sql`update users set name = 'Anna Keller', email = 'anna@example.com' where id = ${users.owner}`
  await sql`update users set name = 'Bruno Okafor', email = 'bruno@example.com' where id = ${users.admin}`
}

/** Compares the result of an import, and the tasks of its project, with what must become of the file. */
export async function expectImported(
  sql: Sql,
  { workspace }: Fixture,
  projectId: string,
  result: unknown,
  { created, skipped, known, failed, words, tasks }: Expected,
): Promise<void> {
  const counts = { created, skipped, known, failed, words }
  const given = Object.entries(counts).filter(([, value]) => value !== undefined)
  const isNone = words?.length === 0
  expect(result).toMatchObject(
    Object.fromEntries(
      given.map(([name, value]) => [
        name,
        name === 'words' && !isNone ? expect.arrayContaining(words ?? []) : value,
      ]),
    ),
  )
  if (!tasks) return
  const rows = await sql<(Required<ExpectedTask> & { id: string })[]>`
    select title, description, end_date::text as due_date, end_time as due_time,
      nullif(priority, 'none') as priority, progress, completed, c.name as column,
      array(select u.name from users u where u.id = any (t.assignee_ids) order by u.name) as assignees
    from tasks t join cards c on c.workspace_id = t.workspace_id and c.id = t.card_id
    where t.workspace_id = ${workspace.id} and t.project_id = ${projectId} order by title`
  expect(rows).toHaveLength(tasks.length)
  expect(rows).toMatchObject(tasks.toSorted((a, b) => a.title.localeCompare(b.title)))
}
