import postgres from 'postgres'
import { describe, expect, test } from 'vitest'
import { type Schemas } from '../../generated/openapi.operations.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { testDatabaseUrl } from '../support/database.ts'
import { expectRefusal } from '../support/refusal.ts'

import { waitForLocks } from '../support/locks.ts'
import { activityTypes, storedRow } from '../support/rows.ts'
import { useTasks } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { app, world, full, admin, sql } = scene
const { created, patched } = useTasks(scene)
const rowOf = (id: string) => storedRow(scene, 'tasks', id)

describe('validation (product.md 2.2)', () => {
  test.each([
    ['title_text', 'x'.repeat(501)],
    ['title_text', '🪴'.repeat(501)],
    ['title_text', 'x\0'],
    ['title_text', '\ud83e'],
    ['title_text', 42],
    ['description', 'd'.repeat(20_001)],
    ['description', '\0'],
    ['description', {}],
    ['priority', 'critical'],
    ['priority', ''],
    ['priority', 'HIGH'],
    ['progress', -1],
    ['progress', 101],
    ['progress', 99.5],
    ['progress', '100'],
    ['progress', true],
    ['end_date', '2026-02-29'],
    ['end_date', '2026-2-1'],
    ['end_date', '20260201'],
    ['end_date', '2026-02-01T00:00:00Z'],
    ['end_date', '0000-01-01'],
    ['end_date', ''],
    ['end_time', '24:00'],
    ['end_time', '7:00'],
    ['end_time', '07:00:00'],
    ['end_time', ''],
    ['end_time', 700],
    ['reminder_date', '2026-11-18'],
    ['reminder_date', '2026-11-18T09:00:00'],
    ['reminder_date', '2026-02-30T09:00:00Z'],
    ['reminder_date', '2026-11-18T25:00:00Z'],
    ['reminder_date', '0000-01-01T00:00:00Z'],
    ['reminder_date', '0001-01-01T00:00:00+01:00'],
    ['reminder_date', '9999-12-31T23:59:59-01:00'],
    ['reminder_date', 'Wed, 18 Nov 2026 09:00:00 +0000'],
    ['reminder_date', 'tomorrow'],
    ['reminder_date', ''],
    ['reminder_date', 1795305600],
  ])('%s: %j is validation_error, and nothing changes', async (param, value) => {
    const { id } = await created()
    const before = await rowOf(id)
    const answer = await full.patch(`/tasks/${id}`, { description: 'New', [param]: value })
    expectRefusal(answer, 'validation_error', { param })
    expect(await rowOf(id)).toEqual(before)
    expect(await activityTypes(scene, id)).toEqual(['task.created'])
  })

  test.each([
    [{ reminder_date: 1, end_time: 1, end_date: 1, progress: -1 }, 'progress'],
    [{ reminder_date: 1, end_time: 1, end_date: 1 }, 'end_date'],
    [{ reminder_date: 1, end_time: 1 }, 'end_time'],
    [{ priority: 1, description: 1, title_text: 1 }, 'title_text'],
  ])('of several, the first in the contract’s order is named: %j (product.md 2.2)', async (body, param) => {
    const { id } = await created()
    expectRefusal(await full.patch(`/tasks/${id}`, body), 'validation_error', { param })
  })

  test.each([
    ['title_text', 'x'.repeat(500)],
    ['title_text', '🪴'.repeat(500)],
    ['title_text', ' '],
    ['description', '🪴'.repeat(20_000)],
    ['progress', 0],
    ['progress', 100],
    ['end_date', '0001-01-01'],
    ['end_date', '9999-12-31'],
  ])('%s takes the bound', async (field, value) => {
    const { id } = await created()
    await patched(id, { [field]: value })
  })

  test.each([
    ['2026-11-18T09:00:00Z', '2026-11-18T09:00:00+00:00'],
    ['2026-11-18t09:00:00z', '2026-11-18T09:00:00+00:00'],
    ['2026-11-18T09:00:00.25+05:30', '2026-11-18T03:30:00.25+00:00'],
    ['2026-11-18T09:00:00-12:00', '2026-11-18T21:00:00+00:00'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00+00:00'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00+00:00'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999+00:00'],
  ])('reminder_date is RFC 3339 with an offset: %s (product.md 8.19)', async (reminder_date, stored) => {
    const { id } = await created()
    await patched(id, { reminder_date })
    expect((await rowOf(id)).reminder_at).toBe(stored)
  })
})

describe('who may, and what is there (product.md 5.5, 5.6)', () => {
  test('a viewer of the project gets 403 forbidden, even for a change of nothing; a manager does not', async () => {
    const answer = await full.get('/tasks', { query: { project_id: world.projects.viewer_only } })
    const [task] = (answer.body as Schemas['TaskList']).data
    const path = `/tasks/${task?.id}`
    expectRefusal(await full.patch(path, { progress: 1 }), 'forbidden')
    expectRefusal(await full.patch(path, {}), 'forbidden')
    expect((await full.get(path)).body).toEqual({ data: task })
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
  })

  test('an admin without an explicit role may write; as an explicit viewer not', async () => {
    const own = await app.fixture()
    const admin = app.withSecret(own.keys.admin.secret)
    const path = `/tasks/${own.tasks.first}`
    expect((await admin.patch(path, { progress: 1 })).status).toBe(200)
    await sql`
      insert into project_members (workspace_id, project_id, user_id, role)
      values (${own.workspace.id}, ${own.projects.main}, ${own.users.admin}, 'viewer')`
    expectRefusal(await admin.patch(path, { progress: 2 }), 'forbidden')
  })

  test('a task whose project is archived meanwhile is 404 as well (product.md 5.2)', async () => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const path = `/tasks/${own.tasks.first}`
    const aside = postgres(await testDatabaseUrl(), { max: 2 })
    const archiving = await aside.reserve()
    await archiving`begin`
    await archiving`
      update projects set archived_at = now() where workspace_id = ${own.workspace.id} and id = ${own.projects.main}`
    const patch = caller.patch(path, { title_text: 'Too late' })
    await waitForLocks(aside, 1)
    // A comment changes nothing that is being changed, and comes before the archiving.
    expect((await caller.post(`${path}/comments`, { body: 'In time' })).status).toBe(201)
    await archiving`commit`
    archiving.release()
    await aside.end()
    expectRefusal(await patch, 'not_found')
    expectRefusal(await caller.post(`${path}/comments`, { body: 'Too late' }), 'not_found')
  })

  test('validation goes before the look-up (product.md 1.1)', async () => {
    expectRefusal(await full.patch(`/tasks/${world.tasks.private}`, { progress: 101 }), 'validation_error', {
      param: 'progress',
    })
  })
})
