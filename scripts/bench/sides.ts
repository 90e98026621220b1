import { apiPrefix } from '../../src/config.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, type DatabaseServer } from './database-server.ts'
import { deepPageIds, findDeepPages } from './deep-pages.ts'
import { startServer } from './server-process.ts'
import { startTaskwire } from './taskwire.ts'
import { makeWorld, type World } from './world.ts'

export const references = [
  'bare',
  'same-rows',
  'same-rows-plain',
  'fastify',
  'express-openapi-validator',
  'openapi-backend',
] as const
export const sideNames = ['taskwire', ...references] as const
export type PublishedSide = (typeof sideNames)[number]
/** `against` is Taskwire in another checkout. */
export type SideName = PublishedSide | 'against'

/** Sides whose reads are those of `same-rows`: only their writes are measured. */
export const writers: readonly SideName[] = ['same-rows-plain']

export const sideTitles: Record<PublishedSide, string> = {
  taskwire: 'Taskwire',
  bare: 'bare postgres.js',
  'same-rows': 'same rows, tuned',
  'same-rows-plain': 'same rows, plain',
  fastify: 'Fastify',
  'express-openapi-validator': 'express-openapi-validator',
  'openapi-backend': 'openapi-backend',
}

/** A server that is measured, and the world that its requests are made of. */
export interface Side {
  name: SideName
  /** With the API's prefix. */
  url: string
  pid: number
  databaseUrl: string
  world: World
  /** Where deep pages begin, as this server says it. */
  cursors: string[]
}

interface SideOptions {
  sides: readonly PublishedSide[]
  /** The folder of the other checkout. */
  against?: string
}

/**
 * Taskwire, the other checkout, and those of the reference servers that are named. The references share Taskwire's
 * database; the other checkout has a database with an equal world, since its schema may differ.
 */
export async function startSides(
  databases: DatabaseServer,
  { sides: names, against }: SideOptions,
  opened: AsyncDisposableStack,
): Promise<Side[]> {
  const now = new Date()
  const taskwire = await startCheckoutSide('taskwire', '.', databases, now, opened)
  const sides: Side[] = [taskwire]
  if (against !== undefined) sides.push(await startCheckoutSide('against', against, databases, now, opened))
  for (const name of references.filter((one) => names.includes(one)))
    sides.push(await startReference(name, taskwire, opened))
  return sides
}

async function startCheckoutSide(
  name: 'taskwire' | 'against',
  folder: string,
  databases: DatabaseServer,
  now: Date,
  opened: AsyncDisposableStack,
): Promise<Side> {
  const databaseUrl = await databases.createDatabase(`${name}_side`)
  const taskwire = opened.use(await startTaskwire(await openCheckout(folder), databaseUrl))
  await using database = openDatabase(databaseUrl)
  const world = await makeWorld(database.db, await taskwire.createFixture(), { now })
  const { url, pid } = taskwire
  return { name, url, pid, databaseUrl, world, cursors: await findDeepPages(url, world) }
}

async function startReference(
  name: (typeof references)[number],
  { databaseUrl, world }: Side,
  opened: AsyncDisposableStack,
): Promise<Side> {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    API_KEY: world.apiKey,
    WORKSPACE_ID: world.workspaceId,
    USER_ID: world.userId,
  }
  const checkout = await openCheckout('.')
  // The tuned server has Taskwire's options of Node, too.
  const flags = name === 'same-rows' ? checkout.startArguments.slice(0, -1) : []
  const server = await startServer(checkout, [...flags, `scripts/bench/references/${name}.ts`], env)
  const { url, pid } = opened.use(server)
  return { name, url: `${url}${apiPrefix}`, pid, databaseUrl, world, cursors: deepPageIds(world) }
}
