import type { Schemas } from '../../../generated/settings.operations.ts'
import type { Database } from '../../db/database.ts'
import { sql, type Queries, type SQL } from '../../db/drizzle.ts'
import { firstId } from '../ids.ts'
import { toPage, type Page, type PageRequest } from '../page.ts'
import type { Period } from '../period.ts'
import { isNamedTo, subjectJson, subjectName } from './subjects.ts'

type ActivityEntry = Schemas['Activity']

/** The filters of the activity feed. Undefined fields match everything. */
export interface ActivityFilter extends Period {
  type?: string | undefined
  keyId?: string | undefined
  actorId?: string | undefined
}

/** Lists the activities of a workspace, newest first, without those in inboxes of others (product.md 25.2). */
export async function listActivity(
  db: Database,
  { workspaceId, userId }: { workspaceId: string; userId: string },
  filter: ActivityFilter,
  page: PageRequest,
): Promise<Page<ActivityEntry>> {
  const [after] = page.after ?? []
  const conditions = [
    sql`workspace_id = ${workspaceId}`,
    isNotInOthersInbox({ workspaceId, userId }),
    ...conditionsOf(filter),
    ...(after === undefined ? [] : [sql`id < ${after}`]),
  ]
  const selected = sql`
    select * from activities where ${sql.join(conditions, sql` and `)}
    order by id desc
    limit ${page.limit + 1}`
  return readEntries(db, workspaceId, selected, isNamedTo({ workspaceId, userId }), page)
}

/**
 * Reads activities as they are shown.
 * @param selected the rows of the page and one more
 * @param isShown whether names and values of the row `r` are shown
 */
export async function readEntries(
  db: Queries,
  workspaceId: string,
  selected: SQL,
  isShown: SQL,
  page: PageRequest,
): Promise<Page<ActivityEntry>> {
  const name = sql`case when ${isShown} then ${subjectName(workspaceId)} end`
  const rows = await db.execute<Row>(sql`
    select r.id, r.created_at as at, r.type, r.via,
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as actor,
      case when k.id is not null then json_build_object('id', k.id, 'name', k.name) end as key,
      ${subjectJson(workspaceId, name)} as subject,
      coalesce(to_json(r.changed), '[]') as changed, r.request_id,
      case when r.changed_values is not null and ${isShown} then r.changed_values end as changed_values,
      case when p.id is not null and ${isShown} then json_build_object('id', p.id, 'name', p.name) end as person
    from (${selected}) r
    left join users u on u.id = r.user_id
    left join users p on p.id = r.person_id
    left join api_keys k on k.workspace_id = ${workspaceId} and k.id = r.api_key_id
    order by r.id desc`)
  return toPage(rows.map(entryOf), page, ({ id }) => [id])
}

/** Excludes activities in other people's inboxes, which are private to their owners. */
const isNotInOthersInbox = ({ workspaceId, userId }: Record<'workspaceId' | 'userId', string>): SQL => sql`
  not exists (
    select from projects p
    where p.workspace_id = ${workspaceId} and p.id = activities.project_id
      and p.is_inbox and p.created_by <> ${userId})`

type Value = Schemas['FieldValue']

/** An activity's row with its actor, key, subject and person. */
type Row = Omit<ActivityEntry, 'values'> & { changed_values: Record<string, [from: Value, to: Value]> | null }

function entryOf({ changed_values, ...entry }: Row): ActivityEntry {
  const values = entry.changed.flatMap((field) => {
    const [from, to] = changed_values?.[field] ?? []
    return from === undefined || to === undefined ? [] : [{ field, from, to }]
  })
  return { ...entry, values }
}

/**
 * Returns the conditions of a filter. Ids begin with the creation time, so a period is a range of the primary key.
 */
function conditionsOf({ type, keyId, actorId, since, until }: ActivityFilter): SQL[] {
  return [
    ...(type === undefined ? [] : [sql`type = ${type}`]),
    ...(keyId === undefined ? [] : [sql`api_key_id = ${keyId}`]),
    ...(actorId === undefined ? [] : [sql`user_id = ${actorId}`]),
    ...(since === undefined ? [] : [sql`id >= ${firstId('activity', since)}`]),
    ...(until === undefined ? [] : [sql`id < ${firstId('activity', until)}`]),
  ]
}
