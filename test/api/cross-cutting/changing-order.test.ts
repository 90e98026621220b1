import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Page } from '../../../src/domain/page.ts'
import { newId } from '../../../src/domain/ids.ts'
import { createColumn, deleteColumn, updateColumn } from '../../../src/domain/projects/change-columns.ts'
import { createProject } from '../../../src/domain/projects/create-project.ts'
import { pageInFirstOrder } from '../../../src/domain/stable-pagination.ts'
import { setMembership } from '../../../src/domain/accounts/change-members.ts'
import type { Caller } from '../../support/app/app.ts'
import { operatorOf } from '../../support/world/keys.ts'
import { readAllPages, type Row } from '../../support/contract/lists.ts'
import { signIn, signInToWork } from '../../support/world/settings.ts'
import { useWorld } from '../../support/world/world.ts'

/* product.md 6.2, 6.12: lists whose order changes while they are read. */

const { app, world, full, clock, sql, web, commit } = useWorld()

let owner: Caller
beforeAll(async () => {
  owner = await signIn(app, world)
})

interface ChangingList {
  caller: () => Caller
  /** Creates a list with this many rows, and returns its path. */
  start: (count: number) => Promise<string>
  idOf: (row: Row) => string
  /** Moves a row to another position. */
  move: (id: string, to: number) => Promise<unknown>
  add: () => Promise<unknown>
  remove: (id: string) => Promise<unknown>
}

let board = ''
const columns: ChangingList = {
  caller: () => full,
  async start(count) {
    const cards = Array.from({ length: count }, () => ({ name: 'A column', is_done: false }))
    board = (await commit((tx) => createProject(tx, web(), { name: 'A board', cards }))).id
    return `/projects/${board}/cards`
  },
  idOf: ({ id }) => id,
  move: (id, order) => commit((tx) => updateColumn(tx, web(), id, { order })),
  add: () => commit((tx) => createColumn(tx, web(), board, { name: 'A column' })),
  remove: (id) => commit((tx) => deleteColumn(tx, web(), id, undefined)),
}

const letters = ['a', 'É', 'm', 'Ж', 'z', '\u{1F600}', '\u0001']
const nameAt = (at: number): string =>
  `Walker ${(letters[at % letters.length] ?? '').repeat(1 + ((at * 37) % 200))}`
const members: ChangingList = {
  caller: () => owner,
  async start(count) {
    await sql`delete from memberships where user_id in (select id from users where name like 'Walker%')`
    for (let i = 0; i < count; i++) await members.add()
    return '/members?q=walker'
  },
  idOf: (row) => (row.user as Row).id,
  move: (id, at) => sql`update users set name = ${nameAt(at)} where id = ${id}`,
  async add() {
    const id = newId('user', clock.now())
    await sql`insert into users (id, name, email, created_at)
      values (${id}, ${nameAt(Number(id.charCodeAt(30)))}, ${`${id}@example.com`}, ${clock.now().toISOString()})`
    await commit((tx) =>
      setMembership(tx, operatorOf(world, clock.now()), id, { role: 'member', status: 'active' }),
    )
  },
  remove: (id) => sql`delete from memberships where workspace_id = ${world.workspace.id} and user_id = ${id}`,
}

const step = fc.record({
  kind: fc.constantFrom('move', 'move', 'move', 'add', 'remove'),
  which: fc.nat(1000),
  to: fc.nat(40),
})

describe.each([
  ['board columns that are reordered', columns],
  ['members who are being renamed', members],
])('pagination over %s', (_name, list) => {
  test('pagination returns each row that existed throughout exactly once, in the order of the first page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 2, max: 12 }),
        fc.integer({ min: 1, max: 4 }),
        fc.array(fc.array(step, { minLength: 1, maxLength: 3 }), { minLength: 2, maxLength: 6 }),
        async (count, limit, changes) => {
          const path = await list.start(count)
          const before = (await readAllPages(list.caller(), path, () => 100)).map(list.idOf)
          const removed = new Set<string>()
          const seen = await readAllPages(
            list.caller(),
            path,
            () => limit,
            async (_rows, page) => {
              for (const { kind, which, to } of changes[page] ?? []) {
                const staying = before.filter((id) => !removed.has(id))
                const id = staying[which % staying.length]
                if (kind === 'add') await list.add()
                else if (id !== undefined && kind === 'move') await list.move(id, to)
                else if (id !== undefined && staying.length > 1) {
                  removed.add(id)
                  await list.remove(id)
                }
              }
            },
          )
          const ids = seen.map(list.idOf)
          expect(new Set(ids).size).toBe(ids.length)
          expect(ids.filter((id) => before.includes(id) && !removed.has(id))).toEqual(
            before.filter((id) => !removed.has(id)),
          )
        },
      ),
      { numRuns: 8 },
    )
  })
})

test.each([
  ['the columns of a board', () => columns.start(300), () => full],
  ['members', () => members.start(300), () => owner],
  ['people', () => members.start(300).then(() => '/people'), () => signInToWork(app, world)],
  ['projects', () => addProjects(300).then(() => '/projects'), () => signInToWork(app, world)],
])('three hundred of %s are read to the end, a page of 100 at a time', async (_name, start, caller) => {
  const path = await start()
  const rows = await readAllPages(await caller(), path, () => 100)
  expect(rows.length).toBeGreaterThanOrEqual(300)
})

async function addProjects(count: number): Promise<void> {
  for (let i = 0; i < count; i++)
    await commit((tx) => createProject(tx, web(), { name: `Project ${i}`, cards: [] }))
}

const rowsFrom = (count: number) =>
  Array.from({ length: count }, () => ({ id: newId('card', clock.now()), is_on_later_page: false }))

test('a cursor of the previous version, which lists no rows, continues from its position', () => {
  const rows = rowsFrom(5).map((row, i) => ({ ...row, is_on_later_page: i > 1 }))
  const page = pageInFirstOrder(rows, { limit: 2, after: ['1', rows[1]?.id ?? ''] }, () => '0')
  expect(page.rows).toEqual(rows.slice(2, 4))
})

test('the pages of a thousand rows contain each row once', () => {
  const rows = rowsFrom(1000)
  const place = new Map(rows.map(({ id }, i) => [id, i]))
  const seen: string[] = []
  let after: readonly string[] | null = null
  do {
    const from: readonly string[] = after ?? ['', '']
    const start = after === null ? -1 : from[4] === undefined ? 1000 : (place.get(from[4]) ?? 0)
    const placed = rows.map((row, i) => ({ ...row, is_on_later_page: i > start }))
    const page: Page<{ id: string }> = pageInFirstOrder(placed, { limit: 7, after }, () =>
      '\u0001'.repeat(40),
    )
    seen.push(...page.rows.map(({ id }) => id))
    after = page.next
  } while (after)
  expect(seen).toEqual(rows.map(({ id }) => id))
})
