import { newId } from '../../../src/domain/ids.ts'
import { apiKeyId } from './api-key-id.ts'
import type { LoggedRequest } from './bare-service.ts'
import { connect, query } from './postgres-client.ts'
import { workspaceId } from './service.ts'

/* The request log and the key's use by the hour, in Taskwire's batches. */

const gatherMs = 500
const batchSize = 500
const hourMs = 3_600_000

const sql = connect(1)
let waiting: LoggedRequest[] = []
let timer: NodeJS.Timeout | undefined

/** Writes an entry of the request log off the path of the request. */
export function logRequest(request: LoggedRequest): void {
  waiting.push(request)
  if (waiting.length >= batchSize) write()
  else timer ??= setTimeout(write, gatherMs)
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  const batch = waiting
  waiting = []
  const entries = batch.map((one) => ({ ...one, id: newId('req', one.at), at: one.at.getTime() }))
  query(sql, insertRequests, [workspaceId, apiKeyId, entries, usageOf(batch)]).catch(console.error)
}

function usageOf(batch: readonly LoggedRequest[]): object[] {
  const byHour = Map.groupBy(batch, ({ at }) => Math.floor(at.getTime() / hourMs))
  return [...byHour].map(([hour, requests]) => ({
    hour: new Date(hour * hourMs),
    requests: requests.length,
    errors: requests.filter(({ status }) => status >= 400).length,
  }))
}

const insertRequests = `
  with logged as (
    insert into request_log
      (workspace_id, id, at, request_id, method, path, operation_id, status, duration_ms, key_id, ip)
    select $1, id, to_timestamp(at / 1000.0), "requestId", method, path, "operationId", status, "durationMs", $2, ip
    from json_to_recordset($3) as request (id text, at bigint, "requestId" text, method text, path text,
      "operationId" text, status smallint, "durationMs" integer, ip text)
  )
  insert into key_usage as usage (workspace_id, key_id, hour, requests, errors, rate_limited)
  select $1, $2, hour, requests, errors, 0
  from json_to_recordset($4) as counted (hour timestamptz, requests integer, errors integer)
  on conflict (workspace_id, key_id, hour) do update set
    requests = usage.requests + excluded.requests,
    errors = usage.errors + excluded.errors`
