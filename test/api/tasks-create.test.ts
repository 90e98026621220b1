import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import type { ProjectRole } from '../../src/db/schema.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { createProject, type NewProject } from '../../src/domain/projects/create-project.ts'
import { TestClock } from '../support/app/clock.ts'
import { operatorOf } from '../support/world/keys.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { rowsOf } from '../support/database/rows.ts'
import { taskOf } from '../support/world/tasks.ts'
import { archiveDuring } from '../support/world/archive-during.ts'
import { useWorld } from '../support/world/world.ts'

/* Tests of invalid bodies are in cross-cutting/bodies, those of hidden targets in not-found-references. */

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, admin, clock, sql, commit, web } = scene

const create = (body: object, caller = full) => caller.post('/tasks', { title_text: 'x', ...body })

/** Adds a project that the user manages. */
const addProject = (user: 'owner' | 'admin', input: NewProject) =>
  commit((tx) => createProject(tx, web(world.users[user]), input))
const setRole = (project: string, user: string, role: ProjectRole) => sql`
  insert into project_members (workspace_id, project_id, user_id, role)
  values (${world.workspace.id}, ${project}, ${user}, ${role})
  on conflict (workspace_id, project_id, user_id) do update set role = excluded.role`

describe('the column and project of a new task (product.md 8.1, 8.2, 8.3)', () => {
  test('a task with only a project_id is created in the first open column', async () => {
    const board = await addProject('owner', {
      name: 'Upside down',
      cards: [
        { name: 'Done', is_done: true },
        { name: 'Later', is_done: false },
        { name: 'Now', is_done: false },
      ],
    })
    const [, later, now] = board.cards
    expect(taskOf(await create({ project_id: board.id })).card?.id).toBe(later?.id)
    await sql`
      update cards set "order" = -5 where workspace_id = ${world.workspace.id} and id = ${now?.id ?? ''}`
    expect(taskOf(await create({ project_id: board.id })).card?.id).toBe(now?.id)
  })

  test.each(['project_id', 'card_id'])(
    'a target given by %s is not found if its project is archived before the commit',
    async (by) => {
      const { id, cards } = await addProject('owner', { name: 'Going, going' })
      const target = by === 'project_id' ? { project_id: id } : { card_id: cards[0]?.id }
      const answer = archiveDuring(scene, world, id, () => create(target))
      expectRefusal(await answer, 'not_found')
    },
  )
})

describe('who may create a task (product.md 5.5, 5.6)', () => {
  test.each([
    ['owner', 'admin', null, 201],
    ['admin', 'owner', null, 201],
    ['owner', 'admin', 'viewer', 403],
    ['admin', 'owner', 'viewer', 403],
    ['owner', 'admin', 'editor', 201],
    ['admin', 'owner', 'manager', 201],
  ] as const)(
    'an %s in a project of the %s, with the explicit role %s, gets %s',
    async (who, creator, role, status) => {
      const { id, cards } = await addProject(creator, { name: 'Somebody else’s' })
      if (role !== null) await setRole(id, world.users[who], role)
      const caller = who === 'owner' ? full : admin
      expect((await create({ project_id: id }, caller)).status).toBe(status)
      expect((await create({ card_id: cards[2]?.id }, caller)).status).toBe(status)
    },
  )
})

describe('the assignees (product.md 8.5)', () => {
  test('active members are assigned in the order given, each once', async () => {
    const { owner, admin, member } = world.users
    const user_ids = [member, owner, member, admin, owner]
    const answer = await create({ card_id: world.cards.todo, user_ids })
    expect(taskOf(answer).assignee_ids).toEqual([member, owner, admin])
  })

  test('a member who became active can be assigned, and one who was suspended cannot', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const set = (user: string, status: 'active' | 'suspended') =>
      commit((tx) => setMembership(tx, operatorOf(own, clock.now()), user, { role: 'member', status }))
    await set(own.users.pending, 'active')
    await set(own.users.member, 'suspended')
    const to = (user: string) => create({ card_id: own.cards.todo, user_ids: [user] }, caller)
    expect((await to(own.users.pending)).status).toBe(201)
    expectRefusal(await to(own.users.member), 'invalid_assignee', { param: 'user_ids' })
  })
})

test('the end_time of a new task is dropped without an end_date (product.md 8.6)', async () => {
  const task = taskOf(await create({ card_id: world.cards.todo, end_time: '12:00' }))
  expect(task).toMatchObject({ due_date: null, due_time: null })
})

test('priority none is a value, and null is no priority (product.md 8.20)', async () => {
  for (const priority of ['none', null])
    expect(taskOf(await create({ card_id: world.cards.todo, priority })).priority).toBe(priority)
})

describe('activity and notifications of a create (product.md 11.1, 11.3)', () => {
  const activitiesOf = (id: string) => sql`
    select workspace_id, type, user_id, via, api_key_id, project_id, changed, created_at
    from activities where subject_id = ${id} order by id`
  const notificationsOf = (id: string) => sql<{ user_id: string }[]>`
    select workspace_id, user_id, type, actor_id, via, read_at from notifications
    where subject_id = ${id} order by user_id`

  test('a create records one task.created, by the key’s creator, via the API, with the key (product.md 3.1)', async () => {
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
})

describe('a failed request leaves no row in any table, not even its Idempotency-Key (product.md 7.5)', () => {
  test.each<[code: ErrorCode, body: () => object, param?: string]>([
    ['validation_error', () => ({ title_text: '' }), 'title_text'],
    ['not_found', () => ({ title_text: 'x', project_id: world.projects.private })],
    ['forbidden', () => ({ title_text: 'x', project_id: world.projects.viewer_only })],
    [
      'invalid_assignee',
      () => ({ title_text: 'x', card_id: world.cards.todo, user_ids: [world.users.pending] }),
      'user_ids',
    ],
  ])('a request that fails with the code %s leaves no row', async (code, body, param) => {
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
