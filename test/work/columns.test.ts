import { beforeAll, expect, test } from 'vitest'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Caller } from '../support/app/app.ts'
import { withLimits } from '../support/app/budgets.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signIn, signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, clock, web, commit } = useWorld()

let manager: Caller
beforeAll(async () => {
  manager = await signInToWork(app, world, 'member')
})

/** Creates a project owned by the owner in which the member is a manager. */
const createManaged = () =>
  commit(async (tx) => {
    const project = await createProject(tx, web(), { name: 'Pergola' })
    await setProjectMember(tx, operatorOf(world, clock.now()), project.id, world.users.member, 'manager')
    return project
  })
const boardOf = async (id: string): Promise<unknown> => {
  const { body } = await manager.get(`/projects/${id}`)
  return (body.data.columns as { name: string }[]).map(({ name }) => name)
}

test('a member who manages a project adds, renames, reorders and deletes its columns, recorded as via web (product.md 25.6)', async () => {
  const { id, cards } = await createManaged()
  const headers = { 'Idempotency-Key': 'a column' }
  const created = await manager.post(`/projects/${id}/columns`, { name: 'Review' }, { headers })
  const replayed = await manager.post(`/projects/${id}/columns`, { name: 'Review' }, { headers })
  expect([created.status, replayed.text]).toEqual([201, created.text])
  const column = created.body.data as { id: string }
  expect(column).toEqual({ id: column.id, name: 'Review', is_done: false, order: 3, task_count: 0 })
  const moved = await manager.patch(`/columns/${column.id}`, { name: 'Check', order: 1 })
  expect(moved.body.data).toEqual({ ...column, name: 'Check', order: 1 })
  expect(await boardOf(id)).toEqual(['To do', 'Check', 'In progress', 'Done'])
  await full.post('/tasks', { title_text: 'Saw', card_id: column.id })
  expectRefusal(await manager.delete(`/columns/${column.id}`), 'column_not_empty')
  const elsewhere = await manager.delete(`/columns/${column.id}?move_to=${world.cards.todo}`)
  expectRefusal(elsewhere, 'validation_error', { param: 'move_to' })
  expect((await manager.delete(`/columns/${column.id}?move_to=${cards[0]?.id}`)).status).toBe(204)
  expect((await manager.get(`/projects/${id}`)).body.data.columns[0].task_count).toBe(1)
  const recorded = await app.context.sql`
    select type, via, user_id from activities
    where workspace_id = ${world.workspace.id} and subject_id = ${column.id} order by id`
  expect(recorded).toEqual(
    ['column.created', 'column.updated', 'column.deleted'].map((type) => ({
      type,
      via: 'web',
      user_id: world.users.member,
    })),
  )
})

test('an owner whose role in the project is viewer may change its columns only in the settings area (product.md 25.6)', async () => {
  const path = `/projects/${world.projects.viewer_only}/columns`
  const owner = await signInToWork(app, world)
  const answer = await owner.post(path, { name: 'Review' })
  expectRefusal(answer, 'forbidden', { message: 'Only managers of the project may do this.' })
  expect((await (await signIn(app, world)).post(path, { name: 'Review' })).status).toBe(201)
})

test('an inbox has no columns to change, even for its owner (product.md 25.6)', async () => {
  const owner = await signInToWork(app, world)
  expectRefusal(await owner.post(`/projects/${world.projects.inbox}/columns`, { name: 'Later' }), 'not_found')
  expectRefusal(await owner.patch(`/columns/${world.cards.inbox}`, { name: 'Later' }), 'not_found')
})

test('writes have a separate budget per session, and another for all sessions of the user (product.md 25.5)', async () => {
  const limited = await withLimits({ session: 100, session_work: 2, user_work: 3 })
  const { fixture } = limited
  const [one, other] = [await signInToWork(limited.app, fixture), await signInToWork(limited.app, fixture)]
  const write = (caller: Caller) =>
    caller.post(`/projects/${fixture.projects.main}/columns`, { name: 'Review' })
  for (const caller of [one, one, other]) expect((await write(caller)).status).toBe(201)
  for (const caller of [one, other]) {
    const refused = await write(caller)
    expectRefusal(refused, 'session_rate_limited')
    expect(refused.headers['retry-after']).toBe('60')
    expect((await caller.get('/projects')).status).toBe(200)
  }
  limited.app.clock.advance(60)
  expect((await write(one)).status).toBe(201)
})
