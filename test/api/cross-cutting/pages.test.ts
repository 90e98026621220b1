import { beforeAll, describe, expect, test } from 'vitest'
import { startApp } from '../../support/app/app.ts'
import {
  compareKeys,
  idsOf,
  listNames,
  pageOf,
  readAllPages,
  useLists,
  type Row,
} from '../../support/contract/lists.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld()
const { world, full, sql } = scene
const { lists, boardPath } = useLists(scene)
beforeAll(async () => {
  for (const list of [lists.tasks, lists.cards]) await list.add(105)
})

describe.each(listNames)('pagination over the %s (product.md 6.1)', (name) => {
  const scene = useWorld()
  const { world, full } = scene
  const { [name]: list } = useLists(scene).lists
  beforeAll(() => list.add(105))

  const expectInOrder = (rows: Row[]) => {
    const keys = rows.map(list.key)
    for (const [i, key] of keys.entries()) {
      const next = keys[i + 1]
      if (next) expect(compareKeys(key, next), `${String(key)} before ${String(next)}`).toBe(-1)
    }
  }

  test('pagination returns the remaining rows in order, each exactly once, while other rows are added and deleted', async () => {
    const before = idsOf(await readAllPages(full, list.path(), () => 100))
    const removed = new Set<string>()
    // Without their creators the keys would stop working.
    const creators = [world.users.owner, world.users.admin]
    const remove = async (id: string | undefined) => {
      if (id === undefined || removed.has(id) || creators.includes(id)) return
      removed.add(id)
      await list.remove(id)
    }
    const limitOf = (page: number) => [3, 1, 100, 2, 25][page % 5] ?? 1
    const seen = await readAllPages(full, list.path(), limitOf, async (rows, page) => {
      if (page >= 8) return
      // The row of the cursor, the next row, and a later row are deleted.
      const at = before.indexOf(rows.at(-1)?.id ?? '')
      for (const id of [before[at], before[at + 1], before[at + 7]]) await remove(id)
      await list.add(3)
    })
    expectInOrder(seen)
    const ids = idsOf(seen)
    expect(new Set(ids).size).toBe(ids.length)
    expect(before.filter((id) => !removed.has(id) && !ids.includes(id))).toEqual([])
    const after = await readAllPages(full, list.path(), () => 100)
    expectInOrder(after)
    expect(idsOf(after).filter((id) => removed.has(id))).toEqual([])
  })
})

describe('the last page (product.md 6.5)', () => {
  const empty = { data: [], meta: { next_cursor: null } }

  test.each([
    ['tasks', () => '/tasks?project_id=nope'],
    ['comments', () => `/tasks/${world.tasks.untitled}/comments`],
    ['events', () => '/events?from=1900-01-01&to=1900-01-02'],
  ])('the only page of an empty list of %s is empty', async (_name, path) => {
    expect(pageOf(await full.get(path()))).toEqual(empty)
  })

  test('the last page is empty if its rows are deleted before it is read', async () => {
    const path = boardPath()
    const all = await readAllPages(full, path, () => 100)
    const first = pageOf(await full.get(path, { query: { limit: 100 } }))
    for (const { id } of all.slice(100)) await sql`delete from cards where id = ${id}`
    const next = await full.get(path, { query: { limit: 100, cursor: first.meta.next_cursor ?? '' } })
    expect(pageOf(next)).toEqual(empty)
  })
})

describe('limit is never refused (product.md 6.3)', () => {
  test.each([
    ...['limit=100', 'limit=101', `limit=1${'0'.repeat(400)}`].map((query) => [query, 100] as const),
    ...['', 'limit=0', 'limit=-1', 'limit=1e3', 'limit=10abc', 'limit=%00', 'limit=%zz', 'limit=%D9%A3'].map(
      (query) => [query, 25] as const,
    ),
    ...['limit=2&limit=3', 'limit=x&%6cimit=3'].map((query) => [query, 3] as const),
  ])('?%s gives a page of %i', async (query, size) => {
    expect(pageOf(await full.get(`/tasks?${query}`)).data).toHaveLength(size)
  })

  test.each([
    ['', 3],
    ['limit=8', 7],
  ])('the default and the maximum page size come from the configuration: %s', async (query, size) => {
    const other = await startApp({ config: { pageSize: { default: 3, max: 7 } } }, 'test')
    const caller = other.withSecret(world.keys.full.secret)
    expect(pageOf(await caller.get(`/tasks?${query}`)).data).toHaveLength(size)
  })
})
