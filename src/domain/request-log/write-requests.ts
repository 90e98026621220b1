import type { Database } from '../../db/database.ts'
import { prepareCommand, value } from '../../db/statements/prepared.ts'
import { sql } from '../../db/drizzle.ts'

/** A request of the public API for which a key was known, as the request log keeps it. */
export interface LoggedRequest {
  workspace_id: string
  id: string
  at: string
  request_id: string
  method: string
  /** Without a query string. */
  path: string
  operation_id: string | null
  status: number
  /** Of the refusal. */
  code: string | null
  duration_ms: number
  key_id: string
  ip: string
}

/** Writes a batch, and counts its requests by key and hour. */
export async function writeRequests(db: Database, requests: readonly LoggedRequest[]): Promise<void> {
  await insertRequests(db, { requests: JSON.stringify(requests) })
}

const insertRequests = prepareCommand(
  () => sql`
    with batch as (
      insert into request_log
        (workspace_id, id, at, request_id, method, path, operation_id, status, code, duration_ms, key_id, ip)
      select * from json_to_recordset(${value('requests')}) as request (
        workspace_id text, id text, at timestamptz, request_id text, method text, path text, operation_id text,
        status smallint, code text, duration_ms integer, key_id text, ip text)
      returning workspace_id, key_id, date_trunc('hour', at, 'UTC') as hour, status
    )
    insert into key_usage as usage (workspace_id, key_id, hour, requests, errors, rate_limited)
    select workspace_id, key_id, hour, count(*), count(*) filter (where status >= 400 and status <> 429),
      count(*) filter (where status = 429)
    from batch
    group by 1, 2, 3
    order by 1, 2, 3
    on conflict (workspace_id, key_id, hour) do update set
      requests = usage.requests + excluded.requests,
      errors = usage.errors + excluded.errors,
      rate_limited = usage.rate_limited + excluded.rate_limited`,
)
