import { and, eq, sql } from '../../src/db/drizzle.ts'
import { expect, test } from 'vitest'
import { activities, idempotencyKeys, notifications, tasks } from '../../src/db/schema.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { runJob as runJobIn } from '../support/app/jobs.ts'
import { onCitus } from '../support/database/on-citus.ts'
import { useWorld } from '../support/world/world.ts'
import { giveEndpoint, readLog } from '../support/world/webhooks.ts'

const { app, world, full, clock, commit } = useWorld()

const runJob = (name: string): Promise<void> => runJobIn(app.context, name)

async function remindersOf(taskId: string): Promise<string[]> {
  const rows = await app.context.db
    .select({ user: notifications.user_id })
    .from(notifications)
    .where(and(eq(notifications.subject_id, taskId), eq(notifications.type, 'task.reminder')))
  return rows.map(({ user }) => user).sort()
}

async function createTask(body: object): Promise<string> {
  const answer = await full.post('/tasks', { title_text: 'job', project_id: world.projects.second, ...body })
  return (answer.body as { data: { id: string } }).data.id
}

test('a reminder fires once for each assignee, with any number of workers (product.md 8.17)', async () => {
  const { admin, member, owner } = world.users
  const assigned = await createTask({ user_ids: [admin, member] })
  const unassigned = await createTask({})
  const reminder_date = new Date(clock.now().getTime() + 60_000).toISOString()
  for (const id of [assigned, unassigned]) await full.patch(`/tasks/${id}`, { reminder_date })
  await runJob('reminders')
  expect(await remindersOf(assigned)).toEqual([])
  clock.advance(60)
  await runJob('reminders')
  await runJob('reminders')
  expect(await remindersOf(assigned)).toEqual([admin, member].sort())
  expect(await remindersOf(unassigned)).toEqual([owner])
})

test.each([
  ['end_date', { end_date: '2031-01-01' }, 2],
  ['reminder_date', { reminder_date: '2020-01-01T00:00:00Z' }, 2],
  ['title_text', { title_text: 'renamed' }, 1],
])(
  'after a PATCH of %s a reminder that has fired fires again only if its times changed (product.md 8.18)',
  async (_field, patch, times) => {
    const id = await createTask({})
    await full.patch(`/tasks/${id}`, { reminder_date: '2026-01-01T00:00:00Z' })
    await runJob('reminders')
    await full.patch(`/tasks/${id}`, patch)
    await runJob('reminders')
    expect(await remindersOf(id)).toHaveLength(times)
  },
)

test('reminders that exceed one batch are all fired, each once', async () => {
  await app.context.db.execute(sql`
    insert into tasks (workspace_id, id, project_id, visible, title, reminder_at, created_by, created_at, updated_at)
    select workspace_id, 'task_' || lpad(n::text, 26, '0'), id, true, 'batch', now() - interval '1 day', created_by, now(), now()
    from projects, generate_series(1, 350) n where id = ${world.projects.second}`)
  await runJob('reminders')
  const [row] = await app.context.db
    .select({ fired: sql<number>`count(*)::int` })
    .from(notifications)
    .where(
      and(
        eq(notifications.workspace_id, world.workspace.id),
        sql`${notifications.subject_id} like 'task_000000000%'`,
      ),
    )
  expect(row?.fired).toBe(350)
})

test('a task that is made recurring after its completion gets one successor (product.md 8.16)', async () => {
  const id = await createTask({ progress: 100, end_date: '2031-01-31' })
  const actor = {
    workspaceId: world.workspace.id,
    userId: world.users.owner,
    via: 'cli' as const,
    now: clock.now(),
  }
  await commit((tx) => setRecurrence(tx, actor, id, 'monthly'))
  await runJob('roll-forward')
  await runJob('roll-forward')
  const { db } = app.context
  const recurring = await db
    .select()
    .from(tasks)
    .where(and(eq(tasks.workspace_id, world.workspace.id), eq(tasks.recurrence, 'monthly')))
  expect(recurring).toMatchObject([
    { title: 'job', end_date: '2031-02-28', recurrence_day: 31, progress: null },
  ])
  const created = await db
    .select()
    .from(activities)
    .where(eq(activities.subject_id, recurring[0]?.id ?? ''))
  expect(created).toMatchObject([{ type: 'task.created', via: 'job', api_key_id: null }])
})

test('expired stored replies are deleted in batches, and others stay (product.md 7.8)', async () => {
  const { db } = app.context
  const { id } = world.keys.full
  await db.execute(sql`
    insert into idempotency_keys (workspace_id, caller_id, key, fingerprint, status, body, expires_at)
    select ${world.workspace.id}, ${id}, 'expired ' || n, '', 201, '{}', ${clock.now().toISOString()}::timestamptz - interval '1 s'
    from generate_series(1, 250) n`)
  const { projects } = world
  await full.post(
    '/tasks',
    { title_text: 'x', project_id: projects.second },
    { headers: { 'Idempotency-Key': 'living' } },
  )
  await runJob('expired idempotency keys')
  const left = await db
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.caller_id, id))
  expect(left).toEqual([{ key: 'living' }])
})

/** Deliveries with ages in days, and the attempts that must remain; null if the delivery must be deleted. */
const kept = [
  { name: 'delivered', status: 'delivered', recorded: 31, attempts: [31], left: null },
  { name: 'delivered late', status: 'delivered', recorded: 31, attempts: [31, 29], left: [29] },
  { name: 'sent again', status: 'exhausted', recorded: 90, attempts: [90, 1], left: [1] },
  { name: 'held', status: 'held', recorded: 31, attempts: [], left: null },
  { name: 'held lately', status: 'held', recorded: 29, attempts: [], left: [] },
  { name: 'waiting', status: 'pending', recorded: 31, attempts: [31], left: [] },
  { name: 'young', status: 'delivered', recorded: 29, attempts: [29], left: [29] },
] as const

test('an attempt is kept for 30 days, and a delivery while it is waiting, younger than that, or has attempts (product.md 13.11)', async () => {
  const { db } = app.context
  const own = await app.fixture()
  const workspaceId = own.workspace.id
  const { id } = await giveEndpoint(app, workspaceId, 'https://receiver.example/')
  const caller = app.withSecret(own.keys.full.secret)
  for (const { name } of kept)
    await caller.post('/tasks', { title_text: name, project_id: own.projects.second })
  const daysAgo = (days: number): string => new Date(clock.now().getTime() - days * 86_400_000).toISOString()
  const deliveries = (await readLog(db, workspaceId, id)).reverse()
  for (const [i, { id: deliveryId, event_id }] of deliveries.entries()) {
    const { status, recorded, attempts } = kept[i] ?? kept[0]
    await db.execute(sql`
      update webhook_deliveries
      set status = ${status}, created_at = ${daysAgo(recorded)},
        next_attempt_at = case when ${status}::text = 'pending' then created_at end
      where id = ${deliveryId}`)
    await db.execute(sql`update webhook_events set created_at = ${daysAgo(recorded)} where id = ${event_id}`)
    for (const days of attempts)
      await db.execute(sql`
        insert into webhook_attempts (workspace_id, delivery_id, at, duration_ms)
        values (${workspaceId}, ${deliveryId}, ${daysAgo(days)}, 1)`)
  }
  await runJob('old deliveries')
  const left = Map.groupBy(await readLog(db, workspaceId, id), (delivery) => delivery.id)
  const found = deliveries.map((delivery, i) => ({
    name: kept[i]?.name,
    left:
      left
        .get(delivery.id)?.[0]
        ?.attempts.map(({ at }) => (clock.now().getTime() - Date.parse(at)) / 86_400_000) ?? null,
  }))
  expect(found).toEqual(kept.map(({ name, left }) => ({ name, left })))
  const rows = await db.execute(sql`select id from webhook_events where workspace_id = ${workspaceId}`)
  expect(rows).toHaveLength(left.size)
})

test('old rows are deleted with few statements, however many rows are kept', async () => {
  const { db } = app.context
  const { workspace } = await app.fixture()
  const { id } = await giveEndpoint(app, workspace.id, 'https://receiver.example/')
  const old = new Date(clock.now().getTime() - 40 * 86_400_000).toISOString()
  // Rows with the same time, within which a batch cannot continue, and rows with many times. Every third
  // delivery is pending.
  await db.execute(sql`
    insert into webhook_events (workspace_id, id, type, body, created_at)
    select ${workspace.id}, 'evt_' || lpad(n::text, 5, '0'), 'task.created', '{}',
      ${old}::timestamptz + greatest(n - 2000, 0) * interval '1 s'
    from generate_series(1, 5000) n`)
  await db.execute(sql`
    insert into webhook_deliveries
      (workspace_id, id, endpoint_id, event_id, status, next_attempt_at, created_at)
    select workspace_id, 'whd_' || substr(id, 5), ${id}, id,
      case when substr(id, 5)::int % 3 = 0 then 'pending' else 'held' end,
      case when substr(id, 5)::int % 3 = 0 then created_at end, created_at
    from webhook_events where workspace_id = ${workspace.id} and created_at < ${clock.now().toISOString()}`)
  app.queries.length = 0
  await runJob('old deliveries')
  const left = await db.execute(sql`
    select d.status, count(*)::int from webhook_events e
    left join webhook_deliveries d on d.workspace_id = e.workspace_id and d.event_id = e.id
    where e.workspace_id = ${workspace.id} group by 1`)
  expect(left).toEqual([{ status: 'pending', count: 1666 }])
  const deletions = app.queries.filter((text) => text.includes('delete from "webhook_deliveries"'))
  // Each worker deletes batches of a thousand rows, on Citus also in every other workspace with old rows.
  if (!onCitus) expect(deletions.length).toBeLessThanOrEqual(4 * 5)
})
