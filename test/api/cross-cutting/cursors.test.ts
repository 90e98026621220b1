import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller } from '../../support/app/app.ts'
import { idsOf, pageOf, useLists, readAllPages } from '../../support/contract/lists.ts'
import { expectRefusal } from '../../support/contract/refusal.ts'
import { useWorld } from '../../support/world/world.ts'

const scene = useWorld()
const { world, full, admin, stranger } = scene
const { lists } = useLists(scene)
const everyList = Object.values(lists)
beforeAll(async () => {
  for (const list of everyList) await list.add(5)
})

describe('a cursor (product.md 6.4)', () => {
  const expectRefused = async (path: string, caller: Caller = full) =>
    expectRefusal(await caller.get(path), 'validation_error', { param: 'cursor' })
  const withCursor = (path: string, cursor: string) =>
    `${path}${path.includes('?') ? '&' : '?'}limit=1&cursor=${cursor}`
  const firstOf = async (path: string, caller: Caller = full): Promise<string> => {
    const { next_cursor } = pageOf(await caller.get(path, { query: { limit: 1 } })).meta
    expect(next_cursor).toEqual(expect.any(String))
    return next_cursor ?? ''
  }

  test('a cursor is refused if any bit is changed, even a bit that base64 decoders ignore', async () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const cursor = await firstOf('/tasks')
    expect((await full.get(withCursor('/tasks', cursor))).status).toBe(200)
    for (const at of cursor.split('').keys())
      for (const bit of [1, 2, 4, 8, 16, 32]) {
        // The dot is not a base64 digit.
        const other = alphabet[alphabet.indexOf(cursor[at] ?? '') ^ bit] ?? 'A'
        await expectRefused(withCursor('/tasks', cursor.slice(0, at) + other + cursor.slice(at + 1)))
      }
  })

  test('a cursor is refused if it is truncated, extended or longer than 1,024 characters', async () => {
    const cursor = await firstOf('/tasks')
    for (const other of [cursor.slice(0, -1), cursor.slice(1), `${cursor}%00`, cursor + cursor])
      await expectRefused(withCursor('/tasks', other))
    await expectRefused(withCursor('/tasks', cursor.padEnd(1025, '=')))
  })

  test.each<[what: string, cursor: () => string]>([
    ['a word', () => 'nope'],
    ['an id', () => world.tasks.first],
    ['a position without a signature', () => Buffer.from(`["${world.tasks.first}"]`).toString('base64url')],
    ['null with a signature', () => `${Buffer.from('null').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA`],
    ['8,000 dots', () => '.'.repeat(8000)],
  ])(
    'a cursor that no list has issued is refused, and does not return the first page: %s',
    async (_what, cursor) => {
      await expectRefused(withCursor('/tasks', cursor()))
    },
  )

  test.each(everyList)(
    'a cursor of $name is refused by every other list, and by the same list with another filter',
    async (list) => {
      const cursor = await firstOf(list.path())
      for (const other of everyList) if (other !== list) await expectRefused(withCursor(other.path(), cursor))
      for (const filter of [
        '/tasks?completed=false',
        '/tasks?due_after=2001-01-01',
        '/events?from=1990-01-01',
      ])
        await expectRefused(withCursor(filter, cursor))
    },
  )

  test.each(everyList)(
    'a cursor of $name is refused with a key of another workspace',
    async ({ name, path }) => {
      const cursor = await firstOf(path())
      // The other workspace can see neither the project of the cards nor the task of the comments.
      if (name === 'cards' || name === 'comments') {
        expect([404, 422]).toContain((await stranger.get(withCursor(path(), cursor))).status)
      } else await expectRefused(withCursor(path(), cursor), stranger)
    },
  )

  test.each(everyList)(
    'a cursor of $name works with another key of the workspace and with another limit',
    async ({ path }) => {
      const cursor = await firstOf(path())
      const all = idsOf(await readAllPages(full, path(), () => 100))
      const page = pageOf(await admin.get(path(), { query: { cursor, limit: '3' } }))
      expect(idsOf(page.data)).toEqual(all.slice(1, 4))
    },
  )
})
