import { beforeAll, describe, expect, test } from 'vitest'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Caller } from '../support/app/app.ts'
import { TestClock } from '../support/app/clock.ts'
import { pageOf, readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

/* Wednesday in Oslo, and still Tuesday in Honolulu. */
const clock = new TestClock('2030-05-01T06:00:00Z')
const { app, world, web, commit } = useWorld({ clock })

let owner: Caller
let project: string
let column: string

const tasks = [
  { title: 'Overdue', end_date: '2030-04-30' },
  { title: 'Today', end_date: '2030-05-01', end_time: '09:00' },
  { title: 'Today early', end_date: '2030-05-01', end_time: '08:00' },
  { title: 'Wednesday', end_date: '2030-05-08' },
  { title: 'Thursday', end_date: '2030-05-09' },
  { title: 'Someday' },
  { title: 'ÉTÉ', progress: 100, end_date: '2030-04-01' },
]

beforeAll(async () => {
  owner = await signInToWork(app, world)
  const created = await commit((tx) => createProject(tx, web(), { name: 'Listed' }))
  project = created.id
  column = created.cards[0]?.id ?? ''
  for (const [i, task] of tasks.entries()) {
    const user_ids = i < 2 ? [world.users.owner] : [world.users.member]
    const { status, text } = await owner.post('/tasks', { ...task, user_ids, card_id: column })
    expect(status, text).toBe(201)
  }
})

const titles = async (query: Record<string, string>): Promise<string[]> =>
  pageOf(await owner.get('/tasks', { query: { project_id: project, ...query } })).data.map(
    ({ title }) => title as string,
  )

describe('listTasks (product.md 25.13)', () => {
  test.each([
    ['overdue', {}, ['Overdue']],
    ['today', { timezone: 'Europe/Oslo', sort: 'due' }, ['Today early', 'Today']],
    ['today', { timezone: 'Pacific/Honolulu' }, ['Overdue']],
    ['week', {}, ['Wednesday']],
    ['later', {}, ['Thursday']],
    ['none', {}, ['Someday']],
    ['overdue', { completed: 'true' }, []],
  ])('listTasks with due=%s and %j lists the open tasks of that group', async (due, query, expected) => {
    expect(await titles({ due, ...query })).toEqual(expected)
  })

  test.each([
    [{ q: 'DAY' }, ['Someday', 'Thursday', 'Wednesday', 'Today early', 'Today']],
    [{ q: 'été' }, ['ÉTÉ']],
    [{ q: '%' }, []],
    [{ completed: '1' }, ['ÉTÉ']],
    [{ assignee_id: 'me' }, ['Today', 'Overdue']],
    [{ assignee_id: 'unknown' }, []],
    [{ project_id: 'unknown' }, []],
    [{ card_id: 'unknown' }, []],
  ])('listTasks filters by %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  test('listTasks with the id of an assignee lists that person’s tasks', async () => {
    expect(await titles({ assignee_id: world.users.owner })).toEqual(['Today', 'Overdue'])
  })

  test.each([
    ['created', tasks.map(({ title }) => title).reverse()],
    ['due', ['ÉTÉ', 'Overdue', 'Today early', 'Today', 'Wednesday', 'Thursday', 'Someday']],
    ['board', tasks.map(({ title }) => title)],
  ])('listTasks with sort=%s lists tasks in that order, across pages', async (sort, expected) => {
    const path = `/tasks?card_id=${column}&sort=${sort}`
    const rows = await readAllPages(owner, path, () => 2)
    expect(rows.map(({ title }) => title)).toEqual(expected)
  })

  test.each([
    ['title', ['ada', 'Äda 2', 'Ádá 3', 'zoe', 'Ωmega']],
    ['priority', ['zoe', 'ada', 'Ωmega', 'Ádá 3', 'Äda 2']],
    ['due', ['Äda 2', 'ada', 'zoe', 'Ádá 3', 'Ωmega']],
    ['updated', ['ada', 'Ωmega', 'zoe', 'Ádá 3', 'Äda 2']],
    ['created', ['Ωmega', 'zoe', 'ada', 'Ádá 3', 'Äda 2']],
  ])(
    'listTasks with sort=%s lists tasks in that order, and with `order` in the opposite one except for tasks without a value (product.md 25.49)',
    async (sort, expected) => {
      const { id, cards } = await commit((tx) => createProject(tx, web(), { name: 'Sorted' }))
      const [card_id = ''] = cards.map((card) => card.id)
      const made = new Map<string, string>()
      for (const [title, fields] of Object.entries({
        'Äda 2': { end_date: '2030-01-01' },
        'Ádá 3': { priority: 'none' },
        ada: { priority: 'medium', end_date: '2030-01-02', end_time: '08:00' },
        zoe: { priority: 'urgent', end_date: '2030-01-02' },
        Ωmega: { priority: 'low' },
      })) {
        clock.advance(1)
        const answer = await owner.post('/tasks', { title, card_id, ...fields })
        made.set(title, (answer.body.data as { id: string }).id)
      }
      clock.advance(1)
      await owner.patch(`/tasks/${made.get('ada')}`, { description: 'Changed' })
      const read = async (query: string): Promise<string[]> =>
        (await readAllPages(owner, `/tasks?project_id=${id}&sort=${sort}${query}`, () => 2)).map(
          ({ title }) => title as string,
        )
      // Tasks without a value are last in either direction; among themselves, they are sorted by id.
      const without = { due: 2, priority: 2 }[sort] ?? 0
      const withValue = expected.slice(0, expected.length - without)
      expect((await read('')).slice(0, withValue.length)).toEqual(withValue)
      const usual = sort === 'title' || sort === 'due' ? 'asc' : 'desc'
      const reversed = await read(`&order=${usual === 'asc' ? 'desc' : 'asc'}`)
      expect(reversed.slice(0, withValue.length)).toEqual(withValue.toReversed())
      expect(new Set(reversed)).toEqual(new Set(expected))
      expect(await read(`&order=${usual}`)).toEqual(await read(''))
    },
  )

  test('listTasks lists tasks by creation without a column, and in board order with one', async () => {
    const [newest] = await titles({})
    expect(newest).toBe('ÉTÉ')
    expect((await titles({ card_id: column }))[0]).toBe('Overdue')
  })

  test.each([
    [{ due: 'soon' }, 'due'],
    [{ sort: 'size' }, 'sort'],
    [{ sort: 'title', order: 'up' }, 'order'],
    [{ sort: 'board', card_id: 'card_x', order: 'asc' }, 'order'],
    [{ completed: 'yes' }, 'completed'],
    [{ timezone: 'Oslo' }, 'timezone'],
    [{ sort: 'board' }, 'card_id'],
  ])('listTasks with %j is refused with 422', async (query, param) => {
    expectRefusal(await owner.get('/tasks', { query }), 'validation_error', { param })
  })

  test.each([
    { timezone: 'Pacific/Honolulu' },
    { sort: 'due' },
    { due: 'week' },
    { assignee_id: 'me' },
    { completed: 'false' },
    { q: 'o' },
  ])('a cursor of listTasks is refused with %j instead of the value it was issued for', async (other) => {
    const issued = { timezone: 'Europe/Oslo', sort: 'created', due: 'today', q: 'today', limit: '1' }
    const { meta } = pageOf(await owner.get('/tasks', { query: issued }))
    const next = (query: object) =>
      owner.get('/tasks', { query: { ...issued, ...query, cursor: meta.next_cursor ?? '' } })
    expect(pageOf(await next({ limit: '2' })).data).toHaveLength(1)
    expectRefusal(await next(other), 'validation_error', { param: 'cursor' })
  })

  test('listTasks returns no tasks for a project or column that the person does not see', async () => {
    const member = await signInToWork(app, world, 'member')
    const list = async (query: Record<string, string>) => pageOf(await member.get('/tasks', { query })).data
    expect(await list({ project_id: world.projects.private })).toEqual([])
    expect(await list({ card_id: world.cards.private })).toEqual([])
    const all = await readAllPages(member, '/tasks', () => 100)
    const hidden = [world.projects.private, world.projects.archived, world.projects.inbox]
    expect(all.filter(({ project_id }) => hidden.includes(project_id as string))).toEqual([])
    expect(all.length).toBeGreaterThan(tasks.length)
  })
})
