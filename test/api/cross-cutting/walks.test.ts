import { beforeAll, describe, expect, test } from 'vitest'
import { compareKeys, idsOf, listNames, useLists, readAllPages, type Row } from '../../support/lists.ts'
import { useWorld } from '../../support/world.ts'

describe.each(listNames)('a walk over the %s (product.md 6.1)', (name) => {
  const scene = useWorld()
  const { world, full } = scene
  const { [name]: list } = useLists(scene).lists
  const rowCount = 105
  beforeAll(async () => {
    await list.add(rowCount)
  })

  const expectInOrder = (rows: Row[]) => {
    const keys = rows.map(list.key)
    for (const [i, key] of keys.entries()) {
      const next = keys[i + 1]
      if (next) expect(compareKeys(key, next), `${String(key)} before ${String(next)}`).toBe(-1)
    }
  }

  const strides: [stride: string, limitOf: (page: number) => number][] = [
    ['7', () => 7],
    ['another limit each time', (page) => [3, 1, 100, 2, 25][page % 5] ?? 1],
  ]

  test.each(strides)('by %s: every row exactly once, in order', async (_stride, limitOf) => {
    const rows = await readAllPages(full, list.path(), limitOf)
    expect(rows.length).toBeGreaterThanOrEqual(rowCount)
    expect(new Set(idsOf(rows)).size).toBe(rows.length)
    expectInOrder(rows)
    expect(idsOf(rows)).toEqual(idsOf(await readAllPages(full, list.path(), () => 100)))
  })

  test.each(strides)(
    'by %s, while rows come and go: those that stay, exactly once',
    async (_stride, limitOf) => {
      const before = idsOf(await readAllPages(full, list.path(), () => 100))
      const removed = new Set<string>()
      // Without their creators the keys would stop working.
      const creators = [world.users.owner, world.users.admin]
      const remove = async (id: string | undefined) => {
        if (id === undefined || removed.has(id) || creators.includes(id)) return
        removed.add(id)
        await list.remove(id)
      }
      const seen = await readAllPages(full, list.path(), limitOf, async (rows, page) => {
        if (page >= 8) return
        // The row of the cursor, the next row, and a later row are deleted.
        const at = before.indexOf(rows.at(-1)?.id ?? '')
        for (const id of [before[at], before[at + 1], before[at + 7]]) await remove(id)
        await list.add(3)
      })
      expectInOrder(seen)
      const counts = new Map<string, number>()
      for (const { id } of seen) counts.set(id, (counts.get(id) ?? 0) + 1)
      expect([...counts.values()].every((count) => count === 1)).toBe(true)
      expect(before.filter((id) => !removed.has(id) && !counts.has(id))).toEqual([])
      const after = idsOf(await readAllPages(full, list.path(), () => 100))
      expect(after.filter((id) => removed.has(id))).toEqual([])
    },
  )
})
