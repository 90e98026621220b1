import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller } from '../../support/app.ts'
import { idsOf, pageOf, range, useLists, readAllPages } from '../../support/lists.ts'
import { expectRefusal } from '../../support/refusal.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld()
const { world, full, admin, stranger } = scene
const { lists } = useLists(scene)
const everyList = Object.values(lists)
beforeAll(async () => {
  for (const list of everyList) await list.add(30)
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

  test.each(everyList)(
    'of $name is short, needs no escaping, and is the same for the same position',
    async ({ path }) => {
      const cursor = await firstOf(path())
      expect(cursor).toMatch(/^[\w.~-]{1,1024}$/)
      expect(await firstOf(path())).toBe(cursor)
    },
  )

  test('is refused when any of its characters is changed', async () => {
    const cursor = await firstOf('/tasks')
    expect((await full.get(withCursor('/tasks', cursor))).status).toBe(200)
    for (const at of cursor.split('').keys()) {
      const [head, tail] = [cursor.slice(0, at), cursor.slice(at + 1)]
      await expectRefused(withCursor('/tasks', `${head}${cursor[at] === 'A' ? 'B' : 'A'}${tail}`))
    }
  })

  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  test('has one spelling: none of its bits can be changed', async () => {
    const cursor = await firstOf('/tasks')
    const ends = [...cursor.matchAll(/.(?=\.|$)/g)].map(({ index }) => index)
    expect(ends.length).toBeGreaterThan(0)
    for (const at of ends) {
      // The last character of base64 may carry up to four bits that decoders ignore.
      for (const flip of range(15).map((i) => i + 1)) {
        const other = alphabet[alphabet.indexOf(cursor[at] ?? '') ^ flip] ?? ''
        await expectRefused(withCursor('/tasks', cursor.slice(0, at) + other + cursor.slice(at + 1)))
      }
    }
  })

  test('is refused when truncated or extended', async () => {
    const cursor = await firstOf('/tasks')
    for (let length = cursor.length - 1; length > 0; length -= 5) {
      await expectRefused(withCursor('/tasks', cursor.slice(0, length)))
      await expectRefused(withCursor('/tasks', cursor.slice(length)))
      await expectRefused(withCursor('/tasks', cursor.slice(0, length - 1) + cursor.slice(length)))
    }
    for (const more of ['A', '=', '.', '%20', '%0A', '%00', '%C3%A9', cursor, `.${cursor}`]) {
      await expectRefused(withCursor('/tasks', cursor + more))
      await expectRefused(withCursor('/tasks', more + cursor))
    }
  })

  const madeUp: [what: string, cursor: () => string][] = [
    ['a word', () => 'nope'],
    ['a number', () => '1'],
    ['an id', () => world.tasks.first],
    ['an object', () => '%7B%7D'],
    ['a NUL', () => '%00'],
    [
      'a position without a seal',
      () => Buffer.from(JSON.stringify([world.tasks.first])).toString('base64url'),
    ],
    [
      'a position with an empty seal',
      () => `${Buffer.from(JSON.stringify([world.tasks.first])).toString('base64url')}.`,
    ],
    ['null with a seal', () => `${Buffer.from('null').toString('base64url')}.AAAAAAAAAAAAAAAAAAAAAA`],
    ['1,024 characters', () => 'A'.repeat(1024)],
    ['8,000 dots', () => '.'.repeat(8000)],
  ]
  test.each(madeUp)(
    'that no list has issued is refused, and does not lead to the first page: %s',
    async (_what, cursor) => {
      for (const { path } of everyList) await expectRefused(withCursor(path(), cursor()))
    },
  )

  test('over 1,024 characters is refused, though it begins with a valid one (product.md 6.4)', async () => {
    const cursor = await firstOf('/tasks')
    await expectRefused(withCursor('/tasks', cursor.padEnd(1025, '=')))
  })

  const tasks = (query: string): [string, () => string] => [`tasks ${query}`, () => `/tasks${query}`]
  const issuers: [what: string, path: () => string][] = [
    ...everyList.map(({ name, path }) => [name, path] as [string, () => string]),
    ['cards of another project', () => `/projects/${world.projects.main}/cards`],
    ['comments on another task', () => `/tasks/${world.tasks.first}/comments`],
    ...['?completed=true', '?completed=false', '?due_before=2031-01-01', '?due_before=2031-01-02'].map(tasks),
    ...['?due_after=2001-01-01', '?completed=false&due_after=2001-01-01'].map(tasks),
    ...['?updated_since=2001-01-01', '?updated_since=2001-01-01T00:00:01Z'].map(tasks),
    ['tasks of a project', () => `/tasks?project_id=${world.projects.second}`],
    ['tasks of a column', () => `/tasks?card_id=${world.cards.todo}`],
    ['events from a day', () => '/events?from=1990-01-01'],
    ['events to a day', () => '/events?to=2090-01-01'],
    ['events in a window', () => '/events?from=2030-01-01&to=2030-12-31'],
  ]
  test.each(issuers)(
    'of %s is refused by every other list and under every other filter',
    async (_what, path) => {
      const cursor = await firstOf(path())
      for (const [, other] of issuers) {
        if (other === path) expect((await full.get(withCursor(other(), cursor))).status).toBe(200)
        else await expectRefused(withCursor(other(), cursor))
      }
    },
  )

  test.each(everyList)('of $name is refused with a key of another workspace', async ({ name, path }) => {
    const cursor = await firstOf(path())
    // The stranger can see neither the project of the cards nor the task of the comments.
    if (name === 'cards' || name === 'comments') {
      expect([404, 422]).toContain((await stranger.get(withCursor(path(), cursor))).status)
    } else await expectRefused(withCursor(path(), cursor), stranger)
  })

  test.each(everyList)(
    'of $name works with another key of the workspace, and another limit',
    async ({ path }) => {
      const cursor = await firstOf(path())
      const all = idsOf(await readAllPages(full, path(), () => 100))
      for (const [limit, size] of [
        ['1', 1],
        ['3', 3],
        ['0', 25],
        ['', 25],
        ['x', 25],
      ] as const) {
        const page = pageOf(await admin.get(path(), { query: { cursor, limit } }))
        expect(idsOf(page.data)).toEqual(all.slice(1, 1 + size))
      }
    },
  )
})
