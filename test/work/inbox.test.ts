import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import type { Caller } from '../support/app/app.ts'
import { pageOf } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full } = useWorld()

let admin: Caller
let member: Caller
beforeAll(async () => {
  admin = await signInToWork(app, world, 'admin')
  member = await signInToWork(app, world, 'member')
})

const projects = async (caller: Caller) =>
  pageOf(await caller.get('/projects?limit=100')).data as unknown as Schemas['WorkProject'][]
const inboxesOf = async (caller: Caller) => (await projects(caller)).filter(({ inbox }) => inbox)
const add = async (caller: Caller, fields: object = {}): Promise<Schemas['WorkTask']> => {
  const { status, body, text } = await caller.post('/tasks', { title: 'Buy milk', ...fields })
  expect(status, text).toBe(201)
  return (body as Schemas['WorkTaskResponse']).data
}

describe('the inbox (product.md 25.14)', () => {
  test('the inbox is created by the first task without a project or column, not by a read, and only once', async () => {
    const caller = await signInToWork(app, await app.fixture(), 'member')
    await caller.get('/tasks')
    expect(await inboxesOf(caller)).toEqual([])
    const tasks = await Promise.all(Array.from({ length: 8 }, () => add(caller)))
    tasks.push(await add(caller))
    const [inbox, ...others] = await inboxesOf(caller)
    expect(others).toEqual([])
    expect(inbox).toMatchObject({ name: 'Inbox', private: true, role: 'manager', columns: [], task_count: 9 })
    expect(new Set(tasks.map(({ project_id }) => project_id))).toEqual(new Set([inbox?.id]))
    expect(tasks.every(({ card }) => card === null)).toBe(true)
    expect((await projects(caller))[0]).toEqual(inbox)
  })

  test('the inbox accepts a task that names it as its project', async () => {
    const first = await add(member)
    expect((await add(member, { project_id: first.project_id })).card).toBeNull()
  })

  test('the inbox and its tasks are not found by others, including owners and admins, nor through the API', async () => {
    const { id, project_id } = await add(member)
    for (const caller of [admin, await signInToWork(app, world)]) {
      expectRefusal(await caller.get(`/tasks/${id}`), 'not_found')
      expectRefusal(await caller.get(`/projects/${project_id}`), 'not_found')
      expectRefusal(await caller.patch(`/tasks/${id}`, { title: 'Mine' }), 'not_found')
      expectRefusal(await caller.post('/tasks', { title: 'Mine', project_id }), 'not_found')
      expectRefusal(await caller.post(`/tasks/${id}/comments`, { body: 'Mine' }), 'not_found')
      expect(pageOf(await caller.get('/tasks', { query: { project_id: project_id ?? '' } })).data).toEqual([])
    }
    expectRefusal(await full.get(`/tasks/${id}`), 'not_found')
  })

  test('the inbox has no columns to which a task can be moved', async () => {
    const { id } = await add(member)
    expectRefusal(await member.post(`/tasks/${id}/moves`, { card_id: world.cards.todo }), 'not_found')
  })

  test('the tasks of an inbox can be assigned only to its owner', async () => {
    expect((await add(member, { user_ids: [world.users.member] })).assignee_ids).toEqual([world.users.member])
    for (const user of [world.users.owner, world.users.admin]) {
      const answer = await member.post('/tasks', { title: 'x', user_ids: [user] })
      expectRefusal(answer, 'invalid_assignee', { param: 'user_ids' })
    }
  })
})
