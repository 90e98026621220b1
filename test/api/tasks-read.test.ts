import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app.ts'
import { readAllPages as walkList } from '../support/lists.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'

/* Tests of ids that find nothing are in cross-cutting/not-found and not-found-references. */

const { app, world, full, clock, sql, commit, web } = useWorld({
  clock: new TestClock('2026-11-21T09:30:00.000Z'),
})

const list = (answer: Answer) => (answer.body as Schemas['TaskList']).data
const one = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data

/** Returns every task of a list, over all its pages. */
async function walk(caller: Caller, query: Record<string, string> = {}, limit = 100) {
  const rows = await walkList(caller, `/tasks?${new URLSearchParams(query).toString()}`, () => limit)
  return rows as unknown as Schemas['Task'][]
}

describe('the shape of a task (product.md 1.18)', () => {
  /** Stores values that only older versions of the server could have written, and reads the task. */
  async function stored(columns: Record<string, string | number | null>): Promise<Schemas['Task']> {
    clock.advance(1)
    const { id } = one(await full.post('/tasks', { title_text: 'Stored', project_id: world.projects.main }))
    await sql`
      update tasks set ${sql(columns)} where workspace_id = ${world.workspace.id} and id = ${id}`
    const single = one(await full.get(`/tasks/${id}`))
    const [listed] = list(await full.get('/tasks', { query: { updated_since: clock.now().toISOString() } }))
    expect(listed, 'the list and the single read agree').toEqual(single)
    return single
  }

  test('a task has all its fields, as written', async () => {
    const same = { description: 'Line one\r\nline <b>two</b>', priority: 'urgent', progress: 40 }
    const assignee_ids = [world.users.member, world.users.owner]
    const title = ' Order \t the worktop 🪨'
    const due = { end_date: '2027-02-28', end_time: '07:05' }
    const body = { ...same, ...due, title_text: title, card_id: world.cards.doing, user_ids: assignee_ids }
    const { id } = one(await full.post('/tasks', body))
    const at = clock.now().toISOString()
    expect((await full.get(`/tasks/${id}`)).body).toEqual({
      data: {
        ...same,
        id,
        title,
        project_id: world.projects.main,
        card: { id: world.cards.doing, name: 'Doing', is_done: false },
        due_date: '2027-02-28',
        due_time: '07:05',
        completed: false,
        assignee_ids,
        created_at: at,
        updated_at: at,
      },
    })
  })

  test('a field without a value is null, a title the empty string, and assignee_ids an empty list', async () => {
    expect(one(await full.get(`/tasks/${world.tasks.untitled}`)).title).toBe('')
    const { id } = one(await full.post('/tasks', { title_text: 'Bare', card_id: world.cards.todo }))
    const none = { description: null, priority: null, due_date: null, due_time: null, progress: null }
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ ...none, completed: false, assignee_ids: [] })
  })

  test('card is the task’s current column, or null (product.md 8.21)', async () => {
    expect((await stored({ card_id: null })).card).toBeNull()
    const { id } = one(await full.post('/tasks', { title_text: 'Wanders', card_id: world.cards.todo }))
    clock.advance(1)
    await commit((tx) => moveTask(tx, web(), id, world.cards.done))
    const card = { id: world.cards.done, name: 'Done', is_done: true }
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ completed: false, progress: null, card })
  })

  test.each(['P1', '', 'none'])(
    'priority may be any string on read: %j (product.md 8.20)',
    async (priority) => {
      expect((await stored({ priority })).priority).toBe(priority)
    },
  )

  test.each([
    ['0001-01-01', '00:00'],
    ['2024-02-29', '23:59'],
    ['9999-12-31', '9 sharp'],
  ])('due_date and due_time are shown as stored: %s %s', async (end_date, end_time) => {
    const due = { due_date: end_date, due_time: end_time }
    expect(await stored({ end_date, end_time })).toMatchObject(due)
  })
})

test('a task is shown to a viewer of its project (product.md 5.5)', async () => {
  const [task] = await walk(full, { project_id: world.projects.viewer_only })
  expect((await full.get(`/tasks/${task?.id}`)).body).toEqual({ data: task })
})

test.each([7, 100])(
  'GET /tasks lists all visible tasks, oldest first, in pages of %i (product.md 6.1)',
  async (limit) => {
    const own = await app.fixture()
    const walked = await walk(app.withSecret(own.keys.full.secret), {}, limit)
    const rows = await sql<{ id: string }[]>`
    select id from tasks where workspace_id = ${own.workspace.id} and visible order by created_at, id`
    expect(walked.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    const { main, second, viewer_only } = own.projects
    const perProject = [main, second, viewer_only].map(
      (project) => walked.filter(({ project_id }) => project_id === project).length,
    )
    expect([walked.length, perProject]).toEqual([34, [30, 3, 1]])
  },
)

describe('the filters of GET /tasks (product.md 6.6)', () => {
  const tasks = {
    early: { end_date: '2026-12-01', end_time: '00:00', progress: 100 },
    eve: { end_date: '2026-12-09', end_time: '23:59', progress: 99 },
    day: { end_date: '2026-12-10', end_time: '12:00', progress: 0 },
    dayDone: { end_date: '2026-12-10', progress: 100 },
    morrow: { end_date: '2026-12-11', end_time: '00:00' },
    late: { end_date: '2027-12-31' },
    undated: { progress: 100 },
    plain: {},
  }
  const everything = Object.keys(tasks)
  const dated = everything.slice(0, 6)
  const done = ['early', 'dayDone', 'undated']
  const open = ['eve', 'day', 'morrow', 'late', 'plain']
  let own: Fixture
  let caller: Caller
  let board: { id: string; open: string; other: string }
  beforeAll(async () => {
    own = await app.fixture()
    caller = app.withSecret(own.keys.full.secret)
    clock.advance(3600)
    const actor = { workspaceId: own.workspace.id, userId: own.users.owner, via: 'web' as const }
    const { id, cards } = await commit((tx) =>
      createProject(tx, { ...actor, now: clock.now() }, { name: 'Filters' }),
    )
    board = { id, open: cards[0]?.id ?? '', other: cards[1]?.id ?? '' }
    for (const [i, [title_text, task]] of Object.entries(tasks).entries()) {
      clock.advance(60)
      const card_id = i % 2 === 0 ? board.open : board.other
      expect((await caller.post('/tasks', { ...task, title_text, card_id })).status).toBe(201)
    }
  })
  const titles = async (query: Record<string, string>) =>
    (await walk(caller, query, 3)).map(({ title }) => title)
  const titlesOnBoard = (query: Record<string, string>) => titles({ ...query, project_id: board.id })

  test.each([
    [{}, everything],
    [{ completed: 'true' }, done],
    [{ completed: '1' }, done],
    [{ completed: 'false' }, open],
    [{ completed: '0' }, open],
    [{ due_before: '2026-12-10' }, ['early', 'eve']],
    [{ due_before: '2026-12-01' }, []],
    [{ due_before: '9999-12-31' }, dated],
    [{ due_after: '2026-12-10' }, ['morrow', 'late']],
    [{ due_after: '2027-12-31' }, []],
    [{ due_after: '2024-02-29' }, dated],
    [{ due_after: '2026-12-09', due_before: '2026-12-11' }, ['day', 'dayDone']],
    [{ due_after: '2026-12-11', due_before: '2026-12-09' }, []],
    [{ completed: 'true', due_before: '2026-12-11' }, ['early', 'dayDone']],
    [{ completed: '0', due_after: '2026-12-09', due_before: '2026-12-31' }, ['day', 'morrow']],
    [{ completed: 'true', updated_since: '2026-11-21T10:34:00Z' }, ['dayDone', 'undated']],
    [{ due_before: '2026-12-11', updated_since: '2026-11-21T10:33:00Z' }, ['day', 'dayDone']],
  ])(
    'a task must match all filters, and due filters exclude their own day: %j (product.md 6.7)',
    async (query, expected) => {
      expect(await titlesOnBoard(query)).toEqual(expected)
    },
  )

  test('card_id narrows to one column, and project_id with it to the column’s own project', async () => {
    const inColumn = ['eve', 'dayDone', 'late', 'plain']
    expect(await titles({ card_id: board.other })).toEqual(inColumn)
    expect(await titlesOnBoard({ card_id: board.other, completed: 'true' })).toEqual(['dayDone'])
    expect(await titles({ card_id: board.other, project_id: own.projects.main })).toEqual([])
  })

  test.each([
    ['day', 0, everything.slice(2)],
    ['day', 1, everything.slice(3)],
    ['day', -1, everything.slice(2)],
    ['plain', 1, []],
  ])(
    'updated_since includes its instant: of %s, plus %s ms (product.md 6.7)',
    async (title, millis, expected) => {
      const found = (await walk(caller, { project_id: board.id })).find((task) => task.title === title)
      const updated_since = new Date(Date.parse(found?.updated_at ?? '') + millis).toISOString()
      expect(await titlesOnBoard({ updated_since })).toEqual(expected)
    },
  )

  test.each([
    ['an offset', '2026-11-21T11:33:00.000+01:00'],
    ['no offset, so UTC', '2026-11-21T10:33:00'],
    ['RFC 2822 with an offset', 'Sat, 21 Nov 2026 05:33:00 -0500'],
  ])('updated_since takes any parseable date: %s (product.md 6.8)', async (_form, updated_since) => {
    expect(await titlesOnBoard({ updated_since })).toEqual(everything.slice(2))
  })

  test('an updated_since without a time means the first instant of its day in UTC (product.md 6.8)', async () => {
    for (const day of ['2026-11-21', '21 Nov 2026'])
      expect(await titlesOnBoard({ updated_since: day })).toEqual(everything)
    for (const day of ['2026-11-22', 'Sun, 22 Nov 2026'])
      expect(await titlesOnBoard({ updated_since: day })).toEqual([])
  })

  const unreadable = {
    completed: ['TRUE', 'yes', '01', ''],
    due_before: ['20261210', '2026-12-10T00:00:00Z', '2026-02-30', ''],
    due_after: ['0000-01-01', 'tomorrow', '2026-12-10\0', ''],
    updated_since: ['2031', '2031-02-30', '1795305600', '2031-01-01 ', '31 Feb 2031 10:00 GMT', '\0', ''],
  }
  const malformed = Object.entries(unreadable).flatMap(([name, values]) => values.map((one) => [name, one]))
  test.each(malformed as [string, string][])('an invalid filter is ignored: %s=%j', async (name, value) => {
    expect(await titlesOnBoard({ [name]: value })).toEqual(everything)
  })
})
