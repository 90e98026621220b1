import type { Database } from '../../db/database.ts'
import { sql, type SQL } from '../../db/drizzle.ts'
import { AppError } from '../../errors.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { LoggedRequest } from './write-requests.ts'

export type RequestRow = LoggedRequest & { key_name: string | null }

/** What the log is searched by; what is undefined does not matter. */
export interface RequestFilter {
  requestId?: string | undefined
  keyId?: string | undefined
  operationId?: string | undefined
  /** `2xx`, `4xx`, `5xx` or a number. */
  status?: string | undefined
  code?: string | undefined
  since?: string | undefined
  until?: string | undefined
}

/** The requests of a workspace, newest first. */
export async function listRequests(
  db: Database,
  workspaceId: string,
  filter: RequestFilter,
  page: PageRequest,
): Promise<Page<RequestRow>> {
  const [after] = page.after ?? []
  const conditions = [...conditionsOf(filter), ...(after === undefined ? [] : [sql`r.id < ${after}`])]
  const { rows } = await db.execute<RequestRow & Record<string, unknown>>(
    selectRequests(workspaceId, conditions, page.limit + 1),
  )
  return toPage(rows, page, ({ id }) => [id])
}

/** @throws AppError not_found */
export async function findRequest(db: Database, workspaceId: string, id: string): Promise<RequestRow> {
  const { rows } = await db.execute<RequestRow & Record<string, unknown>>(
    selectRequests(workspaceId, [sql`r.id = ${id}`], 1),
  )
  const [row] = rows
  if (!row) throw new AppError('not_found')
  return row
}

const selectRequests = (workspaceId: string, conditions: readonly SQL[], limit: number): SQL => sql`
  select r.*, k.name as key_name
  from request_log r
  left join api_keys k on k.workspace_id = r.workspace_id and k.id = r.key_id
  where ${sql.join([sql`r.workspace_id = ${workspaceId}`, ...conditions], sql` and `)}
  order by r.id desc
  limit ${limit}`

function conditionsOf({ requestId, keyId, operationId, status, code, since, until }: RequestFilter): SQL[] {
  const equal: [SQL, string | undefined][] = [
    [sql`r.request_id`, requestId],
    [sql`r.key_id`, keyId],
    [sql`r.operation_id`, operationId],
    [sql`r.code`, code],
  ]
  return [
    ...equal.flatMap(([column, wanted]) => (wanted === undefined ? [] : [sql`${column} = ${wanted}`])),
    ...(status === undefined ? [] : [isStatus(status)]),
    ...(since === undefined ? [] : [sql`r.at >= ${since}::timestamptz`]),
    ...(until === undefined ? [] : [sql`r.at < ${until}::timestamptz`]),
  ]
}

function isStatus(status: string): SQL {
  if (!status.endsWith('xx')) return sql`r.status = ${Number(status)}`
  const first = Number(status[0]) * 100
  return sql`r.status between ${first} and ${first + 99}`
}
