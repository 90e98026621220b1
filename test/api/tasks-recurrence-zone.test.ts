import { expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import { oneWorkspace } from '../../src/db/citus/scope.ts'
import type { Frequency } from '../../src/db/schema.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import { rollForwardCompleted, setRecurrence } from '../../src/domain/tasks/recurrence.ts'
import { TestClock } from '../support/app/clock.ts'
import { useTasks } from '../support/world/tasks.ts'
import { useWorld } from '../support/world/world.ts'

const scene = useWorld({ clock: new TestClock('2026-01-31T09:30:00.000Z') })
const { world, full, clock, sql, commit } = scene
const { created, patched } = useTasks(scene)

const setZone = (zone: string) =>
  sql`update workspaces set time_zone = ${zone} where id = ${world.workspace.id}`
const actor = () => ({
  workspaceId: world.workspace.id,
  userId: world.users.owner,
  via: 'web' as const,
  now: clock.now(),
})

/**
 * Creates a recurring task alone in its project, and returns the due date of its successor after `complete`
 * has run.
 */
async function dueAfter(
  every: Frequency,
  body: object,
  complete: (id: string) => Promise<unknown>,
): Promise<string | null> {
  const project = await commit((tx) => createProject(tx, actor(), { name: 'Evenings' }))
  const { id } = await created({ card_id: project.cards[0]?.id, ...body })
  await commit((tx) => setRecurrence(tx, actor(), id, every))
  await complete(id)
  const { data } = (await full.get('/tasks', { query: { project_id: project.id } }))
    .body as Schemas['TaskList']
  return data.find((task) => task.id !== id)?.due_date ?? null
}

const byRequest = (id: string) => patched(id, { progress: 100 })
const byJob = () =>
  commit((tx) =>
    rollForwardCompleted(tx, clock.now(), { scope: oneWorkspace(world.workspace.id), limit: 10 }),
  )

test.each([
  ['America/Los_Angeles', '2026-03-09', '2026-03-10'],
  ['UTC', '2026-03-09', '2026-03-11'],
  ['Pacific/Kiritimati', '2026-03-09', '2026-03-11'],
  ['America/Los_Angeles', null, '2026-03-10'],
  ['UTC', null, '2026-03-11'],
  // A zone that this server does not know counts as UTC.
  ['Mars/Olympus', null, '2026-03-11'],
])(
  'at 01:30 UTC on March 10, in the time zone %s, the successor of a daily task due %s is due %s, after today’s local date (product.md 8.14)',
  async (zone, end_date, due) => {
    clock.set('2026-03-10T01:30:00.000Z')
    await setZone(zone)
    expect(await dueAfter('daily', { end_date }, byRequest)).toBe(due)
    expect(await dueAfter('daily', { end_date, progress: 100 }, byJob)).toBe(due)
  },
)

test('a monthly recurrence without a due date keeps the workspace’s current day of the month (product.md 8.15)', async () => {
  clock.set('2026-02-01T01:30:00.000Z')
  await setZone('America/Los_Angeles')
  expect(await dueAfter('monthly', {}, byRequest)).toBe('2026-02-28')
})
