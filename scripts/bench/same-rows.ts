import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { inspect, isDeepStrictEqual } from 'node:util'
import postgres, { type Sql } from 'postgres'
import { fetchJson, headersOf } from './fetch-json.ts'
import { operations } from './operations.ts'
import { writers, type Side } from './sides.ts'

const longestWaitMs = 5_000

/**
 * Checks that the sides that claim so leave the same rows as Taskwire after a creation, one with a key, and an update.
 * @throws Error what differs
 */
export async function assertSameRows(sides: readonly Side[]): Promise<void> {
  const [taskwire, ...others] = sides
  const compared = others.filter(({ name }) => writers.includes(name))
  if (!taskwire || compared.length === 0) return
  const sql = postgres(taskwire.databaseUrl, { max: 1 })
  try {
    const expected = await rowsOf(sql, taskwire)
    for (const side of compared) {
      const rows = await rowsOf(sql, side)
      if (isDeepStrictEqual(rows, expected)) continue
      const both = [taskwire.name, inspect(expected, { depth: 5 }), side.name, inspect(rows, { depth: 5 })]
      throw new Error(`${side.name} leaves other rows than ${taskwire.name}:\n${both.join('\n')}`)
    }
  } finally {
    await sql.end()
  }
}

/** Creates a task, another one twice with a key, and updates the first; returns the rows that these requests left. */
async function rowsOf(sql: Sql, { url, world }: Side): Promise<unknown> {
  const [post] = operations.createTask.requests({ world, cursors: [] })
  const create = { method: 'POST', body: post?.body as string }
  const key = randomUUID()
  const withKey = { ...create, headers: { ...headersOf(world), 'Idempotency-Key': key } }
  const send = async (path: string, init: RequestInit): Promise<string> =>
    (await fetchJson<{ data: { id: string } }>(`${url}${path}`, world, init)).data.id

  const since = new Date()
  const ids = [await send('/tasks', create), await send('/tasks', withKey), await send('/tasks', withKey)]
  const body = JSON.stringify({ title_text: 'Choose the handles', priority: 'high', progress: 40 })
  await send(`/tasks/${ids[0]}`, { method: 'PATCH', body })

  const { workspaceId } = world
  return withoutChance({
    ids,
    tasks: await sql`
      select *, end_date::text as end_date from tasks
      where workspace_id = ${workspaceId} and id in ${sql(ids)} order by id`,
    activities: await sql`
      select * from activities where workspace_id = ${workspaceId} and subject_id in ${sql(ids)} order by id`,
    replies: await sql`
      select *, body::jsonb as body from idempotency_keys where workspace_id = ${workspaceId} and key = ${key}`,
    log: await loggedSince(sql, workspaceId, since),
  })
}

const requests = 4

/** Waits for the entries of the request log, which are written some time after the answers. */
async function loggedSince(sql: Sql, workspaceId: string, since: Date): Promise<unknown> {
  const endMs = performance.now() + longestWaitMs
  for (;;) {
    const rows = await sql`
      select * from request_log where workspace_id = ${workspaceId} and at >= ${since} order by at, id`
    if (rows.length >= requests || performance.now() > endMs) return rows
    await delay(50)
  }
}

const ids = /(task|activity|req)_[0-9a-z]{26}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g
const instants = /\d{4}-\d\d-\d\dT[\d:.]+Z/g

/** Numbers ids by their first appearance, and leaves out instants, durations and hashes. */
function withoutChance(rows: object): unknown {
  const numbers = new Map<string, number>()
  const text = JSON.stringify(rows, (name, value: unknown) =>
    ['duration_ms', 'fingerprint'].includes(name) ? typeof value : value,
  )
  const numbered = text.replace(ids, (id) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size)
    return `id ${numbers.get(id)}`
  })
  return JSON.parse(numbered.replace(instants, 'instant'))
}
