import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { pageOf } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { giveEndpoint } from '../support/world/webhooks.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, clock, queries, web, commit } = useWorld()

type Task = Schemas['WorkTask']

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
  await giveEndpoint(app, world.workspace.id, 'https://hooks.fernhill.example/tasks')
})

interface Board {
  project: string
  todo: string
  done: string
  tasks: Task[]
}

const taskOf = ({ status, body, text }: Answer): Task => {
  expect([200, 201], text).toContain(status)
  return (body as Schemas['WorkTaskResponse']).data
}

/** Creates a project with two columns, and a task with each of these fields in the first. */
async function makeBoard(...fields: object[]): Promise<Board> {
  const cards = ['To do', 'Done'].map((name) => ({ name, is_done: name === 'Done' }))
  const created = await commit((tx) => createProject(tx, web(), { name: 'Board', cards }))
  const [todo = '', done = ''] = created.cards.map(({ id }) => id)
  const tasks: Task[] = []
  for (const [index, one] of fields.entries())
    tasks.push(taskOf(await owner.post('/tasks', { title: 'ABCDE'[index], card_id: todo, ...one })))
  return { project: created.id, todo, done, tasks }
}

const idsOf = (tasks: readonly Task[]): string[] => tasks.map(({ id }) => id)
const read = async (id: string): Promise<Task> => taskOf(await owner.get(`/tasks/${id}`))
const titlesIn = async (card_id: string): Promise<string> =>
  pageOf(await owner.get('/tasks', { query: { card_id, limit: 100 } }))
    .data.map(({ title }) => title)
    .join(' ')

async function change(body: object, caller = owner): Promise<Schemas['ChangedTasks']> {
  const { status, body: answer, text } = await caller.post('/tasks/changes', body)
  expect(status, text).toBe(200)
  return (answer as Schemas['ChangedTasksResponse']).data
}

/** Returns what changes of tasks have left, without ids and times. */
async function traces(ids: readonly string[]): Promise<unknown> {
  const title = sql`(
    select title from tasks where workspace_id = ${world.workspace.id} and id = subject_id)`
  return {
    activities: await sql`
      select type, via, user_id, ${title} as title, changed, changed_values->'progress' as progress
      from activities where workspace_id = ${world.workspace.id} and subject_id in ${sql(ids)} and type <> 'task.created' order by title, id`,
    notifications: await sql`
      select type, user_id, ${title} as title from notifications
      where workspace_id = ${world.workspace.id} and subject_id in ${sql(ids)} order by title, user_id, id`,
    events: await sql`
      select e.type, e.body::json->'data'->>'title' as title, e.body::json->'data'->'card'->>'name' as card,
        e.body::json->'data'->'assignee_ids' as assignees
      from webhook_events e
      where e.workspace_id = ${world.workspace.id} and e.body::json->'data'->>'id' in ${sql(ids)} and e.type <> 'task.created'
      order by e.body::json->'data'->>'id' = ${ids[0] ?? ''} desc, e.id`,
  }
}

/** Returns the shown fields of tasks, without what differs between two boards. */
const shown = async (ids: readonly string[]): Promise<unknown> =>
  Promise.all(
    ids.map(async (id) => {
      const { title, priority, progress, due_date, due_time, assignee_ids, recurrence, card } = await read(id)
      return { title, priority, progress, due_date, due_time, assignee_ids, recurrence, card: card?.name }
    }),
  )

describe('changeTasks (product.md 25.53)', () => {
  test.each<[string, (board: Board) => object, (board: Board, task: Task) => Promise<unknown>]>([
    [
      'progress',
      () => ({ progress: 100 }),
      (_board, { id }) => owner.patch(`/tasks/${id}`, { progress: 100 }),
    ],
    [
      'priority and due date',
      () => ({ priority: null, end_date: null }),
      (_board, { id }) => owner.patch(`/tasks/${id}`, { priority: null, end_date: null }),
    ],
    [
      'column',
      ({ done }) => ({ card_id: done }),
      ({ done }, { id }) => owner.post(`/tasks/${id}/moves`, { card_id: done }),
    ],
    [
      'column and progress',
      ({ done }) => ({ progress: 100, card_id: done }),
      async ({ done }, { id }) => {
        await owner.post(`/tasks/${id}/moves`, { card_id: done })
        await owner.patch(`/tasks/${id}`, { progress: 100 })
      },
    ],
    [
      'assignees',
      () => ({ add_user_ids: [world.users.member], remove_user_ids: [world.users.owner] }),
      (_board, { id, assignee_ids }) => {
        const user_ids = [...new Set([...assignee_ids, world.users.member])].filter(
          (one) => one !== world.users.owner,
        )
        return owner.patch(`/tasks/${id}`, { user_ids })
      },
    ],
  ])(
    'changeTasks changes the %s of several tasks as the operations on a single task do, with the same events and notifications',
    async (_what, fields, changeOne) => {
      const { users } = world
      const given = [
        { priority: 'high', end_date: '2030-05-02', end_time: '09:00', recurrence: 'weekly' },
        { user_ids: [users.owner, users.admin] },
        { progress: 100, user_ids: [world.users.member] },
      ]
      const [several, single] = [await makeBoard(...given), await makeBoard(...given)]
      const ids = idsOf(several.tasks)
      expect(await change({ task_ids: ids, change: fields(several) })).toEqual({ changed: ids, refused: [] })
      for (const task of single.tasks) await changeOne(single, task)
      expect(await shown(ids)).toEqual(await shown(idsOf(single.tasks)))
      expect(await traces(ids)).toEqual(await traces(idsOf(single.tasks)))
      expect([await titlesIn(several.todo), await titlesIn(several.done)]).toEqual([
        await titlesIn(single.todo),
        await titlesIn(single.done),
      ])
    },
  )

  test('changeTasks deletes tasks, and emits task.deleted for each', async () => {
    const { tasks, todo } = await makeBoard({}, {}, {})
    const [a = '', b = '', c = ''] = idsOf(tasks)
    expect(await change({ task_ids: [c, a], delete: true })).toEqual({ changed: [c, a], refused: [] })
    expect(await titlesIn(todo)).toBe('B')
    expectRefusal(await owner.get(`/tasks/${a}`), 'not_found')
    const { events } = (await traces([a, b, c])) as { events: { type: string }[] }
    expect(events.map(({ type }) => type)).toEqual(['task.deleted', 'task.deleted'])
  })

  test.each([
    ['another column', 'D E', 'A B C', [2, 0, 1], 'D E C A B'],
    ['their own column', '', 'A B C D E', [3, 0], 'B C E D A'],
    ['their own column, the last one first', '', 'A B C', [2, 1], 'A C B'],
    ['their own column, the last one last', '', 'A B C', [0, 2], 'B A C'],
  ])(
    'changeTasks moves tasks to the end of %s, in the order of task_ids',
    async (_where, inDone, inTodo, chosen, expected) => {
      const board = await makeBoard(...inTodo.split(' ').map((title) => ({ title })))
      for (const title of inDone.split(' ').filter(Boolean))
        await owner.post('/tasks', { title, card_id: board.done })
      const card_id = inDone === '' ? board.todo : board.done
      const task_ids = chosen.map((index) => board.tasks[index]?.id)
      await change({ task_ids, change: { card_id } })
      expect(await titlesIn(card_id)).toBe(expected)
    },
  )

  test('changeTasks keeps the version and records nothing where a task already has the values', async () => {
    const { tasks } = await makeBoard({ progress: 100 })
    const [id = ''] = idsOf(tasks)
    expect(await change({ task_ids: [id], change: { progress: 100 } })).toEqual({
      changed: [id],
      refused: [],
    })
    expect((await read(id)).version).toBe(tasks[0]?.version)
    expect(await traces([id])).toMatchObject({ activities: [], events: [] })
  })

  test('changeTasks that is repeated with its Idempotency-Key replays its reply', async () => {
    const { tasks } = await makeBoard({}, {})
    const body = { task_ids: idsOf(tasks), delete: true }
    const again = { headers: { 'Idempotency-Key': `delete-${tasks[0]?.id}` } }
    const first = await owner.post('/tasks/changes', body, again)
    const second = await owner.post('/tasks/changes', body, again)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect(second.text).toBe(first.text)
  })

  test('a hundred tasks are changed with one write of the budget and a few statements', async () => {
    const { project, todo, done } = await makeBoard()
    const rows = Array.from({ length: 100 }, (_, i) => i)
    for (const i of rows)
      expect((await owner.post('/tasks', { title: `T${i}`, card_id: todo })).status).toBe(201)
    const listed = pageOf(await owner.get('/tasks', { query: { project_id: project, limit: 100 } })).data
    const task_ids = listed.map(({ id }) => id)
    queries.length = 0
    const answer = await owner.post('/tasks/changes', {
      task_ids,
      change: { progress: 100, card_id: done, add_user_ids: [world.users.member] },
    })
    expect(queries.length).toBeLessThan(30)
    expect(answer.body).toMatchObject({ data: { changed: task_ids, refused: [] } })
    const remaining = ({ headers }: Answer) => Number(headers['x-ratelimit-remaining'])
    const next = await owner.post('/tasks/changes', { task_ids: task_ids.slice(0, 1), delete: true })
    expect(remaining(answer) - remaining(next)).toBe(1)
  })
})

describe('refused tasks (product.md 25.54)', () => {
  test('changeTasks refuses each task that may not be changed with the error of the single operation, and changes the others', async () => {
    const [board, other] = [await makeBoard({}, {}), await makeBoard({ title: 'X' })]
    const viewed = await makeBoard({ title: 'V' })
    const source = operatorOf(world, clock.now())
    await commit((tx) => setProjectMember(tx, source, viewed.project, world.users.member, 'viewer'))
    const inbox = taskOf(await owner.post('/tasks', { title: 'Mine' }))
    const ids = [...idsOf(board.tasks), ...idsOf(other.tasks), ...idsOf(viewed.tasks), inbox.id]
    const [a = '', b = '', x = '', v = ''] = ids
    const unknown = 'task_01m6drk2y0e6qsmym84rk0bvbg'
    const task_ids = [unknown, v, b, inbox.id, x, a]
    const result = await change({ task_ids, change: { card_id: board.done, progress: 50 } }, member)
    const single = async (id: string) => {
      const { error } = (await member.post(`/tasks/${id}/moves`, { card_id: board.done })).body as {
        error: { code: string; message: string }
      }
      return { id, code: error.code, message: error.message }
    }
    const refused = await Promise.all([unknown, v, inbox.id, x].map(single))
    expect(refused.map(({ code }) => code)).toEqual(['not_found', 'forbidden', 'not_found', 'not_found'])
    expect(result).toEqual({ changed: [b, a], refused })
    expect(await titlesIn(board.done)).toBe('B A')
    expect((await read(x)).progress).toBeNull()
  })

  test.each([
    ['a column that does not exist', { card_id: 'card_01m6drk2y0e6qsmym84rk0bvbg' }, 'not_found'],
    [
      'a person who does not exist',
      { add_user_ids: ['user_01m6drk2y0e6qsmym84rk0bvbg'] },
      'invalid_assignee',
    ],
  ])(
    'changeTasks refuses each task by itself for %s, and changes none of its fields',
    async (_what, fields, code) => {
      const { tasks } = await makeBoard({}, {})
      const ids = idsOf(tasks)
      const result = await change({ task_ids: ids, change: { progress: 50, ...fields } })
      expect(result).toMatchObject({ changed: [], refused: ids.map((id) => ({ id, code })) })
      expect((await read(ids[0] ?? '')).progress).toBeNull()
    },
  )

  test('changeTasks does not move a task that it refuses because of a person', async () => {
    const { tasks, todo, done } = await makeBoard({}, {})
    const change_ = { card_id: done, add_user_ids: [world.users.suspended] }
    const { refused } = await change({ task_ids: idsOf(tasks), change: change_ })
    expect(refused.map(({ code }) => code)).toEqual(['invalid_assignee', 'invalid_assignee'])
    expect([await titlesIn(todo), await titlesIn(done)]).toEqual(['A B', ''])
  })

  test('changeTasks refuses a task that would have more than 100 assignees', async () => {
    const { tasks } = await makeBoard({ user_ids: [world.users.member] })
    const people = await sql<{ id: string }[]>`
      insert into users (id, name, email, created_at)
      select 'user_01m6drk2y0e6qsmym84rk0b' || lpad(i::text, 3, '0'), 'P', 'p' || i || '@fernhill.example', now()
      from generate_series(1, 100) as i returning id`
    const [id = ''] = idsOf(tasks)
    const body = { task_ids: [id], change: { add_user_ids: people.map((one) => one.id) } }
    expect(await change(body)).toMatchObject({ changed: [], refused: [{ id, code: 'validation_error' }] })
  })

  test('a change of a suspended assignee’s task keeps the assignee, and removes one who is named', async () => {
    const { tasks } = await makeBoard({ user_ids: [world.users.member] })
    const [id = ''] = idsOf(tasks)
    await sql`update tasks set assignee_ids = array[${world.users.suspended}] where id = ${id}`
    await change({ task_ids: [id], change: { priority: 'low', add_user_ids: [world.users.member] } })
    expect((await read(id)).assignee_ids).toEqual([world.users.suspended, world.users.member])
    await change({ task_ids: [id], change: { remove_user_ids: [world.users.suspended] } })
    expect((await read(id)).assignee_ids).toEqual([world.users.member])
  })
})

describe('refused requests (product.md 25.55)', () => {
  const task = 'task_01m6drk2y0e6qsmym84rk0bvbg'
  const user = 'user_01m6drk2y0e6qsmym84rk0bvbg'
  const change_ = { progress: 100 }
  test.each([
    ['no task', { task_ids: [], change: change_ }, 'task_ids'],
    [
      '101 tasks',
      { task_ids: Array.from({ length: 101 }, (_, i) => `${task}${i}`), change: change_ },
      'task_ids',
    ],
    ['a task twice', { task_ids: [task, task], change: change_ }, 'task_ids'],
    ['a text that is no id', { task_ids: ['task_1'], change: change_ }, 'task_ids'],
    ['an id of another resource', { task_ids: [user], change: change_ }, 'task_ids'],
    ['neither change nor delete', { task_ids: [task] }, 'change'],
    ['an empty change', { task_ids: [task], change: {} }, 'change'],
    ['an unknown field only', { task_ids: [task], change: { title: 'T' } }, 'change'],
    ['delete beside change', { task_ids: [task], change: change_, delete: true }, 'delete'],
    ['delete beside an empty change', { task_ids: [task], change: {}, delete: true }, 'delete'],
    ['delete: false', { task_ids: [task], delete: false }, 'delete'],
    ['a progress of 101', { task_ids: [task], change: { progress: 101 } }, 'change'],
    ['a column that is no id', { task_ids: [task], change: { card_id: 'x' } }, 'change.card_id'],
    [
      'a person to add that is no id',
      { task_ids: [task], change: { add_user_ids: ['x'] } },
      'change.add_user_ids',
    ],
    [
      'a person to remove that is no id',
      { task_ids: [task], change: { remove_user_ids: [task] } },
      'change.remove_user_ids',
    ],
    [
      'a person to be added and removed',
      { task_ids: [task], change: { add_user_ids: [user], remove_user_ids: [user] } },
      'change.remove_user_ids',
    ],
  ])('changeTasks with %s is refused with 422', async (_what, body, param) => {
    expectRefusal(await owner.post('/tasks/changes', body), 'validation_error', { param })
  })

  test.each([
    ['progress', 101, 'change.progress must be between 0 and 100.'],
    ['end_date', 'soon', 'change.end_date must be a date'],
  ])('changeTasks with an invalid %s names that field in its message', async (field, value, message) => {
    const answer = await owner.post('/tasks/changes', { task_ids: [task], change: { [field]: value } })
    expectRefusal(answer, 'validation_error', { param: 'change' })
    expect(answer.body).toMatchObject({
      error: { message: expect.stringContaining(message) as string },
    })
  })
})
