import { inspect, isDeepStrictEqual } from 'node:util'
import { fetchJson } from './fetch-json.ts'
import { operations } from './operations.ts'
import type { Side } from './sides.ts'

/**
 * That the sides do the same work: they show the same tasks and pages, and answer a write alike.
 * @throws Error what differs
 */
export async function assertSameAnswers(sides: readonly Side[]): Promise<void> {
  const [first, ...others] = sides
  if (!first) return
  const expected = await answersOf(first)
  for (const side of others) {
    const answers = await answersOf(side)
    for (const [path, data] of Object.entries(expected)) {
      if (isDeepStrictEqual(answers[path], data)) continue
      const both = [first.name, inspect(data), side.name, inspect(answers[path])].join('\n')
      throw new Error(`${side.name} answers ${path} otherwise than ${first.name}:\n${both}`)
    }
  }
}

interface Answer {
  data: { id?: string; created_at?: string; updated_at?: string }
}

async function answersOf({ url, world, cursors: [cursor = ''] }: Side): Promise<Record<string, unknown>> {
  const send = async (path: string, init?: RequestInit) =>
    (await fetchJson<Answer>(`${url}${path}`, world, init)).data
  const answers: Record<string, unknown> = {}
  for (const id of world.taskIds.slice(0, 16)) answers[`getTask ${id}`] = await send(`/tasks/${id}`)
  answers['listTasks, first page'] = await send('/tasks?limit=25')
  answers['listTasks, deep page'] = await send(`/tasks?limit=25&cursor=${cursor}`)
  const [post] = operations.createTask.requests({ world, cursors: [] })
  const created = await send('/tasks', { method: 'POST', body: post?.body as string })
  answers.createTask = { ...created, id: '', created_at: '', updated_at: '' }
  const body = JSON.stringify({ title_text: 'Choose the handles', progress: 40, end_date: null })
  const updated = await send(`/tasks/${created.id}`, { method: 'PATCH', body })
  answers.updateTask = { ...updated, id: '', created_at: '', updated_at: '' }
  return withNumberedIds(answers)
}

/** Equal worlds differ in the ids of their fixtures: each becomes the number of its first appearance. */
function withNumberedIds<T>(answers: T): T {
  const numbers = new Map<string, string>()
  const text = JSON.stringify(answers).replace(/(project|card|user)_[0-9a-z]{26}/g, (id, kind: string) => {
    const numbered = numbers.get(id) ?? `${kind} ${numbers.size}`
    numbers.set(id, numbered)
    return numbered
  })
  return JSON.parse(text) as T
}
