import {
  describe,
  expectRefusal,
  expectStatus,
  isRow,
  needStatus,
  read,
  rowsOf,
  show,
  textOf,
  type Answer,
} from '../answer.ts'
import { idsOf, walk } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

const lists = ({ projects, tasks }: World['fixture']): string[] => [
  '/projects',
  `/projects/${projects.main}/cards`,
  '/members',
  '/tasks',
  `/tasks/${tasks.first}/comments`,
  '/events',
]

/** Returns the first page of the main project's tasks, with its cursor. */
async function firstPage({ api, fixture }: World, limit: number): Promise<{ page: Answer; cursor: string }> {
  const page = await api.get('/tasks', { query: { project_id: fixture.projects.main, limit } })
  rowsOf(page)
  const cursor = read(page.body, 'meta.next_cursor')
  need(typeof cursor === 'string', `${page.call} has no next_cursor to continue from`)
  return { page, cursor }
}

export const pagination = area('pagination', {
  form: {
    title: 'A list has data and meta.next_cursor',
    sentence: 'One resource comes as `{"data": {…}}`, a list as `{"data": […], "meta": {"next_cursor": …}}`.',
    async try({ api, fixture }) {
      for (const path of lists(fixture)) {
        const answer = expectStatus(await api.get(path), 200)
        expect(Array.isArray(read(answer.body, 'data')), `${answer.call} has no list as data`)
        const meta = read(answer.body, 'meta')
        expect(
          isRow(meta) && Object.keys(meta).join() === 'next_cursor',
          `${answer.call} has the meta ${show(meta)}`,
        )
      }
    },
  },
  limit: {
    title: 'Every page but the last has as many rows as the limit',
    sentence: 'The size of a page, 25 by default and 100 at most.',
    async try({ api, fixture }) {
      for (const limit of [1, 2, 7]) {
        const answer = await api.get('/tasks', { query: { project_id: fixture.projects.main, limit } })
        const count = rowsOf(answer).length
        expect(count === limit, `${answer.call} has ${count} rows`)
      }
    },
  },
  'limit-forgiven': {
    title: 'No limit is refused',
    sentence: '`limit` is never an error.',
    async try({ api }) {
      for (const limit of ['0', '-1', 'many', '2.5', '100000', ''])
        expectStatus(await api.get('/tasks', { query: { limit } }), 200)
    },
  },
  walk: {
    title: 'The pages of a list contain every row exactly once',
    sentence: 'pagination returns every row that exists throughout exactly once.',
    async try(world) {
      const { projects, tasks } = world.fixture
      const query = { project_id: projects.main }
      for (const [path, filter] of [
        ['/tasks', query],
        [`/tasks/${tasks.first}/comments`, {}],
      ] as const) {
        const whole = idsOf(await walk(world, path, { query: filter }))
        const steps = idsOf(await walk(world, path, { query: { ...filter, limit: 7 } }))
        expect(new Set(steps).size === steps.length, `paging through GET ${path} with limit 7 repeats rows`)
        const same = whole.length === steps.length && whole.every((id) => steps.includes(id))
        expect(
          same,
          `paging through GET ${path} returns ${steps.length} rows with limit 7, and ${whole.length} with limit 100`,
        )
      }
    },
  },
  order: {
    title: 'Tasks are listed by creation, oldest first',
    sentence:
      'The order of every list is fixed and stays stable while rows are inserted, moved and deleted: pagination returns every row that exists throughout exactly once.',
    async try(world) {
      const rows = await walk(world, '/tasks', { query: { project_id: world.fixture.projects.main } })
      const times = rows.map((row) => textOf(row, 'created_at'))
      const wrong = times.findIndex((time, i) => i > 0 && time < (times[i - 1] ?? ''))
      expect(wrong < 0, `GET /tasks lists ${times[wrong]} after ${times[wrong - 1]}`)
    },
  },
  end: {
    title: 'next_cursor is null on the last page and on no other',
    sentence: 'The `cursor` of the next page, or null on the last one.',
    async try(world) {
      const { api, fixture } = world
      const path = `/projects/${fixture.projects.main}/cards`
      const all = (await walk(world, path)).length
      need(all > 1, `GET ${path} has fewer than two rows`)
      for (const [limit, isLast] of [
        [all, true],
        [all - 1, false],
      ] as const) {
        const { call, body } = await api.get(path, { query: { limit } })
        const next = read(body, 'meta.next_cursor')
        expect((next === null) === isLast, `${call} has the next_cursor ${show(next)}, of ${all} rows in all`)
      }
    },
  },
  'cursor-altered': {
    title: 'An altered cursor is refused with 422',
    sentence:
      'A cursor that was altered, or issued for another list or other filters, is 422 `validation_error` with `param: cursor`; it never restarts the list silently.',
    async try(world) {
      const { api, fixture } = world
      const { cursor } = await firstPage(world, 2)
      const middle = Math.floor(cursor.length / 2)
      const other = cursor[middle] === 'A' ? 'B' : 'A'
      const altered = [
        `${cursor.slice(0, middle)}${other}${cursor.slice(middle + 1)}`,
        cursor.slice(0, -4),
        'nonsense',
      ]
      for (const one of altered) {
        const query = { project_id: fixture.projects.main, limit: 2, cursor: one }
        expectRefusal(await api.get('/tasks', { query }), 'validation_error')
      }
    },
  },
  'cursor-of-other-list': {
    title: 'A cursor of another list is refused with 422',
    sentence:
      'A cursor that was altered, or issued for another list or other filters, is 422 `validation_error` with `param: cursor`; it never restarts the list silently.',
    async try(world) {
      const { cursor } = await firstPage(world, 2)
      expectRefusal(await world.api.get('/members', { query: { cursor } }), 'validation_error')
    },
  },
  'cursor-of-other-filters': {
    title: 'A cursor of different filters is refused with 422',
    sentence: 'Pass `meta.next_cursor` back verbatim as `cursor`, with the same filters, until it is `null`:',
    async try(world) {
      const { api, fixture } = world
      const { cursor } = await firstPage(world, 2)
      const query = { project_id: fixture.projects.second, cursor }
      expectRefusal(await api.get('/tasks', { query }), 'validation_error')
    },
  },
  'cursor-empty': {
    title: 'An empty cursor counts as absent',
    sentence: 'An empty query value (`cursor=`) counts as absent,',
    async try({ api }) {
      const first = await api.get('/members')
      needStatus(first, 200)
      const answer = await api.get('/members', { query: { cursor: '' } })
      expect(
        answer.status === 200 && answer.text === first.text,
        `${describe(answer)}, unlike the request without it`,
      )
    },
  },
  'other-limit': {
    title: 'Paging may continue with a different limit',
    sentence: 'May change from page to page.',
    async try(world) {
      const { api, fixture } = world
      const { page, cursor } = await firstPage(world, 2)
      const query = { project_id: fixture.projects.main, limit: 3, cursor }
      const answer = expectStatus(await api.get('/tasks', { query }), 200)
      const twice = idsOf(rowsOf(answer)).filter((id) => idsOf(rowsOf(page)).includes(id))
      expect(twice.length === 0, `${answer.call} repeats rows of the previous page`)
    },
  },
})
