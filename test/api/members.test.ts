import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { MembershipStatus, WorkspaceRole } from '../../src/db/schema.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { setMembership } from '../../src/domain/accounts/members.ts'
import { type Answer } from '../support/app.ts'
import { useWorld } from '../support/world.ts'
import { operatorOf } from '../support/keys.ts'

const { app, world, full, stranger, clock, sql, commit } = useWorld()

const list = (answer: Answer) => (answer.body as Schemas['MemberList']).data
const ids = (answer: Answer) => list(answer).map(({ id }) => id)
const set = (of: Fixture, user: string, status: MembershipStatus, role: WorkspaceRole = 'member') =>
  commit((tx) => setMembership(tx, operatorOf(of, clock.now()), user, { role, status }))

test('only active memberships are listed, not pending or suspended ones (product.md 5.7)', async () => {
  const answer = await full.get('/members')
  expect(ids(answer)).toEqual([world.users.owner, world.users.admin, world.users.member])
  expect(answer.body).toHaveProperty('meta.next_cursor', null)
})

test('a Member has user id, name, email, role and joined_at (product.md 1.18)', async () => {
  const rows = await sql<Schemas['Member'][]>`
    select u.id, u.name, u.email, m.role, m.joined_at
    from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${world.workspace.id} and m.status = 'active' order by m.joined_at`
  const members = list(await full.get('/members'))
  expect(members).toEqual(
    rows.map((row) => ({ ...row, joined_at: new Date(row.joined_at ?? '').toISOString() })),
  )
  expect(members.map(({ name, role }) => [name, role])).toEqual([
    ['Anna Keller', 'owner'],
    ['Bruno Okafor', 'admin'],
    ['Clara Lindqvist', 'member'],
  ])
})

test('members come in the order in which they joined, whatever their age (product.md 6.1)', async () => {
  const own = await app.fixture()
  const caller = app.withSecret(own.keys.full.secret)
  const { owner, admin, member, pending, suspended } = own.users
  clock.advance(60)
  await set(own, suspended, 'active')
  await set(own, own.foreign.user, 'active', 'admin')
  clock.advance(60)
  await set(own, pending, 'active')
  // The two that joined in the same instant stand in the order of their ids.
  const inOrder = [owner, admin, member, suspended, own.foreign.user, pending]
  expect(ids(await caller.get('/members'))).toEqual(inOrder)

  const seen: string[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: Answer = await caller.get('/members', { query: { limit: 1, cursor } })
    seen.push(...ids(answer))
    cursor = (answer.body as Schemas['MemberList']).meta.next_cursor
  }
  expect(seen).toEqual(inOrder)
})

test('whoever is suspended is gone at once, and comes back to their old place (product.md 6.1)', async () => {
  const own = await app.fixture()
  const caller = app.withSecret(own.keys.full.secret)
  const { owner, admin, member } = own.users
  await set(own, admin, 'suspended')
  expect(ids(await caller.get('/members'))).toEqual([owner, member])
  await set(own, admin, 'active')
  expect(ids(await caller.get('/members'))).toEqual([owner, admin, member])
})

test('the members of other workspaces are not listed, nor their roles there (product.md 5.4)', async () => {
  expect(ids(await stranger.get('/members'))).toEqual([world.foreign.user])
})

test('a member’s id is the id of assignee_ids (product.md 5.7)', async () => {
  const user_ids = ids(await full.get('/members'))
  const body = { title_text: 'For everybody', project_id: world.projects.main, user_ids }
  expect((await full.post('/tasks', body)).body).toHaveProperty('data.assignee_ids', user_ids)
})

test('Member is the only shape that includes an email address (product.md 5.7)', async () => {
  const emails = list(await full.get('/members')).map(({ email }) => email)
  expect(emails).toHaveLength(3)
  const { main } = world.projects
  const { first } = world.tasks
  const answers = await Promise.all([
    full.get('/me'),
    full.get('/projects'),
    full.get(`/projects/${main}`),
    full.get(`/projects/${main}/cards`),
    full.get('/tasks?limit=100'),
    full.get(`/tasks/${first}`),
    full.patch(`/tasks/${first}`, { description: 'Nobody’s address' }),
    full.post('/tasks', { title_text: 'No address', project_id: main, user_ids: [world.users.admin] }),
    full.get(`/tasks/${first}/comments?limit=100`),
    full.post(`/tasks/${first}/comments`, { body: 'No address' }),
    full.get('/events'),
    full.post('/events', {
      title: 'No address',
      date: '2026-11-21',
      start_time: '10:00',
      end_time: '11:00',
      repeat: 'none',
      invited_users: [world.users.admin],
    }),
  ])
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(300)
    expect(text).not.toContain('@')
  }
})
