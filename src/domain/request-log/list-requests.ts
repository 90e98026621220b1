import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { sql, type SQL } from '../../db/drizzle.ts'
import { AppError } from '../../errors.ts'
import { isId, firstId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Period } from '../period.ts'

type RequestRow = Schemas['RequestEntry']

/** The filters of the request log. Undefined fields match everything. */
export interface RequestFilter extends Period {
  requestId?: string | undefined
  /** Part of the request id. */
  requestIdPart?: string | undefined
  keyId?: string | undefined
  operationId?: string | undefined
  /** `2xx`, `4xx`, `5xx` or a number. */
  status?: string | undefined
  /** Prefix of the path. */
  path?: string | undefined
  code?: string | undefined
}

/** Lists the requests of a workspace, newest first. */
export async function listRequests(
  db: Database,
  workspaceId: string,
  filter: RequestFilter,
  page: PageRequest,
): Promise<Page<RequestRow>> {
  const [after] = page.after ?? []
  const conditions = [...conditionsOf(filter), ...(after === undefined ? [] : [sql`r.id < ${after}`])]
  const rows = await selectRequests(db, workspaceId, conditions, page.limit + 1)
  return toPage(rows, page, ({ id }) => [id])
}

/** @throws AppError not_found */
export async function findRequest(db: Database, workspaceId: string, id: string): Promise<RequestRow> {
  const [row] = isId('req', id) ? await selectRequests(db, workspaceId, [sql`r.id = ${id}`], 1) : []
  if (!row) throw new AppError('not_found')
  return row
}

/**
 * Tolerances in milliseconds: the precision of a request's time, and the longest work after a client has disconnected.
 */
const toleranceMs = { completed: 50, disconnected: 5_000 }

/**
 * Returns the period in which a request was processed. Clients may reuse a request id, so an id alone does not identify
 * a request.
 */
export function workPeriodOf({ at, duration_ms, status }: RequestRow): { since: Date; until: Date } {
  const since = new Date(at)
  const tolerance = status === 499 ? toleranceMs.disconnected : toleranceMs.completed
  return { since, until: new Date(since.getTime() + duration_ms + tolerance) }
}

async function selectRequests(
  db: Database,
  workspaceId: string,
  conditions: readonly SQL[],
  limit: number,
): Promise<RequestRow[]> {
  // The join is outside the subquery, so that only the keys of the page are looked up.
  return db.execute<RequestRow>(sql`
    select r.id, r.request_id, r.at, r.method, r.path, r.query, r.operation_id, r.status, r.code, r.param, r.message,
      r.duration_ms, r.replayed, r.ip, r.user_agent,
      coalesce(r.ignored_parameters, '[]')::json as ignored_parameters,
      coalesce(r.ignored_fields, '[]')::json as ignored_fields,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as key
    from (
      select * from request_log r
      where ${sql.join([sql`r.workspace_id = ${workspaceId}`, ...conditions], sql` and `)}
      order by r.id desc
      limit ${limit}
    ) r
    left join api_keys k on k.workspace_id = ${workspaceId} and k.id = r.key_id
    order by r.id desc`)
}

export function conditionsOf(filter: RequestFilter): SQL[] {
  const { requestId, requestIdPart, keyId, operationId, status, path, code, since, until } = filter
  const equal: [SQL, string | undefined][] = [
    [sql`r.request_id`, requestId],
    [sql`r.key_id`, keyId],
    [sql`r.operation_id`, operationId],
    [sql`r.code`, code],
  ]
  return [
    ...equal.flatMap(([column, wanted]) => (wanted === undefined ? [] : [sql`${column} = ${wanted}`])),
    ...(status === undefined ? [] : [isStatus(status)]),
    ...(requestIdPart === undefined ? [] : [sql`position(${requestIdPart} in r.request_id) > 0`]),
    ...(path === undefined ? [] : [sql`starts_with(r.path, ${path})`]),
    // The condition on the time selects partitions, the condition on the id a range of their index.
    ...(since ? [sql`r.at >= ${since.toISOString()}::timestamptz and r.id >= ${firstId('req', since)}`] : []),
    ...(until ? [sql`r.at < ${until.toISOString()}::timestamptz and r.id < ${firstId('req', until)}`] : []),
  ]
}

function isStatus(status: string): SQL {
  if (!status.endsWith('xx')) return sql`r.status = ${Number(status)}`
  const first = Number(status[0]) * 100
  return sql`r.status between ${first} and ${first + 99}`
}
