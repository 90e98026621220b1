import { describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { ProjectRole } from '../../src/db/schema.ts'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { newId } from '../../src/domain/ids.ts'
import { archiveProject, createProject, type NewProject } from '../../src/domain/projects/projects.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { operatorOf } from '../support/keys.ts'
import { waitForLocks } from '../support/locks.ts'
import { expectRefusal } from '../support/refusal.ts'
import { expectNoWrites } from '../support/rows.ts'
import { taskOf } from '../support/tasks.ts'

/* Tests of invalid bodies are in cross-cutting/bodies-*, those of hidden targets in not-found-references. */

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
  test('a task with project_id alone goes into the first open column by order', async () => {
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

  test('a project without any column is refused with no_open_column', async () => {
    const { id } = await addProject('owner', { name: 'Closed', cards: [] })
    expectRefusal(await create({ project_id: id }), 'no_open_column')
  })

  test('a done column is accepted by its id, even if the project has no open column', async () => {
    const project_id = world.projects.no_open_column
    const { data } = (await full.get(`/projects/${project_id}/cards`)).body as Schemas['CardList']
    const card = { id: data[0]?.id, is_done: true }
    expect(taskOf(await create({ card_id: card.id }))).toMatchObject({ project_id, card, completed: false })
  })

  test('a card with its own project is accepted', async () => {
    const answer = await create({ card_id: world.cards.doing, project_id: world.projects.main })
    expect(taskOf(answer)).toMatchObject({
      project_id: world.projects.main,
      card: { id: world.cards.doing },
    })
  })

  test.each<[target: string, code: ErrorCode, body: () => object, param?: string]>([
    [
      'a card beside another visible project',
      'validation_error',
      () => ({ card_id: world.cards.todo, project_id: world.projects.second }),
      'card_id',
    ],
    [
      'an inbox card beside its own project',
      'inbox_project',
      () => ({ card_id: world.cards.inbox, project_id: world.projects.inbox }),
    ],
    [
      'a visible card beside the inbox',
      'inbox_project',
      () => ({ card_id: world.cards.todo, project_id: world.projects.inbox }),
    ],
    [
      'a private card beside its own project',
      'not_found',
      () => ({ card_id: world.cards.private, project_id: world.projects.private }),
    ],
  ])('%s is refused with %s', async (_target, code, target, param) => {
    expectRefusal(await create(target()), code, { param })
  })

  test.each(['project_id', 'card_id'])(
    'a target named by %s whose project is archived before the commit is not found',
    async (by) => {
      const { id, cards } = await addProject('owner', { name: 'Going, going' })
      const target = by === 'project_id' ? { project_id: id } : { card_id: cards[0]?.id }
      const archived = Promise.withResolvers<void>()
      const asked = Promise.withResolvers<void>()
      const archiving = commit(async (tx) => {
        await archiveProject(tx, web(), id)
        archived.resolve()
        await asked.promise
      })
      await archived.promise
      const answer = create(target)
      await waitForLocks(sql, 1)
      asked.resolve()
      await archiving
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
    async (who, of, role, status) => {
      const { id, cards } = await addProject(of, { name: 'Somebody else’s' })
      if (role !== null) await setRole(id, world.users[who], role)
      const caller = who === 'owner' ? full : admin
      expect((await create({ project_id: id }, caller)).status).toBe(status)
      expect((await create({ card_id: cards[2]?.id }, caller)).status).toBe(status)
    },
  )

  test('a viewer of a private project gets 404, not 403', async () => {
    await setRole(world.projects.private, world.users.owner, 'viewer')
    expectRefusal(await create({ project_id: world.projects.private }), 'not_found')
  })
})

describe('the assignees (product.md 8.5)', () => {
  const assign = (user_ids: unknown) => create({ card_id: world.cards.todo, user_ids })

  test('active members are assigned in the order given, each once', async () => {
    const { owner, admin, member } = world.users
    const answer = await assign([member, owner, member, admin, owner])
    expect(taskOf(answer).assignee_ids).toEqual([member, owner, admin])
  })

  test.each([[undefined], [null], [[]]])('%j assigns nobody', async (user_ids) => {
    expect(taskOf(await assign(user_ids)).assignee_ids).toEqual([])
  })

  test.each([
    ['a pending member', () => world.users.pending],
    ['a suspended member', () => world.users.suspended],
    ['a user of another workspace', () => world.foreign.user],
    ['an id of no user', () => newId('user', clock.now())],
    ['an id of another kind', () => world.projects.main],
    ['an email address', () => 'anna@example.com'],
  ])('%s is refused with invalid_assignee, and nothing is written', async (_who, id) => {
    const answer = await expectNoWrites(scene, () => assign([world.users.member, id()]))
    expectRefusal(answer, 'invalid_assignee', { param: 'user_ids' })
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

describe('the fields of a new task', () => {
  const within = async (body: object) => taskOf(await create({ card_id: world.cards.todo, ...body }))

  test.each([0, 1, 99, 100, null])('progress %s is stored, and completed only at 100', async (progress) => {
    expect(await within({ progress })).toMatchObject({ progress, completed: progress === 100 })
  })

  test.each([{ end_time: '12:00' }, { end_time: '12:00', end_date: null }])(
    'end_time is dropped without an end_date: %j (product.md 8.6)',
    async (body) => expect(await within(body)).toMatchObject({ due_date: null, due_time: null }),
  )

  test('priority none is a value, and null is no priority (product.md 8.20)', async () => {
    for (const priority of ['none', null]) expect((await within({ priority })).priority).toBe(priority)
  })
})
