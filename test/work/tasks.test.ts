import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createTaskComment } from '../../src/domain/tasks/comments.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { pageOf } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'

const { app, world, full, sql, clock, web, commit } = useWorld()

type Task = Schemas['WorkTask']

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

const taskOf = ({ status, body, text }: Answer): Task => {
  expect([200, 201], text).toContain(status)
  return (body as Schemas['WorkTaskResponse']).data
}
const make = async (fields: object = {}): Promise<Task> =>
  taskOf(await owner.post('/tasks', { title: 'Order slate', card_id: world.cards.todo, ...fields }))
const read = async (id: string, caller = owner): Promise<Task> => taskOf(await caller.get(`/tasks/${id}`))
const change = (id: string, fields: object): Promise<Answer> => owner.patch(`/tasks/${id}`, fields)
const recorded = async (id: string): Promise<{ type: string; via: string; changed: string[] | null }[]> =>
  sql`select type, via, changed from activities where subject_id = ${id} order by id`

const everything = () => ({
  title: 'Order slate',
  description: 'Grey',
  priority: 'high',
  progress: 40,
  end_date: '2030-05-02',
  end_time: '17:00',
  user_ids: [world.users.member],
  reminder_date: '2030-05-02T09:00:00+02:00',
  recurrence: 'weekly',
})

describe('createTask (product.md 25.10)', () => {
  test('createTask stores all fields in the given column, and the task is read as it was returned', async () => {
    const created = await make(everything())
    expect(created).toMatchObject({
      title: 'Order slate',
      description: 'Grey',
      priority: 'high',
      progress: 40,
      due_date: '2030-05-02',
      due_time: '17:00',
      assignee_ids: [world.users.member],
      reminder_date: '2030-05-02T07:00:00.000Z',
      recurrence: 'weekly',
      card: { id: world.cards.todo },
      comment_count: 0,
      created_by: { id: world.users.owner },
    })
    expect(await read(created.id)).toEqual(created)
  })

  test('createTask is recorded as via web, and emits one task.created', async () => {
    const { id } = await make()
    expect(await recorded(id)).toEqual([{ type: 'task.created', via: 'web', changed: null }])
  })

  test('createTask creates a task in the first open column of a project', async () => {
    const created = taskOf(await owner.post('/tasks', { title: 'Oak', project_id: world.projects.main }))
    expect(created.card).toMatchObject({ is_done: false })
  })

  test('createTask refuses a project without an open column, and a column of another project', async () => {
    const without = await owner.post('/tasks', { title: 'x', project_id: world.projects.no_open_column })
    expectRefusal(without, 'no_open_column')
    const both = { title: 'x', project_id: world.projects.second, card_id: world.cards.todo }
    expectRefusal(await owner.post('/tasks', both), 'validation_error', { param: 'card_id' })
  })

  test.each([
    ['title', ' '],
    ['title', 'x'.repeat(501)],
    ['description', 'a\u0000b'],
    ['priority', 'soon'],
    ['progress', 101],
    ['end_date', '2030-02-30'],
    ['end_time', '25:00'],
    ['reminder_date', '2030-02-01'],
    ['recurrence', 'none'],
    ['recurrence', 'hourly'],
  ])('createTask refuses %s %j like the public API', async (param, value) => {
    const answer = await owner.post('/tasks', { title: 'x', card_id: world.cards.todo, [param]: value })
    expectRefusal(answer, 'validation_error', { param })
  })

  test('createTask replays the reply for an Idempotency-Key, and creates one task', async () => {
    const again = { headers: { 'Idempotency-Key': 'work-create' } }
    const body = { title: 'Once', card_id: world.cards.todo }
    const [first, second] = [await owner.post('/tasks', body, again), await owner.post('/tasks', body, again)]
    expect(second.headers['idempotent-replay']).toBe('true')
    expect(taskOf(second)).toEqual(taskOf(first))
    expectRefusal(await owner.post('/tasks', { ...body, title: 'Twice' }, again), 'idempotency_key_reuse')
  })
})

describe('assignees (product.md 25.10)', () => {
  const inPrivate = (user: string) => ({ title: 'x', card_id: world.cards.private, user_ids: [user] })

  test('assignees must see the project: a member needs a role in a private project, an admin does not', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own)
    const assign = (user: string) =>
      caller.post('/tasks', { title: 'x', card_id: own.cards.private, user_ids: [user] })
    const message = 'Every assignee must be an active member who can see the project.'
    expectRefusal(await assign(own.users.member), 'invalid_assignee', { param: 'user_ids', message })
    expect((await assign(own.users.admin)).status).toBe(201)
    const as = operatorOf(own, clock.now())
    await commit((tx) => setProjectMember(tx, as, own.projects.private, own.users.member, 'viewer'))
    expect((await assign(own.users.member)).status).toBe(201)
  })

  test.each(['suspended', 'stranger'])(
    'assignees of a task are refused if one of them is %s',
    async (who) => {
      const user = who === 'stranger' ? 'user_01kjpzv280e66rvyb3a6y4dzrn' : world.users.suspended
      expectRefusal(await owner.post('/tasks', inPrivate(user)), 'invalid_assignee', { param: 'user_ids' })
      const { id } = await make()
      expectRefusal(await change(id, { user_ids: [user] }), 'invalid_assignee', { param: 'user_ids' })
      expect((await read(id)).assignee_ids).toEqual([])
    },
  )

  test('assignees are replaced, or removed with null; new ones are notified, and a change is one task.updated', async () => {
    await giveEndpoint(app, world.workspace.id, 'https://hooks.example/tasks')
    const { id } = await make({ user_ids: [world.users.admin] })
    const before = await recorded(id)
    // The changes are later than every notification of other tests.
    clock.advance(1)
    const both = [world.users.admin, world.users.member]
    expect(taskOf(await change(id, { user_ids: [...both, world.users.member] })).assignee_ids).toEqual(both)
    expect((await recorded(id)).slice(before.length)).toEqual([
      { type: 'task.updated', via: 'web', changed: ['assignee_ids'] },
    ])
    const people = await signIn(app, world, 'member')
    const { data } = pageOf(await people.get('/notifications'))
    expect(data[0]).toMatchObject({ subject: { id }, via: 'web' })
    const events = await sql`select type from webhook_events where body like ${`%${id}%`} order by id`
    expect(events.map(({ type }) => type as string)).toEqual(['task.created', 'task.updated'])
    expect(taskOf(await change(id, { user_ids: null })).assignee_ids).toEqual([])
  })
})

describe('updateTask (product.md 25.10, 25.11)', () => {
  test.each([
    ['title', 'Order oak', { title: 'Order oak' }],
    ['title', '', { title: '' }],
    ['title', null, { title: '' }],
    ['description', null, { description: null }],
    ['priority', 'none', { priority: 'none' }],
    ['progress', 100, { progress: 100, completed: true, recurrence: null }],
    ['end_date', null, { due_date: null, due_time: null }],
    ['end_time', '08:00', { due_time: '08:00' }],
    ['reminder_date', null, { reminder_date: null }],
    ['recurrence', 'monthly', { recurrence: 'monthly' }],
    ['recurrence', null, { recurrence: null }],
  ])('updateTask changes %s to %j, and nothing else', async (field, value, expected) => {
    const before = await make(everything())
    const after = taskOf(await change(before.id, { [field]: value }))
    const { version, updated_at } = after
    expect(after).toEqual({ ...before, ...expected, version, updated_at })
    expect(version).not.toBe(before.version)
    expect(await read(before.id)).toEqual(after)
    expect((await recorded(before.id)).filter(({ type }) => type === 'task.updated')).toHaveLength(1)
  })

  test('completing a task emits task.completed in addition to task.updated', async () => {
    const { id } = await make()
    await change(id, { progress: 100 })
    expect((await recorded(id)).map(({ type }) => type)).toEqual([
      'task.created',
      'task.updated',
      'task.completed',
    ])
  })

  test('updateTask begins a recurrence on the day of the due date, and follows changes to that date', async () => {
    const { id } = await make({ recurrence: 'monthly', end_date: '2030-01-31' })
    const dayOf = async () =>
      (await sql`select recurrence_day from tasks where id = ${id}`)[0]?.recurrence_day as number
    expect(await dayOf()).toBe(31)
    await change(id, { end_date: '2030-02-15' })
    expect(await dayOf()).toBe(15)
    await change(id, { recurrence: null })
    expect(await dayOf()).toBeNull()
    await change(id, { recurrence: 'yearly', end_date: '2030-03-07' })
    expect(await dayOf()).toBe(7)
  })

  test('a recurrence that is restored after a completion keeps its day, unless the due date has changed', async () => {
    const { id } = await make({ recurrence: 'monthly', end_date: '2030-01-31' })
    const last = async () => {
      const [successor] = await sql`
        select id, end_date::text, recurrence_day from tasks
        where workspace_id = ${world.workspace.id} and recurrence is not null order by id desc limit 1`
      return successor as { id: string; end_date: string; recurrence_day: number }
    }
    await change(id, { progress: 100 })
    const february = await last()
    expect(february).toMatchObject({ end_date: '2030-02-28', recurrence_day: 31 })
    await change(february.id, { progress: 100 })
    await change(february.id, { progress: 0, recurrence: 'monthly' })
    await change(february.id, { progress: 100 })
    expect(await last()).toMatchObject({ end_date: '2030-03-31', recurrence_day: 31 })
    const weekly = await make({ recurrence: 'weekly', end_date: '2030-01-31' })
    await change(weekly.id, { progress: 100 })
    const next = await last()
    await change(next.id, { progress: 100 })
    await change(next.id, { progress: 0, recurrence: 'monthly' })
    await change(next.id, { progress: 100 })
    expect(await last()).toMatchObject({ end_date: '2030-03-07', recurrence_day: 7 })
    await change(february.id, { progress: 0, end_date: '2030-02-27' })
    await change(february.id, { recurrence: 'monthly' })
    await change(february.id, { progress: 100 })
    expect(await last()).toMatchObject({ end_date: '2030-03-27', recurrence_day: 27 })
  })

  test('updateTask without a change returns 200 and keeps the version and updated_at', async () => {
    const task = await make(everything())
    expect(taskOf(await change(task.id, { ...everything(), version: task.version }))).toEqual(task)
    expect(taskOf(await change(task.id, {}))).toEqual(task)
  })

  test('a task version other than the stored one is refused with 409 changed_by_another, and nothing is written', async () => {
    const { id, version } = await make()
    const first = taskOf(await change(id, { title: 'Mine', version }))
    expectRefusal(await change(id, { title: 'Theirs', description: 'Lost', version }), 'changed_by_another', {
      param: 'version',
    })
    expect(await read(id)).toEqual(first)
    expect((await recorded(id)).filter(({ type }) => type === 'task.updated')).toHaveLength(1)
  })

  test('updateTask writes one of two concurrent updates of the same version, and refuses the other', async () => {
    const { id, version } = await make()
    const answers = await Promise.all(['One', 'Other'].map((title) => change(id, { title, version })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const won = answers.find(({ status }) => status === 200)
    expect(await read(id)).toEqual(taskOf(won as Answer))
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['a move', (id) => owner.post(`/tasks/${id}/moves`, { card_id: world.cards.done })],
    ['a comment', (id) => commit((tx) => createTaskComment(tx, web(), id, { body: 'Well' }))],
  ])('%s does not change the version of a task', async (_what, act) => {
    const { id, version } = await make()
    await act(id)
    expect((await read(id)).version).toBe(version)
    expect((await change(id, { title: 'Other', version })).status).toBe(200)
  })

  test('an update through the public API also changes the version of a task', async () => {
    const { id, version } = await make()
    await full.patch(`/tasks/${id}`, { progress: 10 })
    expectRefusal(await change(id, { title: 'Mine', version }), 'changed_by_another', { param: 'version' })
  })
})

describe('deleteTask (product.md 25.10)', () => {
  test('deleteTask deletes the task and its comments, and emits task.deleted', async () => {
    const { id } = await make()
    await commit((tx) => createTaskComment(tx, web(), id, { body: 'Well' }))
    expect((await owner.delete(`/tasks/${id}`)).status).toBe(204)
    expectRefusal(await owner.get(`/tasks/${id}`), 'not_found')
    expect(await sql`select from comments where task_id = ${id}`).toHaveLength(0)
    expect((await recorded(id)).at(-1)).toMatchObject({ type: 'task.deleted', via: 'web' })
  })

  test('deleteTask refuses a viewer of the project with 403, without naming an API key', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own, 'member')
    const as = operatorOf(own, clock.now())
    await commit((tx) => setProjectMember(tx, as, own.projects.main, own.users.member, 'viewer'))
    const refused = await caller.delete(`/tasks/${own.tasks.first}`)
    expectRefusal(refused, 'forbidden', { message: 'You may not write in this project.' })
  })
})

test('the public API ignores the fields that only the web editor accepts (product.md 8.7)', async () => {
  const before = await make(everything())
  const fields = { user_ids: [], recurrence: null, version: 'x', title: 'Other' }
  expect((await full.patch(`/tasks/${before.id}`, fields)).status).toBe(200)
  expect(await read(before.id, member)).toEqual(before)
})
