import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { listTasks, type TaskFilters } from '../../../src/domain/tasks/list-tasks.ts'
import { newId } from '../../../src/domain/ids.ts'
import { useWorld } from '../../support/world/world.ts'

/* The pages of `due_before` contain every match once and in order, whichever query finds it (product.md 6.2, 6.7). */

const { app, world, clock, sql } = useWorld()
const taskCount = 600

interface Task {
  id: string
  project_id: string
  completed: boolean
  end_date: string | null
}
let tasks: Task[]

const dayAfter = (days: number) => new Date(Date.UTC(2026, 0, 1 + days)).toISOString().slice(0, 10)

/** Creates tasks whose dates are early and frequent at the start of the list, then late and rare, then early again. */
beforeAll(async () => {
  const { workspace, projects, users } = world
  await sql`delete from tasks where workspace_id = ${workspace.id}`
  tasks = Array.from({ length: taskCount }, (_, i) => {
    const part = Math.floor(i / 200)
    const end_date = i % [1, 40, 3][part]! > 0 ? null : dayAfter(((i * 7919) % 100) + [0, 200, 0][part]!)
    return {
      id: newId('task', new Date(clock.now().getTime() - (taskCount - i) * 1000)),
      project_id: i % 3 > 0 ? projects.main : projects.second,
      completed: i % 4 === 0,
      end_date,
    }
  })
  const rows = tasks.map(({ completed, ...task }) => ({
    ...task,
    workspace_id: workspace.id,
    visible: true,
    title: 'A task',
    progress: completed ? 100 : 0,
    created_by: users.owner,
    created_at: clock.now().toISOString(),
    updated_at: clock.now().toISOString(),
  }))
  await sql`insert into tasks ${sql(rows)}`
})

async function walk(filters: TaskFilters, limit: number): Promise<string[]> {
  const found: string[] = []
  for (let after: readonly string[] | null = null, isLast = false; !isLast;) {
    const page = await listTasks(app.context.db, world.workspace.id, filters, { limit, after })
    found.push(...page.rows.map(({ id }) => id))
    after = page.next
    isLast = after === null
  }
  return found
}

test('due_before finds the same tasks as a comparison of each row, for any date, page and other filters', async () => {
  const filters = fc.record(
    { completed: fc.boolean(), project_id: fc.constantFrom(world.projects.main, world.projects.second) },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: -5, max: 305 }),
      filters,
      fc.integer({ min: 5, max: 100 }),
      async (day, others, limit) => {
        const due_before = dayAfter(day)
        const expected = tasks.filter(
          (task) =>
            task.end_date !== null &&
            task.end_date < due_before &&
            (others.completed ?? task.completed) === task.completed &&
            (others.project_id ?? task.project_id) === task.project_id,
        )
        expect(await walk({ ...others, due_before }, limit)).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})
