import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { removeProjectMember, setProjectMember } from '../../src/domain/projects/change-members.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { comparable, expectRefusal } from '../support/contract/refusal.ts'
import { createProjectContents } from '../support/world/project-contents.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, clock, commit, sql } = useWorld({ clock: new TestClock('2030-05-01T08:00:00.000Z') })

let owner: Caller
let admin: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  admin = await signInToWork(app, world, 'admin')
  member = await signInToWork(app, world, 'member')
  await giveEndpoint(app, world.workspace.id, 'https://hooks.example.com/events')
})

type WorkEvent = Schemas['WorkEvent']

const body = { title: 'Tasting', date: '2030-05-12', start_time: '15:00', end_time: '16:30', repeat: 'none' }

const eventOf = (answer: Answer, status = 200): WorkEvent => {
  expect(answer.status, answer.text).toBe(status)
  return (answer.body as Schemas['WorkEventResponse']).data
}
const create = async (fields: object = {}, caller = owner): Promise<WorkEvent> =>
  eventOf(await caller.post('/events', { ...body, ...fields }), 201)

const recorded = (id: string) => sql`
  select type, via, user_id, project_id, changed from activities
  where workspace_id = ${world.workspace.id} and subject_id = ${id} order by id`
const emitted = (id: string) => sql`
  select type from webhook_events
  where workspace_id = ${world.workspace.id} and body::jsonb->'data'->>'id' = ${id}`
const notified = async (id: string): Promise<unknown[]> =>
  (
    await sql`
      select type, user_id from notifications
      where workspace_id = ${world.workspace.id} and subject_id = ${id} and type <> 'event.created'
      order by user_id`
  ).map(({ type, user_id }) => [type, user_id] as unknown)

describe('createEvent (product.md 10.10)', () => {
  test('createEvent creates the same event as the public API, with the fields that only the web editor shows', async () => {
    const { owner: nora, member: clara, suspended } = world.users
    const fields = {
      description: 'Three roasts',
      repeat: 'weekly',
      repeat_interval: 2,
      timezone: 'Europe/Oslo',
      reminder_at: '2030-05-11T09:00:00+02:00',
      reminder_minutes_before: 60,
      location: '14 Harbor Street',
      meet_link: 'https://meet.fernway.example/monday',
      color: '#c2703d',
      project_id: world.projects.main,
    }
    const event = await create({ ...fields, invited_users: [clara, suspended, nora] })
    const at = clock.now().toISOString()
    expect(event).toEqual({
      ...body,
      ...fields,
      id: event.id,
      workspace_id: null,
      reminder_at: '2030-05-11T07:00:00.000Z',
      invited_users: [
        { id: clara, name: 'Clara Lindqvist' },
        { id: nora, name: 'Anna Keller' },
      ],
      created_by: { id: nora, name: 'Anna Keller' },
      created_at: at,
      updated_at: at,
      version: event.version,
    })
    expect(eventOf(await member.get(`/events/${event.id}`))).toEqual(event)
    const by = { via: 'web', user_id: nora, project_id: world.projects.main, changed: null }
    expect([...(await recorded(event.id))]).toEqual([{ type: 'event.created', ...by }])
    expect([...(await emitted(event.id))]).toEqual([{ type: 'event.created' }])
  })

  test('createEvent creates one event if a request is repeated with its Idempotency-Key', async () => {
    const headers = { 'Idempotency-Key': 'an event' }
    const first = await member.post('/events', body, { headers })
    const second = await member.post('/events', body, { headers })
    expect([first.status, second.text]).toEqual([201, first.text])
  })

  test('createEvent sends no webhook event for an event of a private project, which people with a role there see', async () => {
    const event = await create({ project_id: world.projects.private })
    expect([...(await emitted(event.id))]).toEqual([])
    expect((await recorded(event.id))[0]).toMatchObject({ type: 'event.created' })
    expectRefusal(await member.get(`/events/${event.id}`), 'not_found')
    expect(eventOf(await admin.get(`/events/${event.id}`))).toEqual(event)
  })

  test('createEvent refuses a project that is not visible with 422, with the same bytes whatever the cause', async () => {
    const { private: hidden, archived, inbox } = world.projects
    const send = (project_id: string) => member.post('/events', { ...body, project_id })
    const unknown = await send('project_01m6drk2y0e6qsmym84rk0bvbg')
    expectRefusal(unknown, 'validation_error', {
      param: 'project_id',
      message: 'project_id must be a project that you can see, and not an inbox.',
    })
    for (const id of [hidden, archived, inbox, world.foreign.project, 'x', ''])
      expect(comparable(await send(id))).toEqual(comparable(unknown))
  })

  test('createEvent refuses the person’s own inbox with 422, and a project in which the person is a viewer with 403', async () => {
    const send = (project_id: string) => owner.post('/events', { ...body, project_id })
    expectRefusal(await send(world.projects.inbox), 'validation_error', { param: 'project_id' })
    const message = 'You may not write in this project.'
    expectRefusal(await send(world.projects.viewer_only), 'forbidden', { message })
  })

  test('a guest of an event must see its project: a member needs a role in a private project, an admin does not', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own)
    const { admin: bruno, member: clara } = own.users
    const place = { project_id: own.projects.private }
    const invite = (invited_users: string[]) => caller.post('/events', { ...body, ...place, invited_users })
    const refusal = { param: 'invited_users', message: 'Every guest must be able to see the project.' }
    expectRefusal(await invite([bruno, clara]), 'validation_error', refusal)
    const event = eventOf(await invite([bruno]), 201)
    const inviteToo = () => caller.patch(`/events/${event.id}`, { invited_users: [bruno, clara] })
    expectRefusal(await inviteToo(), 'validation_error', refusal)
    const source = operatorOf(own, clock.now())
    await commit((tx) => setProjectMember(tx, source, own.projects.private, clara, 'viewer'))
    const names = (invited: WorkEvent) => invited.invited_users.map(({ id }) => id)
    expect(names(eventOf(await inviteToo()))).toEqual([bruno, clara])
    await commit((tx) => removeProjectMember(tx, source, own.projects.private, clara))
    // Guests who can no longer see the project do not prevent changes.
    const only = await caller.patch(`/events/${event.id}`, { invited_users: [clara] })
    expect(names(eventOf(only))).toEqual([clara])
  })

  test.each<[what: string, fields: object, param: string]>([
    ['a title of white space', { title: ' ' }, 'title'],
    ['a day that does not exist', { date: '2030-02-29' }, 'date'],
    ['an end before the start', { start_time: '17:00' }, 'end_time'],
    ['a repetition without an interval', { repeat: 'daily' }, 'repeat_interval'],
    ['an abbreviation of a time zone', { timezone: 'BST' }, 'timezone'],
    ['an unknown guest', { invited_users: ['user_x'] }, 'invited_users'],
  ])('createEvent refuses the same as the public API: %s', async (_what, fields, param) => {
    expectRefusal(await owner.post('/events', { ...body, ...fields }), 'validation_error', { param })
  })
})

describe('updateEvent (product.md 10.11)', () => {
  const patch = (id: string, fields: object, caller = owner) => caller.patch(`/events/${id}`, fields)

  test('updateEvent changes the given fields, keeps the others, and records old and new values', async () => {
    const before = await create({ description: 'Three roasts', invited_users: [world.users.member] })
    clock.advance(1000)
    const fields = { title: 'Cupping', description: 'Four', date: '2030-05-13', color: null, project_id: 'x' }
    const after = eventOf(await patch(before.id, fields))
    expect(after).toEqual({
      ...before,
      title: 'Cupping',
      description: 'Four',
      date: '2030-05-13',
      updated_at: clock.now().toISOString(),
      version: after.version,
    })
    expect(after.version).not.toBe(before.version)
    expect(eventOf(await member.get(`/events/${before.id}`))).toEqual(after)
    const [activity] = await sql`
      select type, via, changed, changed_values from activities
      where workspace_id = ${world.workspace.id} and subject_id = ${before.id} order by id desc limit 1`
    expect(activity).toEqual({
      type: 'event.updated',
      via: 'web',
      changed: ['title', 'description', 'date'],
      changed_values: { title: ['Tasting', 'Cupping'], date: ['2030-05-12', '2030-05-13'] },
    })
    expect([...(await emitted(before.id))]).toEqual([{ type: 'event.created' }])
  })

  test('updateEvent with null clears a field, and resets the time zone, the interval and the guests', async () => {
    const full = {
      ...{ description: 'x', location: 'x', meet_link: 'https://x.example', color: '#fff', order: 1 },
      ...{ reminder_at: '2030-05-11T09:00:00Z', reminder_minutes_before: 5, timezone: 'Europe/Oslo' },
      invited_users: [world.users.member],
    }
    const event = await create(full)
    const nulls = Object.fromEntries(Object.keys(full).map((name) => [name, null]))
    const { order: _order, ...shown } = nulls
    expect(eventOf(await patch(event.id, nulls))).toMatchObject({
      ...shown,
      timezone: 'UTC',
      invited_users: [],
    })
  })

  test.each<[what: string, stored: object, sent: object, param: string]>([
    ['a start that is moved past the stored end', {}, { start_time: '16:30' }, 'end_time'],
    ['an end that is moved before the stored start', {}, { end_time: '15:00' }, 'end_time'],
    ['a repetition without an interval', {}, { repeat: 'weekly' }, 'repeat_interval'],
    [
      'the removal of the interval of a repetition',
      { repeat: 'daily', repeat_interval: 1 },
      { repeat_interval: null },
      'repeat_interval',
    ],
    ['no title', {}, { title: null }, 'title'],
    ['no date', {}, { date: null }, 'date'],
    ['an unknown guest', {}, { invited_users: ['user_x'] }, 'invited_users'],
  ])(
    'updateEvent refuses an invalid combination of stored and given fields: %s',
    async (_what, stored, sent, param) => {
      const event = await create(stored)
      expectRefusal(await patch(event.id, sent), 'validation_error', { param })
      expect(eventOf(await owner.get(`/events/${event.id}`))).toEqual(event)
    },
  )

  test.each<[what: string, stored: object, sent: object, expected: object]>([
    [
      'both times move past each other',
      {},
      { start_time: '20:00', end_time: '21:00' },
      { start_time: '20:00', end_time: '21:00' },
    ],
    [
      'a stored interval is kept for another repetition',
      { repeat: 'daily', repeat_interval: 3 },
      { repeat: 'weekly' },
      { repeat: 'weekly', repeat_interval: 3 },
    ],
    [
      'an event that no longer repeats has no interval',
      { repeat: 'daily', repeat_interval: 3 },
      { repeat: 'none', repeat_interval: 4 },
      { repeat: 'none', repeat_interval: null },
    ],
  ])(
    'updateEvent accepts a valid combination of stored and given fields: %s',
    async (_what, stored, sent, expected) => {
      expect(eventOf(await patch((await create(stored)).id, sent))).toMatchObject(expected)
    },
  )

  test('an update of an event that changes nothing records nothing and keeps the version', async () => {
    const event = await create({ invited_users: [world.users.member], reminder_at: '2030-05-11T09:00:00Z' })
    clock.advance(1000)
    const same = { ...body, invited_users: [world.users.member], reminder_at: '2030-05-11T11:00:00+02:00' }
    expect(eventOf(await patch(event.id, same))).toEqual(event)
    expect(await recorded(event.id)).toHaveLength(1)
  })

  test('an event version other than the stored one is refused with 409 changed_by_another, and nothing is written', async () => {
    const { id, version } = await create()
    const changed = eventOf(await patch(id, { title: 'First', version }, admin))
    expectRefusal(await patch(id, { title: 'Second', version }), 'changed_by_another', { param: 'version' })
    expect(eventOf(await owner.get(`/events/${id}`))).toEqual(changed)
    expect(eventOf(await patch(id, { title: 'Second', version: changed.version })).title).toBe('Second')
  })

  test('if many people change the same version of an event concurrently, only one succeeds', async () => {
    const { id, version } = await create()
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => patch(id, { title: `Title ${i}`, version })),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([200, ...Array<number>(7).fill(409)])
    expect(await recorded(id)).toHaveLength(2)
  })

  test('the creator and the previous and new guests are notified of a change, except the person who made it', async () => {
    const { owner: nora, admin: bruno, member: clara } = world.users
    const { id } = await create({ invited_users: [nora, bruno] })
    await patch(id, { invited_users: [clara] }, admin)
    const typeOf = (one: string) => (one === clara ? 'event.invited' : 'event.updated')
    expect(await notified(id)).toEqual([nora, clara].sort().map((one) => [typeOf(one), one]))
  })
})

describe('deleteEvent (product.md 10.11)', () => {
  test('deleteEvent deletes the event, records it with its title and notifies, without a webhook event', async () => {
    const { id } = await create({ invited_users: [world.users.member], title: 'Farewell' })
    expect((await owner.delete(`/events/${id}`)).status).toBe(204)
    expectRefusal(await owner.get(`/events/${id}`), 'not_found')
    expectRefusal(await owner.delete(`/events/${id}`), 'not_found')
    const by = { via: 'web', user_id: world.users.owner, project_id: null, changed: null }
    expect([...(await recorded(id))]).toEqual(
      ['event.created', 'event.deleted'].map((type) => ({ type, ...by })),
    )
    expect([...(await emitted(id))]).toEqual([{ type: 'event.created' }])
    const [notification] = await sql`
      select type, data from notifications
      where subject_id = ${id} and user_id = ${world.users.member} order by id desc limit 1`
    expect(notification).toEqual({ type: 'event.deleted', data: { name: 'Farewell' } })
  })
})

describe("the workspace's own events (product.md 10.12)", () => {
  const change = (caller: Caller, id: string) => caller.patch(`/events/${id}`, { title: 'Changed' })

  test.each<[creator: string, changes: [who: string, ok: boolean][]]>([
    [
      'member',
      [
        ['owner', true],
        ['admin', true],
        ['member', true],
      ],
    ],
    [
      'owner',
      [
        ['owner', true],
        ['admin', true],
        ['member', false],
      ],
    ],
    [
      'admin',
      [
        ['owner', true],
        ['admin', true],
        ['member', false],
      ],
    ],
  ])(
    'events of the workspace that were created by the %s are changed and deleted only by their creator, owners and admins',
    async (creator, changes) => {
      const callers: Record<string, Caller> = { owner, admin, member }
      for (const [who, ok] of changes) {
        const { id } = await create({}, callers[creator])
        const caller = callers[who] as Caller
        expect(eventOf(await caller.get(`/events/${id}`)).id).toBe(id)
        if (ok) {
          expect((await change(caller, id)).status, who).toBe(200)
          expect((await caller.delete(`/events/${id}`)).status, who).toBe(204)
        } else {
          const message = 'Its creator, an owner or an admin may change this event.'
          expectRefusal(await change(caller, id), 'forbidden', { message })
          expectRefusal(await caller.delete(`/events/${id}`), 'forbidden', { message })
        }
      }
    },
  )
})

describe('events of a project (product.md 10.12)', () => {
  test('events of a project are changed by every editor, even if created by others, and by no viewer', async () => {
    const place = await createProjectContents({ app, world, commit }, 'open', 'viewer')
    const path = `/events/${place.events}`
    expectRefusal(await member.patch(path, { title: 'x' }), 'forbidden')
    expectRefusal(await member.delete(path), 'forbidden')
    expect((await admin.patch(path, { title: 'x' })).status).toBe(200)
    const other = await createProjectContents({ app, world, commit }, 'private', 'editor')
    expect((await member.delete(`/events/${other.events}`)).status).toBe(204)
  })

  test('events of a project that a person cannot see get 404, with the same bytes whatever the cause', async () => {
    const unknown = await member.get('/events/event_01m6dskh8sextbedc11bmn8g5w')
    expectRefusal(unknown, 'not_found')
    const archived = await createProjectContents({ app, world, commit }, 'archived')
    const hidden = await createProjectContents({ app, world, commit }, 'private')
    for (const id of [archived.events, hidden.events, world.tasks.first, 'x'])
      for (const answer of [
        await member.get(`/events/${id}`),
        await member.patch(`/events/${id}`, { title: 'x' }),
        await member.delete(`/events/${id}`),
      ])
        expect(comparable(answer).text).toBe(comparable(unknown).text)
  })

  test('events of a project name creators and guests who have left the workspace', async () => {
    const own = await app.fixture()
    const caller = await signInToWork(app, own)
    const created = await caller.post('/events', { ...body, invited_users: [own.users.member] })
    await commit((tx) =>
      setMembership(tx, operatorOf(own, clock.now()), own.users.member, {
        role: 'member',
        status: 'suspended',
      }),
    )
    const { invited_users } = eventOf(await caller.get(`/events/${eventOf(created, 201).id}`))
    expect(invited_users).toEqual([{ id: own.users.member, name: 'Clara Lindqvist' }])
  })
})
