import { describe, expect, test } from 'vitest'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'
import { activityTypes, storedRow } from '../support/rows.ts'
import { useTasks } from '../support/tasks.ts'

const scene = useWorld({ clock: new TestClock('2026-01-15T09:30:00.000Z') })
const { sql } = scene
const { created, patched } = useTasks(scene)
const rowOf = (id: string) => storedRow(scene, 'tasks', id)

describe('a PATCH re-arms the reminder (product.md 8.18)', () => {
  const reminded = '2026-01-14T09:00:00+00:00'

  /** Creates a task whose reminder has fired. */
  async function fired(): Promise<string> {
    const { id } = await created({ end_date: '2026-01-20', end_time: '10:00', progress: 10 })
    await patched(id, { reminder_date: '2026-01-14T09:00:00Z' })
    await sql`update tasks set reminded_at = ${reminded} where id = ${id}`
    return id
  }

  test.each([
    { end_date: '2026-01-21' },
    { end_date: null },
    { end_time: '11:00' },
    { end_time: null },
    { reminder_date: '2026-01-19T09:00:00Z' },
    { reminder_date: null },
    { end_date: '2026-01-21', end_time: '10:00', title_text: 'Other' },
  ])('if it sends %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBeNull()
    expect(await activityTypes(scene, id)).toEqual(['task.created', 'task.updated', 'task.updated'])
  })

  test.each([
    {},
    { title_text: 'Other' },
    { description: 'Other' },
    { priority: 'high' },
    { progress: 50 },
    { progress: 100 },
    { end_date: '2026-01-20' },
    { end_time: '10:00' },
    { reminder_date: '2026-01-14T10:00:00+01:00' },
    { end_date: '2026-01-20', end_time: '10:00', title_text: 'Other' },
  ])('but not if it sends %j', async (body) => {
    const id = await fired()
    await patched(id, body)
    expect((await rowOf(id)).reminded_at).toBe(reminded)
  })
})
