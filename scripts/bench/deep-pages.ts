import { fetchJson } from './fetch-json.ts'
import { taskId, type World } from './world.ts'

/** As many in a large workspace as in a small one: depth is measured, not how many rows are read in turn. */
const deepPages = 50
const largestPage = 100

/** Where deep pages begin, evenly from the middle of the list to its end, as Taskwire's cursors. */
export async function findDeepPages(url: string, world: World): Promise<string[]> {
  const cursors: string[] = []
  const distance = world.taskCount / 2 / deepPages
  const step = Math.min(largestPage, distance)
  let cursor = ''
  for (let n = step; n < world.taskCount; n += step) {
    const { meta } = await fetchJson<{ meta: { next_cursor: string } }>(
      `${url}/tasks?limit=${step}&cursor=${cursor}`,
      world,
    )
    cursor = meta.next_cursor
    if (n >= world.taskCount / 2 && n % distance === 0) cursors.push(cursor)
  }
  return cursors
}

/** The same places as the reference servers name them: by the task before. */
export function deepPageIds({ taskCount }: World): string[] {
  return Array.from({ length: deepPages }, (_, i) =>
    taskId(taskCount / 2 + (i * taskCount) / 2 / deepPages - 1),
  )
}
