import { beforeEach, expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'
import { deleteTask } from '../../src/domain/tasks/delete-task.ts'
import { runTransaction, type Transaction } from '../../src/db/transaction.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { runJob } from '../support/app/jobs.ts'
import { useWorld } from '../support/world/world.ts'

/* `task_count` is exact, although lists do not count all tasks of a project (product.md 6.11). */

const { app, world, full, clock, sql } = useWorld()

const hourAgo = (): Date => new Date(clock.now().getTime() - 3_600_000)
let old: string[]

/** Creates more hour-old tasks than a list counts. */
beforeEach(async () => {
  const { workspace, projects, users } = world
  await sql`delete from tasks where project_id = ${projects.second}`
  await sql`update projects set counted_tasks = 0, counted_until = ''`
  old = Array.from({ length: 1_100 }, () => newId('task', hourAgo()))
  await sql`
    insert into tasks (workspace_id, id, project_id, visible, title, created_by, created_at, updated_at)
    select ${workspace.id}, id, ${projects.second}, true, 'An old one', ${users.owner}, ${hourAgo().toISOString()}, ${hourAgo().toISOString()}
    from unnest(${old}::text[]) as id`
})

async function shownCount(): Promise<number | undefined> {
  const { body } = await full.get('/projects')
  const listed = body as { data: { id: string; task_count: number }[] }
  return listed.data.find(({ id }) => id === world.projects.second)?.task_count
}

const kept = () =>
  sql`select counted_tasks, counted_until from projects where id = ${world.projects.second}`.then(
    ([row]) => row,
  )

const create = () => full.post('/tasks', { title_text: 'A new one', project_id: world.projects.second })

/** Deletes a task as an operator command does. */
const remove = (id: string, beforeCommit?: (tx: Transaction) => Promise<void>): Promise<void> => {
  const { workspace, users } = world
  const actor = { workspaceId: workspace.id, userId: users.owner, via: 'cli', now: clock.now() } as const
  return runTransaction(app.context.db, async (tx) => {
    await deleteTask(tx, actor, id)
    await beforeCommit?.(tx)
  })
}

const newest = async (): Promise<string> => {
  const rows = await sql<{ id: string }[]>`
    select id from tasks where project_id = ${world.projects.second} order by id desc limit 1`
  return rows[0]?.id ?? ''
}

test('task_count is the same before and after the stored count is updated', async () => {
  await create()
  expect(await shownCount()).toBe(1_101)
  await runJob(app.context, 'task counts')
  expect(await kept()).toEqual({ counted_tasks: 1_100, counted_until: old.toSorted().at(-1) })
  expect(await shownCount()).toBe(1_101)
})

test('a query counts only the tasks created after the stored count', async () => {
  await runJob(app.context, 'task counts')
  await sql`update projects set counted_tasks = 5 where id = ${world.projects.second}`
  await create()
  expect(await shownCount()).toBe(6)
})

test('task_count reflects created and deleted tasks, whether or not the stored count includes them', async () => {
  await runJob(app.context, 'task counts')
  await create()
  await create()
  expect(await shownCount()).toBe(1_102)
  await remove(old[0] ?? '')
  expect(await shownCount()).toBe(1_101)
  await remove(await newest())
  expect(await shownCount()).toBe(1_100)
  await remove(await newest())
  expect(await shownCount()).toBe(1_099)
  expect(await kept()).toMatchObject({ counted_tasks: 1_099 })
})

test('tasks created in the last minutes are not in the stored count', async () => {
  clock.advance(-3_600 + 300)
  await runJob(app.context, 'task counts')
  clock.advance(3_600 - 300)
  expect(await kept()).toEqual({ counted_tasks: 0, counted_until: '' })
  expect(await shownCount()).toBe(1_100)
})

test('a task that is being deleted is not in the stored count', async () => {
  let counting: Promise<void> | undefined
  await remove(old[0] ?? '', async (tx) => {
    // The deletion's writes are sent with the next statement.
    await tx.run('select')
    counting = runJob(app.context, 'task counts', 1)
    await waitForLocks(sql, 1)
  })
  await counting
  expect(await shownCount()).toBe(1_099)
  expect(await kept()).toMatchObject({ counted_tasks: 1_099 })
})
