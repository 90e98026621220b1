import { beforeAll, describe, expect, test } from 'vitest'
import type { Transaction } from '../../../src/db/transaction.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { Actor } from '../../../src/domain/actor.ts'
import { createTaskComment } from '../../../src/domain/comments.ts'
import { createTask } from '../../../src/domain/tasks/create-task.ts'
import { createEvent } from '../../../src/domain/events.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { newId } from '../../../src/domain/ids.ts'
import { setMembership } from '../../../src/domain/accounts/members.ts'
import { createProject } from '../../../src/domain/projects/projects.ts'
import { startApp, type Answer, type Caller, type TestApp } from '../../support/app.ts'

let app: TestApp
/** Each part of this file has a world of its own: what one takes away another counts on. */
let world: Fixture
let full: Caller
/** A project of which nothing but the columns matters. */
let board: string
beforeAll(async () => {
  app = await startApp()
})

async function freshWorld(): Promise<void> {
  world = await app.fixture()
  full = app.withSecret(world.keys.full.secret)
  board = (await commit((tx) => createProject(tx, actor(), { name: 'Many columns' }))).id
}

type Row = Record<string, unknown> & { id: string }
type Key = string | number
interface Page {
  data: Row[]
  meta: { next_cursor: string | null }
}
const pageOf = (answer: Answer): Page => {
  expect(answer.status, answer.text).toBe(200)
  return answer.body as Page
}
const ids = (rows: readonly Row[]) => rows.map(({ id }) => id)

const actor = (): Actor => ({
  workspaceId: world.workspace.id,
  userId: world.users.owner,
  via: 'web',
  now: app.clock.now(),
})
const commit = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => runTransaction(app.context.db, work)
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

/** A list, the order that decision 1.10 gives it, and how rows come and go behind the API's back. */
interface List {
  name: string
  path: () => string
  key: (row: Row) => Key[]
  /** Adds rows, wherever in the order, several of them level with others. */
  add: (count: number) => Promise<void>
  remove: (id: string) => Promise<unknown>
}

const byCreation = ({ created_at, id }: Row): Key[] => [created_at as string, id]
const lists: List[] = [
  {
    name: 'projects',
    path: () => '/projects',
    key: byCreation,
    add: (count) =>
      commit(async (tx) => {
        for (const i of range(count)) await createProject(tx, actor(), { name: `Project ${i}`, cards: [] })
      }),
    remove: (id) => app.context.sql`update projects set visibility = 'private' where id = ${id}`,
  },
  {
    name: 'cards',
    path: () => `/projects/${board}/cards`,
    key: ({ order, id }) => [order as number, id],
    add: async (count) => {
      const rows = range(count).map((i) => ({
        workspace_id: world.workspace.id,
        id: newId('card', app.clock.now()),
        project_id: board,
        name: `Column ${i}`,
        order: [7, -3, 1000, 0, 7][i % 5] ?? 0,
        created_at: app.clock.now().toISOString(),
      }))
      await app.context.sql`insert into cards ${app.context.sql(rows)}`
    },
    remove: (id) => app.context.sql`delete from cards where id = ${id}`,
  },
  {
    name: 'members',
    path: () => '/members',
    key: ({ joined_at, id }) => [joined_at as string, id],
    add: async (count) => {
      const now = app.clock.now()
      const people = range(count).map((i) => {
        const id = newId('user', now)
        return { id, name: `Person ${i}`, email: `${id}@example.com`, created_at: now.toISOString() }
      })
      await app.context.sql`insert into users ${app.context.sql(people)}`
      await commit(async (tx) => {
        for (const [i, { id }] of people.entries()) {
          const joined = new Date(now.getTime() - (i % 3) * 1000)
          await setMembership(tx, world.workspace.id, id, { role: 'member', status: 'active' }, joined)
        }
      })
    },
    remove: (id) => app.context.sql`update memberships set status = 'suspended' where user_id = ${id}`,
  },
  {
    name: 'tasks',
    path: () => '/tasks',
    key: byCreation,
    add: (count) =>
      commit(async (tx) => {
        const project_id = world.projects.second
        for (const i of range(count)) {
          const progress = i % 2 === 0 ? 50 : 100
          await createTask(tx, actor(), {
            title_text: `Task ${i}`,
            project_id,
            progress,
            end_date: '2030-01-01',
          })
        }
      }),
    remove: (id) => app.context.sql`delete from tasks where id = ${id}`,
  },
  {
    name: 'comments',
    path: () => `/tasks/${world.tasks.completed}/comments`,
    key: byCreation,
    add: (count) =>
      commit(async (tx) => {
        for (const i of range(count)) {
          await createTaskComment(tx, actor(), world.tasks.completed, `Comment ${i}`)
        }
      }),
    remove: (id) => app.context.sql`delete from comments where id = ${id}`,
  },
  {
    name: 'events',
    path: () => '/events',
    key: ({ date, start_time, id }) => [date as string, start_time as string, id],
    add: (count) =>
      commit(async (tx) => {
        for (const i of range(count)) {
          await createEvent(tx, actor(), {
            title: `Event ${i}`,
            date: ['2030-01-02', '1999-12-31', '2030-01-02', '2026-06-01'][i % 4] ?? '',
            start_time: ['10:00', '09:00', '10:00'][i % 3] ?? '',
            end_time: '23:00',
            repeat: 'none',
          })
        }
      }),
    remove: (id) => app.context.sql`delete from events where id = ${id}`,
  },
]

function compareKeys(a: Key[], b: Key[]): number {
  const at = a.findIndex((part, i) => part !== b[i])
  return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
}

/** All pages of a list; `between` may change the world after each. */
async function walk(
  path: string,
  limitOf: (page: number) => number,
  between: (seen: Row[], page: number) => Promise<void> = () => Promise.resolve(),
  caller: Caller = full,
): Promise<Row[]> {
  const seen: Row[] = []
  let cursor: string | null = null
  for (let page = 0; page === 0 || cursor !== null; page += 1) {
    // Not for ever, should a list ever stand still.
    expect(page).toBeLessThan(1000)
    const query = { limit: limitOf(page), ...(cursor === null ? {} : { cursor }) }
    const { data, meta }: Page = pageOf(await caller.get(path, { query }))
    expect(data.length).toBeLessThanOrEqual(limitOf(page))
    seen.push(...data)
    await between(seen, page)
    cursor = meta.next_cursor
  }
  return seen
}

describe.each(lists)('a walk over the $name (decision 1.10)', (list) => {
  const rowCount = 105
  beforeAll(async () => {
    await freshWorld()
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
    ['1', () => 1],
    ['2', () => 2],
    ['25', () => 25],
    ['100', () => 100],
    ['another limit each time', (page) => [3, 1, 100, 2, 25][page % 5] ?? 1],
  ]

  test.each(strides)('by %s: every row exactly once, in order', async (_stride, limitOf) => {
    const rows = await walk(list.path(), limitOf)
    expect(rows.length).toBeGreaterThanOrEqual(rowCount)
    expect(new Set(ids(rows)).size).toBe(rows.length)
    expectInOrder(rows)
    expect(ids(rows)).toEqual(ids(await walk(list.path(), () => 100)))
  })

  test.each(strides)(
    'by %s, while rows come and go: those that stay, exactly once',
    async (_stride, limitOf) => {
      const before = ids(await walk(list.path(), () => 100))
      const removed = new Set<string>()
      // Without them the keys would stop working.
      const creators = [world.users.owner, world.users.admin]
      const remove = async (id: string | undefined) => {
        if (id === undefined || removed.has(id) || creators.includes(id)) return
        removed.add(id)
        await list.remove(id)
      }
      const seen = await walk(list.path(), limitOf, async (rows, page) => {
        if (page >= 8) return
        // Gone are the row that the cursor stands on, the very next one, and one further on.
        const at = before.indexOf(rows.at(-1)?.id ?? '')
        for (const id of [before[at], before[at + 1], before[at + 7]]) await remove(id)
        await list.add(3)
      })
      expectInOrder(seen)
      const counts = new Map<string, number>()
      for (const { id } of seen) counts.set(id, (counts.get(id) ?? 0) + 1)
      expect([...counts.values()].every((count) => count === 1)).toBe(true)
      expect(before.filter((id) => !removed.has(id) && !counts.has(id))).toEqual([])
      const after = ids(await walk(list.path(), () => 100))
      expect(after.filter((id) => removed.has(id))).toEqual([])
    },
  )
})

describe('in a world with more of everything', () => {
  beforeAll(async () => {
    await freshWorld()
    for (const list of lists) await list.add(110)
  })

  test('a walk over the tasks, while others create them at the same time: those of before, exactly once', async () => {
    const before = ids(await walk('/tasks', () => 100))
    const body = { title_text: 'Meanwhile', project_id: world.projects.main }
    const creating = Promise.all(range(40).map(() => full.post('/tasks', body)))
    const seen = ids(await walk('/tasks', () => 7))
    expect((await creating).map(({ status }) => status)).toEqual(Array(40).fill(201))
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.slice(0, before.length)).toEqual(before)
  })

  const filtered = [
    '/tasks?completed=false',
    '/tasks?completed=true',
    '/tasks?project_id={project}',
    '/tasks?project_id={project}&completed=1&due_after=2029-12-31&due_before=2030-01-02',
    '/tasks?updated_since=2000-01-01',
    '/events?from=2030-01-01&to=2030-12-31',
    '/events?from=2030-01-02',
    '/events?to=1999-12-31',
  ]
  test.each(filtered)('a walk over %s finds what one page of it finds', async (template) => {
    const path = template.replace('{project}', world.projects.second)
    const whole = await walk(path, () => 100)
    expect(whole.length).toBeGreaterThan(20)
    for (const limit of [1, 9]) expect(ids(await walk(path, () => limit))).toEqual(ids(whole))
  })

  describe('next_cursor is null on the last page and on no other (specification 2)', () => {
    let own: Fixture
    let caller: Caller
    beforeAll(async () => {
      own = await app.fixture()
      caller = app.withSecret(own.keys.full.secret)
    })

    const small: [name: string, total: number, path: () => string][] = [
      ['projects', 4, () => '/projects'],
      ['cards', 3, () => `/projects/${own.projects.main}/cards`],
      ['members', 3, () => '/members'],
      ['tasks', 34, () => '/tasks'],
      ['tasks of a project', 3, () => `/tasks?project_id=${own.projects.second}`],
      ['comments', 30, () => `/tasks/${own.tasks.first}/comments`],
      ['events', 2, () => '/events'],
    ]
    test.each(small)(
      '%s, %i in all, by every limit that divides them and every other',
      async (_name, total, path) => {
        for (const limit of range(total + 1).map((i) => i + 1)) {
          const sizes: number[] = []
          let cursor: string | null = ''
          while (cursor !== null) {
            const { data, meta }: Page = pageOf(await caller.get(path(), { query: { limit, cursor } }))
            sizes.push(data.length)
            cursor = meta.next_cursor
          }
          const whole = Math.floor(total / limit)
          const rest = total % limit
          expect(sizes).toEqual([...range(whole).map(() => limit), ...(rest === 0 ? [] : [rest])])
        }
      },
    )

    test.each([
      ['tasks', () => '/tasks?project_id=nope'],
      ['comments', () => `/tasks/${own.tasks.untitled}/comments`],
      ['events', () => '/events?from=1900-01-01&to=1900-01-02'],
      ['events from after to', () => '/events?from=2026-12-02&to=2026-12-01'],
    ])('no %s: one empty page', async (_name, path) => {
      expect(pageOf(await caller.get(path()))).toEqual({ data: [], meta: { next_cursor: null } })
    })

    test('a page whose last row goes before the next is asked for is followed by an empty one', async () => {
      const path = `/projects/${board}/cards`
      const all = await walk(path, () => 100)
      const first = pageOf(await full.get(path, { query: { limit: 100 } }))
      for (const { id } of all.slice(100)) await app.context.sql`delete from cards where id = ${id}`
      const next = await full.get(path, { query: { limit: 100, cursor: first.meta.next_cursor ?? '' } })
      expect(pageOf(next)).toEqual({ data: [], meta: { next_cursor: null } })
    })
  })

  describe('limit is never refused (specification 4; decision 1.8)', () => {
    const sizes: [query: string, size: number][] = [
      ['', 25],
      ['limit=', 25],
      ['limit=1', 1],
      ['limit=25', 25],
      ['limit=99', 99],
      ['limit=100', 100],
      ['limit=101', 100],
      ['limit=1000', 100],
      ['limit=99999999999999999999999999', 100],
      [`limit=1${'0'.repeat(400)}`, 100],
      ['limit=0', 25],
      ['limit=-0', 25],
      ['limit=-1', 25],
      ['limit=-100', 25],
      ['limit=1.5', 25],
      ['limit=2.0', 25],
      ['limit=1e3', 25],
      ['limit=0x10', 25],
      ['limit=abc', 25],
      ['limit=10abc', 25],
      ['limit=NaN', 25],
      ['limit=Infinity', 25],
      ['limit=null', 25],
      ['limit=true', 25],
      ['limit=1,2', 25],
      ['limit=[2]', 25],
      ['limit=%7B%7D', 25],
      ['limit=%20', 25],
      ['limit=%202', 25],
      ['limit=2%20', 25],
      ['limit=2%0A', 25],
      ['limit=%00', 25],
      ['limit=%zz', 25],
      ['limit=%D9%A3', 25],
      ['limit=%EF%BC%92', 25],
      ['limit', 25],
      ['limit=2&limit=3', 3],
      ['limit=3&limit=2&limit=4', 4],
      ['limit=2&limit=x', 25],
      ['limit=2&limit=', 25],
      ['limit=&limit=2', 2],
      ['limit[]=2', 25],
      ['limit[0]=2', 25],
      ['LIMIT=2', 25],
      ['page=2&per_page=2&offset=2&page_size=2', 25],
      ['?limit=2', 25],
      ['&&limit=2&&', 2],
      ['%6cimit=2', 2],
      ['limit=%32', 2],
    ]
    test.each(sizes)('?%s gives a page of %i', async (query, size) => {
      for (const path of ['/tasks', '/members']) {
        expect(pageOf(await full.get(`${path}?${query}`)).data).toHaveLength(size)
      }
    })

    test('default and maximum are those of the configuration', async () => {
      const other = await startApp({ config: { pageSize: { default: 3, max: 7 } } }, 'test')
      const caller = other.withSecret(world.keys.full.secret)
      for (const [query, size] of [
        ['', 3],
        ['limit=0', 3],
        ['limit=x', 3],
        ['limit=5', 5],
        ['limit=7', 7],
        ['limit=8', 7],
        ['limit=100', 7],
      ] as const) {
        expect(pageOf(await caller.get(`/tasks?${query}`)).data).toHaveLength(size)
      }
    })
  })

  describe('a cursor (specification 4; decision 1.9)', () => {
    const expectRefused = async (path: string, caller: Caller = full) =>
      expect(await caller.get(path), path).toMatchObject({
        status: 422,
        body: { error: { type: 'invalid_request_error', code: 'validation_error', param: 'cursor' } },
      })
    const withCursor = (path: string, cursor: string) =>
      `${path}${path.includes('?') ? '&' : '?'}limit=1&cursor=${cursor}`
    const firstOf = async (path: string, caller: Caller = full): Promise<string> => {
      const { next_cursor } = pageOf(await caller.get(path, { query: { limit: 1 } })).meta
      expect(next_cursor).toEqual(expect.any(String))
      return next_cursor ?? ''
    }

    test.each(lists)('of $name is short, and needs no escaping in a URL', async ({ path }) => {
      expect(await firstOf(path())).toMatch(/^[\w.~-]{1,1024}$/)
    })

    test.each(lists)(
      'of $name says nothing of the database: the same position, the same cursor',
      async ({ path }) => {
        expect(await firstOf(path())).toBe(await firstOf(path()))
      },
    )

    test.each(lists)('of $name is refused when any of its characters is another', async ({ path }) => {
      const cursor = await firstOf(path())
      expect((await full.get(withCursor(path(), cursor))).status).toBe(200)
      for (const at of cursor.split('').keys()) {
        const [head, tail] = [cursor.slice(0, at), cursor.slice(at + 1)]
        await expectRefused(withCursor(path(), `${head}${cursor[at] === 'A' ? 'B' : 'A'}${tail}`))
      }
    })

    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    test.each(lists)('of $name has one spelling: no bit of it is spare', async ({ path }) => {
      const cursor = await firstOf(path())
      const ends = [...cursor.matchAll(/.(?=\.|$)/g)].map(({ index }) => index)
      expect(ends.length).toBeGreaterThan(0)
      for (const at of ends) {
        // The last character of base64 may carry up to four bits that decoders throw away.
        for (const flip of range(15).map((i) => i + 1)) {
          const other = alphabet[alphabet.indexOf(cursor[at] ?? '') ^ flip] ?? ''
          await expectRefused(withCursor(path(), cursor.slice(0, at) + other + cursor.slice(at + 1)))
        }
      }
    })

    test('is refused when it is truncated, or longer than it was', async () => {
      const cursor = await firstOf('/tasks')
      for (let length = 1; length < cursor.length; length += 1) {
        await expectRefused(withCursor('/tasks', cursor.slice(0, length)))
        await expectRefused(withCursor('/tasks', cursor.slice(length)))
        await expectRefused(withCursor('/tasks', cursor.slice(0, length - 1) + cursor.slice(length)))
      }
      for (const more of [
        'A',
        '=',
        '==',
        '.',
        '.x',
        '%20',
        '%0A',
        '%00',
        '!',
        '%2F',
        '%C3%A9',
        cursor,
        `.${cursor}`,
      ]) {
        await expectRefused(withCursor('/tasks', cursor + more))
        await expectRefused(withCursor('/tasks', more + cursor))
        for (const at of [1, Math.floor(cursor.length / 2), cursor.length - 1]) {
          await expectRefused(withCursor('/tasks', cursor.slice(0, at) + more + cursor.slice(at)))
        }
      }
    })

    const madeUp: [what: string, cursor: () => string][] = [
      ['a word', () => 'nope'],
      ['a number', () => '1'],
      ['null', () => 'null'],
      ['a dot', () => '.'],
      ['dots', () => '...'],
      ['an id', () => world.tasks.first],
      ['an object', () => '%7B%7D'],
      ['a NUL', () => '%00'],
      ['a malformed escape', () => '%zz'],
      ['an emoji', () => '%F0%9F%99%82'],
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
      ['1,025 characters', () => 'A'.repeat(1025)],
      ['8,000 characters', () => 'A'.repeat(8000)],
      ['8,000 dots', () => '.'.repeat(8000)],
    ]
    test.each(madeUp)(
      'that was made up is refused, not taken for the first page: %s',
      async (_what, cursor) => {
        for (const { path } of lists) await expectRefused(withCursor(path(), cursor()))
      },
    )

    test('over 1,024 characters is refused, though it begins with a valid one (decision 6.10)', async () => {
      const cursor = await firstOf('/tasks')
      await expectRefused(withCursor('/tasks', cursor.padEnd(1025, '=')))
    })

    const issuers: [what: string, path: () => string][] = [
      ...lists.map(({ name, path }) => [name, path] as [string, () => string]),
      ['cards of another project', () => `/projects/${world.projects.main}/cards`],
      ['comments on another task', () => `/tasks/${world.tasks.first}/comments`],
      ['completed tasks', () => '/tasks?completed=true'],
      ['open tasks', () => '/tasks?completed=false'],
      ['tasks of a project', () => `/tasks?project_id=${world.projects.second}`],
      ['tasks of another project', () => `/tasks?project_id=${world.projects.main}`],
      ['tasks of a column', () => `/tasks?card_id=${world.cards.todo}`],
      ['tasks of another column', () => `/tasks?card_id=${world.cards.doing}`],
      ['tasks due before', () => '/tasks?due_before=2031-01-01'],
      ['tasks due before another day', () => '/tasks?due_before=2031-01-02'],
      ['tasks due after', () => '/tasks?due_after=2001-01-01'],
      ['tasks updated since', () => '/tasks?updated_since=2001-01-01'],
      ['tasks updated since another time', () => '/tasks?updated_since=2001-01-01T00:00:01Z'],
      ['tasks by two filters', () => '/tasks?completed=false&due_after=2001-01-01'],
      ['events from a day', () => '/events?from=1990-01-01'],
      ['events from another day', () => '/events?from=1990-01-02'],
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

    test.each(lists)('of $name is refused with a key of another workspace', async ({ name, path }) => {
      const stranger = app.withSecret(world.foreign.key.secret)
      const cursor = await firstOf(path())
      // Cards and comments are those of a project and a task that the stranger cannot see at all.
      if (name === 'cards' || name === 'comments') {
        expect([404, 422]).toContain((await stranger.get(withCursor(path(), cursor))).status)
      } else await expectRefused(withCursor(path(), cursor), stranger)
    })

    test.each(lists)(
      'of $name works with another key of the workspace, and another limit',
      async ({ path }) => {
        const admin = app.withSecret(world.keys.admin.secret)
        const cursor = await firstOf(path())
        const all = ids(await walk(path(), () => 100))
        for (const [limit, size] of [
          ['1', 1],
          ['3', 3],
          ['0', 25],
          ['', 25],
          ['x', 25],
        ] as const) {
          const page = pageOf(await admin.get(path(), { query: { cursor, limit } }))
          expect(ids(page.data)).toEqual(all.slice(1, 1 + size))
        }
      },
    )

    test.each(lists)('of $name may be used again, and outlives the process', async ({ path }) => {
      const cursor = await firstOf(path())
      const page = await full.get(withCursor(path(), cursor))
      expect((await full.get(withCursor(path(), cursor))).text).toBe(page.text)
      const restarted = await startApp({ clock: app.clock }, 'test')
      const caller = restarted.withSecret(world.keys.full.secret)
      expect((await caller.get(withCursor(path(), cursor))).text).toBe(page.text)
    })

    test.each(lists)(
      'of $name that is empty is absent, and of several the last counts (decision 1.8)',
      async ({ path }) => {
        const cursor = await firstOf(path())
        const [first, second] = [
          (await full.get(`${path()}?limit=1`)).text,
          (await full.get(`${path()}?limit=1&cursor=${cursor}`)).text,
        ]
        const get = async (query: string) => (await full.get(`${path()}?limit=1&${query}`)).text
        expect(await get('cursor=')).toBe(first)
        expect(await get('cursor')).toBe(first)
        expect(await get(`cursor=nope&cursor=${cursor}`)).toBe(second)
        expect(await get(`cursor=${cursor}&cursor=`)).toBe(first)
        expect(await get(`Cursor=${cursor}&cursor[]=${cursor}`)).toBe(first)
        await expectRefused(`${path()}?limit=1&cursor=${cursor}&cursor=nope`)
      },
    )
  })
})
