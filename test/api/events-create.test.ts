import { describe, expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'
import { archiveProject } from '../../src/domain/projects/projects.ts'
import type { Answer } from '../support/app.ts'
import { useWorld } from '../support/world.ts'
import { eventOf, minimalEvent, useEvents } from '../support/events.ts'
import { TestClock } from '../support/clock.ts'
import { comparable, expectRefusal } from '../support/refusal.ts'
import { waitForLocks } from '../support/locks.ts'
import { storedRow } from '../support/rows.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, full, admin, clock, sql, commit } = scene

const { create, walk } = useEvents(scene)
const rowOf = (id: string) => storedRow(scene, 'events', id)

describe('POST /events: where it belongs (product.md 10.1, 10.2)', () => {
  test.each([{}, { project_id: null }])('omitted or null, it is of the workspace: %j', async (body) => {
    const answer = await create(body)
    expect(answer.status).toBe(201)
    expect(eventOf(answer)).toMatchObject({ project_id: null, workspace_id: world.workspace.id })
  })

  test('with a visible project, it is of that project', async () => {
    const answer = await create({ project_id: world.projects.second })
    expect(answer.status).toBe(201)
    expect(eventOf(answer)).toMatchObject({ project_id: world.projects.second, workspace_id: null })
    expect((await walk(full)).find(({ id }) => id === eventOf(answer).id)).toEqual(eventOf(answer))
  })

  test('an invisible project is 422, the same bytes for every cause (product.md 10.2)', async () => {
    const causes = {
      private: world.projects.private,
      archived: world.projects.archived,
      inbox: world.projects.inbox,
      foreign: world.foreign.project,
      nonexistent: newId('project', clock.now()),
      'of another kind': world.tasks.first,
      'the wrong shape': 'project_1',
      empty: '',
    }
    const answers = await Promise.all(Object.values(causes).map((project_id) => create({ project_id })))
    Object.keys(causes).forEach((cause, i) => {
      expectRefusal(answers[i], 'validation_error', { param: 'project_id' })
      expect(comparable(answers[i] as Answer), cause).toEqual(comparable(answers[0] as Answer))
    })
  })

  test('an invisible project is 422 also for whoever is its viewer (product.md 10.2)', async () => {
    await sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${world.workspace.id}, ${world.projects.archived}, ${world.users.admin}, 'viewer')`
    expectRefusal(await create({ project_id: world.projects.archived }, admin), 'validation_error', {
      param: 'project_id',
    })
  })

  test('a project that is archived meanwhile is 422 as well', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const { promise: asked, resolve: letGo } = Promise.withResolvers<void>()
    const { promise: archived, resolve: tellArchived } = Promise.withResolvers<void>()
    const actor = {
      workspaceId: own.workspace.id,
      userId: own.users.owner,
      via: 'web' as const,
      now: clock.now(),
    }
    const archiving = commit(async (tx) => {
      await archiveProject(tx, actor, own.projects.main)
      tellArchived()
      await asked
    })
    await archived
    const answer = create({ project_id: own.projects.main }, caller)
    await waitForLocks(sql, 1)
    letGo()
    await archiving
    expectRefusal(await answer, 'validation_error', { param: 'project_id' })
  })

  test('a viewer of the project gets 403 forbidden; its manager may (product.md 5.5)', async () => {
    const { viewer_only } = world.projects
    expectRefusal(await create({ project_id: viewer_only }), 'forbidden')
    expect((await create({ project_id: viewer_only }, admin)).status).toBe(201)
  })

  test('an owner or admin without an explicit role may (product.md 5.6)', async () => {
    expect((await create({ project_id: world.projects.main }, admin)).status).toBe(201)
  })
})

describe('POST /events: the fields', () => {
  test('all of them are stored, and those of an Event are shown', async () => {
    const body = {
      title: ' Espresso tasting ☕',
      description: 'Three roasts,\r\ntwo <b>machines</b>',
      date: '2027-02-28',
      start_time: '00:00',
      end_time: '23:59',
      repeat: 'yearly',
      repeat_interval: 2,
      reminder_at: '2027-02-27T09:00:00+01:00',
      timezone: 'Europe/Oslo',
      reminder_minutes_before: 60,
      location: '14 Harbor Street ',
      meet_link: 'https://meet.fernway.example/monday?x=1#y',
      color: '#c2703d',
      order: -7,
      project_id: world.projects.main,
      invited_users: [world.users.member],
    }
    const answer = await create(body)
    const at = clock.now().toISOString()
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({
      data: {
        id: eventOf(answer).id,
        title: body.title,
        description: body.description,
        date: body.date,
        start_time: body.start_time,
        end_time: body.end_time,
        location: body.location,
        project_id: body.project_id,
        workspace_id: null,
        color: body.color,
        repeat: 'yearly',
        created_at: at,
        updated_at: at,
      },
    })
    expect(await rowOf(eventOf(answer).id)).toMatchObject({
      repeat_interval: 2,
      reminder_at: '2027-02-27T08:00:00+00:00',
      timezone: 'Europe/Oslo',
      reminder_minutes_before: 60,
      meet_link: body.meet_link,
      order: -7,
      invited_user_ids: [world.users.member],
      created_by: world.users.owner,
    })
  })

  test('all that may be omitted may be null; timezone is then UTC (product.md 10.3)', async () => {
    const optional = [
      'description',
      'repeat_interval',
      'reminder_at',
      'timezone',
      'reminder_minutes_before',
      'location',
      'meet_link',
      'color',
      'order',
      'project_id',
      'invited_users',
    ]
    const omitted = await create({})
    const nulls = await create(Object.fromEntries(optional.map((field) => [field, null])))
    expect([omitted.status, nulls.status]).toEqual([201, 201])
    const { id, ...row } = await rowOf(eventOf(omitted).id)
    expect(await rowOf(eventOf(nulls).id)).toEqual({ ...row, id: eventOf(nulls).id })
    expect(id).not.toBe(eventOf(nulls).id)
    expect(row).toMatchObject({ timezone: 'UTC', invited_user_ids: [], repeat_interval: null, color: null })
  })

  test.each(['title', 'date', 'start_time', 'end_time', 'repeat'])('%s is required', async (field) => {
    const body: Record<string, string> = { ...minimalEvent }
    delete body[field]
    expectRefusal(await full.post('/events', body), 'validation_error', { param: field })
    expectRefusal(await create({ [field]: null }), 'validation_error', { param: field })
  })

  test.each([
    ['09:00', '09:01', 201],
    ['00:00', '23:59', 201],
    ['09:59', '10:00', 201],
    ['09:00', '09:00', 422],
    ['10:00', '09:59', 422],
    ['23:59', '00:00', 422],
  ])('from %s to %s: end_time must be strictly after start_time', async (start_time, end_time, status) => {
    const answer = await create({ start_time, end_time })
    expect(answer.status).toBe(status)
    if (status === 422) expectRefusal(answer, 'validation_error', { param: 'end_time' })
  })

  test.each(['daily', 'weekly', 'monthly', 'yearly'])(
    'repeat %s requires a repeat_interval of 1 to 365',
    async (repeat) => {
      for (const repeat_interval of [1, 365]) {
        const answer = await create({ repeat, repeat_interval })
        expect(answer.status).toBe(201)
        expect(eventOf(answer).repeat).toBe(repeat)
        expect((await rowOf(eventOf(answer).id)).repeat_interval).toBe(repeat_interval)
      }
      for (const wrong of [{}, { repeat_interval: null }, { repeat_interval: 0 }, { repeat_interval: 366 }]) {
        expectRefusal(await create({ repeat, ...wrong }), 'validation_error', { param: 'repeat_interval' })
      }
    },
  )

  test.each([undefined, null, 1, 365])(
    'repeat none takes a repeat_interval of %s',
    async (repeat_interval) => {
      const answer = await create({ repeat: 'none', repeat_interval })
      expect(answer.status).toBe(201)
      expect(eventOf(answer).repeat).toBe('none')
    },
  )

  test.each([0, 366, 'weekly', 1.5])(
    'repeat none refuses a repeat_interval of the wrong form: %j (product.md 10.5)',
    async (repeat_interval) => {
      expectRefusal(await create({ repeat: 'none', repeat_interval }), 'validation_error', {
        param: 'repeat_interval',
      })
    },
  )

  test.each<[string, unknown]>([
    ['title', 'x'],
    ['title', '🪴'.repeat(255)],
    ['title', ' e\u0301\u00e9 '],
    ['description', ''],
    ['description', 'd'.repeat(100_000)],
    ['location', ' \t '],
    ['color', '#abc'],
    ['color', '#ABCDEF'],
    ['color', '#012345'],
    ['date', '0001-01-01'],
    ['date', '2028-02-29'],
    ['date', '9999-12-31'],
  ])('%s takes %j, and shows it', async (field, value) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(201)
    expect(answer.body).toHaveProperty(`data.${field}`, value)
    expect(await rowOf(eventOf(answer).id)).toHaveProperty(field, value)
  })

  test.each<[string, unknown, unknown]>([
    ['timezone', 'UTC', 'UTC'],
    ['timezone', 'Europe/Berlin', 'Europe/Berlin'],
    ['timezone', 'America/Argentina/Buenos_Aires', 'America/Argentina/Buenos_Aires'],
    ['timezone', 'Etc/GMT+5', 'Etc/GMT+5'],
    ['timezone', 'US/Pacific', 'US/Pacific'],
    ['reminder_minutes_before', 1, 1],
    ['reminder_minutes_before', 10_080, 10_080],
    ['reminder_at', '2026-11-12T09:00:00Z', '2026-11-12T09:00:00+00:00'],
    ['reminder_at', '2026-11-12T09:00:00.5-08:00', '2026-11-12T17:00:00.5+00:00'],
    ['meet_link', 'https://meet.example/x', 'https://meet.example/x'],
    ['meet_link', 'tel:+4930123456', 'tel:+4930123456'],
    ['order', 0, 0],
    ['order', -9_007_199_254_740_991, -9_007_199_254_740_991],
    ['order', 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('%s takes %j, and stores it', async (field, value, stored) => {
    const answer = await create({ [field]: value })
    expect(answer.status).toBe(201)
    expect(await rowOf(eventOf(answer).id)).toHaveProperty(field, stored)
  })

  test.each<[string, unknown]>([
    ['title', ''],
    ['title', ' \t\n\u3000'],
    ['title', 't'.repeat(256)],
    ['title', '🪴'.repeat(256)],
    ['title', 'x\0'],
    ['title', '\ud83e'],
    ['title', 7],
    ['description', '\0'],
    ['description', 7],
    ['date', '2026-02-29'],
    ['date', '2026-2-1'],
    ['date', '20260201'],
    ['date', '2026-02-01T00:00:00Z'],
    ['date', '0000-01-01'],
    ['date', ''],
    ['start_time', '24:00'],
    ['start_time', '9:00'],
    ['start_time', '09:00:00'],
    ['start_time', ''],
    ['end_time', '24:00'],
    ['end_time', '16:60'],
    ['repeat', 'never'],
    ['repeat', 'Daily'],
    ['repeat', ''],
    ['repeat', 1],
    ['reminder_at', '2026-11-12'],
    ['reminder_at', '2026-11-12T09:00:00'],
    ['reminder_at', '2026-02-30T09:00:00Z'],
    ['reminder_at', '0001-01-01T00:00:00+01:00'],
    ['reminder_at', '9999-12-31T23:59:59-01:00'],
    ['reminder_at', 0],
    ['timezone', '+01:00'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', 'Central European Time'],
    ['timezone', 'UTC+1'],
    ['timezone', ''],
    ['timezone', 'Europe/Berlin\0'],
    ['timezone', 1],
    ['reminder_minutes_before', 0],
    ['reminder_minutes_before', 10_081],
    ['reminder_minutes_before', 1.5],
    ['reminder_minutes_before', '10'],
    ['location', '\0'],
    ['location', {}],
    ['meet_link', 'meet.example/x'],
    ['meet_link', 'not a link'],
    ['meet_link', ''],
    ['meet_link', 'https://meet.example/\0'],
    ['meet_link', 7],
    ['color', 'red'],
    ['color', '#abcd'],
    ['color', '#abcdeg'],
    ['color', '#abcdefa'],
    ['color', 'abcdef'],
    ['color', ''],
    ['color', 0],
    ['order', 1.5],
    ['order', '1'],
    ['order', 9_007_199_254_740_992],
    ['project_id', 7],
    ['project_id', '\0'],
    ['invited_users', 'all'],
    ['invited_users', [1]],
    ['invited_users', [null]],
    ['invited_users', {}],
  ])('%s: %j is validation_error, naming it, and nothing is written', async (param, value) => {
    const rows = () => sql`select id from events union all select id from activities order by 1`
    const before = await rows()
    expectRefusal(await create({ [param]: value }), 'validation_error', { param })
    expect(await rows()).toEqual(before)
  })

  test.each([
    [{ color: 'red', timezone: 7, title: '' }, 'title'],
    [{ invited_users: 7, color: 'red', reminder_minutes_before: 0 }, 'reminder_minutes_before'],
    [{ order: 0.5, meet_link: 'x', location: 7 }, 'location'],
    [{ end_time: 'x', start_time: 'x', date: 'x' }, 'date'],
  ])('of several, the first in the contract’s order is named: %j (product.md 2.2)', async (body, param) => {
    expectRefusal(await create(body), 'validation_error', { param })
  })

  test('unknown fields are ignored (product.md 1.10)', async () => {
    const answer = await create({
      id: world.events.project,
      workspace_id: world.foreign.workspace,
      created_by: world.users.member,
      recurrence: 'x',
    })
    expect(answer.status).toBe(201)
    expect(eventOf(answer)).toMatchObject({ workspace_id: world.workspace.id })
  })
})
