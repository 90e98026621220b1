import { fetchJson } from './fetch-json.ts'
import { taskId, type World } from './world.ts'

/** Where deep pages begin: as Taskwire says it, and as the references do, by the id of the task before. */
export interface DeepPages {
  cursors: string[]
  ids: string[]
}

/** As many in a large workspace as in a small one: depth is measured, not how many rows are read in turn. */
const deepPages = 50
const largestPage = 100

/** Evenly from the middle of the list on, to its end. */
export async function findDeepPages(url: string, world: World): Promise<DeepPages> {
  const pages: DeepPages = { cursors: [], ids: [] }
  const distance = world.taskCount / 2 / deepPages
  const step = Math.min(largestPage, distance)
  let cursor = ''
  for (let n = step; n < world.taskCount; n += step) {
    const { meta } = await fetchJson<{ meta: { next_cursor: string } }>(
      `${url}/tasks?limit=${step}&cursor=${cursor}`,
      world,
    )
    cursor = meta.next_cursor
    if (n < world.taskCount / 2 || n % distance > 0) continue
    pages.cursors.push(cursor)
    pages.ids.push(taskId(n - 1))
  }
  return pages
}
