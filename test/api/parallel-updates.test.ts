import { expect, test } from 'vitest'
import { startApp } from '../support/app/app.ts'
import { useWorld } from '../support/world/world.ts'

const { sql, world } = useWorld()

test('64 concurrent updates of a task on two nodes are each applied once, to the result of the previous one (product.md 8.9)', async () => {
  const nodes = [await startApp({}, 'test'), await startApp({}, 'test')].map((node) =>
    node.withSecret(world.keys.full.secret),
  )
  const path = `/tasks/${world.tasks.first}`
  const titleNow = async (): Promise<string> => (await nodes[0]!.get(path)).body.data.title as string
  const first = await titleNow()
  const titles = Array.from({ length: 64 }, (_, i) => `Title ${i}`)
  const answers = await Promise.all(titles.map((title_text, i) => nodes[i % 2]!.patch(path, { title_text })))
  expect(answers.map(({ status }) => status)).toEqual(titles.map(() => 200))
  const activities = await sql<{ from: string; to: string }[]>`
    select changed_values->'title'->>0 as from, changed_values->'title'->>1 as to from activities
    where workspace_id = ${world.workspace.id} and subject_id = ${world.tasks.first} and type = 'task.updated'`
  const after = new Map(activities.map(({ from, to }) => [from, to]))
  const order: string[] = []
  for (let title = after.get(first); title !== undefined; title = after.get(title)) order.push(title)
  expect(activities).toHaveLength(64)
  expect([...order].sort()).toEqual([...titles].sort())
  expect(await titleNow()).toBe(order.at(-1))
})
