import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/openapi.operations.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { newId } from '../../src/domain/ids.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import { createProject } from '../../src/domain/projects/projects.ts'
import { type Answer, type Caller, type CallOptions } from '../support/app.ts'
import { useWorld } from '../support/world.ts'
import { TestClock } from '../support/clock.ts'

const start = '2026-11-21T09:30:00.000Z'

const { app, world, full, clock, sql, commit } = useWorld({ clock: new TestClock(start) })

const list = (answer: Answer) => (answer.body as Schemas['TaskList']).data
const one = (answer: Answer) => (answer.body as Schemas['TaskResponse']).data

/** Every task that a list returns, over all its pages. */
async function walk(
  caller: Caller,
  query: CallOptions['query'] = {},
  limit = 100,
): Promise<Schemas['Task'][]> {
  const tasks: Schemas['Task'][] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer: Answer = await caller.get('/tasks', { query: { ...query, limit, cursor } })
    expect(answer.status).toBe(200)
    tasks.push(...list(answer))
    cursor = (answer.body as Schemas['TaskList']).meta.next_cursor
  }
  return tasks
}

const ids = (tasks: Schemas['Task'][]) => tasks.map(({ id }) => id)

describe('the shape of a Task (product.md 1.18)', () => {
  /** Puts values into a row that only older software could have put there. */
  async function stored(columns: Record<string, string | number | null>): Promise<Schemas['Task']> {
    clock.advance(1)
    const created = await full.post('/tasks', { title_text: 'Stored', project_id: world.projects.main })
    const { id } = one(created)
    await sql`
      update tasks set ${sql(columns)} where workspace_id = ${world.workspace.id} and id = ${id}`
    const single = await full.get(`/tasks/${id}`)
    expect(single.status).toBe(200)
    const [listed] = list(await full.get('/tasks', { query: { updated_since: clock.now().toISOString() } }))
    expect(listed, 'the list and the single read agree').toEqual(one(single))
    return one(single)
  }

  test('has all its fields, as they were written', async () => {
    const body = {
      title_text: ' Order \t the worktop 🪨',
      description: 'Line one\r\nline <b>two</b>',
      card_id: world.cards.doing,
      priority: 'urgent',
      progress: 40,
      end_date: '2027-02-28',
      end_time: '07:05',
      user_ids: [world.users.member, world.users.owner],
    }
    const { id } = one(await full.post('/tasks', body))
    const at = clock.now().toISOString()
    expect((await full.get(`/tasks/${id}`)).body).toEqual({
      data: {
        id,
        title: ' Order \t the worktop 🪨',
        description: 'Line one\r\nline <b>two</b>',
        project_id: world.projects.main,
        card: { id: world.cards.doing, name: 'Doing', is_done: false },
        priority: 'urgent',
        due_date: '2027-02-28',
        due_time: '07:05',
        progress: 40,
        completed: false,
        assignee_ids: [world.users.member, world.users.owner],
        created_at: at,
        updated_at: at,
      },
    })
  })

  test('title is an empty string, never null, where there is none', async () => {
    expect(one(await full.get(`/tasks/${world.tasks.untitled}`)).title).toBe('')
    expect((await walk(full)).find(({ id }) => id === world.tasks.untitled)?.title).toBe('')
  })

  test('what a task has not is null, and assignee_ids is empty', async () => {
    const { id } = one(await full.post('/tasks', { title_text: 'Bare', card_id: world.cards.todo }))
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({
      description: null,
      priority: null,
      due_date: null,
      due_time: null,
      progress: null,
      completed: false,
      assignee_ids: [],
    })
  })

  test('card is null where the task sits in no column', async () => {
    expect((await stored({ card_id: null })).card).toBeNull()
  })

  test('card shows the column that the task sits in now, with id, name and is_done alone', async () => {
    const { id } = one(await full.post('/tasks', { title_text: 'Wanders', card_id: world.cards.todo }))
    clock.advance(1)
    const actor = {
      workspaceId: world.workspace.id,
      userId: world.users.owner,
      via: 'web' as const,
      now: clock.now(),
    }
    await commit((tx) => moveTask(tx, actor, id, world.cards.done))
    expect(one(await full.get(`/tasks/${id}`))).toMatchObject({ completed: false, progress: null })
    expect(one(await full.get(`/tasks/${id}`)).card).toEqual({
      id: world.cards.done,
      name: 'Done',
      is_done: true,
    })
  })

  test.each(['P1', 'Hoch', '', 'none'])('priority is freeform on read: %j', async (priority) => {
    expect((await stored({ priority })).priority).toBe(priority)
  })

  test.each([
    [null, false],
    [0, false],
    [1, false],
    [99, false],
    [100, true],
  ])('completed is true exactly when progress is 100: %s', async (progress, completed) => {
    expect(await stored({ progress })).toMatchObject({ progress, completed })
  })

  test.each(['0001-01-01', '1970-01-01', '2024-02-29', '2026-12-31', '9999-12-31'])(
    'due_date is the stored end date: %s',
    async (end_date) => {
      expect(await stored({ end_date })).toMatchObject({ due_date: end_date, due_time: null })
    },
  )

  test.each(['00:00', '09:05', '23:59', '9 sharp'])(
    'due_time is the stored end time verbatim: %s',
    async (time) => {
      expect((await stored({ end_date: '2026-12-24', end_time: time })).due_time).toBe(time)
    },
  )

  test('assignee_ids are the ids that GET /members returns, in the order given', async () => {
    const { data } = (await full.get('/members')).body as Schemas['MemberList']
    const user_ids = data.map(({ id }) => id).reverse()
    const { id } = one(await full.post('/tasks', { title_text: 'Ours', card_id: world.cards.todo, user_ids }))
    expect(one(await full.get(`/tasks/${id}`)).assignee_ids).toEqual(user_ids)
  })
})

describe('GET /tasks/{id} (product.md 5.2)', () => {
  test('shows a task of a project in which the key’s creator is a viewer (product.md 5.5)', async () => {
    const [task] = await walk(full, { project_id: world.projects.viewer_only })
    expect((await full.get(`/tasks/${task?.id}`)).body).toEqual({ data: task })
  })
})

describe('GET /tasks without filters (product.md 6.1)', () => {
  test('lists the tasks of every visible project, and of no other', async () => {
    const own = await app.fixture()
    const tasks = await walk(app.withSecret(own.keys.full.secret))
    const perProject = new Map<string | null, number>()
    for (const { project_id } of tasks) perProject.set(project_id, (perProject.get(project_id) ?? 0) + 1)
    expect(perProject).toEqual(
      new Map([
        [own.projects.main, 30],
        [own.projects.second, 3],
        [own.projects.viewer_only, 1],
      ]),
    )
  })

  test.each([1, 7, 25, 100])('oldest first, each once, in pages of %s (product.md 6.2)', async (limit) => {
    const own = await app.fixture()
    const caller = app.withSecret(own.keys.full.secret)
    const walked = await walk(caller, {}, limit)
    const rows = await sql<{ id: string }[]>`
      select id from tasks where workspace_id = ${own.workspace.id} and visible order by created_at, id`
    expect(ids(walked)).toEqual(rows.map(({ id }) => id))
    expect(walked).toHaveLength(34)
  })
})

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
  let own: Fixture
  let caller: Caller
  let board: { id: string; open: string; other: string }
  beforeAll(async () => {
    own = await app.fixture()
    caller = app.withSecret(own.keys.full.secret)
    clock.advance(3600)
    const actor = {
      workspaceId: own.workspace.id,
      userId: own.users.owner,
      via: 'web' as const,
      now: clock.now(),
    }
    const project = await commit((tx) => createProject(tx, actor, { name: 'Filters' }))
    board = { id: project.id, open: project.cards[0]?.id ?? '', other: project.cards[1]?.id ?? '' }
    for (const [i, [title_text, task]] of Object.entries(tasks).entries()) {
      clock.advance(60)
      const card_id = i % 2 === 0 ? board.open : board.other
      const answer = await caller.post('/tasks', { ...task, title_text, card_id })
      expect(answer.status).toBe(201)
    }
  })
  const titles = async (query: CallOptions['query']) =>
    (await walk(caller, query, 3)).map(({ title }) => title)
  const here = async (query: CallOptions['query']) => titles({ ...query, project_id: board.id })
  const everything = Object.keys(tasks)

  test('project_id narrows to one project', async () => {
    expect(await here({})).toEqual(everything)
    expect(await titles({ project_id: own.projects.second })).toEqual([
      'Reserve the boat house',
      'Ask who eats what',
      'Hire a piano',
    ])
    expect(await titles({ project_id: own.projects.no_open_column })).toEqual([])
    expect(await titles({ project_id: own.projects.viewer_only })).toEqual(['Close the quarter'])
  })

  test('card_id narrows to one board column', async () => {
    expect(await titles({ card_id: board.open })).toEqual(['early', 'day', 'morrow', 'undated'])
    expect(await titles({ card_id: board.other })).toEqual(['eve', 'dayDone', 'late', 'plain'])
  })

  test.each([
    ['true', ['early', 'dayDone', 'undated']],
    ['1', ['early', 'dayDone', 'undated']],
    ['false', ['eve', 'day', 'morrow', 'late', 'plain']],
    ['0', ['eve', 'day', 'morrow', 'late', 'plain']],
  ])('completed=%s: progress equal to 100, or below or null', async (completed, expected) => {
    expect(await here({ completed })).toEqual(expected)
  })

  test.each([
    [{ due_before: '2026-12-10' }, ['early', 'eve']],
    [{ due_before: '2026-12-11' }, ['early', 'eve', 'day', 'dayDone']],
    [{ due_before: '2026-12-01' }, []],
    [{ due_before: '0001-01-01' }, []],
    [{ due_before: '9999-12-31' }, ['early', 'eve', 'day', 'dayDone', 'morrow', 'late']],
    [{ due_after: '2026-12-10' }, ['morrow', 'late']],
    [{ due_after: '2026-12-09' }, ['day', 'dayDone', 'morrow', 'late']],
    [{ due_after: '2027-12-31' }, []],
    [{ due_after: '2024-02-29' }, ['early', 'eve', 'day', 'dayDone', 'morrow', 'late']],
    [{ due_after: '2026-12-09', due_before: '2026-12-11' }, ['day', 'dayDone']],
    [{ due_after: '2026-12-10', due_before: '2026-12-11' }, []],
    [{ due_after: '2026-12-11', due_before: '2026-12-09' }, []],
  ])('due_before and due_after are exclusive: %j (product.md 6.7)', async (query, expected) => {
    expect(await here(query)).toEqual(expected)
  })

  describe('updated_since is inclusive (product.md 6.7)', () => {
    /** The time of the task of that title, give or take some milliseconds. */
    async function around(title: string, millis: number): Promise<string> {
      const found = (await walk(caller, { project_id: board.id })).find((task) => task.title === title)
      return new Date(Date.parse(found?.updated_at ?? '') + millis).toISOString()
    }

    test.each([
      ['day', 0, everything.slice(2)],
      ['day', 1, everything.slice(3)],
      ['day', -1, everything.slice(2)],
      ['plain', 0, ['plain']],
      ['plain', 1, []],
    ])('of %s, plus %s ms', async (title, millis, expected) => {
      expect(await here({ updated_since: await around(title, millis) })).toEqual(expected)
    })

    test.each([
      ['an offset', '2026-11-21T11:33:00.000+01:00'],
      ['a far offset', '2026-11-20T22:33:00-12:00'],
      ['no offset, so UTC', '2026-11-21T10:33:00'],
      ['no seconds', '2026-11-21T10:33Z'],
      ['small letters', '2026-11-21t10:33:00z'],
      ['a space for the T', '2026-11-21 10:33:00.000000+00:00'],
      ['a space for the T and no offset', '2026-11-21 10:33:00'],
      ['the basic format', '20261121T103300Z'],
      ['a week date', '2026-W47-6T10:33:00Z'],
      ['an ordinal date', '2026-325T10:33:00Z'],
      ['RFC 2822', 'Sat, 21 Nov 2026 10:33:00 +0000'],
      ['RFC 2822 with an offset', '21 Nov 2026 05:33:00 -0500'],
    ])('parseable: %s', async (_form, updated_since) => {
      expect(await here({ updated_since })).toEqual(everything.slice(2))
    })

    test('a date is its first instant in UTC', async () => {
      for (const day of ['2026-11-21', '21 Nov 2026'])
        expect(await here({ updated_since: day })).toEqual(everything)
      for (const day of ['2026-11-22', 'Sun, 22 Nov 2026'])
        expect(await here({ updated_since: day })).toEqual([])
    })

    test('a change brings a task back, and a PATCH that changes nothing does not (product.md 8.8)', async () => {
      const project_id = own.projects.second
      const [first, , third] = await walk(caller, { project_id })
      clock.advance(60)
      const updated_since = clock.now().toISOString()
      await caller.patch(`/tasks/${first?.id}`, { description: 'Changed' })
      await caller.patch(`/tasks/${third?.id}`, { progress: 50 })
      expect(await titles({ project_id, updated_since })).toEqual(['Reserve the boat house'])
    })
  })

  test.each([
    [{ completed: 'true', due_before: '2026-12-11' }, ['early', 'dayDone']],
    [{ completed: '0', due_after: '2026-12-09', due_before: '2026-12-31' }, ['day', 'morrow']],
    [{ completed: 'true', due_after: '2026-12-10' }, []],
    [{ completed: 'true', updated_since: '2026-11-21T10:34:00Z' }, ['dayDone', 'undated']],
    [{ due_before: '2026-12-11', updated_since: '2026-11-21T10:33:00Z' }, ['day', 'dayDone']],
  ])('a task must match all filters: %j', async (query, expected) => {
    expect(await here(query)).toEqual(expected)
  })

  test('card_id and project_id together: the card’s own project, or nothing', async () => {
    const inColumn = ['eve', 'dayDone', 'late', 'plain']
    expect(await titles({ card_id: board.other, project_id: board.id })).toEqual(inColumn)
    expect(await titles({ card_id: board.other, project_id: board.id, completed: 'true' })).toEqual([
      'dayDone',
    ])
    expect(await titles({ card_id: board.other, project_id: own.projects.main })).toEqual([])
  })

  test.each([
    ...['TRUE', 'False', 'yes', 'on', '2', '-1', '01', '1.0', ' true', 'true ', 'null'].map(
      (value) => ['completed', value] as const,
    ),
    ...['2026-12-1', '2026-1-10', '20261210', '2026-W50-4', '2026-344', '2026-12-10T00:00:00Z'].flatMap(
      (value) => [['due_before', value] as const, ['due_after', value] as const],
    ),
    ...['2026-02-30', '2025-02-29', '2026-13-01', '2026-00-10', '0000-01-01', '10000-01-01'].flatMap(
      (value) => [['due_before', value] as const, ['due_after', value] as const],
    ),
    ...['tomorrow', ' 2026-12-10', '2026-12-10 ', '10.12.2026', '12/10/2026', '2026-12-10\0', '-1'].flatMap(
      (value) => [['due_before', value] as const, ['due_after', value] as const],
    ),
    ...['2031', '2031-05', 'tomorrow', '1795305600', '2031-02-30', '2031-01-01T25:00', '12:00'].map(
      (value) => ['updated_since', value] as const,
    ),
    ...['2031-01-01 ', '2031-01-01 10', '2031-01-01 10:00:00 01:00', '2031-001 10:00'].map(
      (value) => ['updated_since', value] as const,
    ),
    ...['2031-01-01T10:00:00 01:00', '+012031-01-01', '31 Feb 2031 10:00 GMT', '01/02/2031', '\0'].map(
      (value) => ['updated_since', value] as const,
    ),
  ])('a malformed value is silently ignored: %s=%j', async (name, value) => {
    expect(await here({ [name]: value })).toEqual(everything)
  })

  test.each(['project_id', 'card_id', 'completed', 'due_before', 'due_after', 'updated_since'])(
    'an empty %s is as if absent (product.md 1.11)',
    async (name) => {
      const all = await titles({})
      expect(all.length).toBeGreaterThan(everything.length)
      expect(await titles({ [name]: '' })).toEqual(all)
    },
  )

  describe('an id that is not visible yields zero rows', () => {
    const none = { data: [], meta: { next_cursor: null } }

    test.each([
      ['foreign', () => own.foreign.project],
      ['private', () => own.projects.private],
      ['archived', () => own.projects.archived],
      ['inbox', () => own.projects.inbox],
      ['nonexistent', () => newId('project', clock.now())],
      ['of another kind', () => board.open],
      ['of the wrong shape', () => 'project_1'],
      ['in upper case', () => board.id.toUpperCase()],
      ['with a NUL', () => `${board.id}\0`],
      ['a pattern', () => '%'],
    ])('project_id: %s', async (_cause, id) => {
      const answer = await caller.get('/tasks', { query: { project_id: id() } })
      expect(answer).toMatchObject({ status: 200, body: none })
    })

    test.each([
      ['foreign', () => own.foreign.card],
      ['private', () => own.cards.private],
      ['inbox', () => own.cards.inbox],
      ['nonexistent', () => newId('card', clock.now())],
      ['of another kind', () => board.id],
      ['of the wrong shape', () => '42'],
      ['with a NUL', () => `${board.open}\0`],
    ])('card_id: %s', async (_cause, id) => {
      const answer = await caller.get('/tasks', { query: { card_id: id() } })
      expect(answer).toMatchObject({ status: 200, body: none })
    })

    test('card_id: of an archived project', async () => {
      const [card] = await sql<{ id: string }[]>`
        select card_id as id from tasks where workspace_id = ${own.workspace.id} and id = ${own.tasks.archived}`
      expect((await caller.get('/tasks', { query: { card_id: card?.id ?? '' } })).body).toEqual(none)
    })
  })
})
