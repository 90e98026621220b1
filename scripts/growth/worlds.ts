import { sql } from '../../src/db/drizzle.ts'
import type { Database } from '../../src/db/database.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { makeWorld } from '../bench/world.ts'
import type { Places } from './operations.ts'

/** What grows: the number of tasks, of workspaces as large as this one, and of columns over which the tasks are spread. */
export interface Size {
  tasks: number
  workspaces: number
  columns: number
}

/** Fills the workspace of the fixture, and makes the others. */
export async function growWorld(db: Database, fixture: Fixture, size: Size, now: Date): Promise<Places> {
  const { projects, users, tasks, events } = fixture
  const world = await makeWorld(db, fixture, size.tasks, now)
  if (size.columns > 3) await addColumns(db, fixture, size.columns)
  for (const table of copied) await copyRows(db, table, fixture.workspace.id, size.workspaces - 1)
  await db.execute(sql`vacuum analyze`)
  await db.execute(sql`checkpoint`)
  const columns = await db.execute<{ id: string }>(
    sql`select id from cards where project_id = ${projects.main} order by "order", id`,
  )
  const [comment] = await db.execute<{ id: string; task_id: string }>(
    sql`select id, task_id from comments where workspace_id = ${fixture.workspace.id} and author_id = ${users.owner} limit 1`,
  )
  return {
    project: projects.main,
    columns: columns.map(({ id }) => id),
    user: users.owner,
    tasks: world.taskIds,
    comment: { task: comment?.task_id ?? tasks.first, id: comment?.id ?? '' },
    event: events.workspace,
    since: new Date(now.getTime() - 100 * 60_000).toISOString(),
  }
}

async function addColumns(db: Database, { workspace, projects }: Fixture, count: number): Promise<void> {
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`
      insert into cards (workspace_id, id, project_id, name, is_done, "order", created_at)
      select ${workspace.id}, 'card_01' || lpad(to_hex(i), 24, '0'), ${projects.main}, 'Column ' || i, false, 100 + i, now()
      from generate_series(4, ${count}::int) i`)
    await tx.execute(sql`
      with columns as (select array_agg(id order by "order", id) as ids from cards where project_id = ${projects.main})
      update tasks set card_id = ids[1 + abs(hashtext(tasks.id)) % array_length(ids, 1)]
      from columns where workspace_id = ${workspace.id} and project_id = ${projects.main}`)
  })
}

/** Tables whose rows are copied for each further workspace, those that others refer to first. */
const copied = ['workspaces', 'memberships', 'projects', 'cards', 'tasks']

/** Copies the rows of a workspace for others, whose ids differ in their last digits. */
async function copyRows(db: Database, table: string, workspaceId: string, count: number): Promise<void> {
  if (count < 1) return
  const columns = await db.execute<{ name: string; type: string }>(sql`
    select column_name as name, data_type as type from information_schema.columns
    where table_name = ${table} and table_schema = 'public' and is_generated = 'NEVER'`)
  const own = table === 'workspaces' ? 'id' : 'workspace_id'
  const shared = ['created_by', 'author_id', 'user_id', 'invited_by']
  const isId = ({ name, type }: { name: string; type: string }): boolean =>
    type === 'text' && (name === 'id' || name.endsWith('_id')) && !shared.includes(name)
  const values = columns.map((column) => {
    const name = sql.identifier(column.name)
    return isId(column)
      ? sql`overlay(${name} placing lpad(to_hex(i), 4, '0') from length(${name}) - 15)`
      : name
  })
  await runTransaction(db, async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`set local statement_timeout = 0`)
    const names = sql.join(
      columns.map(({ name }) => sql.identifier(name)),
      sql`, `,
    )
    await tx.execute(sql`
      insert into ${sql.identifier(table)} (${names})
      select ${sql.join(values, sql`, `)} from ${sql.identifier(table)}, generate_series(1, ${count}::int) i
      where ${sql.identifier(own)} = ${workspaceId}`)
  })
}
