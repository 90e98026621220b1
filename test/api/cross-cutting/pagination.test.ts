import { beforeAll, describe, expect, test } from 'vitest'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { startApp, type Caller } from '../../support/app.ts'
import { idsOf, pageOf, range, useLists, readAllPages, type Page } from '../../support/lists.ts'
import { useWorld } from '../../support/world.ts'

const scene = useWorld()
const { app, world, full, sql } = scene
const { lists, boardPath } = useLists(scene)
const everyList = Object.values(lists)
beforeAll(async () => {
  for (const list of everyList) await list.add(110)
})

const filtered = [
  ...['/tasks?completed=false', '/tasks?completed=true', '/tasks?project_id={project}'],
  ...['/tasks?project_id={project}&completed=1&due_after=2029-12-31&due_before=2030-01-02'],
  ...['/tasks?updated_since=2000-01-01', '/events?from=2030-01-01&to=2030-12-31'],
  ...['/events?from=2030-01-02', '/events?to=1999-12-31'],
]
test.each(filtered)('a walk over %s finds what a single page of it finds', async (template) => {
  const path = template.replace('{project}', world.projects.second)
  const whole = await readAllPages(full, path, () => 100)
  expect(whole.length).toBeGreaterThan(20)
  for (const limit of [4, 9]) expect(idsOf(await readAllPages(full, path, () => limit))).toEqual(idsOf(whole))
})

describe('next_cursor is null on the last page and on no other (product.md 6.5)', () => {
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
  test.each(small)('%s, %i in all, in pages of every size', async (_name, total, path) => {
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
  })

  test.each([
    ['tasks', () => '/tasks?project_id=nope'],
    ['comments', () => `/tasks/${own.tasks.untitled}/comments`],
    ['events', () => '/events?from=1900-01-01&to=1900-01-02'],
    ['events from after to', () => '/events?from=2026-12-02&to=2026-12-01'],
  ])('no %s: one empty page', async (_name, path) => {
    expect(pageOf(await caller.get(path()))).toEqual({ data: [], meta: { next_cursor: null } })
  })

  test('a page whose next rows are deleted before the next request is followed by an empty page', async () => {
    const path = boardPath()
    const all = await readAllPages(full, path, () => 100)
    const first = pageOf(await full.get(path, { query: { limit: 100 } }))
    for (const { id } of all.slice(100)) await sql`delete from cards where id = ${id}`
    const next = await full.get(path, { query: { limit: 100, cursor: first.meta.next_cursor ?? '' } })
    expect(pageOf(next)).toEqual({ data: [], meta: { next_cursor: null } })
  })
})

describe('limit is never refused (product.md 6.3)', () => {
  const sizes: Record<number, string[]> = {
    1: ['limit=1'],
    2: ['limit=&limit=2', '&&limit=2&&', '%6cimit=2', 'limit=%32'],
    3: ['limit=2&limit=3'],
    99: ['limit=99'],
    100: ['limit=100', 'limit=101', 'limit=99999999999999999999999999', `limit=1${'0'.repeat(400)}`],
    25: [
      ...['', 'limit=', 'limit=25', 'limit=0', 'limit=-0', 'limit=-1', 'limit=1.5', 'limit=2.0', 'limit=1e3'],
      ...['limit=0x10', 'limit=abc', 'limit=10abc', 'limit=Infinity', 'limit=null', 'limit=1,2', 'limit=[2]'],
      ...['limit=%20', 'limit=2%20', 'limit=2%0A', 'limit=%00', 'limit=%zz', 'limit=%D9%A3', 'limit'],
      ...['limit=2&limit=x', 'limit=2&limit=', 'limit[]=2', 'LIMIT=2', 'page=2&per_page=2', '?limit=2'],
    ],
  }
  const rows = Object.entries(sizes).flatMap(([size, queries]) =>
    queries.map((query) => [query, Number(size)] as const),
  )
  test.each(rows)('?%s gives a page of %i', async (query, size) => {
    for (const path of ['/tasks', '/members'])
      expect(pageOf(await full.get(`${path}?${query}`)).data).toHaveLength(size)
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
