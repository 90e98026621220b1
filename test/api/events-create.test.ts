import { describe, expect, test } from 'vitest'
import { archiveDuring } from '../support/world/archive-during.ts'
import { useWorld } from '../support/world/world.ts'
import { eventOf, useEvents } from '../support/world/events.ts'
import { TestClock } from '../support/app/clock.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { storedRow } from '../support/database/rows.ts'

/* Tests of invalid bodies are in cross-cutting/bodies-*, those of hidden projects in not-found-references. */

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { app, world, admin, clock, sql } = scene

const { create } = useEvents(scene)
const rowOf = (id: string) => storedRow(scene, 'events', id)

describe('the project of an event (product.md 10.1, 10.2)', () => {
  test('an archived project is refused with 422, not 403, for its viewer', async () => {
    await sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${world.workspace.id}, ${world.projects.archived}, ${world.users.admin}, 'viewer')`
    const answer = await create({ project_id: world.projects.archived }, admin)
    expectRefusal(answer, 'validation_error', { param: 'project_id' })
  })

  test('a project that is archived before the commit is refused with 422', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const { main } = own.projects
    const answer = archiveDuring(scene, own, main, () => create({ project_id: main }, caller))
    expectRefusal(await answer, 'validation_error', { param: 'project_id' })
  })
})

describe('the fields of an event', () => {
  test('all fields are stored, and the response has the fields of an Event (product.md 10.7)', async () => {
    const shown = {
      title: ' Espresso tasting ☕',
      description: 'Three roasts,\r\ntwo <b>machines</b>',
      date: '2027-02-28',
      start_time: '00:00',
      end_time: '23:59',
      location: '14 Harbor Street ',
      project_id: world.projects.main,
      color: '#c2703d',
      repeat: 'yearly',
    }
    const hidden = {
      repeat_interval: 2,
      timezone: 'Europe/Oslo',
      reminder_minutes_before: 60,
      meet_link: 'https://meet.fernway.example/monday?x=1#y',
      order: -7,
    }
    const more = { reminder_at: '2027-02-27T09:00:00+01:00', invited_users: [world.users.member] }
    const answer = await create({ ...shown, ...hidden, ...more })
    const { id } = eventOf(answer)
    const at = clock.now().toISOString()
    expect(answer).toMatchObject({ status: 201 })
    expect(eventOf(answer)).toEqual({ id, ...shown, workspace_id: null, created_at: at, updated_at: at })
    expect(await rowOf(id)).toMatchObject({
      ...hidden,
      reminder_at: '2027-02-27T08:00:00+00:00',
      invited_user_ids: [world.users.member],
      created_by: world.users.owner,
    })
  })

  test('a null field counts as omitted, and the time zone is then UTC (product.md 10.3)', async () => {
    const optional = [
      ...['description', 'repeat_interval', 'reminder_at', 'timezone', 'reminder_minutes_before'],
      ...['location', 'meet_link', 'color', 'order', 'project_id', 'invited_users'],
    ]
    const omitted = await create({})
    const nulls = await create(Object.fromEntries(optional.map((field) => [field, null])))
    const { id: _id, ...row } = await rowOf(eventOf(omitted).id)
    expect(await rowOf(eventOf(nulls).id)).toEqual({ ...row, id: eventOf(nulls).id })
    expect(row).toMatchObject({ timezone: 'UTC', invited_user_ids: [], repeat_interval: null, color: null })
  })
})

describe('the invited users (product.md 10.6)', () => {
  const invited = async (invited_users: unknown) =>
    (await rowOf(eventOf(await create({ invited_users })).id)).invited_user_ids

  test('active members are invited in the given order, once each, and other users are skipped', async () => {
    const { owner, admin: bruno, member, suspended, pending } = world.users
    const others = [world.foreign.user, suspended, pending]
    expect(await invited([member, ...others, bruno, owner, member])).toEqual([member, bruno, owner])
    expect(await invited(others)).toEqual([])
  })
})

describe('activity and notifications of a new event (product.md 11.1, 11.3)', () => {
  test('an event of a project records one event.created in the project', async () => {
    const project_id = world.projects.main
    const { id } = eventOf(await create({ project_id }))
    const activities = await sql`
      select type, user_id, via, api_key_id, project_id from activities where subject_id = ${id}`
    const by = { user_id: world.users.owner, via: 'api', api_key_id: world.keys.full.id }
    expect(activities).toEqual([{ type: 'event.created', ...by, project_id }])
  })

  test('the guests are notified once each, but neither the creator nor skipped users', async () => {
    const { owner, admin: bruno, member, suspended } = world.users
    const invited_users = [member, owner, bruno, suspended, world.foreign.user, member]
    const { id } = eventOf(await create({ invited_users }))
    const notifications = await sql`
      select user_id, type, actor_id, via from notifications where subject_id = ${id} order by user_id`
    expect(notifications).toEqual(
      [bruno, member]
        .sort()
        .map((user_id) => ({ user_id, type: 'event.created', actor_id: owner, via: 'api' })),
    )
  })
})
