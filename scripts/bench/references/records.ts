import { hash } from 'node:crypto'
import postgres, { type Sql } from 'postgres'
import { newId } from '../../../src/domain/ids.ts'
import type { Reply, IdempotencyKey, LoggedRequest } from './http.ts'
import { apiKey, reusedKey, workspaceId } from './service.ts'
import { connect, query } from './tuned-client.ts'

/* Rows that the servers with the same rows write in addition to tasks: stored replies, the request log, hourly usage of
   the key. */

const batchWindowMs = 500
const batchSize = 500
const hourMs = 3_600_000
const replyTtlMs = 24 * hourMs

const sql = connect(1)
const findKey = 'select key_id from api_key_secrets where hash = $1'
const [found] = await query<[string]>(sql, findKey, [hash('sha256', apiKey, 'buffer')])
if (!found) throw new Error('the API key is unknown')

/** Id of the only API key. */
export const [apiKeyId] = found

/** Returns the stored reply of an `Idempotency-Key`, if there is one. */
export async function findReply(
  client: Sql,
  { key, fingerprint }: IdempotencyKey,
): Promise<Reply | undefined> {
  const values = [workspaceId, apiKeyId, key, fingerprint]
  const [stored] = await query<[number, string, boolean]>(client, selectReply, values)
  if (!stored) return undefined
  const [status, body, isSame] = stored
  return isSame ? { status, body } : { status: 409, body: reusedKey }
}

const selectReply = `select status, body, fingerprint = $4 from idempotency_keys
  where workspace_id = $1 and caller_id = $2 and key = $3`

/** Returns the stored reply if an insertion failed on a duplicate key. @throws Error if it failed for another reason */
export async function replyOfDuplicate(
  client: Sql,
  idempotency: IdempotencyKey,
  error: unknown,
): Promise<Reply> {
  const isDuplicate = error instanceof postgres.PostgresError && error.code === '23505'
  const stored = isDuplicate ? await findReply(client, idempotency) : undefined
  if (!stored) throw error
  return stored
}

export function expiryOf(now: Date): string {
  return new Date(now.getTime() + replyTtlMs).toISOString()
}

let waiting: LoggedRequest[] = []
let timer: NodeJS.Timeout | undefined

/** Adds an entry to the request log, which is written after the reply, in batches like Taskwire's. */
export function logRequest(request: LoggedRequest): void {
  waiting.push(request)
  if (waiting.length >= batchSize) write()
  else timer ??= setTimeout(write, batchWindowMs)
}

function write(): void {
  clearTimeout(timer)
  timer = undefined
  const batch = waiting
  waiting = []
  const entries = batch.map((one) => ({ ...one, id: newId('req', one.at), at: one.at.getTime() }))
  const values = [workspaceId, apiKeyId, entries, usageOf(batch), countsOf(batch)]
  query(sql, insertRequests, values).catch(console.error)
}

function usageOf(batch: readonly LoggedRequest[]): object[] {
  const byHour = Map.groupBy(batch, ({ at }) => Math.floor(at.getTime() / hourMs))
  return [...byHour].map(([hour, requests]) => ({
    hour: new Date(hour * hourMs),
    requests: requests.length,
    errors: requests.filter(({ status }) => status >= 400).length,
  }))
}

function countsOf(batch: readonly LoggedRequest[]): object[] {
  const groups = Map.groupBy(
    batch,
    ({ at, operationId, status }) => `${Math.floor(at.getTime() / hourMs)} ${operationId} ${status}`,
  )
  return [...groups].map(([name, requests]) => {
    const [hour, operationId, status] = name.split(' ')
    return { hour: new Date(Number(hour) * hourMs), operationId, status, requests: requests.length }
  })
}

const insertRequests = `
  with logged as (
    insert into request_log
      (workspace_id, id, at, request_id, method, path, operation_id, status, duration_ms, key_id, ip, user_agent)
    select $1, id, to_timestamp(at / 1000.0), "requestId", method, path, "operationId", status, "durationMs", $2, ip,
      "userAgent"
    from json_to_recordset($3) as request (id text, at bigint, "requestId" text, method text, path text,
      "operationId" text, status smallint, "durationMs" integer, ip text, "userAgent" text)
  ), counted as (
    insert into key_requests as counts (workspace_id, key_id, hour, operation_id, status, requests)
    select $1, $2, hour, "operationId", status, requests
    from json_to_recordset($5) as counted (hour timestamptz, "operationId" text, status smallint, requests integer)
    on conflict (workspace_id, key_id, hour, operation_id, status) do update set
      requests = counts.requests + excluded.requests
  )
  insert into key_usage as usage (workspace_id, key_id, hour, requests, errors, rate_limited)
  select $1, $2, hour, requests, errors, 0
  from json_to_recordset($4) as counted (hour timestamptz, requests integer, errors integer)
  on conflict (workspace_id, key_id, hour) do update set
    requests = usage.requests + excluded.requests,
    errors = usage.errors + excluded.errors`
