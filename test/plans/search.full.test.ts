import postgres, { type Sql } from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openForWork } from '../../src/db/open-database.ts'
import { search } from '../../src/domain/search/search.ts'
import { emptyDatabase } from '../support/database/empty-database.ts'

/* Kept query plans of the search, in a workspace of 10,000 tasks beside 20 smaller ones (docs/decisions/database.md). */

const id = (kind: string, n: number) => `${kind}_01${n.toString(16).padStart(24, '0')}`
const viewer = { workspaceId: id('ws', 0), userId: id('user', 0) }
const now = '2026-11-21T09:30:00Z'

async function fill(sql: Sql): Promise<void> {
  // Foreign keys are not checked, since the rows are known to be valid.
  await sql`set session_replication_role = replica`
  await sql`
    insert into memberships (workspace_id, user_id, role, status, joined_at)
    values (${viewer.workspaceId}, ${viewer.userId}, 'member', 'active', ${now})`
  await sql`
    insert into projects (workspace_id, id, name, visibility, created_by, created_at, updated_at)
    values (${viewer.workspaceId}, ${id('project', 0)}, 'Project', 'open', ${viewer.userId}, ${now}, ${now})`
  const addTasks = (workspace: number, count: number) => sql`
    insert into tasks (workspace_id, id, project_id, card_id, visible, title, description, created_by, created_at, updated_at)
    select ${id('ws', workspace)}, 'task_01' || lpad(to_hex(i), 24, '0'), ${id('project', workspace)}, null, true,
      case when i % 1000 = 0 then 'Some basalt' else 'A task' end, 'Tasks are here', ${viewer.userId}, ${now}, ${now}
    from generate_series(1, ${count}::int) i`
  await addTasks(0, 10_000)
  for (let workspace = 1; workspace <= 20; workspace++) await addTasks(workspace, 50)
  await sql`vacuum analyze`
}

interface Plan {
  'Index Name'?: string
  'Actual Rows': number
  Plans?: Plan[]
}

const literal = (value: unknown): string =>
  `'${String(Array.isArray(value) ? `{${value.join()}}` : value).replaceAll("'", "''")}'`

/** Opens a filled database, and returns a function that searches, and returns the indexes of tasks in each kept plan. */
async function openFilled() {
  const url = await emptyDatabase()
  const sql = postgres(url, { max: 1 })
  onTestFinished(() => sql.end())
  await fill(sql)
  await sql.unsafe(`set enable_seqscan = off; set plan_cache_mode = force_generic_plan`)
  const sent: { text: string; params: readonly unknown[] }[] = []
  const onQuery = (text: string, params: readonly unknown[]) => void sent.push({ text, params })
  const { db, close } = openForWork(url, { total: 1, applicationName: 'plans', onQuery })
  onTestFinished(close)
  return async (q: string): Promise<Record<string, number>[]> => {
    await search(db, viewer, { q, limit: 20 })
    const choices = sent.splice(0).filter(({ text }) => /order by completed/.test(text))
    const plans: Record<string, number>[] = []
    for (const { text, params } of choices) plans.push(await explain(sql, text, params))
    return plans
  }
}

/** Returns the number of entries that a kept plan reads from each index of tasks. */
async function explain(sql: Sql, text: string, params: readonly unknown[]): Promise<Record<string, number>> {
  await sql.unsafe(`prepare searched as ${text}`)
  const [answer] = await sql.unsafe<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (analyze, timing off, format json) execute searched(${params.map((one) => literal(one)).join()})`,
  )
  await sql`deallocate searched`
  const read: Record<string, number> = {}
  const add = (plan: Plan): void => {
    const name = plan['Index Name']
    if (name?.startsWith('tasks_')) read[name] = plan['Actual Rows']
    plan.Plans?.forEach(add)
  }
  if (answer) add(answer['QUERY PLAN'][0].Plan)
  return read
}

test('a search reads what matches from the index of words, and nothing else', async () => {
  const searchAndExplain = await openFilled()
  const basalt = { tasks_by_words: 10 }
  expect(await searchAndExplain('zircon')).toEqual(Array(3).fill({ tasks_by_words: 0 }))
  expect(await searchAndExplain('basalt')).toEqual([{ tasks_by_words: 0 }, basalt, basalt])
  // Enough titles begin with the word, so descriptions are not read.
  expect(await searchAndExplain('task')).toHaveLength(2)
  expect(await searchAndExplain('a')).toEqual([{ tasks_by_words: 9_990 }])
})
