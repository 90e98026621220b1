import { apiPrefix } from '../../src/config.ts'
import { openDatabase, type DatabaseServer } from './database-server.ts'
import { headersOf } from './operations.ts'
import { startReference, startTaskwire } from './servers.ts'
import { makeWorld, taskId, type World } from './world.ts'

/** Each server with its title; `against` is Taskwire in another checkout, and is never published. */
export const sideTitles = {
  taskwire: 'Taskwire',
  against: 'against',
  bare: 'bare postgres.js',
  'same-rows': 'same rows, tuned',
  'same-rows-plain': 'same rows, plain',
  fastify: 'Fastify',
  'express-openapi-validator': 'express-openapi-validator',
}
export type SideName = keyof typeof sideTitles
export const sideNames = Object.keys(sideTitles) as SideName[]
export const references = sideNames.slice(2)

/** Sides whose reads are those of `same-rows`: only their writes are measured. */
export const writers: readonly SideName[] = ['same-rows-plain']

/** A server that is measured, and the world that its requests are made of. */
export interface Side {
  name: SideName
  /** With the API's prefix. */
  url: string
  pid: number
  databaseUrl: string
  world: World
  /** The beginnings of deep pages, as this server names them. */
  cursors: string[]
}

/**
 * Starts Taskwire, the other checkout, and those of the reference servers that are named. The references share Taskwire's
 * database; the other checkout has a database with an equal world, since its schema may differ.
 */
export async function startSides(
  databases: DatabaseServer,
  { sides: names, against }: { sides: readonly SideName[]; against?: string },
  opened: AsyncDisposableStack,
): Promise<[taskwire: Side, ...others: Side[]]> {
  const now = new Date()
  const startCheckout = async (name: SideName, folder: string): Promise<Side> => {
    const databaseUrl = await databases.createDatabase(`${name}_side`)
    const { createFixture, url, pid } = opened.use(await startTaskwire(databaseUrl, {}, folder))
    await using database = openDatabase(databaseUrl)
    const world = await makeWorld(database.db, await createFixture(), { now })
    return { name, url, pid, databaseUrl, world, cursors: await findDeepPages(url, world) }
  }
  const taskwire = await startCheckout('taskwire', '.')
  const others = against === undefined ? [] : [await startCheckout('against', against)]
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

/** As many in a large workspace as in a small one: depth is measured, not how many rows are read in turn. */
const deepPages = 50
const largestPage = 100

/** Finds where deep pages begin, evenly from the middle of the list to its end, as Taskwire's cursors. */
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

/** Returns the same beginnings as the reference servers name them: by the task before. */
function deepPageIds({ taskCount }: World): string[] {
  const distance = taskCount / 2 / deepPages
  return Array.from({ length: deepPages }, (_, i) => taskId(taskCount / 2 + i * distance - 1))
}

/** @throws Error with the answer if it is not 2xx */
export async function fetchJson<Body>(url: string, world: World, init?: RequestInit): Promise<Body> {
  const response = await fetch(url, { headers: headersOf(world), ...init })
  const text = await response.text()
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${text}`)
  return JSON.parse(text) as Body
}
