import type { Database } from '../../db/database.ts'
import { sql } from '../../db/drizzle.ts'
import { prepareCommand, value } from '../../db/prepared.ts'
import type { Transaction } from '../../db/transaction.ts'
import { newId } from '../ids.ts'

/** A request of the public API whose key is known. */
export interface KnownRequest {
  at: Date
  requestId: string
  method: string
  /** The path without its query string. */
  path: string
  operationId: string | null
  status: number
  /** The error code of a refused request. */
  code: string | null
  durationMs: number
  key: { workspaceId: string; id: string }
  ip: string
}

/** The requests that the log keeps; `errors` are those answered with 4xx or 5xx. */
export type RequestLogMode = 'all' | 'errors' | 'off'

const longestPath = 2_000
const hourMs = 3_600_000

/**
 * Writes the requests that the log keeps and counts all of them by key and hour (product.md 17.4), in one statement,
 * which needs no transaction.
 */
export async function writeRequests(
  db: Database | Transaction,
  requests: readonly KnownRequest[],
  mode: RequestLogMode,
): Promise<void> {
  const kept = requests
    .filter(({ status }) => mode === 'all' || (mode === 'errors' && status >= 400))
    .map(rowOf)
  const columns = columnNames.map((name) => [name, kept.map((row) => row[name])] as const)
  await insertRequests(db, { ...Object.fromEntries(columns), usage: JSON.stringify(usageOf(requests)) })
}

/** The columns of a request, each passed as an array. */
const columnTypes = {
  workspace_id: 'text',
  id: 'text',
  ms: 'bigint',
  request_id: 'text',
  method: 'text',
  path: 'text',
  operation_id: 'text',
  status: 'smallint',
  code: 'text',
  duration_ms: 'integer',
  key_id: 'text',
  ip: 'text',
}
type Column = keyof typeof columnTypes
const columnNames = Object.keys(columnTypes) as Column[]

function rowOf(request: KnownRequest): Record<Column, string | number | null> {
  const { at, requestId, method, path, operationId, status, code, durationMs, key, ip } = request
  return {
    workspace_id: key.workspaceId,
    id: newId('req', at),
    // A number is written faster than the text of a date.
    ms: at.getTime(),
    request_id: requestId,
    method,
    path: path.slice(0, longestPath),
    operation_id: operationId,
    status,
    code,
    duration_ms: durationMs,
    key_id: key.id,
    ip,
  }
}

interface Usage {
  workspace_id: string
  key_id: string
  hour: Date
  requests: number
  errors: number
  rate_limited: number
}

function usageOf(requests: readonly KnownRequest[]): Usage[] {
  const found = new Map<string, Usage>()
  for (const { key, at, status } of requests) {
    const hour = Math.floor(at.getTime() / hourMs)
    const name = `${key.id} ${hour}`
    let usage = found.get(name)
    if (!usage) {
      usage = { ...countsOf(key), hour: new Date(hour * hourMs) }
      found.set(name, usage)
    }
    usage.requests++
    if (status === 429) usage.rate_limited++
    else if (status >= 400) usage.errors++
  }
  return [...found.values()]
}

const countsOf = ({ workspaceId, id }: KnownRequest['key']) => ({
  workspace_id: workspaceId,
  key_id: id,
  requests: 0,
  errors: 0,
  rate_limited: 0,
})

/** The parameters as arrays, which PostgreSQL reads faster than JSON. */
const arrays = sql.join(
  columnNames.map((name) => sql`${value(name)}::${sql.raw(columnTypes[name])}[]`),
  sql`, `,
)

/** The insert, ordered by key so that two nodes that count the same hours cannot deadlock. */
const insertRequests = prepareCommand(
  () => sql`
    with logged as (
      insert into request_log
        (workspace_id, id, at, request_id, method, path, operation_id, status, code, duration_ms, key_id, ip)
      select workspace_id, id, to_timestamp(ms / 1000.0), request_id, method, path, operation_id, status, code,
        duration_ms, key_id, ip
      from unnest(${arrays}) as request (${sql.raw(columnNames.join(', '))})
    )
    insert into key_usage as usage (workspace_id, key_id, hour, requests, errors, rate_limited)
    select * from json_to_recordset(${value('usage')}) as counted (
      workspace_id text, key_id text, hour timestamptz, requests integer, errors integer, rate_limited integer)
    order by 1, 2, 3
    on conflict (workspace_id, key_id, hour) do update set
      requests = usage.requests + excluded.requests,
      errors = usage.errors + excluded.errors,
      rate_limited = usage.rate_limited + excluded.rate_limited`,
)
