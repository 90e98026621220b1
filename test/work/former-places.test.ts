import { beforeAll, describe, expect, test } from 'vitest'
import type { Schemas } from '../../generated/work.operations.ts'
import { setProjectMember } from '../../src/domain/projects/change-members.ts'
import { createProject } from '../../src/domain/projects/create-project.ts'
import type { Answer, Caller } from '../support/app/app.ts'
import { pageOf } from '../support/contract/lists.ts'
import { expectRefusal } from '../support/contract/refusal.ts'
import { operatorOf } from '../support/world/keys.ts'
import { signInToWork } from '../support/world/settings.ts'
import { useWorld } from '../support/world/world.ts'

const { app, world, sql, clock, web, commit } = useWorld()

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
  /** Ids of tasks by title. */
  ids: Record<string, string>
}

/** Creates a project with the columns To do and Done, with tasks of these titles. */
async function makeBoard(inTodo: string, inDone = ''): Promise<Board> {
  const cards = ['To do', 'Done'].map((name) => ({ name, is_done: name === 'Done' }))
  const created = await commit((tx) => createProject(tx, web(), { name: 'Board', cards }))
  const [todo = '', done = ''] = created.cards.map(({ id }) => id)
  const ids: Record<string, string> = {}
  for (const [card_id, titles] of [
    [todo, inTodo],
    [done, inDone],
  ] as const)
    for (const title of titles.split(' ').filter(Boolean)) {
      const { status, body, text } = await owner.post('/tasks', { title, card_id })
      expect(status, text).toBe(201)
      ids[title] = (body as Schemas['WorkTaskResponse']).data.id
    }
  return { project: created.id, todo, done, ids }
}

const titlesIn = async (card_id: string): Promise<string> =>
  pageOf(await owner.get('/tasks', { query: { card_id, limit: 100 } }))
    .data.map(({ title }) => title)
    .join(' ')

const move = async (id = '', card_id = '', before: string | null = null): Promise<Answer> => {
  const answer = await member.post(`/tasks/${id}/moves`, { card_id, before })
  expect(answer.status, answer.text).toBe(200)
  return answer
}

/** Moves a task, and returns where it stood. */
async function moveUndoably(id = '', card_id = '', before: string | null = null): Promise<string | null> {
  const { status, body, text } = await owner.post(`/tasks/${id}/moves`, { card_id, before, undoable: true })
  expect(status, text).toBe(200)
  return (body as Schemas['UndoableMoveResponse']).former_place
}

/** Changes tasks. The result has former places if the request asks for them. */
async function change(body: object, caller = owner): Promise<Schemas['UndoableMoves']> {
  const { status, body: answer, text } = await caller.post('/tasks/changes', body)
  expect(status, text).toBe(200)
  return (answer as { data: Schemas['UndoableMoves'] }).data
}

const takeBack = (task_ids: readonly string[], former_places: readonly unknown[], caller = owner) =>
  change({ task_ids, change: { former_places } }, caller)

describe('moves that can be undone (product.md 25.91)', () => {
  test.each([
    ['the start of another column', 'A', 'done', null],
    ['the middle of another column', 'B', 'done', 'X'],
    ['the end of another column', 'C', 'done', 'X'],
    ['the start of the column', 'A', 'todo', null],
    ['the middle of the column', 'B', 'todo', null],
    ['the end of the column', 'C', 'todo', 'A'],
    ['its place, where it stays', 'C', 'todo', null],
  ] as const)('a task goes back to %s', async (_where, title, to, before) => {
    const board = await makeBoard('A B C', 'X')
    const id = board.ids[title] ?? ''
    const former = await moveUndoably(id, board[to], before && board.ids[before])
    expect(await takeBack([id], [former])).toEqual({ changed: [id], refused: [] })
    expect([await titlesIn(board.todo), await titlesIn(board.done)]).toEqual(['A B C', 'X'])
  })

  test('a task goes back between its former neighbours though they and others were moved, deleted or added', async () => {
    const { todo, done, ids } = await makeBoard('A B C D E')
    const former = await moveUndoably(ids['C'], done)
    await move(ids['D'], todo, ids['A'])
    expect((await owner.delete(`/tasks/${ids['B']}`)).status).toBe(204)
    expect((await owner.post('/tasks', { title: 'F', card_id: todo })).status).toBe(201)
    await takeBack([ids['C'] ?? ''], [former])
    expect(await titlesIn(todo)).toBe('D A C E F')
  })

  test('tasks that were moved together go back to their former places in their columns', async () => {
    const { todo, done, ids } = await makeBoard('A B C D', 'X Y')
    const task_ids = ['C', 'Y', 'B', 'D', 'X'].map((title) => ids[title] ?? '')
    const { former_places, ...moved } = await change({
      task_ids,
      change: { card_id: done },
      undoable: true,
    })
    expect(moved).toEqual({ changed: task_ids, refused: [] })
    expect(await titlesIn(done)).toBe('C Y B D X')
    expect(await takeBack(task_ids, former_places)).toEqual({ changed: task_ids, refused: [] })
    expect([await titlesIn(todo), await titlesIn(done)]).toEqual(['A B C D', 'X Y'])
  })

  test('tasks that are refused have no former place', async () => {
    const { done, ids } = await makeBoard('A')
    const unknown = 'task_01m6drk2y0e6qsmym84rk0bvbg'
    const body = { task_ids: [unknown, ids['A']], change: { card_id: done }, undoable: true }
    expect(await change(body)).toMatchObject({ changed: [ids['A']], former_places: [expect.any(String)] })
  })

  test.each([
    ['within the column', ({ todo, ids }: Board) => move(ids['A'], todo, ids['B'])],
    ['to another column', ({ done, ids }: Board) => move(ids['A'], done)],
    [
      'there and back',
      ({ todo, ids }: Board) => move(ids['A'], todo, ids['B']).then(() => move(ids['A'], todo)),
    ],
    ['by deleting it', ({ ids }: Board) => owner.delete(`/tasks/${ids['A']}`)],
  ])(
    'a task that another person has since moved %s is refused, and the others go back',
    async (_how, meanwhile) => {
      const board = await makeBoard('A B C D')
      const { todo, done, ids } = board
      const [a = '', c = ''] = [ids['A'], ids['C']]
      const former = [await moveUndoably(c, done), await moveUndoably(a, todo)]
      await meanwhile(board)
      const [before] = [await titlesIn(todo)]
      const { changed, refused } = await takeBack([c, a], former)
      expect({ changed, refused: refused.map(({ id }) => id) }).toEqual({ changed: [c], refused: [a] })
      expect(['changed_by_another', 'not_found']).toContain(refused[0]?.code)
      expect((await titlesIn(todo)).replace('C ', '')).toBe(before)
    },
  )

  test('a task whose fields another person has since changed goes back', async () => {
    const { todo, done, ids } = await makeBoard('A B C')
    const former = await moveUndoably(ids['B'], done)
    expect((await owner.patch(`/tasks/${ids['B']}`, { priority: 'high' })).status).toBe(200)
    expect(await takeBack([ids['B'] ?? ''], [former])).toMatchObject({ refused: [] })
    expect(await titlesIn(todo)).toBe('A B C')
  })

  test('a move back is refused for those who may not write, and where the column is gone', async () => {
    const { project, todo, done, ids } = await makeBoard('A B')
    const a = ids['A'] ?? ''
    const former = await moveUndoably(a, done)
    const source = operatorOf(world, clock.now())
    await commit((tx) => setProjectMember(tx, source, project, world.users.member, 'viewer'))
    expect((await takeBack([a], [former], member)).refused).toMatchObject([{ code: 'forbidden' }])
    expect((await owner.delete(`/columns/${todo}?move_to=${done}`)).status).toBe(204)
    expect((await takeBack([a], [former])).refused).toMatchObject([{ code: 'not_found' }])
  })

  test('a move back to another column records an activity, one within a column none', async () => {
    const { todo, done, ids } = await makeBoard('A B')
    const a = ids['A'] ?? ''
    const recorded = async () =>
      (await sql`select type from activities where subject_id = ${a} and type = 'task.moved'`).length
    await takeBack([a], [await moveUndoably(a, todo)])
    expect(await recorded()).toBe(0)
    await takeBack([a], [await moveUndoably(a, done)])
    expect(await recorded()).toBe(2)
  })

  test('the replies to other requests have no former places', async () => {
    const { todo, done, ids } = await makeBoard('A B')
    expect(Object.keys((await move(ids['A'], done)).body)).toEqual(['data'])
    const { changed, refused, ...rest } = await change({ task_ids: [ids['B']], change: { card_id: done } })
    expect({ changed, refused, rest }).toEqual({ changed: [ids['B']], refused: [], rest: {} })
    expect(await titlesIn(todo)).toBe('')
  })

  test('a new task is last in its column, whatever place an earlier task claims', async () => {
    const { todo, done, ids } = await makeBoard('A B')
    const a = ids['A'] ?? ''
    const [, , card, place] = ((await moveUndoably(a, done)) ?? '').split('.')
    const forged = [todo, 'task_7zzzzzzzzzzzzzzzzzzzzzzzzz', card, place].join('.')
    expect((await takeBack([a], [forged])).changed).toEqual([a])
    expect((await owner.post('/tasks', { title: 'C', card_id: todo })).status).toBe(201)
    expect(await titlesIn(todo)).toBe('B A C')
  })

  const task = 'task_01m6drk2y0e6qsmym84rk0bvbg'
  const card = 'card_01m6drk2y0e6qsmym84rk0bvbh'
  const place = `${card}.${task}.${card}.${task}`
  test.each([
    ['a text that is no place', { former_places: ['x'] }],
    ['a place without a column', { former_places: [`x.${task}.${card}.${task}`] }],
    ['a place with an unknown fraction', { former_places: [`${card}.${task}-.${card}.${task}`] }],
    ['a place too many', { former_places: [place, place] }],
    ['a place beside another field', { former_places: [place], progress: 100 }],
  ])('changeTasks with %s is refused with 422', async (_what, fields) => {
    const answer = await owner.post('/tasks/changes', { task_ids: [task], change: fields })
    expectRefusal(answer, 'validation_error', { param: 'change.former_places' })
  })
})
