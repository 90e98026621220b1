import { describe, expect, test } from 'vitest'
import { newId } from '../../src/domain/ids.ts'
import { useWorld } from '../support/world.ts'
import { eventOf, useEvents } from '../support/events.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'
import { activityTypes, storedRow } from '../support/rows.ts'

const scene = useWorld({ clock: new TestClock('2026-11-21T09:30:00.000Z') })
const { world, clock, sql } = scene

const { create } = useEvents(scene)
const rowOf = (id: string) => storedRow(scene, 'events', id)

describe('POST /events: the invited users (product.md 10.6)', () => {
  const invited = async (invited_users: unknown) => {
    const answer = await create({ invited_users })
    expect(answer.status).toBe(201)
    return (await rowOf(eventOf(answer).id)).invited_user_ids
  }

  test('active members are invited, in the order given, repeats once', async () => {
    const { owner, admin: bruno, member } = world.users
    expect(await invited([member, bruno, owner, member])).toEqual([member, bruno, owner])
  })

  test('whoever is outside the active membership is dropped silently: foreign, suspended, pending', async () => {
    const { member, suspended, pending } = world.users
    expect(await invited([world.foreign.user, suspended, member, pending])).toEqual([member])
    expect(await invited([world.foreign.user])).toEqual([])
  })

  test.each([
    ['nobody at all', () => newId('user', clock.now())],
    ['an id of another kind', () => world.projects.main],
    ['an empty string', () => ''],
    ['an email address', () => 'anna@example.com'],
    ['a user’s id in upper case', () => world.users.member.toUpperCase()],
  ])('an id that no user has is 422, whatever else is there: %s', async (_who, id) => {
    expectRefusal(await create({ invited_users: [world.users.member, id()] }), 'validation_error', {
      param: 'invited_users',
    })
  })

  test('500 are taken, one more is refused, counted before repeats are folded', async () => {
    const { member } = world.users
    expect(await invited(Array<string>(500).fill(member))).toEqual([member])
    expectRefusal(await create({ invited_users: Array<string>(501).fill(member) }), 'validation_error', {
      param: 'invited_users',
    })
  })
})

describe('what an event records (product.md 11.1, 11.3)', () => {
  const activitiesOf = (id: string) => sql`
    select workspace_id, type, user_id, via, api_key_id, project_id from activities where subject_id = ${id}`
  const toldOf = (id: string) => sql`
    select user_id, type, actor_id, via from notifications where subject_id = ${id} order by user_id`

  test.each([
    ['the workspace', () => null],
    ['the project', () => world.projects.main],
  ])('event.created in the feed of %s, even with zero invitees', async (_whose, project) => {
    const project_id = project()
    const { id } = eventOf(await create({ project_id, invited_users: [] }))
    expect(await activitiesOf(id)).toEqual([
      {
        workspace_id: world.workspace.id,
        type: 'event.created',
        user_id: world.users.owner,
        via: 'api',
        api_key_id: world.keys.full.id,
        project_id,
      },
    ])
    expect(await toldOf(id)).toEqual([])
  })

  test('it is logged once, where all invitees are dropped too', async () => {
    expect(
      await activityTypes(scene, eventOf(await create({ invited_users: [world.foreign.user] })).id),
    ).toHaveLength(1)
  })

  test('the invitees are told, once each, but neither whoever acts nor those dropped', async () => {
    const { owner, admin: bruno, member, suspended } = world.users
    const invited_users = [member, owner, bruno, suspended, world.foreign.user, member]
    const { id } = eventOf(await create({ invited_users }))
    expect(await toldOf(id)).toEqual(
      [bruno, member]
        .sort()
        .map((user_id) => ({ user_id, type: 'event.created', actor_id: owner, via: 'api' })),
    )
  })
})
