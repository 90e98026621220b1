import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { listTasks, type TaskFilters } from '../../../src/domain/tasks/list-tasks.ts'
import { newId } from '../../../src/domain/ids.ts'
import { useWorld } from '../../support/world/world.ts'

/* The pages of `updated_since` contain every match once and in order, whichever query finds it (product.md 6.2, 6.7). */

const { app, world, clock, sql } = useWorld()
const taskCount = 1_200

interface Task {
  id: string
  project_id: string
  completed: boolean
  updated_at: string
}
let tasks: Task[]

/** Creates a task each second. Some are changed within a second, some within the hour, most never. */
beforeAll(async () => {
  const { workspace, projects, users } = world
  await sql`delete from tasks where workspace_id = ${workspace.id}`
  tasks = Array.from({ length: taskCount }, (_, i) => {
    const created = new Date(clock.now().getTime() - (taskCount - i) * 1000)
    const changedAfter = i % 7 === 0 ? (i * 7919) % 3_600_000 : i % 5 === 0 ? i % 1000 : 0
    return {
      id: newId('task', created),
      project_id: i % 3 > 0 ? projects.main : projects.second,
      completed: i % 4 === 0,
      updated_at: new Date(created.getTime() + changedAfter).toISOString(),
    }
  })
  const rows = tasks.map(({ completed, ...task }, i) => ({
    ...task,
    workspace_id: workspace.id,
    visible: true,
    title: 'A task',
    progress: completed ? 100 : 0,
    created_by: users.owner,
    created_at: new Date(clock.now().getTime() - (taskCount - i) * 1000).toISOString(),
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

test('updated_since finds the same tasks as a comparison of each row, for any time, page and other filters', async () => {
  const secondsAgo = fc.oneof(
    fc.double({ min: -10, max: taskCount + 10, noNaN: true }),
    fc.integer({ min: -3_600, max: 1e9 }),
  )
  const filters = fc.record(
    { completed: fc.boolean(), project_id: fc.constantFrom(world.projects.main, world.projects.second) },
    { requiredKeys: [] },
  )
  await fc.assert(
    fc.asyncProperty(
      secondsAgo,
      filters,
      fc.integer({ min: 40, max: 700 }),
      async (seconds, others, limit) => {
        const updated_since = new Date(clock.now().getTime() - seconds * 1000).toISOString()
        const expected = tasks.filter(
          (task) =>
            task.updated_at >= updated_since &&
            (others.completed ?? task.completed) === task.completed &&
            (others.project_id ?? task.project_id) === task.project_id,
        )
        expect(await walk({ ...others, updated_since }, limit)).toEqual(expected.map(({ id }) => id))
      },
    ),
    { numRuns: 60 },
  )
})
