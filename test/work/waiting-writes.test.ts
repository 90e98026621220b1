import { beforeAll, expect, test } from 'vitest'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { waitForLocks } from '../support/database/locks.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* A write that waits for a lock on its task works with the task as it is after the wait. */

const { app, world, full, sql, web, commit } = useWorld({ lockTimeoutMs: 60_000, maxWaitMs: 60_000 })

let owner: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
})

interface Scene {
  id: string
  columns: { id: string; name: string }[]
}

/** Creates a task in the first of three columns. */
async function makeScene(): Promise<Scene> {
  const cards = ['To do', 'Doing', 'Done'].map((name) => ({ name, is_done: false }))
  const { cards: columns } = await commit((tx) => createProject(tx, web(), { name: 'Board', cards }))
  const created = await full.post('/tasks', { card_id: columns[0]?.id, title_text: 'Waits' })
  expect(created.status, created.text).toBe(201)
  return { id: (created.body as { data: { id: string } }).data.id, columns }
}

/** Later than the tasks were changed. Citus refuses a time that is computed from the column. */
const later = '2099-01-01T00:00:00.000Z'

/** Sends a write that waits for a transaction in which another person moves the task to the second column. */
async function writeDuringMove({ id, columns }: Scene, write: () => Promise<Answer>): Promise<Answer> {
  let answer: Promise<Answer> | undefined
  await sql.begin(async (tx) => {
    await tx`
      update tasks set card_id = ${columns[1]?.id ?? ''}, updated_at = ${later}
      where workspace_id = ${world.workspace.id} and id = ${id}`
    answer = write()
    await waitForLocks(sql, 1)
  })
  if (!answer) throw new Error('nothing was written')
  return answer
}

const movesOf = async (id: string): Promise<unknown[]> =>
  (
    await sql<{ column: unknown }[]>`
      select changed_values->'column' as column from activities
      where workspace_id = ${world.workspace.id} and subject_id = ${id} and type = 'task.moved'`
  ).map(({ column }) => column)

test('a move that waits for another move records the column that the task was in after the wait (product.md 8.21)', async () => {
  const scene = await makeScene()
  const { id, columns } = scene
  const body = { card_id: columns[2]?.id, before: null }
  const answer = await writeDuringMove(scene, () => owner.post(`/tasks/${id}/moves`, body))
  expect(answer.status, answer.text).toBe(200)
  expect(await movesOf(id)).toEqual([['Doing', 'Done']])
})

test('a move that waits for another move to the same column is not recorded as a move (product.md 8.21)', async () => {
  const scene = await makeScene()
  const { id, columns } = scene
  const body = { card_id: columns[1]?.id, before: null }
  const answer = await writeDuringMove(scene, () => owner.post(`/tasks/${id}/moves`, body))
  expect(answer.status, answer.text).toBe(200)
  expect(await movesOf(id)).toEqual([])
})

test('a change that waits for a move returns the column that the task was moved to', async () => {
  const scene = await makeScene()
  const { id, columns } = scene
  const answer = await writeDuringMove(scene, () => full.patch(`/tasks/${id}`, { progress: 40 }))
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { card: { id: columns[1]?.id }, progress: 40 } },
  })
})
