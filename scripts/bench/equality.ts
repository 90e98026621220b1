import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inspect, isDeepStrictEqual } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { operations } from './operations.ts'
import { taskFields, type TaskResource } from './references/task.ts'
import { fetchJson, headersOf, type Side, type SideName } from './sides.ts'
import type { World } from './world.ts'

const sidesWithSameRows: SideName[] = ['taskwire', 'same-rows', 'same-rows-plain']

/**
 * Checks that all servers send equal replies, and that `same-rows` and `same-rows-plain` write the same rows as Taskwire.
 * @throws Error with the difference
 */
export async function assertSame(sides: readonly [Side, ...Side[]]): Promise<void> {
  await assertEqual(sides, repliesOf)
  const sql = postgres(sides[0].databaseUrl, { max: 1 })
  try {
    const compared = sides.filter(({ name }) => sidesWithSameRows.includes(name))
    await assertEqual(compared, (side) => rowsOf(sql, side))
  } finally {
    await sql.end()
  }
}

async function assertEqual(
  [first, ...others]: readonly Side[],
  read: (side: Side) => Promise<unknown>,
): Promise<void> {
  if (!first || others.length === 0) return
  const expected = normalize(await read(first))
  for (const side of others) {
    const found = normalize(await read(side))
    if (isDeepStrictEqual(found, expected)) continue
    const both = [first.name, inspect(expected, { depth: 5 }), side.name, inspect(found, { depth: 5 })]
    throw new Error(`${side.name} differs from ${first.name}:\n${both.join('\n')}`)
  }
}

interface DataBody {
  data: { id: string }
}

function postOf(world: World): RequestInit {
  const [post] = operations.createTask.requests({ world, cursors: [] })
  return { method: 'POST', body: post?.body as string }
}

async function repliesOf({ url, world, cursors: [cursor = ''] }: Side): Promise<unknown> {
  const send = async (path: string, init?: RequestInit) =>
    (await fetchJson<DataBody>(`${url}${path}`, world, init)).data
  const read = []
  for (const id of world.taskIds.slice(0, 16)) read.push(await send(`/tasks/${id}`))
  const firstPage = await send('/tasks?limit=25')
  const deepPage = await send(`/tasks?limit=25&cursor=${cursor}`)
  const created = await send('/tasks', postOf(world))
  const body = JSON.stringify({ title_text: 'Choose the handles', progress: 40, end_date: null })
  const updated = await send(`/tasks/${created.id}`, { method: 'PATCH', body })
  return { read, firstPage, deepPage, created, updated }
}

/** Creates a task, sends a second one twice with one `Idempotency-Key`, updates the first, and returns the new rows. */
async function rowsOf(sql: Sql, { url, world }: Side): Promise<unknown> {
  const key = randomUUID()
  const withKey = { ...postOf(world), headers: { ...headersOf(world), 'Idempotency-Key': key } }
  const send = async (path: string, init: RequestInit): Promise<string> =>
    (await fetchJson<DataBody>(`${url}${path}`, world, init)).data.id
  const since = new Date()
  const ids = [
    await send('/tasks', postOf(world)),
    await send('/tasks', withKey),
    await send('/tasks', withKey),
  ]
  const body = JSON.stringify({ title_text: 'Choose the handles', priority: 'high', progress: 40 })
  await send(`/tasks/${ids[0]}`, { method: 'PATCH', body })

  const { workspaceId } = world
  return {
    ids,
    tasks: await sql`
      select *, end_date::text as end_date from tasks
      where workspace_id = ${workspaceId} and id in ${sql(ids)} order by id`,
    activities: await sql`
      select * from activities where workspace_id = ${workspaceId} and subject_id in ${sql(ids)} order by id`,
    replies: await sql`
      select *, body::jsonb as body from idempotency_keys where workspace_id = ${workspaceId} and key = ${key}`,
    log: await loggedSince(sql, workspaceId, since),
  }
}

const requestCount = 4
const longestWaitMs = 5_000

/** Waits for the entries of the request log, which are written some time after the replies. */
async function loggedSince(sql: Sql, workspaceId: string, since: Date): Promise<unknown> {
  const endMs = performance.now() + longestWaitMs
  for (;;) {
    const rows = await sql`
      select * from request_log where workspace_id = ${workspaceId} and at >= ${since} order by at, id`
    // The references do not record which replies are replays.
    if (rows.length >= requestCount || performance.now() > endMs)
      return rows.map((row) => ({ ...row, replayed: undefined }))
    await delay(50)
  }
}

/** Pattern of ids that differ between equal worlds or between requests. The ids of the world's tasks do not. */
const ids =
  /(task|activity|req|project|card|user)_(?!010{9})[0-9a-z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const instants = /"\d{4}-\d\d-\d\dT[\d:.]+Z"/g

const isTask = (value: unknown): value is TaskResource =>
  typeof value === 'object' && value !== null && 'due_time' in value

/** Returns the fields of a task that the references know too. */
const known = (task: TaskResource) => Object.fromEntries(taskFields.map((name) => [name, task[name]]))

/**
 * Numbers ids by their first appearance, and removes durations, hashes, the digits of instants and what the references do
 * not know.
 */
function normalize(value: unknown): unknown {
  const numbers = new Map<string, number>()
  const text = JSON.stringify(value, (name, one: unknown) =>
    ['duration_ms', 'fingerprint'].includes(name) ? typeof one : isTask(one) ? known(one) : one,
  )
  const numbered = text.replace(ids, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `id ${numbers.get(id)}`
  })
  return JSON.parse(numbered.replace(instants, (instant) => instant.replace(/\d/g, '0')))
}
