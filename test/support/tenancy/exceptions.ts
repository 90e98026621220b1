export interface Exception {
  /** The file that sends the statements. */
  origin: string
  /** The statements of that file; by default all. */
  text?: RegExp
  why: string
  /** True if the case needs requests of two workspaces at the same moment, which tests cannot ensure. */
  isRare?: true
}

/* Statements that run before the workspace is known, or on several workspaces, and the reasons. */

const beforeWorkspaceIsKnown: Exception[] = [
  {
    origin: 'src/domain/api-keys/find-key.ts',
    why: 'A key is found by the hash of its secret, which determines its workspace.',
  },
  {
    origin: 'src/domain/accounts/sessions.ts',
    why: 'A session is found by the hash of its cookie, which determines the workspace. On Citus the other rows are read by a second statement.',
  },
  {
    origin: 'src/domain/accounts/user-workspaces.ts',
    why: 'A user is shown their workspaces. On Citus each is queried separately.',
  },
  {
    origin: 'src/domain/accounts/assert-session.ts',
    why: 'A session determines its workspace, even while its user switches to another.',
  },
  {
    origin: 'src/domain/accounts/sign-in.ts',
    text: /moved_to/,
    why: 'A user whose workspaces have all moved gets the address of one of them.',
  },
  {
    origin: 'src/domain/accounts/accept-invitation.ts',
    why: 'An invitation is found by the hash of its token, which determines its workspace.',
  },
  {
    origin: 'src/domain/accounts/record-person.ts',
    why: 'A change to an account, such as a new password, is recorded in each workspace of its user.',
  },
  {
    origin: 'src/domain/lookups.ts',
    why: 'An operator names rows by their ids. No request of a tenant uses these statements.',
  },
]

/** Background work on all workspaces, which a database of many nodes would run on each node. */
const allWorkspaces: Exception[] = [
  {
    origin: 'src/jobs/jobs.ts',
    why: 'Lists the workspaces, or on Citus those with due rows, for work that then runs in each of them separately.',
  },
  {
    origin: 'src/domain/webhooks/record-health.ts',
    text: /skip locked/,
    why: 'Takes the endpoints of all workspaces that have failed for a while.',
  },
  {
    origin: 'src/domain/tasks/reminders.ts',
    why: 'Takes the due reminders of all workspaces, so that the cost depends on them and not on the number of tenants.',
  },
  {
    origin: 'src/domain/events/reminders.ts',
    why: 'Takes the due reminders, as for tasks, and stores the next one of each in one statement.',
  },
  {
    origin: 'src/domain/tasks/recurrence.ts',
    text: /skip locked/,
    why: 'Takes the completed tasks that have not recurred yet.',
  },
  {
    origin: 'src/delivery/claim-by-workspace.ts',
    why: 'Counts the due deliveries of each workspace, from which it then claims in each separately.',
  },
  {
    origin: 'src/delivery/claims.ts',
    why: 'Sending slots are shared between the workspaces with due deliveries, so the statement must read all of them.',
  },
  {
    origin: 'src/delivery/queue.ts',
    why: 'The queue spans all workspaces, and the statement finds those with due deliveries.',
  },
  {
    origin: 'src/delivery/results.ts',
    why: 'The results of all workspaces are recorded in one commit: a commit for each would limit a worker.',
  },
  {
    origin: 'src/domain/api-keys/key-uses.ts',
    why: 'The key uses of one second are written together, each by workspace and hash.',
    isRare: true,
  },
  {
    origin: 'src/domain/request-log/write-requests.ts',
    why: 'The requests of half a second are written together, in the background.',
    isRare: true,
  },
  {
    origin: 'src/domain/webhooks/seal-secrets.ts',
    text: /select distinct/,
    why: 'Lists the workspaces with signing secrets, to reseal them in each separately.',
  },
  { origin: 'src/metrics.ts', why: 'Counts the waiting work of all workspaces, for operators.' },
  {
    origin: 'src/checks/database.ts',
    why: 'Tries the newest signing secrets of all workspaces, for operators.',
  },
  { origin: 'src/domain/webhooks/delete-old.ts', why: 'Old rows are found by their age.' },
  {
    origin: 'src/domain/delete-rows.ts',
    text: /^(delete|select distinct "workspace_id") from "(?!password_resets)/,
    why: 'Expired rows, and on Citus the workspaces that have some, are found by their time.',
  },
]

const seeds: Exception[] = [
  { origin: 'src/seeds/demo.ts', why: 'The demo workspace is created only if there is no workspace.' },
  {
    origin: 'src/seeds/seed-in-child.ts',
    why: 'It is created in a child process if there is no workspace.',
  },
  {
    origin: 'src/seeds/fixture.ts',
    why: 'The fixture creates two workspaces in one transaction.',
  },
]

export const exceptions: readonly Exception[] = [...beforeWorkspaceIsKnown, ...allWorkspaces, ...seeds]
