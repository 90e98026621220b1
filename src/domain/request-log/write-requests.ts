import { forEachWorkspace } from '../../db/citus/by-workspace.ts'
import type { Database } from '../../db/database.ts'
import { sql, type PgTable, type SQL } from '../../db/drizzle.ts'
import { isCheckViolation } from '../../db/errors.ts'
import { insertInto, insertOf } from '../../db/insert-into.ts'
import { composeInsert } from '../../db/citus/compose-each.ts'
import { prepareCommand, placeholder } from '../../db/prepared.ts'
import { keyRequests, keyUsage } from '../../db/schema.ts'
import { runTransaction } from '../../db/transaction.ts'
import { newId } from '../ids.ts'
import { countsOf, usageOf } from './hourly-counts.ts'
import { ignoredParameters } from './ignored-names.ts'
import { createPartitions } from './partitions.ts'
import { redactQuery, redactSecrets } from './redact.ts'

/** A request of the public API whose key is known. */
export interface KnownRequest {
  at: Date
  requestId: string
  method: string
  /** The path without its query string. */
  path: string
  /** The query string without `?`. Secrets are removed before writing. */
  query: string | null
  userAgent: string | null
  operationId: string | null
  status: number
  /** Error of a refused request. */
  refusal: { code: string; param?: string | undefined; message: string } | undefined
  /** Names of body fields that are not in the contract. */
  ignoredFields?: readonly string[] | undefined
  /** Whether the stored response of an earlier request was sent. */
  replayed: boolean
  durationMs: number
  key: { workspaceId: string; id: string }
  ip: string
}

/** The requests that the log keeps; `errors` means requests with a 4xx or 5xx response. */
export type RequestLogMode = 'all' | 'errors' | 'off'

export interface RequestLogRules {
  mode: RequestLogMode
  /** Maximum page size. A larger `limit` is clamped, which the log records. */
  maxPageSize: number
}

/** Maximum number of characters kept of each string. */
const longest = { path: 2_000, query: 2_000, userAgent: 200, param: 255, message: 1_000 }

/**
 * Writes the requests that the log keeps, and counts all requests by key, hour, operation and status (product.md 17.4).
 * On Citus, workspaces are written separately, so that an unavailable node loses only its own requests.
 */
export async function writeRequests(
  db: Database,
  requests: readonly KnownRequest[],
  rules: RequestLogRules,
  onLost: (count: number, error: unknown) => void,
): Promise<void> {
  await forEachWorkspace(
    db,
    requests,
    ({ key }) => key.workspaceId,
    (part) => writePart(db, part, rules).catch((error: unknown) => onLost(part.length, error)),
  )
}

/** Writes requests. Creates missing partitions, in case the job that creates them failed or clocks differ. */
async function writePart(db: Database, part: readonly KnownRequest[], rules: RequestLogRules): Promise<void> {
  try {
    await insertRequests(db, part, rules)
  } catch (error) {
    if (!isCheckViolation(error) || (await db.nodes.isAnyUnreachable())) throw error
    const times = part.map(({ at }) => at)
    await runTransaction(db, (tx) => createPartitions(tx, times))
    await insertRequests(db, part, rules)
  }
}

/** Inserts requests and counts with one statement, which needs no transaction. */
async function insertRequests(
  db: Database,
  requests: readonly KnownRequest[],
  { mode, maxPageSize }: RequestLogRules,
): Promise<void> {
  const kept = requests
    .filter(({ status }) => mode === 'all' || (mode === 'errors' && status >= 400))
    .map((request) => rowOf(request, maxPageSize))
  const counted = countsOf(requests)
  const [counts, usage] = [inOrder(counted), inOrder(usageOf(counted))]
  if (await db.isDistributed()) return insertEach(db, kept, counts, usage)
  const columns = columnNames.map((name) => [name, kept.map((row) => row[name])] as const)
  await insertAll(db, {
    ...Object.fromEntries(columns),
    usage: `[${usage.join()}]`,
    counts: `[${counts.join()}]`,
  })
}

/** Returns rows as JSON, sorted by key, so that two nodes that count the same hours cannot deadlock. */
const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).sort()

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
  query: 'text',
  user_agent: 'text',
  param: 'text',
  message: 'text',
  replayed: 'boolean',
  ignored_parameters: 'text',
  ignored_fields: 'text',
}
type Column = keyof typeof columnTypes
const columnNames = Object.keys(columnTypes) as Column[]

function rowOf(request: KnownRequest, maxPageSize: number): Record<Column, string | number | boolean | null> {
  const { at, requestId, method, path, query, operationId, status, refusal, durationMs, key, ip } = request
  return {
    workspace_id: key.workspaceId,
    id: newId('req', at),
    // A number is serialized faster than a date.
    ms: at.getTime(),
    request_id: requestId,
    method,
    path: redactSecrets(path).slice(0, longest.path),
    operation_id: operationId,
    status,
    code: refusal?.code ?? null,
    duration_ms: durationMs,
    key_id: key.id,
    ip,
    query: query === null ? null : redactQuery(query).slice(0, longest.query),
    user_agent: shorten(request.userAgent, longest.userAgent),
    param: shorten(refusal?.param, longest.param),
    message: shorten(refusal?.message, longest.message),
    replayed: request.replayed,
    ignored_parameters: listOf(ignoredParameters(operationId, query, maxPageSize)),
    ignored_fields: listOf(request.ignoredFields ?? []),
  }
}

/** Shortens a redacted text. PostgreSQL cannot store U+0000, which field names may contain. */
const shorten = (text: string | null | undefined, length: number): string | null =>
  text == null ? null : redactSecrets(text).replaceAll('\0', '\uFFFD').slice(0, length)

/** Returns redacted names as JSON, without U+0000 and unpaired surrogates; null if there are none. */
const listOf = (names: readonly string[]): string | null =>
  names.length === 0
    ? null
    : JSON.stringify(names.map((name) => name.replaceAll('\0', '\uFFFD').toWellFormed()))

/** The parameters as arrays, which PostgreSQL reads faster than JSON. */
const arrays = sql.join(
  columnNames.map((name) => sql`${placeholder(name)}::${sql.raw(columnTypes[name])}[]`),
  sql`, `,
)

const addRequests = `on conflict (workspace_id, key_id, hour, operation_id, status) do update set
  requests = t.requests + excluded.requests`
const addUsage = `on conflict (workspace_id, key_id, hour) do update set
  requests = t.requests + excluded.requests,
  errors = t.errors + excluded.errors,
  rate_limited = t.rate_limited + excluded.rate_limited`

/** Returns an upsert's text, with its rows as a value. */
function upsert(table: PgTable, suffix: string, rows: string): SQL {
  const parts = insertInto(table, { suffix }).text('$1', '').split('$1')
  return sql.join(parts.map(sql.raw), sql`${placeholder(rows)}`)
}

const insertAll = prepareCommand(
  () => sql`
    with logged as (
      insert into request_log
        (workspace_id, id, at, request_id, method, path, operation_id, status, code, duration_ms, key_id, ip, query,
          user_agent, param, message, replayed, ignored_parameters, ignored_fields)
      select workspace_id, id, to_timestamp(ms / 1000.0), request_id, method, path, operation_id, status, code,
        duration_ms, key_id, ip, query, user_agent, param, message, replayed, ignored_parameters, ignored_fields
      from unnest(${arrays}) as request (${sql.raw(columnNames.join(', '))})
    ), counted as (${upsert(keyRequests, addRequests, 'counts')})
    ${upsert(keyUsage, addUsage, 'usage')}`,
)

const storedColumns = Object.entries({ ...columnTypes, at: 'timestamptz' })
  .map(([name, type]) => ({ name, type }))
  .filter(({ name }) => name !== 'ms')

/**
 * Inserts the rows of one workspace with a statement for each table, as literal values, because Citus drops
 * the error codes of an `insert … select`.
 * @throws an error that is `isCheckViolation`
 */
async function insertEach(
  db: Database,
  kept: readonly ReturnType<typeof rowOf>[],
  counts: readonly string[],
  usage: readonly string[],
): Promise<void> {
  const requests = kept.map((row) => JSON.stringify({ ...row, at: new Date(Number(row.ms)).toISOString() }))
  const inserts = [
    { insert: { table: 'request_log', columns: storedColumns }, rows: requests },
    { insert: insertOf(keyRequests, addRequests), rows: counts },
    { insert: insertOf(keyUsage, addUsage), rows: usage },
  ].filter(({ rows }) => rows.length > 0)
  await runTransaction(db, async (tx) => {
    const statements = inserts.map(({ insert, rows }) => composeInsert(insert, rows))
    await Promise.all(statements.map(({ text, values }) => tx.run(text, values)))
  })
}
