import { inspect, isDeepStrictEqual } from 'node:util'
import type { DeepPages } from './deep-pages.ts'
import { fetchJson } from './fetch-json.ts'
import { operations } from './operations.ts'
import type { Side } from './sides.ts'
import type { World } from './world.ts'

/**
 * That the sides do the same work: tasks, pages, and what a write answers but for its id and times.
 * @throws Error what differs
 */
export async function assertSameAnswers(
  sides: readonly Side[],
  world: World,
  pages: DeepPages,
): Promise<void> {
  const [first, ...others] = sides
  if (!first) return
  const expected = await answersOf(first, world, pages)
  for (const side of others) {
    const answers = await answersOf(side, world, pages)
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

async function answersOf(
  { name, url }: Side,
  world: World,
  pages: DeepPages,
): Promise<Record<string, unknown>> {
  const ask = async (path: string, init?: RequestInit) =>
    (await fetchJson<Answer>(`${url}${path}`, world, init)).data
  const answers: Record<string, unknown> = {}
  for (const id of world.taskIds.slice(0, 16)) answers[`getTask ${id}`] = await ask(`/tasks/${id}`)
  answers['listTasks, first page'] = await ask('/tasks?limit=25')
  const [cursor = ''] = name === 'taskwire' ? pages.cursors : pages.ids
  answers['listTasks, deep page'] = await ask(`/tasks?limit=25&cursor=${cursor}`)
  const [post] = operations.createTask.requests(world)
  const created = await ask('/tasks', { method: 'POST', body: post?.body as string })
  answers.createTask = { ...created, id: '', created_at: '', updated_at: '' }
  const body = JSON.stringify({ title_text: 'Choose the handles', progress: 40, end_date: null })
  const updated = await ask(`/tasks/${created.id}`, { method: 'PATCH', body })
  answers.updateTask = { ...updated, id: '', created_at: '', updated_at: '' }
  return answers
}
