import { beforeAll, describe, expect, expectTypeOf, test } from 'vitest'
import type { Schemas } from '../../generated/settings.operations.ts'
import type { recordActivity } from '../../src/domain/record/activity.ts'
import type { RecordedChange, Subjects } from '../../src/domain/record/change.ts'
import { changePerson } from '../../src/domain/accounts/change-me.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import { setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { updateTask } from '../../src/domain/tasks/update-task.ts'
import type { Caller } from '../support/app/app.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signIn } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, clock, commit, web, sql } = useWorld({
  lookup: () => Promise.resolve(['93.184.216.34']),
})
let owner: Caller
let admin: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  admin = await signIn(app, world, 'admin')
})

type Activity = Schemas['Activity']

async function latest(type: string, caller = owner): Promise<Activity> {
  const { body } = await caller.get('/activity', { query: { type, limit: 1 } })
  return (body as { data: [Activity] }).data[0]
}

/** Returns the latest change's values as `[field, from, to]`. */
const valuesOf = async (type: string, caller = owner) =>
  (await latest(type, caller)).values.map(({ field, from, to }) => [field, from, to])

async function createdId(path: string, body: object, caller = owner): Promise<string> {
  const reply = await caller.post(path, body)
  expect(reply.status).toBe(201)
  return (reply.body.data as { id: string }).id
}

const newTask = (fields: object = {}) =>
  createdId('/tasks', { title_text: 'Order it', project_id: world.projects.main, ...fields }, full)

describe('an update records the old and new value of each field (product.md 11.6)', () => {
  test('an update of a task records its old and new values, except for the description', async () => {
    const id = await newTask({ priority: 'low', end_date: '2031-01-31', end_time: '09:30' })
    const description = 'canary '.repeat(1_000)
    await full.patch(`/tasks/${id}`, { title_text: null, description, progress: 40, end_date: null })
    expect(await valuesOf('task.updated')).toEqual([
      ['title', 'Order it', ''],
      ['progress', null, 40],
      ['end_date', '2031-01-31', null],
      ['end_time', '09:30', null],
    ])
    const changed = ['title', 'description', 'progress', 'end_date', 'end_time']
    expect(await latest('task.updated')).toMatchObject({ changed })
    const [row] = await sql`select count(*)::int from activities a where a::text like '%canary%'`
    expect(row).toEqual({ count: 0 })
  })

  test('moving a task and setting its recurrence record their old and new values, with the names of the columns', async () => {
    const id = await newTask()
    const [from, to] = await sql<{ id: string; name: string }[]>`
      select id, name from cards where project_id = ${world.projects.main} order by "order" limit 2`
    await commit((tx) => moveTask(tx, web(), id, { cardId: to?.id ?? '' }))
    expect(await valuesOf('task.moved')).toEqual([['column', from?.name, to?.name]])
    await commit((tx) => setRecurrence(tx, web(), id, 'weekly'))
    expect(await valuesOf('task.recurrence_changed')).toEqual([['recurrence', null, 'weekly']])
  })

  test('an update of a task whose column is deleted records the name of that column', async () => {
    const project = await createdId('/projects', { name: 'Attic' })
    const [one, other] = [
      await createdId(`/projects/${project}/columns`, { name: 'Loft' }),
      await createdId(`/projects/${project}/columns`, { name: 'Cellar' }),
    ]
    await newTask({ project_id: undefined, card_id: one })
    expect((await owner.delete(`/columns/${one}`, { query: { move_to: other } })).status).toBe(204)
    expect(await valuesOf('task.moved')).toEqual([['column', 'Loft', 'Cellar']])
  })

  test('an update of a project, a column or a project role records its old and new values', async () => {
    const id = await createdId('/projects', { name: 'Kitchen' })
    await owner.patch(`/projects/${id}`, { name: 'Bath', description: 'canary', private: true })
    expect(await valuesOf('project.updated')).toEqual([
      ['name', 'Kitchen', 'Bath'],
      ['private', false, true],
    ])
    const column = await createdId(`/projects/${id}/columns`, { name: 'Review' })
    await owner.patch(`/columns/${column}`, { is_done: true, order: 0 })
    expect(await valuesOf('column.updated')).toEqual([
      ['is_done', false, true],
      ['order', expect.any(Number), 0],
    ])
    const path = `/projects/${id}/members/${world.users.member}`
    const person = { id: world.users.member, name: 'Clara Lindqvist' }
    for (const role of ['viewer', 'editor'])
      expect((await owner.call('PUT', path, { body: { role } })).status).toBe(200)
    const changed = await latest('project.member_changed')
    expect(changed).toMatchObject({ person, values: [{ field: 'role', from: 'viewer', to: 'editor' }] })
    expect((await owner.delete(path)).status).toBe(204)
    const removed = await latest('project.member_removed')
    expect(removed).toMatchObject({ person, values: [{ field: 'role', from: 'editor', to: null }] })
  })

  test('an update of a key or an endpoint records its old and new values, but no secrets', async () => {
    const key = await createdId('/keys', { name: 'CI', scopes: ['read:tasks'] })
    const scopes = ['read:tasks', 'write:tasks']
    await owner.patch(`/keys/${key}`, { name: 'Robot', scopes, expires_at: '2031-01-01T00:00:00Z' })
    expect(await valuesOf('key.renamed')).toEqual([['name', 'CI', 'Robot']])
    expect(await valuesOf('key.updated')).toEqual([
      ['scopes', ['read:tasks'], scopes],
      ['expires_at', null, '2031-01-01T00:00:00.000Z'],
    ])
    const url = 'https://hooks.example.com/a'
    const endpoint = await createdId('/webhook-endpoints', { url, events: [] })
    const changes = {
      url: `${url}?token=canary&x=1`,
      events: ['task.created'],
      name: `of svc_${'x'.repeat(32)}`,
    }
    expect((await owner.patch(`/webhook-endpoints/${endpoint}`, changes)).status).toBe(200)
    expect(await valuesOf('endpoint.changed')).toEqual([
      ['name', null, 'of [redacted]'],
      ['url', url, `${url}?token=[redacted]&x=1`],
      ['events', [], ['task.created']],
    ])
  })

  test('an update of a person, an invitation or the workspace records its old and new values', async () => {
    const { workspace, users } = world
    const { name } = workspace
    await owner.patch('/workspace', { name: 'Own', time_zone: 'Europe/Oslo', require_second_factor: false })
    expect(await valuesOf('workspace.renamed')).toEqual([['name', name, 'Own']])
    expect(await valuesOf('workspace.updated')).toEqual([['time_zone', 'UTC', 'Europe/Oslo']])
    await createdId('/invitations', { email: 'greta@example.com', role: 'admin' })
    expect(await valuesOf('invitation.created')).toEqual([['role', null, 'admin']])
    expect((await owner.patch(`/members/${users.member}`, { role: 'admin' })).status).toBe(200)
    expect(await valuesOf('member.changed')).toEqual([['role', 'member', 'admin']])
    const operator = operatorOf(world, clock.now())
    const membership = { role: 'admin', status: 'suspended' } as const
    await commit((tx) => setMembership(tx, operator, users.member, membership))
    expect(await valuesOf('member.changed')).toEqual([['status', 'active', 'suspended']])
    const { mailing } = app.context
    await commit((tx) => changePerson(tx, web(users.admin), users.admin, { name: 'Bruno' }, mailing))
    expect(await valuesOf('member.updated')).toEqual([['name', 'Bruno Okafor', 'Bruno']])
    expect((await owner.delete(`/members/${users.member}`)).status).toBe(204)
    expect(await valuesOf('member.removed')).toEqual([['role', 'admin', null]])
  })

  test('the compiler requires values for every change whose type is not specific enough', () => {
    type Requires<Type extends keyof Subjects> = undefined extends RecordedChange<Type>['changed']
      ? false
      : true
    expectTypeOf<Parameters<typeof recordActivity<'task.updated'>>[2]>().toEqualTypeOf<
      RecordedChange<'task.updated'>
    >()
    expectTypeOf<Requires<'task.updated'>>().toEqualTypeOf<true>()
    expectTypeOf<Requires<'key.renamed' | 'key.revoked'>>().toEqualTypeOf<true>()
    expectTypeOf<Requires<'task.created'>>().toEqualTypeOf<false>()
    expectTypeOf<RecordedChange<'project.member_removed'>['personId']>().toEqualTypeOf<string>()
  })
})

describe('a long value is shortened', () => {
  const family = '👨‍👩‍👧'
  test.each([
    ['two hundred characters are kept whole', 'x'.repeat(200), 'x'.repeat(200)],
    ['more than two hundred characters are cut', 'x'.repeat(201), `${'x'.repeat(199)}…`],
    [
      'the cut is never within a character of several code points',
      'x'.repeat(195) + family.repeat(2),
      `${'x'.repeat(195)}…`,
    ],
    [
      'a secret is redacted before the cut',
      `${'x'.repeat(190)} svc_${'y'.repeat(20)}`,
      `${'x'.repeat(190)} [redacte…`,
    ],
  ])(
    'a recorded text is shortened beyond its limit: %s (product.md 11.6)',
    async (_what, title_text, kept) => {
      const id = await newTask()
      await full.patch(`/tasks/${id}`, { title_text })
      expect(await valuesOf('task.updated')).toEqual([['title', 'Order it', kept]])
    },
  )
})

describe('values from private projects (product.md 17.6)', () => {
  test('values from private projects are shown only to members with a role there', async () => {
    const id = world.tasks.private
    await commit((tx) => updateTask(tx, web(), id, { title_text: 'Secret' }))
    expect(await valuesOf('task.updated')).toMatchObject([['title', expect.any(String), 'Secret']])
    expect(await latest('task.updated', admin)).toMatchObject({ changed: ['title'], values: [] })
    const path = `/projects/${world.projects.private}/members/${world.users.member}`
    await owner.call('PUT', path, { body: { role: 'viewer' } })
    expect(await latest('project.member_changed', admin)).toMatchObject({ person: null, values: [] })
    await owner.delete(path)
  })
})

describe('the id of the API request (product.md 11.7)', () => {
  test('the id of the API request is stored with the change, and is null for other sources', async () => {
    const headers = { 'X-Request-Id': 'order-42' }
    await full.post('/tasks', { title_text: 'x', project_id: world.projects.main }, { headers })
    expect(await latest('task.created')).toMatchObject({ request_id: 'order-42' })
    await createdId('/keys', { name: 'CI', scopes: ['read:tasks'] })
    expect(await latest('key.created')).toMatchObject({ request_id: null })
    await commit((tx) => updateTask(tx, web(), world.tasks.private, { progress: 1 }))
    expect(await latest('task.updated')).toMatchObject({ request_id: null })
  })
})

test('an entry written by an older version has the names of its fields and no values', async () => {
  const id = await newTask()
  await full.patch(`/tasks/${id}`, { progress: 1 })
  await sql`update activities set changed_values = null, request_id = null where subject_id = ${id}`
  expect(await latest('task.updated')).toMatchObject({ changed: ['progress'], values: [], request_id: null })
})
