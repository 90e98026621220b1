import {
  sql,
  type SQL,
  bigint,
  boolean,
  check,
  customType,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from './drizzle.ts'
import { lowerCaseAddress } from './letter-case.ts'
import { searchVector } from './search-vector.ts'

/* Tenancy: `workspace_id` begins every key of a tenant table, is in every foreign key, and constrains every query. */

/* Visibility: `projects.visible` has a copy in tasks and events for fast lists. Foreign keys keep it consistent. */

const oneOf = (column: AnyPgColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`

export const repeats = ['none', 'daily', 'weekly', 'monthly', 'yearly'] as const
export const workspaceRoles = ['owner', 'admin', 'member'] as const
export const membershipStatuses = ['active', 'pending', 'suspended'] as const
export const projectRoles = ['manager', 'editor', 'viewer'] as const
export const visibilities = ['open', 'private'] as const
export const origins = ['api', 'web', 'cli', 'import', 'job'] as const
export type Repeat = (typeof repeats)[number]
export type Frequency = Exclude<Repeat, 'none'>
export type WorkspaceRole = (typeof workspaceRoles)[number]
export type MembershipStatus = (typeof membershipStatuses)[number]
export type ProjectRole = (typeof projectRoles)[number]
export type Visibility = (typeof visibilities)[number]
export type Origin = (typeof origins)[number]
export type WorkspaceState = 'active' | 'moving' | 'moved'

/** Column type of ids. Ids are compared by bytes in every locale, so that they sort by creation. */
const idText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })
/** Column type of instants: ISO 8601 in UTC with milliseconds, in both directions. */
const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp (3) with time zone',
})
const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })

/** Builds the column for the workspace or user of a row, with its foreign key. */
const workspaceId = () =>
  idText()
    .notNull()
    .references(() => workspaces.id)
const userId = () =>
  idText()
    .notNull()
    .references(() => users.id)

/** The primary key of most tenant tables. */
const tenantRow = { workspace_id: idText().notNull(), id: idText().notNull() }

/** Returns the foreign key of a column to a row of the same workspace. */
const rowOf = (table: Record<keyof typeof tenantRow, AnyPgColumn>, workspace: AnyPgColumn, id: AnyPgColumn) =>
  foreignKey({ columns: [workspace, id], foreignColumns: [table.workspace_id, table.id] })

/** Returns the foreign key of a row to its project, which keeps the copy of `visible` consistent. */
const visibleIn = (t: Record<'workspace_id' | 'project_id' | 'visible', AnyPgColumn>) =>
  foreignKey({
    columns: [t.workspace_id, t.project_id, t.visible],
    foreignColumns: [projects.workspace_id, projects.id, projects.visible],
  }).onUpdate('cascade')

const timestamps = { created_at: instant().notNull(), updated_at: instant().notNull() }

export const users = pgTable(
  'users',
  {
    id: idText().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    /** Argon2id hash of the password for the settings area. */
    password_hash: text(),
    /** Workspace that the user last opened in the settings area, in which the next session begins. */
    last_workspace_id: idText(),
    /** Number of sign-ins, workspace switches and password changes, which a plan asserts (change-user.ts). */
    session_changes: integer().notNull().default(0),
    /** Encrypted secret of the authenticator app; null without a second factor. */
    second_factor_sealed: bytes(),
    /** Time from which signing in needs a code; null while the secret is not confirmed. */
    second_factor_at: instant(),
    /** Period of the last accepted code, so that no code is accepted twice. */
    second_factor_step: integer(),
    /** SHA-256 of the unused recovery codes. */
    recovery_codes: text().array().notNull().default([]),
    /** Whether single keys are shortcuts in the web editor. */
    keyboard_shortcuts: boolean().notNull().default(true),
    created_at: instant().notNull(),
  },
  (t) => [
    uniqueIndex('users_address').on(lowerCaseAddress(t.email)),
    // Index that the previous release uses during a rolling upgrade.
    uniqueIndex('users_email').on(sql`lower(${t.email})`),
  ],
)

/** Sessions of the settings area. The hash is the key, since the workspace is not known before the session is found. */
export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the cookie's value. */
    hash: bytes().primaryKey(),
    id: idText().notNull().unique(),
    user_id: userId(),
    /** Workspace that the user has open. */
    workspace_id: workspaceId(),
    created_at: instant().notNull(),
    /** Time of the last request, to the minute. */
    last_seen_at: instant().notNull(),
    ip: text().notNull(),
    user_agent: text(),
  },
  (t) => [index('sessions_by_user').on(t.user_id, t.last_seen_at), index('sessions_age').on(t.last_seen_at)],
)

/** Failed and pending sign-ins, by email address and by IP address, for rate limits. */
export const signInFailures = pgTable(
  'sign_in_failures',
  { subject: text().notNull(), at: instant().notNull(), attempt_id: idText().notNull() },
  (t) => [
    primaryKey({ columns: [t.attempt_id, t.subject] }),
    index('sign_in_failures_by_subject').on(t.subject, t.at),
    index('sign_in_failures_age').on(t.at),
  ],
)

export const workspaces = pgTable('workspaces', {
  id: idText().primaryKey(),
  name: text().notNull(),
  /** IANA name of the time zone that determines today's date in the workspace. */
  time_zone: text().notNull().default('UTC'),
  /** Whether owners and admins need a second factor. */
  require_second_factor: boolean().notNull().default(false),
  created_at: instant().notNull(),
  /** While `moving` to another installation, writes are refused; once `moved`, all requests are. */
  state: text().$type<WorkspaceState>().notNull().default('active'),
  /** URL of the installation to which the workspace has moved; null if unknown. */
  moved_to: text(),
  /** Keys of the installations that the workspace came from, in base64, to verify cursors issued there. */
  cursor_keys: text().array().notNull().default([]),
})

export const memberships = pgTable(
  'memberships',
  {
    workspace_id: workspaceId(),
    user_id: userId(),
    role: text().$type<WorkspaceRole>().notNull(),
    status: text().$type<MembershipStatus>().notNull(),
    joined_at: instant(),
    /** Time of the member's last request in the settings area, to the minute. */
    last_seen_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.user_id] }),
    check('memberships_role', oneOf(t.role, workspaceRoles)),
    check('memberships_status', oneOf(t.status, membershipStatuses)),
    check('memberships_joined', sql`${t.status} <> 'active' or ${t.joined_at} is not null`),
    index('memberships_active')
      .on(t.workspace_id, t.joined_at, t.user_id)
      .where(sql`status = 'active'`),
    index('memberships_user').on(t.user_id),
  ],
)

/** Pending invitations. Accepted and revoked invitations are deleted. */
export const invitations = pgTable(
  'invitations',
  {
    workspace_id: workspaceId(),
    id: idText().notNull(),
    email: text().notNull(),
    name: text(),
    role: text().$type<WorkspaceRole>().notNull(),
    /** SHA-256 of the token in the invitation's link. */
    token_hash: bytes().notNull(),
    /** Null if an operator command created the invitation. */
    invited_by: idText().references(() => users.id),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    uniqueIndex('invitations_by_address').on(t.workspace_id, lowerCaseAddress(t.email)),
    // Index that the previous release uses during a rolling upgrade.
    uniqueIndex('invitations_by_email').on(t.workspace_id, sql`lower(${t.email})`),
    uniqueIndex('invitations_by_token').on(t.token_hash),
    index('invitations_expiry').on(t.expires_at),
    check('invitations_role', oneOf(t.role, workspaceRoles)),
  ],
)

/** Pending password resets. Setting the password deletes all resets of the user. */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** SHA-256 of the token in the reset's link. */
    hash: bytes().primaryKey(),
    user_id: userId(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [index('password_resets_by_user').on(t.user_id), index('password_resets_expiry').on(t.expires_at)],
)

/**
 * Workspaces of API key secrets and invitation tokens. The primary key ensures that a token belongs to one workspace.
 * In a distributed database, the workspace determines the shard in which a token is looked up.
 */
export const tokenWorkspaces = pgTable(
  'token_workspaces',
  {
    /** SHA-256 of the token. */
    hash: bytes().primaryKey(),
    workspace_id: idText().notNull(),
    /** Expiry of an invitation's row; null for an API key's row, which is deleted with its secret. */
    expires_at: instant(),
  },
  (t) => [index('token_workspaces_expiry').on(t.expires_at)],
)

/**
 * Workspaces in which a user is or was a member. In a distributed database, memberships of a user are read only from
 * these workspaces; elsewhere the table is only written. Rows stay when a membership ends.
 */
export const userWorkspaces = pgTable(
  'user_workspaces',
  { user_id: idText().notNull(), workspace_id: idText().notNull() },
  (t) => [primaryKey({ columns: [t.user_id, t.workspace_id] })],
)

/**
 * Columns of a user that sign-ins and workspace switches change, for distributed databases: there a write to `users`
 * needs every node, while this table is on the coordinator. Elsewhere the columns of `users` are used.
 */
export const userStates = pgTable('user_states', {
  user_id: idText().primaryKey(),
  /** Number of sign-ins and of changes of workspace, password or second factor, which a plan asserts (change-user.ts). */
  changes: integer().notNull(),
  last_workspace_id: idText(),
  second_factor_step: integer(),
})

/**
 * The outbox of emails. A row is deleted once its email was accepted, or after the last attempt.
 * @public read by the migration generator; statements use the table name
 */
export const mails = pgTable(
  'mails',
  {
    id: idText().primaryKey(),
    /** Recipient and texts, encrypted with a key derived from `SESSION_SECRET`, since links contain tokens. */
    sealed: bytes().notNull(),
    /** Number of failed attempts. */
    failures: smallint().notNull().default(0),
    next_attempt_at: instant().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('mails_due').on(t.next_attempt_at)],
)

export const projects = pgTable(
  'projects',
  {
    workspace_id: workspaceId(),
    id: idText().notNull(),
    name: text().notNull(),
    description: text(),
    visibility: text().$type<Visibility>().notNull(),
    is_inbox: boolean().notNull().default(false),
    archived_at: instant(),
    /** Whether the API shows the project (product.md 5.1): not private, not an inbox, not archived. */
    visible: boolean()
      .notNull()
      .generatedAlwaysAs(sql`visibility = 'open' and not is_inbox and archived_at is null`),
    /** Number of tasks up to `counted_until`. Later tasks are counted when the number is read. */
    counted_tasks: integer().notNull().default(0),
    counted_until: idText().notNull().default(''),
    created_by: userId(),
    ...timestamps,
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    unique('projects_visible_key').on(t.workspace_id, t.id, t.visible),
    index('projects_list')
      .on(t.workspace_id, t.id)
      .where(sql`visible`),
    check('projects_visibility', oneOf(t.visibility, visibilities)),
  ],
)

export const projectMembers = pgTable(
  'project_members',
  {
    workspace_id: idText().notNull(),
    project_id: idText().notNull(),
    user_id: userId(),
    role: text().$type<ProjectRole>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.project_id, t.user_id] }),
    rowOf(projects, t.workspace_id, t.project_id),
    check('project_members_role', oneOf(t.role, projectRoles)),
  ],
)

export const cards = pgTable(
  'cards',
  {
    ...tenantRow,
    project_id: idText().notNull(),
    name: text().notNull(),
    is_done: boolean().notNull().default(false),
    order: integer().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    unique('cards_project_key').on(t.workspace_id, t.project_id, t.id),
    index('cards_list').on(t.workspace_id, t.project_id, t.order, t.id),
    rowOf(projects, t.workspace_id, t.project_id),
  ],
)

export const tasks = pgTable(
  'tasks',
  {
    ...tenantRow,
    project_id: idText().notNull(),
    card_id: idText(),
    /**
     * Sort key in the column once the task was moved; null if it is sorted by its id
     * (domain/tasks/positions.ts).
     */
    position: idText(),
    /** Copy of the project's column, kept equal by the foreign key. */
    visible: boolean().notNull(),
    /** Empty if the task has no title. */
    title: text().notNull(),
    description: text(),
    priority: text(),
    progress: smallint(),
    completed: boolean()
      .notNull()
      .generatedAlwaysAs(sql`coalesce(progress = 100, false)`),
    end_date: date(),
    end_time: text(),
    /**
     * An array, since assignees are always read and written with the task: no join in reads, no extra statement in
     * writes.
     */
    assignee_ids: text().array().notNull().default([]),
    reminder_at: instant(),
    /** Time at which the reminder was sent. Null if it has not been sent. */
    reminded_at: instant(),
    recurrence: text().$type<Frequency>(),
    /**
     * Day of the month to which monthly and yearly recurrence returns after a shorter month. A completed task keeps
     * it, although its recurrence has ended.
     */
    recurrence_day: smallint(),
    /** Without a foreign key, since every write asserts that the user exists. */
    created_by: idText().notNull(),
    ...timestamps,
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    visibleIn(t),
    foreignKey({
      columns: [t.workspace_id, t.project_id, t.card_id],
      foreignColumns: [cards.workspace_id, cards.project_id, cards.id],
    }),
    check('tasks_progress', sql`${t.progress} between 0 and 100`),
    check('tasks_end_time', sql`${t.end_time} is null or ${t.end_date} is not null`),
    check('tasks_recurrence', sql`${t.recurrence} <> 'none' and ${oneOf(t.recurrence, repeats)}`),
    check('tasks_recurrence_day', sql`${t.recurrence_day} between 1 and 31`),
    index('tasks_list')
      .on(t.workspace_id, t.id)
      .where(sql`visible`),
    // Includes `visible`, so that listing a private project with a million tasks returns nothing without scanning.
    index('tasks_by_project').on(t.workspace_id, t.project_id, t.visible, t.id),
    // Includes the position, so that tasks without one are found quickly even if most tasks of a column were moved.
    index('tasks_in_column').on(t.workspace_id, t.card_id, t.visible, t.id, t.position),
    index('tasks_moved')
      .on(t.workspace_id, t.card_id, t.position)
      .where(sql`position is not null`),
    index('tasks_by_completed')
      .on(t.workspace_id, t.completed, t.id)
      .where(sql`visible`),
    // Sorted as a list by due date is, separately for open and completed tasks.
    index('tasks_by_due')
      .on(t.workspace_id, t.completed, t.end_date, sql`coalesce(end_time, '99') collate "C"`, t.id)
      .where(sql`end_date is not null`),
    // Open tasks only: without assignees or once completed, a task costs nothing here.
    index('tasks_by_assignee')
      .using('gin', t.assignee_ids)
      .where(sql`not completed and assignee_ids <> '{}'`),
    // Tasks that were never updated are found by their ids, which begin with the time of creation.
    index('tasks_changed')
      .on(t.workspace_id, t.updated_at, t.id)
      .where(sql`visible and updated_at > created_at`),
    index('tasks_roll_forward')
      .on(t.workspace_id, t.id)
      .where(sql`completed and recurrence is not null`),
    // Entries wait in a list that every search reads: a megabyte is read in a millisecond or two, and a shorter list is moved
    // into the index more often, which took most of the time of a create.
    index('tasks_by_words')
      .using(
        'gin',
        sql.raw(searchVector({ workspaceId: 'workspace_id', title: 'title', description: 'description' })),
      )
      .with({ gin_pending_list_limit: 1024 }),
    index('tasks_reminders')
      .on(t.reminder_at)
      .where(sql`reminder_at is not null and reminded_at is null`),
  ],
)

export const comments = pgTable(
  'comments',
  {
    ...tenantRow,
    task_id: idText().notNull(),
    /** The comment that this comment replies to. */
    parent_id: idText(),
    body: text().notNull(),
    author_id: idText().notNull(),
    /** Origin; null for comments written by older versions, whose origin is in the activity. */
    via: text().$type<Origin>(),
    created_at: instant().notNull(),
    /** Time at which the text was last changed. */
    edited_at: instant(),
    /** Time at which the comment was deleted, and its text with it. The row stays as the place of its replies. */
    deleted_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    index('comments_list').on(t.workspace_id, t.task_id, t.id),
    rowOf(tasks, t.workspace_id, t.task_id).onDelete('cascade'),
  ],
)

export const events = pgTable(
  'events',
  {
    workspace_id: workspaceId(),
    id: idText().notNull(),
    project_id: idText(),
    /** Workspace of an event without a project; null if the event has a project. */
    event_workspace_id: idText(),
    visible: boolean().notNull(),
    title: text().notNull(),
    description: text(),
    date: date().notNull(),
    start_time: text().notNull(),
    end_time: text().notNull(),
    repeat: text().$type<Repeat>().notNull(),
    repeat_interval: smallint(),
    reminder_at: instant(),
    /** Time at which the reminder of `reminder_at` was sent, or skipped because its time had passed. */
    reminded_at: instant(),
    timezone: text().notNull().default('UTC'),
    reminder_minutes_before: smallint(),
    /**
     * Time of the next reminder of a repeating event; null if there is none. An earlier time would send reminders
     * again.
     */
    next_reminder_at: instant(),
    location: text(),
    meet_link: text(),
    color: text(),
    order: bigint({ mode: 'number' }),
    invited_user_ids: text().array().notNull().default([]),
    created_by: idText().notNull(),
    ...timestamps,
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    visibleIn(t),
    check('events_belong_to_one', sql`(${t.project_id} is null) <> (${t.event_workspace_id} is null)`),
    check('events_stay_in_tenant', sql`${t.event_workspace_id} = ${t.workspace_id}`),
    check('events_workspace_visible', sql`${t.project_id} is not null or ${t.visible}`),
    check('events_times', sql`${t.start_time} < ${t.end_time}`),
    check('events_repeat', oneOf(t.repeat, repeats)),
    check('events_repeat_interval', sql`${t.repeat_interval} between 1 and 365`),
    check('events_reminder_minutes', sql`${t.reminder_minutes_before} between 1 and 10080`),
    index('events_list')
      .on(t.workspace_id, t.date, t.start_time, t.id)
      .where(sql`visible`),
    index('events_by_project').on(t.workspace_id, t.project_id),
    // For the web editor's calendar: events in the range, and repeating events that have begun.
    index('events_by_repeat').on(t.workspace_id, t.repeat, t.date),
    index('events_reminders')
      .on(t.reminder_at)
      .where(sql`reminder_at is not null and reminded_at is null`),
    index('events_next_reminders')
      .on(t.next_reminder_at)
      .where(sql`next_reminder_at is not null`),
  ],
)

export const apiKeys = pgTable(
  'api_keys',
  {
    ...tenantRow,
    name: text().notNull(),
    scopes: text().array().notNull(),
    /** Without a foreign key to the membership. If the membership is removed, the key is refused. */
    created_by: idText().notNull(),
    created_at: instant().notNull(),
    expires_at: instant(),
    disabled_at: instant(),
    revoked_at: instant(),
  },
  (t) => [primaryKey({ columns: [t.workspace_id, t.id] })],
)

/** Secrets of API keys, at most two active for each. The hash finds the key before the workspace is known. */
export const apiKeySecrets = pgTable(
  'api_key_secrets',
  {
    /** SHA-256 of the whole secret. */
    hash: bytes().notNull(),
    workspace_id: idText().notNull(),
    key_id: idText().notNull(),
    last4: text().notNull(),
    created_at: instant().notNull(),
    /** End of the overlap, once the key has been rotated. */
    expires_at: instant(),
    last_used_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.key_id, t.hash] }),
    // Citus has no unique index without the workspace; there the key of `token_workspaces` keeps secrets unique.
    uniqueIndex('api_key_secrets_by_hash').on(t.hash),
    rowOf(apiKeys, t.workspace_id, t.key_id),
  ],
)

/** The activity feed. No foreign keys, since subjects may be deleted, and since every write adds a row. */
export const activities = pgTable(
  'activities',
  {
    ...tenantRow,
    type: text().notNull(),
    /** Null for an operator command or a job. */
    user_id: idText(),
    via: text().$type<Origin>().notNull(),
    api_key_id: idText(),
    project_id: idText(),
    /** Id of a task, comment, event, project, key, endpoint, delivery or member. */
    subject_id: idText().notNull(),
    /** Name at that time, for subjects that may be deleted; null if the current name is looked up. */
    subject_name: text(),
    /** Names of the fields that an update changed. */
    changed: text().array(),
    /** Previous and new values of these fields, except long strings. */
    changed_values: jsonb().$type<Record<string, readonly [from: unknown, to: unknown]>>(),
    /** The person whose role in a project has changed. */
    person_id: idText(),
    /** `X-Request-Id` of the API request. */
    request_id: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    check('activities_via', oneOf(t.via, origins)),
    // Partial index for rare types. Frequent types are found by a scan of the latest rows, so they need no index entry.
    index('activities_by_type')
      .on(t.workspace_id, t.type, t.id)
      .where(sql`type not in ('task.created', 'task.updated', 'task.completed', 'comment.created')`),
    index('activities_by_key')
      .on(t.workspace_id, t.api_key_id, t.id)
      .where(sql`api_key_id is not null`),
    // For the history of a task. Its creation is found by time, so creating a task adds no index entry.
    index('activities_of_tasks')
      .on(t.workspace_id, t.subject_id, t.id)
      .where(
        sql`type in ('task.updated', 'task.completed', 'task.moved', 'task.recurrence_changed', 'comment.created')`,
      ),
    // For the history of a task, too: rare, and after the index above.
    index('activities_of_changed_comments')
      .on(t.workspace_id, t.subject_id, t.id)
      .where(sql`type in ('comment.updated', 'comment.deleted')`),
    index('activities_by_person')
      .on(t.workspace_id, t.user_id, t.id)
      .where(sql`user_id is not null`),
  ],
)

export const notifications = pgTable(
  'notifications',
  {
    ...tenantRow,
    user_id: idText().notNull(),
    type: text().notNull(),
    subject_id: idText().notNull(),
    /** Project of the subject at that time; null if it has none. */
    project_id: idText(),
    /** User who caused the notification; null if no user did. */
    actor_id: idText(),
    via: text().$type<Origin>().notNull(),
    data: jsonb().$type<Record<string, unknown>>(),
    created_at: instant().notNull(),
    read_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    index('notifications_by_user').on(t.workspace_id, t.user_id, t.id),
    index('notifications_unread')
      .on(t.workspace_id, t.user_id, t.id)
      .where(sql`read_at is null`),
    check('notifications_via', oneOf(t.via, origins)),
  ],
)

/** Stored replies of requests with an `Idempotency-Key`, committed together with their writes. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspace_id: idText().notNull(),
    /** Id of the API key, or of the user in the settings area. */
    caller_id: idText().notNull(),
    key: text().notNull(),
    /** SHA-256 of method, path and parsed body. */
    fingerprint: bytes().notNull(),
    status: smallint().notNull(),
    /** Body as sent. Text, since jsonb would reorder the members. */
    body: text().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.caller_id, t.key] }),
    index('idempotency_keys_expiry').on(t.expires_at),
  ],
)

/** Records of CSV files that were imported, so that a repeated import creates no duplicates and can be undone. */
export const importedLines = pgTable(
  'imported_lines',
  {
    workspace_id: idText().notNull(),
    project_id: idText().notNull(),
    /** SHA-256 of the record's cells. */
    digest: bytes('file').notNull(),
    /** Ordinal of the record among identical records of its file, from 1. */
    occurrence: integer('line').notNull(),
    /** The task of the record; it may have been deleted since. */
    task_id: idText(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.project_id, t.digest, t.occurrence] }),
    index('imported_lines_expiry').on(t.expires_at),
  ],
)

/** The tasks that each batch of an import has created, so that the import can be undone. */
export const importBatches = pgTable(
  'import_batches',
  {
    workspace_id: idText().notNull(),
    import_id: idText().notNull(),
    /** Ordinal of the batch, from 1. */
    batch: integer().notNull(),
    project_id: idText().notNull(),
    task_ids: text().array().notNull(),
    expires_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.import_id, t.batch] }),
    index('import_batches_expiry').on(t.expires_at),
  ],
)

export const disabledReasons = ['manual', 'failures'] as const
export type DisabledReason = (typeof disabledReasons)[number]

export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    workspace_id: workspaceId(),
    id: idText().notNull(),
    name: text(),
    url: text().notNull(),
    /** Types that the endpoint subscribes to. Empty: all. */
    events: text().array().notNull().default([]),
    created_at: instant().notNull(),
    disabled_at: instant(),
    disabled_reason: text().$type<DisabledReason>(),
    /** Number of consecutive deliveries whose attempts all failed. */
    consecutive_exhausted: integer().notNull().default(0),
    /**
     * Whether the last attempt succeeded quickly. Such endpoints get more slots, and do not wait for endpoints that
     * hang.
     */
    is_prompt: boolean().notNull().default(false),
    /** Time of the first failed attempt since the last success; null if the endpoint is not failing. */
    failing_since: instant(),
    last_delivered_at: instant(),
    /**
     * Time at which owners and admins were notified of the failing endpoint; null if they were not, or the endpoint
     * recovered.
     */
    failing_notified_at: instant(),
    /** Whether deliveries of the endpoint may be paused, because it was disabled. */
    has_paused: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    check('webhook_endpoints_reason', oneOf(t.disabled_reason, disabledReasons)),
    index('webhook_endpoints_failing')
      .on(t.failing_since)
      .where(sql`failing_since is not null and failing_notified_at is null`),
    index('webhook_endpoints_paused')
      .on(t.disabled_at)
      .where(sql`has_paused`),
  ],
)

/** Signing secrets, at most two active for each endpoint, encrypted with a key derived from `SESSION_SECRET`. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    workspace_id: idText().notNull(),
    endpoint_id: idText().notNull(),
    sealed: bytes().notNull(),
    last4: text().notNull(),
    created_at: instant().notNull(),
    /** End of the overlap, once the secret has been rotated. */
    expires_at: instant(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.endpoint_id, t.sealed] }),
    rowOf(webhookEndpoints, t.workspace_id, t.endpoint_id),
  ],
)

/** Webhook events. All attempts send the payload stored here. */
export const webhookEvents = pgTable(
  'webhook_events',
  {
    ...tenantRow,
    type: text().notNull(),
    body: text().notNull(),
    /** `X-Request-Id` of the API request that caused the event, if any. */
    request_id: text(),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    index('webhook_events_age').on(t.created_at),
    // Partial index for rare types, as on the activity feed.
    index('webhook_events_by_type')
      .on(t.workspace_id, t.type, t.id)
      .where(sql`type in ('project.created', 'event.created', 'task.deleted')`),
    index('webhook_events_by_request')
      .on(t.workspace_id, t.request_id)
      .where(sql`request_id is not null`),
  ],
)

export const deliveryStatuses = ['pending', 'delivered', 'exhausted', 'held'] as const
export type DeliveryStatus = (typeof deliveryStatuses)[number]

export type DeliveryQueue = 'due' | 'later' | 'paused'

/** The outbox of webhooks: one row for each endpoint and event. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    ...tenantRow,
    endpoint_id: idText().notNull(),
    event_id: idText().notNull(),
    status: text().$type<DeliveryStatus>().notNull(),
    /** Whether the event is a test event, which does not count toward disabling the endpoint. */
    is_test: boolean().notNull().default(false),
    /** Number of failed attempts since the delivery was created or resent manually. */
    failures: smallint().notNull().default(0),
    next_attempt_at: instant(),
    /** End of the lease of a worker, after which another worker may claim the delivery. */
    leased_until: instant(),
    /**
     * State of a pending delivery in the queue: `due`, `later` (before its next attempt) or `paused` (endpoint
     * disabled). Finished deliveries are `later`, so that a resend by a node of an earlier version is noticed.
     */
    queue: text().$type<DeliveryQueue>().notNull().default('due'),
    created_at: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.id] }),
    rowOf(webhookEndpoints, t.workspace_id, t.endpoint_id),
    rowOf(webhookEvents, t.workspace_id, t.event_id),
    check('webhook_deliveries_status', oneOf(t.status, deliveryStatuses)),
    check('webhook_deliveries_pending', sql`(${t.status} = 'pending') = (${t.next_attempt_at} is not null)`),
    index('webhook_deliveries_due')
      .on(t.next_attempt_at)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_waiting')
      .on(t.workspace_id, t.endpoint_id, t.next_attempt_at)
      .where(sql`status = 'pending'`),
    index('webhook_deliveries_queue')
      .on(t.workspace_id, t.endpoint_id)
      .where(sql`queue = 'due'`),
    index('webhook_deliveries_later')
      .on(t.next_attempt_at)
      .where(sql`queue = 'later'`),
    index('webhook_deliveries_log').on(t.workspace_id, t.endpoint_id, t.id),
    // Test events are also sent to disabled endpoints, whose other deliveries wait.
    index('webhook_deliveries_tests')
      .on(t.workspace_id, t.endpoint_id)
      .where(sql`status = 'pending' and is_test`),
    // For the few failed deliveries among thousands of successful ones.
    index('webhook_deliveries_lost')
      .on(t.workspace_id, t.endpoint_id, t.id)
      .where(sql`status in ('exhausted', 'held')`),
    index('webhook_deliveries_by_event').on(t.workspace_id, t.event_id),
    index('webhook_deliveries_age').on(t.created_at),
  ],
)

/** Attempts to send deliveries. Has no key, but `replica identity full` by a migration, so that it can be published. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    workspace_id: idText().notNull(),
    delivery_id: idText().notNull(),
    at: instant().notNull(),
    duration_ms: integer().notNull(),
    /** HTTP status; null without a response. */
    status: integer(),
    error: text(),
    /** First 4 KiB of the response body. */
    response: text(),
    /** `Service-Signature` that was sent. */
    signature: text(),
  },
  (t) => [
    index('webhook_attempts_log').on(t.workspace_id, t.delivery_id, t.at),
    index('webhook_attempts_age').on(t.at),
    rowOf(webhookDeliveries, t.workspace_id, t.delivery_id).onDelete('cascade'),
  ],
)

/** Hourly number of requests of each key. The requests are in `request_log`, which has a partition for each day. */
export const keyUsage = pgTable(
  'key_usage',
  {
    workspace_id: idText().notNull(),
    key_id: idText().notNull(),
    hour: instant().notNull(),
    requests: integer().notNull(),
    /** Number of responses with 5xx, or 4xx other than 429. */
    errors: integer().notNull(),
    rate_limited: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.workspace_id, t.key_id, t.hour] }), index('key_usage_age').on(t.hour)],
)

/** Hourly number of requests of each key, by operation and status. */
export const keyRequests = pgTable(
  'key_requests',
  {
    workspace_id: idText().notNull(),
    key_id: idText().notNull(),
    hour: instant().notNull(),
    /** The operation; empty if none matched. */
    operation_id: text().notNull(),
    status: smallint().notNull(),
    requests: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.workspace_id, t.key_id, t.hour, t.operation_id, t.status] }),
    index('key_requests_age').on(t.hour),
  ],
)
