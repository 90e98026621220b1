import { beforeAll, describe, expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import type { ProjectRole } from '../../src/db/schema.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { mintKey } from '../../src/domain/api-keys/change-keys.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { newId } from '../../src/domain/ids.ts'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { archiveProject, createProject, type NewProject } from '../../src/domain/projects/projects.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../support/app.ts'
import { TestClock } from '../support/clock.ts'

let app: TestApp
let world: Fixture
let full: Caller
let admin: Caller
beforeAll(async () => {
  app = await startApp({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  admin = app.withSecret(world.keys.admin.secret)
})

const one = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data
const create = (body: object, caller = full) => caller.post('/tasks', body)
const refusal = (status: number, code: string, param?: string) => ({
  status,
  body: { error: { code, ...(param === undefined ? {} : { param }) } },
})

/** A project that `user` makes in the web editor, and manages. */
const addProject = (user: 'owner' | 'admin', input: NewProject) =>
  runTransaction(app.context.db, (tx) =>
    createProject(
      tx,
      { workspaceId: world.workspace.id, userId: world.users[user], via: 'web', now: app.clock.now() },
      input,
    ),
  )
const setRole = (project: string, user: string, role: ProjectRole) =>
  app.context.sql`
    insert into project_members (workspace_id, project_id, user_id, role)
    values (${world.workspace.id}, ${project}, ${user}, ${role})
    on conflict (workspace_id, project_id, user_id) do update set role = excluded.role`

/** How many rows every table of the database has. */
async function rowCounts(): Promise<Record<string, number>> {
  const { sql } = app.context
  const tables = await sql<{ name: string }[]>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from ${sql(name)}`
    counts[name] = row?.count ?? 0
  }
  return counts
}

describe('where the task goes (specification 4, POST /tasks, rules 1 to 5; decisions 4.1 and 4.2)', () => {
  test.each([
    ['todo', false],
    ['doing', false],
    ['done', true],
  ] as const)('card_id alone: into that column, %s', async (column, is_done) => {
    const answer = await create({ title_text: 'In a column', card_id: world.cards[column] })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({
      project_id: world.projects.main,
      card: { id: world.cards[column], is_done },
      completed: false,
    })
  })

  test('project_id alone: into the project’s first column that is not done', async () => {
    const answer = await create({ title_text: 'By default', project_id: world.projects.main })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({
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
    expect(one(await create({ title_text: 'x', project_id: board.id })).card?.id).toBe(later?.id)
    await app.context.sql`
      update cards set "order" = -5 where workspace_id = ${world.workspace.id} and id = ${now?.id ?? ''}`
    expect(one(await create({ title_text: 'x', project_id: board.id })).card?.id).toBe(now?.id)
  })

  test.each([
    ['has only done columns', [{ name: 'Done', is_done: true }]],
    ['has no column at all', []],
  ])('project_id alone is no_open_column where the project %s', async (_board, cards) => {
    const { id } = await addProject('owner', { name: 'Closed', cards })
    expect(await create({ title_text: 'x', project_id: id })).toMatchObject(refusal(422, 'no_open_column'))
  })

  test('a card of a project without an open column is taken by its id', async () => {
    const project_id = world.projects.no_open_column
    const { data } = (await full.get(`/projects/${project_id}/cards`)).body as Schemas['CardList']
    const [done] = data
    const answer = await create({ title_text: 'Filed', card_id: done?.id })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ project_id, card: { id: done?.id, is_done: true } })
  })

  test('both, agreeing: into the card', async () => {
    const { main } = world.projects
    const answer = await create({ title_text: 'Both', card_id: world.cards.doing, project_id: main })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ project_id: main, card: { id: world.cards.doing } })
  })

  const absentCard = () => newId('card', app.clock.now())
  const absentProject = () => newId('project', app.clock.now())
  let archivedCard: string
  beforeAll(async () => {
    const { id, cards } = await addProject('owner', { name: 'Long gone' })
    archivedCard = cards[0]?.id ?? ''
    await app.context.sql`
      update projects set archived_at = now() where workspace_id = ${world.workspace.id} and id = ${id}`
  })

  test.each([
    ['neither', 'validation_error', () => ({}), 422, 'project_id'],
    ['both null', 'validation_error', () => ({ card_id: null, project_id: null }), 422, 'project_id'],
    [
      'a card of another visible project',
      'validation_error',
      () => ({ card_id: world.cards.todo, project_id: world.projects.second }),
      422,
      'card_id',
    ],
    ['a foreign project', 'not_found', () => ({ project_id: world.foreign.project }), 404],
    ['a private project', 'not_found', () => ({ project_id: world.projects.private }), 404],
    ['an archived project', 'not_found', () => ({ project_id: world.projects.archived }), 404],
    ['a nonexistent project', 'not_found', () => ({ project_id: absentProject() }), 404],
    ['a project id of the wrong shape', 'not_found', () => ({ project_id: 'project_1' }), 404],
    ['an empty project id', 'not_found', () => ({ project_id: '' }), 404],
    ['an inbox project', 'inbox_project', () => ({ project_id: world.projects.inbox }), 422],
    ['a foreign card', 'not_found', () => ({ card_id: world.foreign.card }), 404],
    ['a card of a private project', 'not_found', () => ({ card_id: world.cards.private }), 404],
    ['a card of an archived project', 'not_found', () => ({ card_id: archivedCard }), 404],
    ['a nonexistent card', 'not_found', () => ({ card_id: absentCard() }), 404],
    ['a card id of the wrong shape', 'not_found', () => ({ card_id: 'To do' }), 404],
    ['an inbox card', 'inbox_project', () => ({ card_id: world.cards.inbox }), 422],
    [
      'an inbox card beside a visible project (7.8)',
      'inbox_project',
      () => ({ card_id: world.cards.inbox, project_id: world.projects.main }),
      422,
    ],
    [
      'an inbox card beside its own project',
      'inbox_project',
      () => ({ card_id: world.cards.inbox, project_id: world.projects.inbox }),
      422,
    ],
    [
      'a visible card beside the inbox',
      'inbox_project',
      () => ({ card_id: world.cards.todo, project_id: world.projects.inbox }),
      422,
    ],
    [
      'a visible card beside a private project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: world.projects.private }),
      404,
    ],
    [
      'a visible card beside a foreign project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: world.foreign.project }),
      404,
    ],
    [
      'a visible card beside a nonexistent project',
      'not_found',
      () => ({ card_id: world.cards.todo, project_id: absentProject() }),
      404,
    ],
    [
      'a foreign card beside a visible project',
      'not_found',
      () => ({ card_id: world.foreign.card, project_id: world.projects.main }),
      404,
    ],
    [
      'a private card beside its own project',
      'not_found',
      () => ({ card_id: world.cards.private, project_id: world.projects.private }),
      404,
    ],
  ])('%s: %s', async (_target, code, target, status, param?: string) => {
    const answer = await create({ title_text: 'x', ...target() })
    expect(answer).toMatchObject(refusal(status, code, param))
    if (param === undefined) expect(answer).not.toHaveProperty('body.error.param')
  })

  test('the inbox of another workspace is 404, as all of it (decision 4.2)', async () => {
    const stranger = app.withSecret(world.foreign.key.secret)
    const { inbox } = world.projects
    const answers = [
      await create({ title_text: 'x', project_id: inbox }, stranger),
      await create({ title_text: 'x', card_id: world.cards.inbox }, stranger),
    ]
    for (const answer of answers) expect(answer).toMatchObject(refusal(404, 'not_found'))
  })

  test('every 404 is the same bytes (specification 1)', async () => {
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
        now: app.clock.now(),
      }
      const archiving = runTransaction(app.context.db, async (tx) => {
        await archiveProject(tx, actor, id)
        tellArchived()
        await asked
      })
      await archived
      const answer = create({ title_text: 'Too late', ...target })
      for (let waiting = 0; waiting === 0;) {
        const [row] = await app.context.sql<{ count: number }[]>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`
        waiting = row?.count ?? 0
      }
      letGo()
      await archiving
      expect(await answer).toMatchObject(refusal(404, 'not_found'))
    },
  )
})

describe('who may (specification 4, POST /tasks, rule 6; decision 2.8)', () => {
  test('without the scope write:tasks it is 403 scope_required', async () => {
    const caller = await app.asKey(
      world,
      scopes.filter((scope) => scope !== 'write:tasks'),
    )
    const answer = await create({ title_text: 'x', project_id: world.projects.main }, caller)
    expect(answer).toMatchObject(refusal(403, 'scope_required', 'scope'))
  })

  test('an owner who is a viewer of the project gets 403 forbidden, by project and by card', async () => {
    const { viewer_only } = world.projects
    const forbidden = refusal(403, 'forbidden')
    expect(await create({ title_text: 'x', project_id: viewer_only })).toMatchObject(forbidden)
    expect(await create({ title_text: 'x', card_id: world.cards.viewer_only })).toMatchObject(forbidden)
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
    expect(answer).toMatchObject(refusal(404, 'not_found'))
  })
})

describe('the assignees (specification 4, user_ids; decisions 4.4, 6.10 and 7.4)', () => {
  const body = () => ({ title_text: 'For somebody', card_id: world.cards.todo })
  const assign = (user_ids: unknown) => create({ ...body(), user_ids })

  test('active members are taken, in the order given', async () => {
    const { owner, admin, member } = world.users
    const answer = await assign([member, owner, admin])
    expect(answer.status).toBe(201)
    expect(one(answer).assignee_ids).toEqual([member, owner, admin])
  })

  test.each([[undefined], [null], [[]]])('%j is nobody', async (user_ids) => {
    const answer = await assign(user_ids)
    expect(answer.status).toBe(201)
    expect(one(answer).assignee_ids).toEqual([])
  })

  test('repeats count once, where they stand first', async () => {
    const { owner, member } = world.users
    expect(one(await assign([member, owner, member, member, owner])).assignee_ids).toEqual([member, owner])
  })

  test.each([
    ['a pending member', () => world.users.pending],
    ['a suspended member', () => world.users.suspended],
    ['somebody of another workspace', () => world.foreign.user],
    ['nobody at all', () => newId('user', app.clock.now())],
    ['an id of another kind', () => world.projects.main],
    ['an empty string', () => ''],
    ['an email address', () => 'anna@example.com'],
  ])('%s is invalid_assignee, and the whole request is refused', async (_who, id) => {
    const before = await rowCounts()
    expect(await assign([world.users.member, id()])).toMatchObject(
      refusal(422, 'invalid_assignee', 'user_ids'),
    )
    expect(await rowCounts()).toEqual(before)
  })

  test('whoever became active since may be assigned, whoever was suspended no longer', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const set = (user: string, status: 'active' | 'suspended') =>
      runTransaction(app.context.db, (tx) =>
        setMembership(tx, own.workspace.id, user, { role: 'member', status }, app.clock.now()),
      )
    await set(own.users.pending, 'active')
    await set(own.users.member, 'suspended')
    const to = (user: string) =>
      create({ title_text: 'x', card_id: own.cards.todo, user_ids: [user] }, caller)
    expect((await to(own.users.pending)).status).toBe(201)
    expect(await to(own.users.member)).toMatchObject(refusal(422, 'invalid_assignee'))
  })

  test('a hundred are taken, one more is refused, counted before repeats are folded', async () => {
    const { member } = world.users
    const hundred = await assign(Array<string>(100).fill(member))
    expect(hundred.status).toBe(201)
    expect(one(hundred).assignee_ids).toEqual([member])
    expect(await assign(Array<string>(101).fill(member))).toMatchObject(
      refusal(422, 'validation_error', 'user_ids'),
    )
  })

  test.each([['user_1'], [[1]], [[null]], [{ id: 'user_1' }], [['user_\0']], [true]])(
    '%j is no list of ids: validation_error',
    async (user_ids) => {
      expect(await assign(user_ids)).toMatchObject(refusal(422, 'validation_error', 'user_ids'))
    },
  )
})

describe('the fields (specification 4, the body of POST /tasks, and 8)', () => {
  const within = (body: object) => create({ title_text: 'x', card_id: world.cards.todo, ...body })

  test.each([
    ['one character', 'x'],
    ['500 characters', 'é'.repeat(500)],
    ['500 code points of two units each', '🪴'.repeat(500)],
    ['white space around it', '  x\n'],
    ['what looks like markup', '<b>&amp;</b>'],
    ['combining marks, not normalised', 'e\u0301 \u00e9'],
  ])('title_text takes %s, and keeps every byte (decision 1.5)', async (_what, title_text) => {
    const answer = await within({ title_text })
    expect(answer.status).toBe(201)
    expect(one(await full.get(`/tasks/${one(answer).id}`)).title).toBe(title_text)
  })

  test.each([
    ['20000 characters', 'd'.repeat(20_000), 'd'.repeat(20_000)],
    ['20000 code points', '🪴'.repeat(20_000), '🪴'.repeat(20_000)],
    ['an empty string', '', ''],
    ['white space', ' \r\n ', ' \r\n '],
    ['null', null, null],
  ])('description takes %s', async (_what, description, read) => {
    const answer = await within({ description })
    expect(answer.status).toBe(201)
    expect(one(answer).description).toBe(read)
  })

  test.each(['low', 'medium', 'high', 'urgent', 'none', null])(
    'priority takes %s, and reads it back (decision 4.9)',
    async (priority) => {
      expect(one(await within({ priority })).priority).toBe(priority)
    },
  )

  test.each([0, 1, 99, null])('progress takes %s, and is not completed', async (progress) => {
    expect(one(await within({ progress }))).toMatchObject({ progress, completed: false })
  })

  test.each(['0001-01-01', '2028-02-29', '9999-12-31'])('end_date takes %s', async (end_date) => {
    expect(one(await within({ end_date }))).toMatchObject({ due_date: end_date, due_time: null })
  })

  test.each(['00:00', '09:05', '23:59'])('end_time takes %s beside an end_date', async (end_time) => {
    expect(one(await within({ end_date: '2026-12-24', end_time }))).toMatchObject({
      due_date: '2026-12-24',
      due_time: end_time,
    })
  })

  test.each([{ end_time: '12:00' }, { end_time: '12:00', end_date: null }])(
    'end_time is dropped if end_date is not given too: %j (decision 4.3)',
    async (body) => {
      const answer = await within(body)
      expect(answer.status).toBe(201)
      expect(one(answer)).toMatchObject({ due_date: null, due_time: null })
    },
  )

  test('unknown fields are ignored (decision 1.4)', async () => {
    const answer = await within({
      id: world.tasks.first,
      title: 'Not this',
      completed: true,
      due_date: '2026-12-24',
      reminder_date: 'never',
      workspace_id: world.foreign.workspace,
      created_at: '2020-01-01T00:00:00Z',
      __proto__x: { polluted: true },
    })
    expect(answer.status).toBe(201)
    expect(one(answer)).toMatchObject({ title: 'x', completed: false, due_date: null })
    expect(one(answer).id).not.toBe(world.tasks.first)
    expect(one(answer).created_at).toBe(app.clock.now().toISOString())
  })

  test.each([
    ['title_text', undefined],
    ['title_text', null],
    ['title_text', 42],
    ['title_text', ['x']],
    ['title_text', ''],
    ['title_text', ' '],
    ['title_text', '\t\r\n\u00a0\u3000\ufeff'],
    ['title_text', 'x'.repeat(501)],
    ['title_text', '🪴'.repeat(501)],
    ['title_text', 'x\0'],
    ['title_text', '\ud83e'],
    ['title_text', '\udeb4\ud83e'],
    ['card_id', 7],
    ['card_id', 'card_\0'],
    ['project_id', {}],
    ['project_id', 'project_\ud800'],
    ['description', 'd'.repeat(20_001)],
    ['description', false],
    ['description', '\0'],
    ['priority', 'High'],
    ['priority', 'critical'],
    ['priority', ''],
    ['priority', 1],
    ['progress', -1],
    ['progress', 101],
    ['progress', 50.5],
    ['progress', '50'],
    ['progress', true],
    ['progress', 1e30],
    ['end_date', '2026-02-30'],
    ['end_date', '2027-02-29'],
    ['end_date', '2026-1-1'],
    ['end_date', '20261224'],
    ['end_date', '2026-12-24T00:00:00Z'],
    ['end_date', '0000-01-01'],
    ['end_date', '10000-01-01'],
    ['end_date', ''],
    ['end_date', 20261224],
    ['end_time', '24:00'],
    ['end_time', '9:00'],
    ['end_time', '09:60'],
    ['end_time', '09:00:00'],
    ['end_time', '09:00\n'],
    ['end_time', ''],
    ['end_time', 900],
    ['user_ids', 'all'],
  ])('%s: %j is validation_error, naming it, and nothing is written', async (param, value) => {
    const before = await rowCounts()
    const answer = await within({ end_date: '2026-12-24', [param]: value })
    expect(answer).toMatchObject(refusal(422, 'validation_error', param))
    expect(await rowCounts()).toEqual(before)
  })

  test('an end_time of the wrong form is refused even where it would be dropped (decision 4.9)', async () => {
    expect(await within({ end_time: 'noon' })).toMatchObject(refusal(422, 'validation_error', 'end_time'))
  })

  test.each([
    [{ title_text: '', priority: 'x', progress: 101 }, 'title_text'],
    [{ priority: 'x', progress: 101, description: 7 }, 'description'],
    [{ end_time: 'x', end_date: 'x' }, 'end_date'],
    [{ user_ids: 1, end_time: 'x' }, 'end_time'],
  ])('of several, the first in the contract’s order is named: %j (decision 1.5)', async (body, param) => {
    expect(await within(body)).toMatchObject(refusal(422, 'validation_error', param))
  })
})

describe('what a create records (specification 1, 4 and 6)', () => {
  const activitiesOf = (id: string) => app.context.sql`
    select workspace_id, type, user_id, via, api_key_id, project_id, changed, created_at
    from activities where subject_id = ${id} order by id`
  const notificationsOf = (id: string) => app.context.sql<{ user_id: string }[]>`
    select workspace_id, user_id, type, actor_id, via, read_at from notifications
    where subject_id = ${id} order by user_id`

  test('one task.created, as the key’s creator, labeled with the API and the key', async () => {
    const { id } = one(await create({ title_text: 'x', card_id: world.cards.todo }))
    expect(await activitiesOf(id)).toEqual([
      {
        workspace_id: world.workspace.id,
        type: 'task.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id: world.projects.main,
        changed: null,
        created_at: app.clock.now().toISOString().replace('T', ' ').replace('Z', '+00').replace('.000', ''),
      },
    ])
  })

  test('another key acts as its own creator', async () => {
    const { id } = one(await create({ title_text: 'x', card_id: world.cards.todo }, admin))
    expect(await activitiesOf(id)).toMatchObject([
      { type: 'task.created', user_id: world.users.admin, api_key_id: world.keys.admin.id },
    ])
    const [row] = await app.context.sql`select created_by from tasks where id = ${id}`
    expect(row).toEqual({ created_by: world.users.admin })
  })

  test('a create at progress 100 is completed, but is a task.created only (decision 7.6)', async () => {
    const task = one(await create({ title_text: 'x', card_id: world.cards.todo, progress: 100 }))
    expect(task).toMatchObject({ progress: 100, completed: true, card: { id: world.cards.todo } })
    expect(await activitiesOf(task.id)).toMatchObject([{ type: 'task.created' }])
  })

  test('the assignees are notified, once each, but not whoever acts', async () => {
    const { owner, admin: bruno, member } = world.users
    const user_ids = [member, owner, bruno, member]
    const { id } = one(await create({ title_text: 'x', card_id: world.cards.todo, user_ids }))
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

  test.each([['nobody'], ['whoever acts alone']])('assigned to %s, nobody is notified', async (who) => {
    const user_ids = who === 'nobody' ? [] : [world.users.owner]
    const { id } = one(await create({ title_text: 'x', card_id: world.cards.todo, user_ids }))
    expect(await notificationsOf(id)).toEqual([])
  })

  test('a success writes just the task, its activity and its notifications', async () => {
    const before = await rowCounts()
    await create({ title_text: 'x', card_id: world.cards.todo, user_ids: [world.users.member] })
    const after = await rowCounts()
    const grown = Object.keys(after).filter((table) => after[table] !== before[table])
    expect(grown).toEqual(['activities', 'notifications', 'tasks'])
  })
})

describe('a request that fails leaves no row of any table, its Idempotency-Key included (decision 3.1)', () => {
  test.each([
    ['validation_error', () => ({ title_text: '' })],
    ['not_found', () => ({ title_text: 'x', project_id: world.projects.private })],
    ['inbox_project', () => ({ title_text: 'x', project_id: world.projects.inbox })],
    ['no_open_column', () => ({ title_text: 'x', project_id: world.projects.no_open_column })],
    ['forbidden', () => ({ title_text: 'x', project_id: world.projects.viewer_only })],
    [
      'invalid_assignee',
      () => ({ title_text: 'x', card_id: world.cards.todo, user_ids: [world.users.pending] }),
    ],
  ])('%s', async (code, body) => {
    const before = await rowCounts()
    const headers = { 'Idempotency-Key': `fails with ${code}` }
    const answer = await full.post('/tasks', body(), { headers })
    expect(answer).toMatchObject({ body: { error: { code } } })
    expect(await rowCounts()).toEqual(before)
  })

  test.each(['activities', 'notifications'])('a failure on the way, in %s', async (table) => {
    const { sql } = app.context
    const before = await rowCounts()
    await sql`alter table ${sql(table)} add constraint refuses check (false) not valid`
    try {
      const answer = await create({
        title_text: 'x',
        card_id: world.cards.todo,
        user_ids: [world.users.member],
      })
      expect(answer).toMatchObject(refusal(500, 'internal_error'))
    } finally {
      await sql`alter table ${sql(table)} drop constraint refuses`
    }
    expect(await rowCounts()).toEqual(before)
  })
})

test('a task belongs to the workspace of the key that made it (specification 1)', async () => {
  const { foreign } = world
  const stranger = app.withSecret(foreign.key.secret)
  const made = one(await create({ title_text: 'Theirs', project_id: foreign.project }, stranger))
  expect((await stranger.get(`/tasks/${made.id}`)).status).toBe(200)
  expect((await full.get(`/tasks/${made.id}`)).status).toBe(404)
  const { secret } = await runTransaction(app.context.db, (tx) =>
    mintKey(
      tx,
      { workspaceId: foreign.workspace, userId: foreign.user, via: 'cli', now: app.clock.now() },
      { name: 'Another', scopes: ['read:tasks'] },
    ),
  )
  expect((await app.withSecret(secret).get(`/tasks/${made.id}`)).body).toEqual({ data: made })
})
