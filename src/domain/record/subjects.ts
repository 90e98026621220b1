import { sql, type SQL } from '../../db/drizzle.ts'

/*
 * The subject of an activity or notification: a row `r` with `type`, `project_id`, `subject_id` and
 * `subject_name`.
 */

/** A user who reads activities or notifications of a workspace. */
interface Reader {
  workspaceId: string
  userId: string
}

/** Returns the queries for the current name of a subject, by kind. */
const names = (workspaceId: string): Record<string, SQL> => ({
  task: sql`select nullif(title, '') from tasks where workspace_id = ${workspaceId} and id = r.subject_id`,
  comment: sql`
    select nullif(t.title, '') from comments c
    join tasks t on t.workspace_id = ${workspaceId} and t.id = c.task_id
    where c.workspace_id = ${workspaceId} and c.id = r.subject_id`,
  event: sql`select title from events where workspace_id = ${workspaceId} and id = r.subject_id`,
  project: sql`select name from projects where workspace_id = ${workspaceId} and id = r.subject_id`,
  column: sql`select name from cards where workspace_id = ${workspaceId} and id = r.subject_id`,
  key: sql`select name from api_keys where workspace_id = ${workspaceId} and id = r.subject_id`,
  endpoint: sql`select coalesce(name, url) from webhook_endpoints where workspace_id = ${workspaceId} and id = r.subject_id`,
  delivery: sql`
    select e.type from webhook_deliveries d
    join webhook_events e on e.workspace_id = ${workspaceId} and e.id = d.event_id
    where d.workspace_id = ${workspaceId} and d.id = r.subject_id`,
  member: sql`
    select u.name from memberships m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and m.user_id = r.subject_id`,
  workspace: sql`select name from workspaces where id = ${workspaceId}`,
})

/**
 * The kind of a subject: the first part of the type, as in `task.created`. Notification types call endpoints `webhook`.
 */
const subjectKind = sql<string>`replace(split_part(r.type, '.', 1), 'webhook', 'endpoint')`

/** Returns the subject as JSON, with the name that is shown. */
export const subjectJson = (workspaceId: string, shownName: SQL): SQL => sql`
  json_build_object('type', ${subjectKind}, 'id', r.subject_id, 'name', ${shownName}, 'task_id', ${taskId(workspaceId)})`

/** Returns the id of the task that the subject is or belongs to; null if there is none, or it was deleted. */
const taskId = (workspaceId: string): SQL => sql`
  case ${subjectKind}
    when 'task' then (select id from tasks where workspace_id = ${workspaceId} and id = r.subject_id)
    when 'comment' then (select task_id from comments where workspace_id = ${workspaceId} and id = r.subject_id)
  end`

/**
 * Returns the subject's name if the user may know it: names in private projects and inboxes are shown only to users
 * with a role there (product.md 17.6).
 */
export const nameShownTo = (reader: Reader): SQL =>
  sql`case when ${isNamedTo(reader)} then ${subjectName(reader.workspaceId)} end`

/** Returns the subject's current name, or its last known one if it was deleted. */
export const subjectName = (workspaceId: string) => sql<string | null>`coalesce(
  case ${subjectKind} ${sql.join(
    Object.entries(names(workspaceId)).map(
      ([kind, name]) => sql`when ${sql.raw(`'${kind}'`)} then (${name})`,
    ),
    sql` `,
  )} end,
  nullif(r.subject_name, ''))`

/** Returns the condition that the user may see names and values of the subject (product.md 17.6). */
export const isNamedTo = ({ workspaceId, userId }: Reader): SQL => sql`(
  r.project_id is null
  or exists (
    select from projects p
    where p.workspace_id = ${workspaceId} and p.id = r.project_id
      and case when p.is_inbox then p.created_by = ${userId} else p.visibility = 'open' end)
  or exists (
    select from project_members m
    where m.workspace_id = ${workspaceId} and m.project_id = r.project_id and m.user_id = ${userId})
)`
