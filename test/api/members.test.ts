import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { MembershipStatus, WorkspaceRole } from '../../src/db/schema.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { setMembership } from '../../src/domain/accounts/change-members.ts'
import type { Answer } from '../support/app/app.ts'
import { idsOf, readAllPages } from '../support/contract/lists.ts'
import { operations, validRequest } from '../support/contract/operations.ts'
import { useWorld } from '../support/world/world.ts'
import { operatorOf } from '../support/world/keys.ts'

const scene = useWorld()
const { app, world, full, stranger, clock, sql, commit } = scene

const list = (answer: Answer) => (answer.body as Schemas['MemberList']).data
const ids = (answer: Answer) => list(answer).map(({ id }) => id)
const set = (fixture: Fixture, user: string, status: MembershipStatus, role: WorkspaceRole = 'member') =>
  commit((tx) => setMembership(tx, operatorOf(fixture, clock.now()), user, { role, status }))

test('only active members are listed, with id, name, email, role and joined_at (product.md 5.7)', async () => {
  const rows = await sql<Schemas['Member'][]>`
    select u.id, u.name, u.email, m.role, m.joined_at
    from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${world.workspace.id} and m.status = 'active' order by m.joined_at`
  const members = list(await full.get('/members'))
  expect(members).toEqual(
    rows.map((row) => ({ ...row, joined_at: new Date(row.joined_at ?? '').toISOString() })),
  )
  expect(members.map(({ id, role }) => [id, role])).toEqual([
    [world.users.owner, 'owner'],
    [world.users.admin, 'admin'],
    [world.users.member, 'member'],
  ])
  expect(ids(await stranger.get('/members'))).toEqual([world.foreign.user])
})

test('members are listed in the order in which they first joined, even if they left and came back (product.md 6.1)', async () => {
  const own = await app.fixture()
  const caller = app.withSecret(own.keys.full.secret)
  const { owner, admin, member, pending, suspended } = own.users
  clock.advance(60)
  await set(own, suspended, 'active')
  await set(own, own.foreign.user, 'active', 'admin')
  clock.advance(60)
  await set(own, pending, 'active')
  await set(own, admin, 'suspended')
  // Two members joined at the same instant, and are ordered by id.
  const inOrder = [owner, member, suspended, own.foreign.user, pending]
  expect(ids(await caller.get('/members'))).toEqual(inOrder)
  await set(own, admin, 'active')
  const walked = await readAllPages(caller, '/members', () => 1)
  expect(idsOf(walked)).toEqual(inOrder.toSpliced(1, 0, admin))
})

test.each(operations.filter(({ id }) => id !== 'listMembers'))(
  '$id returns no email address (product.md 5.7)',
  async (operation) => {
    const { status, text } = await (await validRequest(operation, scene)).send(full)
    expect(status).toBeLessThan(300)
    expect(text).not.toContain('@')
  },
)
