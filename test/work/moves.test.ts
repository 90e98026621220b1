import { beforeAll, describe, expect, test } from 'vitest'
import { maxPositionLength } from '../../src/domain/tasks/positions.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import { deleteColumn } from '../../src/domain/projects/change-columns.ts'
import { moveTask } from '../../src/domain/tasks/move-task.ts'
import type { Caller } from '../support/app/app.ts'
import { pageOf, readAllPages } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, full, sql, clock, web, commit } = useWorld()

let owner: Caller
let member: Caller
beforeAll(async () => {
  owner = await signInToWork(app, world)
  member = await signInToWork(app, world, 'member')
})

interface Board {
  project: string
  todo: string
  done: string
}

/** Creates a project with two columns, and tasks with these titles in the first. */
async function makeBoard(...titles: string[]): Promise<Board> {
  const cards = [
    { name: 'To do', is_done: false },
    { name: 'Done', is_done: true },
  ]
  const created = await commit((tx) => createProject(tx, web(), { name: 'Board', cards }))
  const [todo = '', done = ''] = created.cards.map(({ id }) => id)
  for (const title of titles) await add(todo, title)
  return { project: created.id, todo, done }
}

/** Creates a task through the public API, and returns its id. */
async function add(card_id: string, title_text: string): Promise<string> {
  const { status, body, text } = await full.post('/tasks', { card_id, title_text })
  expect(status, text).toBe(201)
  return (body as { data: { id: string } }).data.id
}

const tasksIn = async (card_id: string): Promise<{ id: string; title: string }[]> =>
  pageOf(await owner.get('/tasks', { query: { card_id, limit: 100 } })).data as {
    id: string
    title: string
  }[]
const titlesIn = async (card_id: string): Promise<string> =>
  (await tasksIn(card_id)).map(({ title }) => title).join(' ')
const idOf = async (title: string, ...columns: string[]): Promise<string> => {
  const all = (await Promise.all(columns.map(tasksIn))).flat()
  return all.find((task) => task.title === title)?.id ?? ''
}

/** Moves a task by title before another task, or to the end of a column. */
async function move(board: Board, title: string, card_id: string, before: string | null = null) {
  const id = await idOf(title, board.todo, board.done)
  const next = before === null ? null : await idOf(before, board.todo, board.done)
  const answer = await owner.post(`/tasks/${id}/moves`, { card_id, before: next })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

describe('moveTask (product.md 25.12)', () => {
  test.each([
    ['to the start', 'C', 'A', 'C A B D'],
    ['between two others', 'A', 'D', 'B C A D'],
    ['to the end', 'A', null, 'B C D A'],
    ['to its current position before the next task', 'A', 'B', 'A B C D'],
    ['to its current position at the end', 'D', null, 'A B C D'],
  ])('moveTask moves a task %s of its column', async (_where, title, before, expected) => {
    const board = await makeBoard('A', 'B', 'C', 'D')
    await move(board, title, board.todo, before)
    expect(await titlesIn(board.todo)).toBe(expected)
  })

  test('moveTask moves a task from another column before a task, or to the end of its column', async () => {
    const board = await makeBoard('A', 'B', 'C')
    const { body } = await move(board, 'B', board.done)
    expect(body).toMatchObject({ data: { card: { id: board.done, is_done: true } } })
    await move(board, 'C', board.done)
    await move(board, 'A', board.done, 'C')
    expect([await titlesIn(board.todo), await titlesIn(board.done)]).toEqual(['', 'B A C'])
  })

  test('a new task from any source is last in its column, after moved tasks', async () => {
    const board = await makeBoard('A', 'B')
    await move(board, 'A', board.todo)
    await add(board.todo, 'API')
    await move(board, 'B', board.todo)
    const made = await owner.post('/tasks', { title: 'Web', card_id: board.todo })
    expect(made.status, made.text).toBe(201)
    expect(await titlesIn(board.todo)).toBe('A API B Web')
  })

  test('after a move, the pages of a column list its tasks in the order of the board', async () => {
    const board = await makeBoard('A', 'B', 'C', 'D', 'E')
    await move(board, 'E', board.todo, 'B')
    await move(board, 'A', board.todo, 'D')
    const all = await readAllPages(owner, `/tasks?card_id=${board.todo}`, () => 2)
    expect(all.map(({ title }) => title).join(' ')).toBe('E B C A D')
  })

  test('a move does not affect the sort orders of the public API', async () => {
    const board = await makeBoard('A', 'B', 'C')
    await move(board, 'C', board.todo, 'A')
    const { data } = pageOf(await full.get('/tasks', { query: { card_id: board.todo } }))
    expect(data.map(({ title }) => title).join(' ')).toBe('A B C')
  })

  test('each task is in exactly one column after forty concurrent moves by two people', async () => {
    const titles = Array.from({ length: 20 }, (_, i) => `T${i}`)
    const board = await makeBoard(...titles)
    const before = await tasksIn(board.todo)
    const drags = Array.from({ length: 40 }, (_, i) => {
      const task = before[(i * 7) % 20]?.id ?? ''
      const next = before[(i * 3 + 1) % 20]?.id ?? null
      const body =
        i % 4 === 0 ? { card_id: board.done } : { card_id: board.todo, before: next === task ? null : next }
      return (i % 2 === 0 ? owner : member).post(`/tasks/${task}/moves`, body)
    })
    for (const { status, text } of await Promise.all(drags)) {
      // The task before which it is placed may have been moved to the other column.
      expect([200, 422], text).toContain(status)
    }
    const after = [...(await tasksIn(board.todo)), ...(await tasksIn(board.done))]
    expect(after.map(({ id }) => id).sort()).toEqual(before.map(({ id }) => id).sort())
    const places = await sql`
      select card_id, coalesce(position, id) as place from tasks where project_id = ${board.project}`
    expect(new Set(places.map(({ card_id, place }) => `${card_id} ${place}`)).size).toBe(20)
  })

  test('a move keeps the order of a column whose positions have become long', async () => {
    const board = await makeBoard('A', 'B', 'C', 'D')
    await move(board, 'C', board.todo, 'B')
    const [c, b] = [await idOf('C', board.todo), await idOf('B', board.todo)]
    const long = (last: string) => `${b}${'a0'.padEnd(maxPositionLength - 32, 'V')}${last}`
    await sql`update tasks set position = ${long('F')} where id = ${c}`
    await sql`update tasks set position = ${long('G')} where id = ${b}`
    expect(await titlesIn(board.todo)).toBe('A C B D')
    await move(board, 'D', board.todo, 'B')
    expect(await titlesIn(board.todo)).toBe('A C D B')
    const [{ longest } = {}] = await sql`
      select max(length(position)) as longest from tasks where project_id = ${board.project}`
    expect(longest).toBeLessThan(40)
  })

  test('a task can be placed before one whose position has an unknown format', async () => {
    const board = await makeBoard('A', 'B', 'C')
    const b = await idOf('B', board.todo)
    await sql`update tasks set position = ${`${b}0`} where id = ${b}`
    await sql`update tasks set position = ${b} where title = 'A' and project_id = ${board.project}`
    await move(board, 'C', board.todo, 'B')
    expect(await titlesIn(board.todo)).toBe('A C B')
  })

  test.each(['a task of another column', 'itself', 'an unknown id', 'no id'])(
    'moveTask refuses %s in before with 422',
    async (what) => {
      const board = await makeBoard('A', 'B')
      await move(board, 'B', board.done)
      const id = await idOf('A', board.todo)
      const before = {
        'a task of another column': await idOf('B', board.done),
        itself: id,
        'an unknown id': 'task_01m6drk2y0e6qsmym84rk0bvbg',
        'no id': 'x',
      }[what]
      const answer = await owner.post(`/tasks/${id}/moves`, { card_id: board.todo, before })
      expectRefusal(answer, 'validation_error', { param: 'before' })
      expect(await titlesIn(board.todo)).toBe('A')
    },
  )

  test('a move to a column of another project is refused with 404', async () => {
    const [board, other] = [await makeBoard('A'), await makeBoard('B')]
    const id = await idOf('A', board.todo)
    for (const card_id of [other.todo, 'card_01m6drk2y0e6qsmym84rk0bvbg', 'x'])
      expectRefusal(await owner.post(`/tasks/${id}/moves`, { card_id }), 'not_found')
  })

  test('a move to another column records an activity, a move within a column records none, and neither emits events', async () => {
    const board = await makeBoard('A', 'B')
    const id = await idOf('A', board.todo)
    const recorded = async () =>
      (await sql`select type from activities where subject_id = ${id} order by id`).map(
        ({ type }) => type as string,
      )
    const updatedAt = async () =>
      (await sql`select updated_at from tasks where id = ${id}`)[0]?.updated_at as string
    const first = await updatedAt()
    clock.advance(1)
    await move(board, 'A', board.todo)
    expect(await recorded()).toEqual(['task.created'])
    expect(await updatedAt()).toBe(first)
    await move(board, 'A', board.done)
    expect(await recorded()).toEqual(['task.created', 'task.moved'])
    expect(await updatedAt()).not.toBe(first)
    const events =
      await sql`select type from webhook_events where body like ${`%${id}%`} and type <> 'task.created'`
    expect(events).toHaveLength(0)
  })

  test('a move that is repeated with its Idempotency-Key replays its reply', async () => {
    const board = await makeBoard('A', 'B', 'C')
    const id = await idOf('A', board.todo)
    const again = { headers: { 'Idempotency-Key': `move-${id}` } }
    const first = await owner.post(`/tasks/${id}/moves`, { card_id: board.todo }, again)
    await move(board, 'A', board.todo, 'B')
    const second = await owner.post(`/tasks/${id}/moves`, { card_id: board.todo }, again)
    expect(second.headers['idempotent-replay']).toBe('true')
    expect(second.text).toBe(first.text)
    expect(await titlesIn(board.todo)).toBe('A B C')
  })
})

describe('other moves (product.md 25.12)', () => {
  test('a move by the command or the deletion of a column appends tasks at the end, in the order of the column', async () => {
    const board = await makeBoard('A', 'B', 'C')
    await move(board, 'C', board.todo, 'A')
    const id = await idOf('A', board.todo)
    await commit((tx) => moveTask(tx, { ...web(), via: 'cli' }, id, { cardId: board.done }))
    await add(board.done, 'D')
    await move(board, 'D', board.done, 'A')
    expect([await titlesIn(board.todo), await titlesIn(board.done)]).toEqual(['C B', 'D A'])
    await commit((tx) => deleteColumn(tx, operatorOf(world, clock.now()), board.todo, board.done))
    await add(board.done, 'E')
    expect(await titlesIn(board.done)).toBe('D A C B E')
  })

  test('the successor of a recurring task is last in its column', async () => {
    const board = await makeBoard('A', 'B')
    const id = await idOf('A', board.todo)
    await move(board, 'B', board.todo)
    await owner.patch(`/tasks/${id}`, { recurrence: 'daily', end_date: '2030-01-31' })
    await owner.patch(`/tasks/${id}`, { progress: 100 })
    expect(await titlesIn(board.todo)).toBe('A B A')
  })

  test('a move within a column notifies open pages', async () => {
    const board = await makeBoard('A', 'B')
    const heard: string[] = []
    app.context.listener.on('taskwire_changes', (payload) => void heard.push(payload))
    await move(board, 'A', board.todo)
    await expect.poll(() => heard.join()).toContain('task.moved')
  })
})
