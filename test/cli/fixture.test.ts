import { sql } from '../../src/db/drizzle.ts'
import { beforeAll, expect, test } from 'vitest'
import { scopes, type Schemas } from '../../generated/openapi.operations.ts'
import { createFixture, type Fixture } from '../../src/seeds/fixture.ts'
import type { Caller } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { taskwireJson } from '../support/app/cli.ts'
import { isHashOf } from '../support/world/passwords.ts'
import { readData } from '../support/contract/data.ts'

const { app } = useWorld()
let fixture: Fixture
let owner: Caller

beforeAll(async () => {
  fixture = await taskwireJson(['fixture'])
  owner = app.withSecret(fixture.keys.full.secret)
})

const id = (prefix: string) =>
  expect.stringMatching(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`)) as string
const ids = (prefix: string, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, id(prefix)]))
const key = { id: id('key'), secret: expect.stringMatching(/^svc_[0-9A-Za-z]{40}$/) as string }

test('the fixture has exactly the documented shape (product.md 14.6)', () => {
  const keyNames = ['full', ...scopes, 'disabled', 'revoked', 'expired', 'admin']
  expect(fixture).toEqual({
    workspace: { id: id('ws'), name: expect.stringMatching(/./) as string },
    login: {
      email: expect.stringMatching(/^\S+@\S+$/) as string,
      password: expect.stringMatching(/.{12}/) as string,
    },
    users: ids('user', 'owner', 'admin', 'member', 'pending', 'suspended'),
    projects: ids(
      'project',
      ...['main', 'second', 'no_open_column', 'viewer_only', 'private', 'archived', 'inbox'],
    ),
    cards: ids('card', 'todo', 'doing', 'done', 'private', 'inbox', 'viewer_only'),
    tasks: ids('task', 'first', 'completed', 'untitled', 'recurring', 'private', 'archived', 'inbox'),
    events: ids('event', 'workspace', 'project', 'private'),
    keys: Object.fromEntries(keyNames.map((name) => [name, key])),
    foreign: {
      workspace: id('ws'),
      project: id('project'),
      card: id('card'),
      task: id('task'),
      user: id('user'),
      key,
    },
  })
})

test('the main project has its columns, thirty tasks, and thirty comments on the first', async () => {
  const { main } = fixture.projects
  const { todo, doing, done } = fixture.cards
  expect(await readData(owner, `/projects/${main}/cards`)).toMatchObject([
    { id: todo, name: 'To do', is_done: false },
    { id: doing, name: 'Doing', is_done: false },
    { id: done, name: 'Done', is_done: true },
  ])
  const tasks = await readData<Schemas['Task'][]>(owner, '/tasks', {
    query: { project_id: main, limit: 100 },
  })
  expect(tasks).toHaveLength(30)
  expect(tasks[0]?.id).toBe(fixture.tasks.first)
  for (const field of ['priority', 'due_date', 'due_time', 'progress', 'card', 'assignee_ids'] as const) {
    expect(new Set(tasks.map((task) => JSON.stringify(task[field]))).size, field).toBeGreaterThan(1)
  }
  const path = `/tasks/${fixture.tasks.first}/comments`
  const comments = await readData<Schemas['TaskComment'][]>(owner, path, { query: { limit: 100 } })
  expect(comments).toHaveLength(30)
  expect(new Set(comments.map(({ author }) => author?.id)).size).toBe(3)
  const rows = await app.context.db.execute(
    sql`select count(parent_id)::int as replies from comments where task_id = ${fixture.tasks.first}`,
  )
  expect(rows[0]?.replies).toBeGreaterThan(1)
})

test.for([
  ['completed', { completed: true, progress: 100 }],
  ['untitled', { title: '' }],
  ['recurring', { due_date: expect.any(String) as string }],
] as const)('the task that the fixture calls %s has that property', async ([name, expected]) => {
  expect(await readData(owner, `/tasks/${fixture.tasks[name]}`)).toMatchObject({
    ...expected,
    project_id: fixture.projects.main,
  })
  const rows = await app.context.db.execute(
    sql`select recurrence from tasks where id = ${fixture.tasks[name]}`,
  )
  expect(rows[0]?.recurrence).toBe(name === 'recurring' ? 'weekly' : null)
})

test('each key of the fixture has the scopes and the status in its name', async () => {
  for (const [name, { secret }] of Object.entries(fixture.keys)) {
    const answer = await app.withSecret(secret).get('/me')
    const expected = { disabled: 403, revoked: 401, expired: 401 }[name] ?? 200
    expect(answer.status, name).toBe(expected)
    if (expected !== 200) continue
    const { key } = answer.body as Schemas['Me']
    expect(key.scopes, name).toEqual(name.includes(':') ? [name] : scopes)
  }
  const rows = await app.context.db.execute(
    sql`select id, created_by from api_keys where workspace_id = ${fixture.workspace.id}`,
  )
  for (const { id, created_by } of rows) {
    const { owner, admin } = fixture.users
    expect(created_by).toBe(id === fixture.keys.admin.id ? admin : owner)
  }
})

test('the login in the fixture belongs to the owner', async () => {
  const rows = await app.context.db.execute<{ email: string; password_hash: string }>(
    sql`select email, password_hash from users where id = ${fixture.users.owner}`,
  )
  expect(rows[0]?.email).toBe(fixture.login.email)
  expect(isHashOf(rows[0]?.password_hash ?? '', fixture.login.password)).toBe(true)
})

test('fixtures created at the same time share no data', async () => {
  const { db } = app.context
  const now = new Date('2031-03-30T00:59:00Z')
  const worlds = await Promise.all([1, 2, 3].map(() => createFixture(db, now)))
  const all = worlds.flatMap(
    (world) => JSON.stringify(world).match(/[a-z]+_[0-9a-z]{26}|svc_\w+|[\w.]+@/g) ?? [],
  )
  expect(new Set(all).size).toBe(all.length)
})
