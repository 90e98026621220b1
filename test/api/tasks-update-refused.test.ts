import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { archiveProject } from '../../src/domain/projects/projects.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { expectRefusal } from '../support/refusal.ts'
import { waitForLocks } from '../support/locks.ts'

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { app, world, full, admin, sql, clock, commit } = scene

describe('who may change a task (product.md 5.5, 5.6)', () => {
  test('a viewer of the project gets 403, even for a PATCH that changes nothing, and its manager 200', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}`
    for (const body of [{ progress: 1 }, {}]) expectRefusal(await full.patch(path, body), 'forbidden')
    expect((await full.get(path)).body).toEqual({ data: task })
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
  })

  test('an admin without a role in the project may write, but not an admin who is its viewer', async () => {
    const own = await app.fixture()
    const admin = app.withSecret(own.keys.admin.secret)
    const path = `/tasks/${own.tasks.first}`
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
    await sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${own.workspace.id}, ${own.projects.main}, ${own.users.admin}, 'viewer')`
    expectRefusal(await admin.patch(path, { progress: 2 }), 'forbidden')
  })

  test('a task whose project is archived before the commit is not found (product.md 5.2)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const path = `/tasks/${own.tasks.first}`
    const actor = { workspaceId: own.workspace.id, userId: own.users.owner, via: 'web' as const }
    const archived = Promise.withResolvers<void>()
    const asked = Promise.withResolvers<void>()
    const archiving = commit(async (tx) => {
      await archiveProject(tx, { ...actor, now: clock.now() }, own.projects.main)
      archived.resolve()
      await asked.promise
    })
    await archived.promise
    const patch = caller.patch(path, { title_text: 'Too late' })
    await waitForLocks(sql, 1)
    // A comment does not wait for the project, and so is written before the archiving.
    expect((await caller.post(`${path}/comments`, { body: 'In time' })).status).toBe(201)
    asked.resolve()
    await archiving
    expectRefusal(await patch, 'not_found')
    expectRefusal(await caller.post(`${path}/comments`, { body: 'Too late' }), 'not_found')
  })

  test('an invalid body is refused before the task is looked up (product.md 1.1)', async () => {
    const answer = await full.patch(`/tasks/${world.tasks.private}`, { progress: 101 })
    expectRefusal(answer, 'validation_error', { param: 'progress' })
  })
})
