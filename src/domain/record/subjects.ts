import { sql, type SQL } from '../../db/drizzle.ts'

/*
 * The subject of an activity or notification: a row `r` with `workspace_id`, `type`, `project_id`, `subject_id` and
 * `subject_name`.
 */

/** The query for a subject's present name, by its kind. */
const names: Record<string, SQL> = {
  task: sql`select nullif(title, '') from tasks where workspace_id = r.workspace_id and id = r.subject_id`,
  comment: sql`
    select nullif(t.title, '') from comments c
    join tasks t on t.workspace_id = c.workspace_id and t.id = c.task_id
    where c.workspace_id = r.workspace_id and c.id = r.subject_id`,
  event: sql`select title from events where workspace_id = r.workspace_id and id = r.subject_id`,
  project: sql`select name from projects where workspace_id = r.workspace_id and id = r.subject_id`,
  key: sql`select name from api_keys where workspace_id = r.workspace_id and id = r.subject_id`,
  endpoint: sql`select url from webhook_endpoints where workspace_id = r.workspace_id and id = r.subject_id`,
  delivery: sql`
    select e.type from webhook_deliveries d
    join webhook_events e on e.workspace_id = d.workspace_id and e.id = d.event_id
    where d.workspace_id = r.workspace_id and d.id = r.subject_id`,
  member: sql`
    select u.name from memberships m join users u on u.id = m.user_id
    where m.workspace_id = r.workspace_id and m.user_id = r.subject_id`,
  workspace: sql`select name from workspaces where id = r.workspace_id`,
}

/**
 * The kind of a subject, taken from the type: `task.created`. Types of notifications call endpoints webhooks.
 */
export const subjectKind = sql<string>`replace(split_part(r.type, '.', 1), 'webhook', 'endpoint')`

/**
 * Returns the subject's name if the user may know it: names in private projects and inboxes are shown only to users
 * with a role there (product.md 17.6).
 */
export const nameShownTo = (userId: string): SQL =>
  sql`case when ${isNamedTo(userId)} then ${subjectName} end`

/** The subject's present name, or its last known one if it was deleted. */
const subjectName = sql<string | null>`coalesce(
  case ${subjectKind} ${sql.join(
    Object.entries(names).map(([kind, name]) => sql`when ${sql.raw(`'${kind}'`)} then (${name})`),
    sql` `,
  )} end,
  nullif(r.subject_name, ''))`

const isNamedTo = (userId: string): SQL => sql`(
  r.project_id is null
  or exists (
    select from projects p
    where p.workspace_id = r.workspace_id and p.id = r.project_id and p.visibility = 'open' and not p.is_inbox)
  or exists (
    select from project_members m
    where m.workspace_id = r.workspace_id and m.project_id = r.project_id and m.user_id = ${userId})
)`
