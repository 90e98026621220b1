import { apiPrefix } from '../../src/config.ts'
import { openDatabase, type DatabaseServer } from './database-server.ts'
import { startReference, startTaskwire } from './servers.ts'
import { makeWorld, taskId, type World } from './world.ts'

/**
 * Titles of the servers. `against` is Taskwire in another checkout, and is never published; `two-processes` is Taskwire with
 * `WORKERS=2`.
 */
export const sideTitles = {
  taskwire: 'Taskwire',
  against: 'against',
  'two-processes': 'Taskwire, two processes',
  bare: 'bare postgres.js',
  'bare-pg': 'bare pg',
  'same-rows': 'same rows, tuned',
  'same-rows-plain': 'same rows, plain',
  fastify: 'Fastify',
  'express-openapi-validator': 'express-openapi-validator',
}
export type SideName = keyof typeof sideTitles
export const sideNames = Object.keys(sideTitles) as SideName[]
export const references = sideNames.slice(3)

/** Returns the headers of a request with the world's API key. */
export function headersOf({ apiKey }: World): Record<string, string> {
  return { Authorization: `Bearer ${apiKey}`, 'Content-Type': 'application/json' }
}

/** Sides that are measured for writes only, since they read exactly as `same-rows` does. */
export const writeOnlySides: readonly SideName[] = ['same-rows-plain']

/** A measured server, and the fixture that its requests use. */
export interface Side {
  name: SideName
  /** URL with the API's prefix. */
  url: string
  pid: number
  databaseUrl: string
  world: World
  /** Cursors of deep pages, in this server's format. */
  cursors: string[]
}

/**
 * Starts Taskwire, the other checkout, and the named servers. The references share Taskwire's database. The others have
 * a database with an equal fixture: another checkout's schema may differ, and each server signs its own cursors.
 */
export async function startSides(
  databases: DatabaseServer,
  { sides: names, against, tasks }: { sides: readonly SideName[]; against?: string; tasks: number },
  opened: AsyncDisposableStack,
): Promise<[taskwire: Side, ...others: Side[]]> {
  const now = new Date()
  const startCheckout = async (name: SideName, folder: string, workers = 1): Promise<Side> => {
    const databaseUrl = await databases.createDatabase(`${name}_side`)
    const settings = { WORKERS: `${workers}` }
    const { createFixture, url, pid } = opened.use(await startTaskwire(databaseUrl, settings, folder))
    await using database = openDatabase(databaseUrl)
    const world = await makeWorld(database.db, await createFixture(), tasks, now)
    return { name, url, pid, databaseUrl, world, cursors: await findDeepPages(url, world) }
  }
  const taskwire = await startCheckout('taskwire', '.')
  const others = against === undefined ? [] : [await startCheckout('against', against)]
  if (names.includes('two-processes')) others.push(await startCheckout('two-processes', '.', 2))
  const { databaseUrl, world } = taskwire
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    API_KEY: world.apiKey,
    WORKSPACE_ID: world.workspaceId,
    USER_ID: world.userId,
  }
  for (const name of references.filter((one) => names.includes(one))) {
    const { url, pid } = opened.use(await startReference(name, env))
    others.push({ name, url: `${url}${apiPrefix}`, pid, databaseUrl, world, cursors: deepPageIds(world) })
  }
  return [taskwire, ...others]
}

/** Number of deep pages, which does not depend on the number of tasks. */
const deepPages = 50
const largestPage = 100

/** Returns Taskwire's cursors of deep pages, spread evenly from the middle of the list to its end. */
export async function findDeepPages(url: string, world: World): Promise<string[]> {
  const cursors: string[] = []
  const distance = world.taskCount / 2 / deepPages
  const step = Math.min(largestPage, distance)
  let cursor = ''
  for (let n = step; n < world.taskCount; n += step) {
    const path = `${url}/tasks?limit=${step}&cursor=${cursor}`
    const { meta } = await fetchJson<{ meta: { next_cursor: string } }>(path, world)
    cursor = meta.next_cursor
    if (n >= world.taskCount / 2 && n % distance === 0) cursors.push(cursor)
  }
  return cursors
}

/** Returns the reference servers' cursors of the same pages: the id of the previous task. */
function deepPageIds({ taskCount }: World): string[] {
  const distance = taskCount / 2 / deepPages
  return Array.from({ length: deepPages }, (_, i) => taskId(taskCount / 2 + i * distance - 1))
}

/** Fetches JSON. @throws Error with a reply that is not 2xx */
export async function fetchJson<Body>(url: string, world: World, init?: RequestInit): Promise<Body> {
  const response = await fetch(url, { headers: headersOf(world), ...init })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} returned ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}
