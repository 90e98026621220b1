import { describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import type { Answer } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'
import { TestClock } from '../support/app/clock.ts'

/* Tests of ids that find nothing are in cross-cutting/not-found and not-found-references. */

const { world, full, clock, sql, commit, web } = useWorld({
  clock: new TestClock('2026-11-21T09:30:00.000Z'),
})

const list = (answer: Answer) => (answer.body as Schemas['TaskList']).data
const one = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data

describe('the shape of a task (product.md 1.18)', () => {
  /** Stores values that only older versions of the server could have written, and reads the task. */
  async function stored(columns: Record<string, string | number | null>): Promise<Schemas['Task']> {
    clock.advance(1)
    const { id } = one(await full.post('/tasks', { title_text: 'Stored', project_id: world.projects.main }))
    await sql`
      update tasks set ${sql(columns)} where workspace_id = ${world.workspace.id} and id = ${id}`
    const single = one(await full.get(`/tasks/${id}`))
    const [listed] = list(await full.get('/tasks', { query: { updated_since: clock.now().toISOString() } }))
    expect(listed, 'the list and the single read agree').toEqual(single)
    return single
  }

  test('card is the task’s current column, or null (product.md 8.21)', async () => {
    expect((await stored({ card_id: null })).card).toBeNull()
    const { id } = one(await full.post('/tasks', { title_text: 'Wanders', card_id: world.cards.todo }))
    clock.advance(1)
    await commit((tx) => moveTask(tx, web(), id, { cardId: world.cards.done }))
    const card = { id: world.cards.done, name: 'Done', is_done: true }
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ completed: false, progress: null, card })
  })

  test.each(['P1', '', 'none'])(
    'priority may be any string on read: %j (product.md 8.20)',
    async (priority) => {
      expect((await stored({ priority })).priority).toBe(priority)
    },
  )

  test.each([
    ['0001-01-01', '00:00'],
    ['2024-02-29', '23:59'],
    ['9999-12-31', '9 sharp'],
  ])('due_date and due_time are shown as stored: %s %s', async (end_date, end_time) => {
    const due = { due_date: end_date, due_time: end_time }
    expect(await stored({ end_date, end_time })).toMatchObject(due)
  })
})

test.each([
  ['due_before', '2001-01-01T00:00:00Z'],
  ['due_after', '99991231'],
])('a due filter that is not YYYY-MM-DD is ignored: %s=%s (product.md 6.6)', async (name, value) => {
  const all = list(await full.get('/tasks'))
  expect(list(await full.get('/tasks', { query: { [name]: value } }))).toEqual(all)
})
