import { pick } from '../random.ts'
import {
  change,
  compare,
  count,
  erase,
  read,
  write,
  writeTwice,
  type OwnTask,
  type Person,
} from './person.ts'

/** Creates a task in a column. @param isTwice whether the request is sent to both nodes at once */
export async function addTask(person: Person, title: string, isTwice: boolean): Promise<OwnTask> {
  const { random, board, journal } = person
  const column = pick(random, board.columns)
  const call = { method: 'POST' as const, path: '/tasks', body: { title, card_id: column } }
  const { data } = await (isTwice ? writeTwice(person, call) : write(person, call))
  const fields = { title, description: null, progress: null }
  const changes = { 'task.created': 1 }
  const [id, version] = [String(data.id), String(data.version)]
  const task: OwnTask = { id, version, fields, changes, column, before: undefined, isDeleted: false }
  compare(person, task, data)
  journal.tasks.push(task)
  return task
}

/** Writes a description that the task never had, so that no earlier version recurs, and reopens the task. */
export async function editTask(person: Person, task: OwnTask, step: number): Promise<void> {
  await change(person, 'tasks', task, { description: `step ${step}`, progress: step % 100 })
  count(task, 'task.updated')
}

export async function completeTask(person: Person, task: OwnTask): Promise<void> {
  if (task.fields.progress === 100) return
  await change(person, 'tasks', task, { progress: 100 })
  count(task, 'task.updated')
  count(task, 'task.completed')
}

/** Drags a task to a column, before another own task or to its end. */
export async function dropTask(person: Person, task: OwnTask): Promise<void> {
  const { world, random, board, journal } = person
  const column = pick(random, board.columns)
  const others = journal.tasks.filter((one) => one.column === column && one !== task && !one.isDeleted)
  const before = others.length > 0 && random() < 0.7 ? pick(random, others) : undefined
  const [path, body] = [`/tasks/${task.id}/moves`, { card_id: column, before: before?.id ?? null }]
  const { data } = await write(person, { method: 'POST', path, body })
  const { id } = data.card as { id?: string }
  if (id !== column) world.findings.push(`${path} to ${column} returned ${id}`)
  if (task.column !== column) count(task, 'task.moved')
  for (const one of journal.tasks) if (one.before === task) one.before = undefined
  Object.assign(task, { column, before })
}

export async function commentOnTask(person: Person, task: OwnTask, body: string): Promise<void> {
  const path = `/tasks/${task.id}/comments`
  const { data } = await write(person, { method: 'POST', path, body: { body } })
  person.journal.comments.push({ id: String(data.id), task, body })
}

export async function deleteTask(person: Person, task: OwnTask): Promise<void> {
  await erase(person, 'tasks', task)
  count(task, 'task.deleted')
}

export async function readTask(person: Person, task: OwnTask): Promise<void> {
  const { data } = await read(person, `/tasks/${task.id}`)
  compare(person, task, data)
}
