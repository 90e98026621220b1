import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from '../nodes.ts'
import { pick } from '../random.ts'
import { paceMs, send } from '../send.ts'
import type { World } from '../world.ts'
import { addEvent, deleteEvent, editEvent } from './own-events.ts'
import {
  addTask,
  commentOnTask,
  deleteTask,
  dropTask,
  editTask,
  readTask,
  completeTask,
} from './own-tasks.ts'
import { read, write, type Board, type Person } from './person.ts'
import { dragShared, writeNumber } from './shared-tasks.ts'

export interface People {
  people: Person[]
  /** Stops the people after their current request. */
  stop(): Promise<void>
}

const sharedTasks = 5

/** Signs people in, at each node in turn. They work on the board that the API clients fill. */
export async function startPeople(world: World, random: () => number): Promise<People> {
  const board: Board = { project: world.fixture.projects.second, columns: [], note: '', shared: [] }
  const people: Person[] = []
  for (const [index, login] of world.secrets.people.entries()) {
    const home = world.apis[index % 2] as Node
    const call = { api: 'settings' as const, method: 'POST', path: '/session', headers: {}, body: login }
    const { headers } = await send(world, home, call)
    const [cookie = ''] = headers.get('set-cookie')?.split(';') ?? []
    const journal = { tasks: [], events: [], comments: [], number: { acknowledged: 0, attempted: 0 } }
    people.push({ world, random, name: `person ${index}`, home, cookie, board, journal })
  }
  await prepareBoard(people[0] as Person)
  let isStopping = false
  const running = people.map(async (person) => {
    for (let step = 0; !isStopping; step++) {
      await act(person, step)
      await delay(paceMs)
    }
  })
  return {
    people,
    async stop() {
      isStopping = true
      await Promise.all(running)
    },
  }
}

async function prepareBoard(person: Person): Promise<void> {
  const { board } = person
  const { data } = await read(person, `/projects/${board.project}`)
  board.columns = (data.columns as { id: string }[]).map(({ id }) => id)
  const add = async (title: string): Promise<string> => {
    const body = { title, card_id: board.columns[0] }
    return String((await write(person, { method: 'POST', path: '/tasks', body })).data.id)
  }
  board.note = await add('shared note')
  for (let number = 0; number < sharedTasks; number++) board.shared.push(await add(`shared ${number}`))
}

/** Performs a random action of a person on a board. */
async function act(person: Person, step: number): Promise<void> {
  const { random, name, journal } = person
  const title = `${name} step ${step}`
  const open = journal.tasks.filter(({ isDeleted }) => !isDeleted)
  const events = journal.events.filter(({ isDeleted }) => !isDeleted)
  const chance = random()
  if (open.length < 3 || chance < 0.15) return void (await addTask(person, title, step % 2 === 0))
  const task = pick(random, open)
  if (chance < 0.25) return editTask(person, task, step)
  if (chance < 0.35) return completeTask(person, task)
  if (chance < 0.55) return dropTask(person, task)
  if (chance < 0.65) return dragShared(person)
  if (chance < 0.75) return writeNumber(person)
  if (chance < 0.82) return commentOnTask(person, task, title)
  if (chance < 0.87) return deleteTask(person, task)
  if (chance < 0.92) return readTask(person, task)
  if (events.length < 3) return addEvent(person, title)
  return random() < 0.7
    ? editEvent(person, pick(random, events), step)
    : deleteEvent(person, pick(random, events))
}
