import type { Schemas } from '../../generated/openapi.operations.ts'
import { secretHash } from '../../src/crypto/api-key-secret.ts'
import { findKeyByHash, type ApiKey } from '../../src/domain/api-keys/find-key.ts'
import { openCheckout } from './checkout.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { fetchJson, headersOf } from './fetch-json.ts'
import { operations, pageSize } from './operations.ts'
import { startTaskwire } from './taskwire.ts'
import type { RequestParts } from './without-socket.ts'
import { makeWorld, type World } from './world.ts'

/** A request and what Taskwire answered. */
export interface Sample<Body> {
  request: RequestParts
  params: Record<string, string>
  body: Body
}

export interface Samples {
  secret: string
  key: ApiKey
  tasks: Sample<{ data: Schemas['Task'] }>[]
  pages: Sample<{ data: Schemas['Task'][]; meta: { next_cursor: string | null } }>[]
  newTask: RequestParts
}

const taskSamples = 16
const pageSamples = 4

/** Taken from a server that is started for them and stopped afterwards. */
export async function takeSamples(): Promise<Samples> {
  await using databases = await startDatabaseServer()
  const databaseUrl = await databases.createDatabase('samples')
  await using taskwire = await startTaskwire(await openCheckout('.'), databaseUrl)
  await using database = openDatabase(databaseUrl)
  const world = await makeWorld(database.db, await taskwire.createFixture())
  const headers = lowerCased(headersOf(world))
  const sample = async <Body>(url: string, params: Record<string, string> = {}): Promise<Sample<Body>> => ({
    request: { method: 'GET', url, headers },
    params,
    body: await fetchJson<Body>(`${taskwire.url}${url}`, world),
  })
  const key = await findKeyByHash(database.db, secretHash(world.apiKey), new Date())
  if (!key) throw new Error('the key of the samples opens nothing')
  const samples: Samples = { secret: world.apiKey, key, tasks: [], pages: [], newTask: newTask(world) }
  for (const id of world.taskIds.slice(0, taskSamples))
    samples.tasks.push(await sample(`/tasks/${id}`, { id }))
  for (let cursor: string | null = ''; samples.pages.length < pageSamples;) {
    const page: Samples['pages'][number] = await sample(`/tasks?limit=${pageSize}&cursor=${cursor ?? ''}`)
    samples.pages.push(page)
    cursor = page.body.meta.next_cursor
  }
  return samples
}

function newTask(world: World): RequestParts {
  const body = operations.createTask.requests({ world, cursors: [] })[0]?.body as string
  return {
    method: 'POST',
    url: '/tasks',
    headers: lowerCased({ ...headersOf(world), 'Content-Length': `${body.length}` }),
    body,
  }
}

/** As Node has them. */
function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
