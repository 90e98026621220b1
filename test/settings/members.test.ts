import { beforeAll, describe, expect, test } from 'vitest'
import type { ErrorCode } from '../../generated/errors.ts'
import type { Schemas } from '../../generated/settings.operations.ts'
import { commitPlan } from '../../src/db/commit.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import { AppError } from '../../src/errors.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Caller } from '../support/app/app.ts'
import { operatorOf, useKeys } from '../support/world/keys.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { expectNoWrites } from '../support/database/rows.ts'
import { signIn, type Person } from '../support/world/settings.ts'
import { waitFor } from '../support/runner/wait-for.ts'
import { useWorld } from '../support/world/world.ts'

type Member = Schemas['Member']
type Role = Member['role']

const scene = useWorld({ config: { creatorRecheckSeconds: 60 } })
const { app, world, clock, sql, commit } = scene
const { statusOf } = useKeys({ app, world })
let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
  // Keys are cached only while revocations can be received.
  await waitFor(() => app.context.listener.isConnected)
})

const pathOf = (person: Person, fixture: Fixture = world) => `/members/${fixture.users[person]}`
const set = (fixture: Fixture, person: Person, role: Role, status: Member['status'] = 'active') =>
  commit((tx) => setMembership(tx, operatorOf(fixture, clock.now()), fixture.users[person], { role, status }))

describe('the list of members (product.md 20.4)', () => {
  const list = async (query = {}): Promise<Member[]> =>
    (await owner.get('/members', { query })).body.data as Member[]
  const namesOf = (members: Member[]) => members.map(({ user }) => user.name)

  test('the list of members shows members of every status by name, in pages', async () => {
    const all = await list()
    expect(namesOf(all)).toEqual([
      'Anna Keller',
      'Bruno Okafor',
      'Clara Lindqvist',
      'Dario Petrov',
      'Emine Yildiz',
    ])
    expect(all[0]).toEqual({
      user: { id: world.users.owner, name: 'Anna Keller', email: expect.any(String) as string },
      role: 'owner',
      status: 'active',
      joined_at: expect.any(String) as string,
      last_seen_at: clock.now().toISOString(),
    })
    expect(all[3]).toMatchObject({ status: 'pending', joined_at: null, last_seen_at: null })
    const first = (await owner.get('/members', { query: { limit: 2 } })).body
    const { next_cursor: cursor } = first.meta
    const second = (await owner.get('/members', { query: { limit: 3, cursor } })).body
    expect([...first.data, ...second.data]).toEqual(all)
    expect(second.meta.next_cursor).toBeNull()
  })

  test.each<[query: Record<string, string>, names: string[]]>([
    [{ status: 'suspended' }, ['Emine Yildiz']],
    [{ status: 'active', role: 'admin' }, ['Bruno Okafor']],
    [{ q: 'LINDQ' }, ['Clara Lindqvist']],
    [{ q: 'bruno.' }, ['Bruno Okafor']],
    [{ q: '%' }, []],
    [{ q: 'a', role: 'member', status: 'pending' }, ['Dario Petrov']],
  ])('the list of members with the filter %j shows %j', async (query, names) => {
    expect(namesOf(await list(query))).toEqual(names)
  })

  test.each(['status', 'role'])('the list of members refuses an unknown %s with 422', async (param) => {
    expectRefusal(await owner.get('/members', { query: { [param]: 'boss' } }), 'validation_error', { param })
  })

  test('the list of members shows when a member last used a session there, to the minute (product.md 20.3)', async () => {
    const [own, other] = [await app.fixture(), await app.fixture()]
    const seenBy = async (caller: Caller) => {
      const members = (await caller.get('/members')).body.data as Member[]
      return members.find(({ user }) => user.id === own.users.admin)?.last_seen_at
    }
    const [here, there] = [await signIn(app, own), await signIn(app, other)]
    const admin = await signIn(app, own, 'admin')
    const signedIn = clock.now().toISOString()
    clock.advance(59)
    await admin.get('/session')
    expect(await seenBy(here)).toBe(signedIn)
    clock.advance(1)
    await admin.get('/session')
    expect(await seenBy(here)).toBe(clock.now().toISOString())
    const source = operatorOf(other, clock.now())
    const rights = { role: 'member', status: 'active' } as const
    await commit((tx) => setMembership(tx, source, own.users.admin, rights))
    clock.advance(30)
    expect(await seenBy(there)).toBeNull()
    await admin.patch('/session', { workspace_id: other.workspace.id })
    expect(await seenBy(there)).toBe(clock.now().toISOString())
  })
})

describe('changing a member', () => {
  test('a change to a member takes effect immediately on their sessions and keys (product.md 20.2, 20.6)', async () => {
    const own = await app.fixture()
    const [boss, admin] = [await signIn(app, own), await signIn(app, own, 'admin')]
    const { secret } = own.keys.admin
    expect([(await admin.get('/keys')).status, await statusOf(secret)]).toEqual([200, 200])
    const demoted = await boss.patch(pathOf('admin', own), { role: 'member' })
    expect(demoted.body.data).toMatchObject({ role: 'member', status: 'active' })
    expectRefusal(await admin.get('/keys'), 'forbidden')
    expect([(await admin.get('/notifications')).status, await statusOf(secret)]).toEqual([200, 401])
    await boss.patch(pathOf('admin', own), { role: 'admin' })
    expect([(await admin.get('/keys')).status, await statusOf(secret)]).toEqual([200, 200])
    await boss.patch(pathOf('admin', own), { status: 'suspended' })
    expectRefusal(await admin.get('/session'), 'session_required')
    expect(await statusOf(secret)).toBe(401)
    await boss.patch(pathOf('admin', own), { status: 'active' })
    expectRefusal(await admin.get('/session'), 'session_required')
    expect(await statusOf(secret)).toBe(200)
  })

  test('removing a member ends only the sessions in this workspace (product.md 20.2)', async () => {
    const [own, other] = [await app.fixture(), await app.fixture()]
    const source = operatorOf(other, clock.now())
    const rights = { role: 'member', status: 'active' } as const
    await commit((tx) => setMembership(tx, source, own.users.admin, rights))
    const [here, there] = [await signIn(app, own, 'admin'), await signIn(app, own, 'admin')]
    const moved = await there.patch('/session', { workspace_id: other.workspace.id })
    expect(moved.body.data).toMatchObject({ role: 'member', workspace: other.workspace })
    await (await signIn(app, own)).patch(pathOf('admin', own), { status: 'suspended' })
    expectRefusal(await here.get('/session'), 'session_required')
    const { workspaces } = (await there.get('/session')).body.data as Schemas['Session']
    expect(workspaces.map(({ id }) => id)).toEqual([other.workspace.id])
  })

  test('a change to a member can be repeated, and is recorded once, with the source web (product.md 20.5)', async () => {
    const own = await app.fixture()
    const boss = await signIn(app, own)
    for (let i = 0; i < 2; i++) {
      const answer = await boss.patch(pathOf('pending', own), { status: 'active', role: 'admin' })
      expect(answer.body.data).toMatchObject({ joined_at: clock.now().toISOString(), status: 'active' })
    }
    await boss.patch(pathOf('pending', own))
    const activities = (await boss.get('/activity')).body.data as Schemas['Activity'][]
    expect(activities.filter(({ via }) => via === 'web')).toMatchObject([
      { type: 'member.changed', actor: { id: own.users.owner }, subject: { name: 'Dario Petrov' } },
    ])
  })

  const member = { role: 'member' }
  const suspend = { status: 'suspended' }
  test.each<[as: Person, of: Person, change: object | 'remove', code: ErrorCode]>([
    ['admin', 'owner', member, 'forbidden'],
    ['admin', 'owner', suspend, 'forbidden'],
    ['admin', 'owner', {}, 'forbidden'],
    ['admin', 'owner', 'remove', 'forbidden'],
    ['admin', 'member', { role: 'owner' }, 'forbidden'],
    ['admin', 'admin', member, 'own_membership'],
    ['admin', 'admin', 'remove', 'own_membership'],
    ['owner', 'owner', member, 'last_owner'],
    ['owner', 'owner', suspend, 'last_owner'],
    ['owner', 'owner', 'remove', 'last_owner'],
    ['owner', 'owner', { role: 'owner' }, 'own_membership'],
    ['member', 'suspended', { status: 'active' }, 'forbidden'],
  ])(
    'a change by an %s to the %s, %j, is refused with %s, and nothing is written (product.md 20.5)',
    async (as, fixture, change, code) => {
      const caller = await signIn(app, world, as)
      const refused = await expectNoWrites(scene, () =>
        change === 'remove' ? caller.delete(pathOf(fixture)) : caller.patch(pathOf(fixture), change),
      )
      expectRefusal(refused, code)
    },
  )

  test('an owner cannot change their own membership, even if there is another owner (product.md 20.5)', async () => {
    const own = await app.fixture()
    await set(own, 'admin', 'owner')
    const boss = await signIn(app, own)
    expectRefusal(await boss.patch(pathOf('owner', own), member), 'own_membership')
    expectRefusal(await boss.delete(pathOf('owner', own)), 'own_membership')
  })

  test('a member cannot be given the status pending, and an unknown member gets 404', async () => {
    const pending = await owner.patch(pathOf('member'), { status: 'pending' })
    expectRefusal(pending, 'validation_error', { param: 'status' })
    expectRefusal(await owner.patch(`/members/${world.foreign.user}`, {}), 'not_found')
    expectRefusal(await owner.delete(`/members/${world.foreign.user}`), 'not_found')
  })
})

describe('the last active owner (product.md 20.5)', () => {
  const owners = async ({ workspace }: Fixture) =>
    (
      await sql`
        select from memberships where workspace_id = ${workspace.id} and role = 'owner' and status = 'active'`
    ).length

  test.each<[role: Role, status: Member['status']]>([
    ['admin', 'active'],
    ['owner', 'suspended'],
    ['owner', 'pending'],
  ])('the last active owner cannot be made %s, %s by a command', async (role, status) => {
    await expect(set(world, 'owner', role, status)).rejects.toThrow(new AppError('last_owner'))
    await expect(set(world, 'suspended', 'owner', 'suspended')).resolves.toBeDefined()
    await expect(set(world, 'owner', role, status)).rejects.toThrow(new AppError('last_owner'))
    await set(world, 'suspended', 'member', 'suspended')
  })

  test('the last active owner stays if two owners concurrently demote and remove each other', async () => {
    const own = await app.fixture()
    for (let i = 0; i < 10; i++) {
      await set(own, 'owner', 'owner')
      await set(own, 'admin', 'owner')
      const [one, other] = [await signIn(app, own), await signIn(app, own, 'admin')]
      const answers = await Promise.all([
        one.patch(pathOf('admin', own), i % 2 ? { role: 'member' } : { status: 'suspended' }),
        i % 3 ? other.delete(pathOf('owner', own)) : other.patch(pathOf('owner', own), { role: 'admin' }),
      ])
      expect(answers.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(await owners(own)).toBe(1)
      await set(own, answers[0].status < 300 ? 'owner' : 'admin', 'owner')
    }
  })

  test('the last active owner stays if the demotions of both owners are planned before either commits', async () => {
    const own = await app.fixture()
    await set(own, 'admin', 'owner')
    const planned = Promise.withResolvers<void>()
    let plans = 0
    const demote = (person: Person) =>
      commitPlan(app.context.db, async (plan) => {
        const source = operatorOf(own, clock.now())
        await setMembership(plan, source, own.users[person], { role: 'member', status: 'active' })
        if (++plans === 2) planned.resolve()
        await planned.promise
      })
    const done = await Promise.allSettled([demote('owner'), demote('admin')])
    expect(done.filter(({ status }) => status === 'rejected')).toMatchObject([
      { reason: { code: 'last_owner' } },
    ])
    expect(await owners(own)).toBe(1)
  })

  test('the last active owner stays if commands concurrently demote all owners', async () => {
    const own = await app.fixture()
    const people = ['owner', 'admin', 'member'] as const
    for (const person of people) await set(own, person, 'owner')
    const done = await Promise.allSettled(people.map((person) => set(own, person, 'member')))
    const refusals = done.flatMap((one) => (one.status === 'rejected' ? [one.reason as AppError] : []))
    expect(refusals.map(({ code }) => code)).toEqual(['last_owner'])
    expect(await owners(own)).toBe(1)
  })
})

test('a removed member has no session, key or project role, and keeps assignments (product.md 20.6)', async () => {
  const own = await app.fixture()
  const [boss, admin] = [await signIn(app, own), await signIn(app, own, 'admin')]
  const assigned = { title_text: 'Stays', project_id: own.projects.main, user_ids: [own.users.admin] }
  const task = await app.withSecret(own.keys.full.secret).post('/tasks', assigned)
  await sql`
    insert into project_members (workspace_id, project_id, user_id, role)
    values (${own.workspace.id}, ${own.projects.second}, ${own.users.admin}, 'editor')`
  expect((await boss.delete(pathOf('admin', own))).status).toBe(204)
  expectRefusal(await admin.get('/session'), 'session_required')
  expect(await statusOf(own.keys.admin.secret)).toBe(401)
  const key = (await boss.get(`/keys/${own.keys.admin.id}`)).body.data
  expect(key).toMatchObject({ status: 'active', creator_active: false })
  const roles = await sql`select from project_members where user_id = ${own.users.admin}`
  expect(roles).toHaveLength(0)
  const { data } = (await app.withSecret(own.keys.full.secret).get(`/tasks/${task.body.data.id}`)).body
  expect(data.assignees).toEqual(task.body.data.assignees)
  const [latest] = (await boss.get('/activity')).body.data
  expect(latest).toMatchObject({ type: 'member.removed', via: 'web', subject: { name: 'Bruno Okafor' } })
  expectRefusal(await boss.delete(pathOf('admin', own)), 'not_found')
  await set(own, 'admin', 'admin')
  expect(await statusOf(own.keys.admin.secret)).toBe(200)
})

describe('renaming the workspace (product.md 20.7)', () => {
  test('only an owner can rename the workspace, which is recorded once and immediately visible in the API', async () => {
    const own = await app.fixture()
    const boss = await signIn(app, own)
    const key = app.withSecret(own.keys.full.secret)
    expect((await key.get('/me')).body.workspace.name).toBe(own.workspace.name)
    for (let i = 0; i < 2; i++) {
      const renamed = await boss.patch('/workspace', { name: 'Quarry' })
      expect(renamed.body.data).toMatchObject({ id: own.workspace.id, name: 'Quarry', time_zone: 'UTC' })
    }
    expect((await key.get('/me')).body.workspace.name).toBe('Quarry')
    expect((await boss.get('/session')).body.data.workspace.name).toBe('Quarry')
    const activities = (await boss.get('/activity')).body.data as Schemas['Activity'][]
    expect(activities.filter(({ type }) => type === 'workspace.renamed')).toHaveLength(1)
  })

  test.each([[''], [' '], ['x'.repeat(101)], [null]])(
    'the new workspace name %j is refused with 422',
    async (name) => {
      expectRefusal(await owner.patch('/workspace', { name }), 'validation_error', { param: 'name' })
    },
  )
})

describe('the time zone of the workspace (product.md 20.9)', () => {
  const zoneOf = async (caller: Caller) =>
    ((await caller.get('/session')).body.data as Schemas['Session']).workspace.time_zone

  test('the time zone of the workspace is UTC until an owner sets it, which is recorded once and immediately visible in the session', async () => {
    const own = await app.fixture()
    const boss = await signIn(app, own)
    expect(await zoneOf(boss)).toBe('UTC')
    for (let i = 0; i < 2; i++) {
      const set = await boss.patch('/workspace', { time_zone: 'America/Los_Angeles' })
      expect(set.body.data).toMatchObject({
        id: own.workspace.id,
        name: own.workspace.name,
        time_zone: 'America/Los_Angeles',
      })
    }
    expect(await zoneOf(boss)).toBe('America/Los_Angeles')
    const activities = (await boss.get('/activity')).body.data as Schemas['Activity'][]
    const changes = activities.filter(({ type }) => type.startsWith('workspace.'))
    expect(changes.map(({ type }) => type)).toEqual(['workspace.updated'])
  })

  test('the time zone of the workspace may change together with its name', async () => {
    const own = await app.fixture()
    const body = { name: 'Quarry', time_zone: 'Asia/Kolkata' }
    const set = await (await signIn(app, own)).patch('/workspace', body)
    expect(set.body.data).toMatchObject({ id: own.workspace.id, ...body })
  })

  test('an admin may not set the time zone of the workspace', async () => {
    const admin = await signIn(app, world, 'admin')
    expectRefusal(await admin.patch('/workspace', { time_zone: 'Europe/Oslo' }), 'forbidden')
  })

  test.each(['Mars/Olympus', '+01:00', '', 'Europe', null])(
    'the time zone %j is refused with 422',
    async (time_zone) => {
      expectRefusal(await owner.patch('/workspace', { time_zone }), 'validation_error', {
        param: 'time_zone',
      })
    },
  )

  test('an update of the workspace without fields is refused with 422', async () => {
    expectRefusal(await owner.patch('/workspace', {}), 'validation_error')
  })
})

test('a filter with a string that cannot be stored is refused', async () => {
  expectRefusal(await owner.get('/members', { query: { q: '\u0000' } }), 'validation_error', { param: 'q' })
})
