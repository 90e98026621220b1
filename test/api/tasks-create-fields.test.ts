import { describe, expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { useWorld } from '../support/world.ts'
import { operatorOf } from '../support/keys.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'
import { rowsOf } from '../support/rows.ts'
import { taskOf } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, clock, commit } = scene

const create = (body: object, caller = full) => caller.post('/tasks', body)

describe('the assignees (product.md 8.5)', () => {
  const body = () => ({ title_text: 'For somebody', card_id: world.cards.todo })
  const assign = (user_ids: unknown) => create({ ...body(), user_ids })

  test('active members are taken, in the order given', async () => {
    const { owner, admin, member } = world.users
    const answer = await assign([member, owner, admin])
    expect(answer.status).toBe(201)
    expect(taskOf(answer).assignee_ids).toEqual([member, owner, admin])
  })

  test.each([[undefined], [null], [[]]])('%j is nobody', async (user_ids) => {
    const answer = await assign(user_ids)
    expect(answer.status).toBe(201)
    expect(taskOf(answer).assignee_ids).toEqual([])
  })

  test('repeats count once, where they stand first', async () => {
    const { owner, member } = world.users
    expect(taskOf(await assign([member, owner, member, member, owner])).assignee_ids).toEqual([member, owner])
  })

  test.each([
    ['a pending member', () => world.users.pending],
    ['a suspended member', () => world.users.suspended],
    ['somebody of another workspace', () => world.foreign.user],
    ['nobody at all', () => newId('user', clock.now())],
    ['an id of another kind', () => world.projects.main],
    ['an empty string', () => ''],
    ['an email address', () => 'anna@example.com'],
  ])('%s is invalid_assignee, and the whole request is refused', async (_who, id) => {
    const before = await rowsOf(scene)
    expectRefusal(await assign([world.users.member, id()]), 'invalid_assignee', { param: 'user_ids' })
    expect(await rowsOf(scene)).toEqual(before)
  })

  test('whoever became active since may be assigned, whoever was suspended no longer', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const set = (user: string, status: 'active' | 'suspended') =>
      commit((tx) => setMembership(tx, operatorOf(own, clock.now()), user, { role: 'member', status }))
    await set(own.users.pending, 'active')
    await set(own.users.member, 'suspended')
    const to = (user: string) =>
      create({ title_text: 'x', card_id: own.cards.todo, user_ids: [user] }, caller)
    expect((await to(own.users.pending)).status).toBe(201)
    expectRefusal(await to(own.users.member), 'invalid_assignee', { param: 'user_ids' })
  })

  test('a hundred are taken, one more is refused, counted before repeats are folded', async () => {
    const { member } = world.users
    const hundred = await assign(Array<string>(100).fill(member))
    expect(hundred.status).toBe(201)
    expect(taskOf(hundred).assignee_ids).toEqual([member])
    expectRefusal(await assign(Array<string>(101).fill(member)), 'validation_error', { param: 'user_ids' })
  })

  test.each([['user_1'], [[1]], [[null]], [{ id: 'user_1' }], [['user_\0']], [true]])(
    '%j is no list of ids: validation_error',
    async (user_ids) => {
      expectRefusal(await assign(user_ids), 'validation_error', { param: 'user_ids' })
    },
  )
})

describe('the fields', () => {
  const within = (body: object) => create({ title_text: 'x', card_id: world.cards.todo, ...body })

  test.each([
    ['one character', 'x'],
    ['500 characters', 'é'.repeat(500)],
    ['500 code points of two units each', '🪴'.repeat(500)],
    ['white space around it', '  x\n'],
    ['what looks like markup', '<b>&amp;</b>'],
    ['combining marks, not normalised', 'e\u0301 \u00e9'],
  ])('title_text takes %s, and keeps every byte (product.md 1.13)', async (_what, title_text) => {
    const answer = await within({ title_text })
    expect(answer.status).toBe(201)
    expect(taskOf(await full.get(`/tasks/${taskOf(answer).id}`)).title).toBe(title_text)
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
    expect(taskOf(answer).description).toBe(read)
  })

  test.each(['low', 'medium', 'high', 'urgent', 'none', null])(
    'priority takes %s, and reads it back (product.md 8.20)',
    async (priority) => {
      expect(taskOf(await within({ priority })).priority).toBe(priority)
    },
  )

  test.each([0, 1, 99, null])('progress takes %s, and is not completed', async (progress) => {
    expect(taskOf(await within({ progress }))).toMatchObject({ progress, completed: false })
  })

  test.each(['0001-01-01', '2028-02-29', '9999-12-31'])('end_date takes %s', async (end_date) => {
    expect(taskOf(await within({ end_date }))).toMatchObject({ due_date: end_date, due_time: null })
  })

  test.each(['00:00', '09:05', '23:59'])('end_time takes %s beside an end_date', async (end_time) => {
    expect(taskOf(await within({ end_date: '2026-12-24', end_time }))).toMatchObject({
      due_date: '2026-12-24',
      due_time: end_time,
    })
  })

  test.each([{ end_time: '12:00' }, { end_time: '12:00', end_date: null }])(
    'end_time is dropped if end_date is not given too: %j (product.md 8.6)',
    async (body) => {
      const answer = await within(body)
      expect(answer.status).toBe(201)
      expect(taskOf(answer)).toMatchObject({ due_date: null, due_time: null })
    },
  )

  test('unknown fields are ignored (product.md 1.10)', async () => {
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
    expect(taskOf(answer)).toMatchObject({ title: 'x', completed: false, due_date: null })
    expect(taskOf(answer).id).not.toBe(world.tasks.first)
    expect(taskOf(answer).created_at).toBe(clock.now().toISOString())
  })

  test.each([
    ['title_text', undefined],
    ['title_text', null],
    ['title_text', 42],
    ['title_text', ['x']],
    ['title_text', ''],
    ['title_text', ' '],
    ['title_text', '\t\r\n\u0085\u00a0\u3000'],
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
    const before = await rowsOf(scene)
    const answer = await within({ end_date: '2026-12-24', [param]: value })
    expectRefusal(answer, 'validation_error', { param })
    expect(await rowsOf(scene)).toEqual(before)
  })

  test('an end_time of the wrong form is refused even where it would be dropped (product.md 8.6)', async () => {
    expectRefusal(await within({ end_time: 'noon' }), 'validation_error', { param: 'end_time' })
  })

  test.each([
    [{ title_text: '', priority: 'x', progress: 101 }, 'title_text'],
    [{ priority: 'x', progress: 101, description: 7 }, 'description'],
    [{ end_time: 'x', end_date: 'x' }, 'end_date'],
    [{ user_ids: 1, end_time: 'x' }, 'end_time'],
  ])('of several, the first in the contract’s order is named: %j (product.md 2.2)', async (body, param) => {
    expectRefusal(await within(body), 'validation_error', { param })
  })
})
