import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'
import { rowsOf } from '../support/rows.ts'
import { taskOf } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { world, full, admin, clock, sql } = scene

const create = (body: object, caller = full) => caller.post('/tasks', body)

describe('what a create records (product.md 11.1, 11.3)', () => {
  const activitiesOf = (id: string) => sql`
    select workspace_id, type, user_id, via, api_key_id, project_id, changed, created_at
    from activities where subject_id = ${id} order by id`
  const notificationsOf = (id: string) => sql<{ user_id: string }[]>`
    select workspace_id, user_id, type, actor_id, via, read_at from notifications
    where subject_id = ${id} order by user_id`

  test('one task.created, by the key’s creator, with the API and the key', async () => {
    const { id } = taskOf(await create({ title_text: 'x', card_id: world.cards.todo }))
    expect(await activitiesOf(id)).toEqual([
      {
        workspace_id: world.workspace.id,
        type: 'task.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: world.projects.main,
        changed: null,
        created_at: clock.now().toISOString().replace('T', ' ').replace('Z', '+00').replace('.000', ''),
      },
    ])
  })

  test('another key acts as its own creator', async () => {
    const { id } = taskOf(await create({ title_text: 'x', card_id: world.cards.todo }, admin))
    expect(await activitiesOf(id)).toMatchObject([
      { type: 'task.created', user_id: world.users.admin, api_key_id: world.keys.admin.id },
    ])
    const [row] = await sql`select created_by from tasks where id = ${id}`
    expect(row).toEqual({ created_by: world.users.admin })
  })

  test('a create at progress 100 is completed, but records only task.created (product.md 8.11)', async () => {
    const task = taskOf(await create({ title_text: 'x', card_id: world.cards.todo, progress: 100 }))
    expect(task).toMatchObject({ progress: 100, completed: true, card: { id: world.cards.todo } })
    expect(await activitiesOf(task.id)).toMatchObject([{ type: 'task.created' }])
  })

  test('the assignees of a new task are notified once each, but not its creator', async () => {
    const { owner, admin: bruno, member } = world.users
    const user_ids = [member, owner, bruno, member]
    const { id } = taskOf(await create({ title_text: 'x', card_id: world.cards.todo, user_ids }))
    const notification = {
      workspace_id: world.workspace.id,
      type: 'task.created',
      actor_id: owner,
      via: 'api',
      read_at: null,
    }
    expect(await notificationsOf(id)).toEqual(
      [bruno, member].sort().map((user_id) => ({ ...notification, user_id })),
    )
  })

  test.each([['nobody'], ['its creator']])('a task assigned to %s notifies nobody', async (who) => {
    const user_ids = who === 'nobody' ? [] : [world.users.owner]
    const { id } = taskOf(await create({ title_text: 'x', card_id: world.cards.todo, user_ids }))
    expect(await notificationsOf(id)).toEqual([])
  })

  test('a success writes only the task, its activity and its notifications', async () => {
    const before = await rowsOf(scene)
    await create({ title_text: 'x', card_id: world.cards.todo, user_ids: [world.users.member] })
    const after = await rowsOf(scene)
    const grown = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(grown.toSorted()).toEqual(['activities', 'notifications', 'tasks'])
  })
})

describe('a request that fails leaves no row of any table, its Idempotency-Key included (product.md 7.5)', () => {
  test.each<[code: ErrorCode, body: () => object, param?: string]>([
    ['validation_error', () => ({ title_text: '' }), 'title_text'],
    ['not_found', () => ({ title_text: 'x', project_id: world.projects.private })],
    ['inbox_project', () => ({ title_text: 'x', project_id: world.projects.inbox })],
    ['no_open_column', () => ({ title_text: 'x', project_id: world.projects.no_open_column })],
    ['forbidden', () => ({ title_text: 'x', project_id: world.projects.viewer_only })],
    [
      'invalid_assignee',
      () => ({ title_text: 'x', card_id: world.cards.todo, user_ids: [world.users.pending] }),
      'user_ids',
    ],
  ])('%s', async (code, body, param) => {
    const before = await rowsOf(scene)
    const headers = { 'Idempotency-Key': `fails with ${code}` }
    const answer = await full.post('/tasks', body(), { headers })
    expectRefusal(answer, code, { param })
    expect(await rowsOf(scene)).toEqual(before)
  })

  test.each(['activities', 'notifications'])('a failed write of %s rolls everything back', async (table) => {
    const before = await rowsOf(scene)
    await sql`alter table ${sql(table)} add constraint refuses check (false) not valid`
    try {
      const answer = await create({
        title_text: 'x',
        card_id: world.cards.todo,
        user_ids: [world.users.member],
      })
      expectRefusal(answer, 'internal_error')
    } finally {
      await sql`alter table ${sql(table)} drop constraint refuses`
    }
    expect(await rowsOf(scene)).toEqual(before)
  })
})
