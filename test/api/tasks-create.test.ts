import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { ProjectRole } from '../../src/db/schema.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import { newId } from '../../src/domain/ids.ts'
import { archiveProject, createProject, type NewProject } from '../../src/domain/projects/projects.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'
import { waitForLocks } from '../support/locks.ts'
import { taskOf } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, admin, stranger, clock, sql, commit } = scene

const create = (body: object, caller = full) => caller.post('/tasks', body)

/** A project that `user` makes in the web editor, and manages. */
const addProject = (user: 'owner' | 'admin', input: NewProject) =>
  commit((tx) =>
    createProject(
      tx,
      { workspaceId: world.workspace.id, userId: world.users[user], via: 'web', now: clock.now() },
      input,
    ),
  )
const setRole = (project: string, user: string, role: ProjectRole) =>
  sql`
    insert into project_members (workspace_id, project_id, user_id, role)
    values (${world.workspace.id}, ${project}, ${user}, ${role})
    on conflict (workspace_id, project_id, user_id) do update set role = excluded.role`

describe('where the task goes (product.md 8.1, 8.2, 8.3)', () => {
  test.each([
    ['todo', false],
    ['doing', false],
    ['done', true],
  ] as const)('card_id alone: into that column, %s', async (column, is_done) => {
    const answer = await create({ title_text: 'In a column', card_id: world.cards[column] })
    expect(answer.status).toBe(201)
    expect(taskOf(answer)).toMatchObject({
      project_id: world.projects.main,
      card: { id: world.cards[column], is_done },
      completed: false,
    })
  })

  test('project_id alone: into the project’s first column that is not done', async () => {
    const answer = await create({ title_text: 'By default', project_id: world.projects.main })
    expect(answer.status).toBe(201)
    expect(taskOf(answer)).toMatchObject({
      project_id: world.projects.main,
      card: { id: world.cards.todo, name: 'To do', is_done: false },
    })
  })

  test('the first open column is the first by order, wherever done columns stand', async () => {
    const board = await addProject('owner', {
      name: 'Upside down',
      cards: [
        { name: 'Done', is_done: true },
        { name: 'Later', is_done: false },
        { name: 'Now', is_done: false },
      ],
    })
    const [, later, now] = board.cards
    expect(taskOf(await create({ title_text: 'x', project_id: board.id })).card?.id).toBe(later?.id)
    await sql`
      update cards set "order" = -5 where workspace_id = ${world.workspace.id} and id = ${now?.id ?? ''}`
    expect(taskOf(await create({ title_text: 'x', project_id: board.id })).card?.id).toBe(now?.id)
  })

  test.each([
    ['has only done columns', [{ name: 'Done', is_done: true }]],
    ['has no column at all', []],
  ])('project_id alone is no_open_column where the project %s', async (_board, cards) => {
    const { id } = await addProject('owner', { name: 'Closed', cards })
    expectRefusal(await create({ title_text: 'x', project_id: id }), 'no_open_column')
  })

  test('a card of a project without an open column is taken by its id', async () => {
    const project_id = world.projects.no_open_column
    const { data } = (await full.get(`/projects/${project_id}/cards`)).body as Schemas['CardList']
    const [done] = data
    const answer = await create({ title_text: 'Filed', card_id: done?.id })
    expect(answer.status).toBe(201)
    expect(taskOf(answer)).toMatchObject({ project_id, card: { id: done?.id, is_done: true } })
  })

  test('both, agreeing: into the card', async () => {
    const { main } = world.projects
    const answer = await create({ title_text: 'Both', card_id: world.cards.doing, project_id: main })
    expect(answer.status).toBe(201)
    expect(taskOf(answer)).toMatchObject({ project_id: main, card: { id: world.cards.doing } })
  })

  const absentCard = () => newId('card', clock.now())
  const absentProject = () => newId('project', clock.now())
  let archivedCard: string
  beforeAll(async () => {
    const { id, cards } = await addProject('owner', { name: 'Long gone' })
    archivedCard = cards[0]?.id ?? ''
    await sql`
      update projects set archived_at = now() where workspace_id = ${world.workspace.id} and id = ${id}`
  })

  test.each<[target: string, code: ErrorCode, body: () => object, param?: string]>([
    ['neither', 'validation_error', () => ({}), 'project_id'],
    ['both null', 'validation_error', () => ({ card_id: null, project_id: null }), 'project_id'],
    [
      'a card of another visible project',
      'validation_error',
      () => ({ card_id: world.cards.todo, project_id: world.projects.second }),
      'card_id',
    ],
    ['a foreign project', 'not_found', () => ({ project_id: world.foreign.project })],
    ['a private project', 'not_found', () => ({ project_id: world.projects.private })],
    ['an archived project', 'not_found', () => ({ project_id: world.projects.archived })],
    ['a nonexistent project', 'not_found', () => ({ project_id: absentProject() })],
    ['a project id of the wrong shape', 'not_found', () => ({ project_id: 'project_1' })],
    ['an empty project id', 'not_found', () => ({ project_id: '' })],
    ['an inbox project', 'inbox_project', () => ({ project_id: world.projects.inbox })],
    ['a foreign card', 'not_found', () => ({ card_id: world.foreign.card })],
    ['a card of a private project', 'not_found', () => ({ card_id: world.cards.private })],
    ['a card of an archived project', 'not_found', () => ({ card_id: archivedCard })],
    ['a nonexistent card', 'not_found', () => ({ card_id: absentCard() })],
    ['a card id of the wrong shape', 'not_found', () => ({ card_id: 'To do' })],
    ['an inbox card', 'inbox_project', () => ({ card_id: world.cards.inbox })],
    [
      'an inbox card beside a visible project (product.md 8.3)',
      'inbox_project',
      () => ({ card_id: world.cards.inbox, project_id: world.projects.main }),
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
      'a visible card beside a private project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: world.projects.private }),
    ],
    [
      'a visible card beside a foreign project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: world.foreign.project }),
    ],
    [
      'a visible card beside a nonexistent project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: absentProject() }),
    ],
    [
      'a foreign card beside a visible project',
      'not_found',
      () => ({ card_id: world.foreign.card, project_id: world.projects.main }),
    ],
    [
      'a private card beside its own project',
      'not_found',
      () => ({ card_id: world.cards.private, project_id: world.projects.private }),
    ],
  ])('%s: %s', async (_target, code, target, param) => {
    const answer = await create({ title_text: 'x', ...target() })
    expectRefusal(answer, code, { param })
  })

  test('the inbox of another workspace is 404, as all of it (product.md 8.3)', async () => {
    const { inbox } = world.projects
    const answers = [
      await create({ title_text: 'x', project_id: inbox }, stranger),
      await create({ title_text: 'x', card_id: world.cards.inbox }, stranger),
    ]
    for (const answer of answers) expectRefusal(answer, 'not_found')
  })

  test('every 404 is the same bytes (product.md 5.2)', async () => {
    const targets = [
      { project_id: world.foreign.project },
      { project_id: world.projects.private },
      { project_id: world.projects.archived },
      { project_id: absentProject() },
      { card_id: world.foreign.card },
      { card_id: world.cards.private },
      { card_id: archivedCard },
      { card_id: absentCard() },
    ]
    const texts = await Promise.all(
      targets.map(async (target) => {
        const { text } = await create({ title_text: 'x', ...target })
        return text.replace(/"request_id":"[^"]+"/, '')
      }),
    )
    expect(new Set(texts).size).toBe(1)
  })

  test.each(['project_id', 'card_id'])(
    'a project that is archived meanwhile is 404 too, by %s',
    async (by) => {
      const { id, cards } = await addProject('owner', { name: 'Going, going' })
      const target = by === 'project_id' ? { project_id: id } : { card_id: cards[0]?.id }
      const { promise: asked, resolve: letGo } = Promise.withResolvers<void>()
      const { promise: archived, resolve: tellArchived } = Promise.withResolvers<void>()
      const actor = {
        workspaceId: world.workspace.id,
        userId: world.users.owner,
        via: 'web' as const,
        now: clock.now(),
      }
      const archiving = commit(async (tx) => {
        await archiveProject(tx, actor, id)
        tellArchived()
        await asked
      })
      await archived
      const answer = create({ title_text: 'Too late', ...target })
      await waitForLocks(sql, 1)
      letGo()
      await archiving
      expectRefusal(await answer, 'not_found')
    },
  )
})

describe('who may (product.md 5.5, 5.6)', () => {
  test('an owner who is a viewer of the project gets 403 forbidden, by project and by card', async () => {
    const { viewer_only } = world.projects
    for (const place of [{ project_id: viewer_only }, { card_id: world.cards.viewer_only }])
      expectRefusal(await create({ title_text: 'x', ...place }), 'forbidden')
  })

  test.each([
    ['owner', 'admin', null, 201],
    ['admin', 'owner', null, 201],
    ['owner', 'admin', 'viewer', 403],
    ['admin', 'owner', 'viewer', 403],
    ['owner', 'admin', 'editor', 201],
    ['admin', 'owner', 'editor', 201],
    ['admin', 'owner', 'manager', 201],
  ] as const)(
    'an %s in a project of the %s, with the explicit role %s, gets %s',
    async (who, of, role, status) => {
      const { id, cards } = await addProject(of, { name: 'Somebody else’s' })
      if (role !== null) await setRole(id, world.users[who], role)
      const caller = who === 'owner' ? full : admin
      expect((await create({ title_text: 'x', project_id: id }, caller)).status).toBe(status)
      expect((await create({ title_text: 'x', card_id: cards[2]?.id }, caller)).status).toBe(status)
    },
  )

  test('a viewer learns nothing of what is not visible: 404 goes first', async () => {
    await setRole(world.projects.private, world.users.owner, 'viewer')
    const answer = await create({ title_text: 'x', project_id: world.projects.private })
    expectRefusal(answer, 'not_found')
  })
})

test('a task belongs to the workspace of the key that made it (product.md 5.4)', async () => {
  const { foreign } = world
  const stranger = app.withSecret(foreign.key.secret)
  const made = taskOf(await create({ title_text: 'Theirs', project_id: foreign.project }, stranger))
  expect((await stranger.get(`/tasks/${made.id}`)).status).toBe(200)
  expect((await full.get(`/tasks/${made.id}`)).status).toBe(404)
  const { secret } = await commit((tx) =>
    mintKey(
      tx,
      { workspaceId: foreign.workspace, userId: foreign.user, via: 'cli', now: clock.now() },
      { name: 'Another', scopes: ['read:tasks'] },
    ),
  )
  expect((await app.withSecret(secret).get(`/tasks/${made.id}`)).body).toEqual({ data: made })
})
