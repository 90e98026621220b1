export interface Exception {
  /** The file that sends the statements. */
  origin: string
  /** The statements of that file; by default all. */
  text?: RegExp
  why: string
  /** True if the case needs requests of two workspaces in the same moment, which tests cannot ensure. */
  isRare?: true
}

/* Statements that run before the workspace is known, or on several workspaces, and the reasons. */

const beforeTheWorkspace: Exception[] = [
  {
    origin: 'src/domain/api-keys/find-key.ts',
    why: 'A key is known by the hash of its secret alone; its workspace is what is looked for.',
  },
  {
    origin: 'src/domain/accounts/sessions.ts',
    why: 'A session is known by the hash of its cookie; it says which workspace the person is in.',
  },
  {
    origin: 'src/domain/accounts/create-accounts.ts',
    why: 'An operator resets the password of a person, which is written to the record of each workspace of theirs.',
  },
  {
    origin: 'src/domain/lookups.ts',
    why: 'An operator names rows by their ids alone. Nothing that serves a tenant asks so.',
  },
]

/** Background work on all workspaces, which a database of many nodes would run on each node. */
const ofAllWorkspaces: Exception[] = [
  {
    origin: 'src/domain/walk-workspaces.ts',
    why: 'Lists the workspaces, for work that is then done in each by itself.',
  },
  {
    origin: 'src/domain/tasks/reminders.ts',
    why: 'Takes the reminders that are due, whosesoever they are, so that the work is by what is due and not by tenants.',
  },
  {
    origin: 'src/domain/events/reminders.ts',
    why: 'Takes the reminders that are due, as for tasks, and notes the next of each in one statement.',
  },
  {
    origin: 'src/domain/tasks/recurrence.ts',
    text: /skip locked/,
    why: 'Takes the tasks that were completed before they recurred.',
  },
  {
    origin: 'src/delivery/claims.ts',
    why: 'Places are shared between the workspaces that have something due, which only a look at all of them can do.',
  },
  {
    origin: 'src/delivery/results.ts',
    why: 'What has ended is recorded together, whosesoever it is: a commit for each would be the limit of a worker.',
  },
  {
    origin: 'src/domain/api-keys/key-uses.ts',
    why: 'The uses of a second are written together, each by workspace and hash.',
    isRare: true,
  },
  {
    origin: 'src/domain/request-log/write-requests.ts',
    why: 'The requests of half a second are written together, beside the requests.',
    isRare: true,
  },
  {
    origin: 'src/domain/webhooks/seal-secrets.ts',
    text: /select distinct/,
    why: 'Lists the workspaces that have signing secrets, to seal them anew in each by itself.',
  },
  {
    origin: 'src/metrics.ts',
    why: 'Counts what waits, whosesoever it is, for those who run the server.',
  },
  {
    origin: 'tools/doctor/doctor.ts',
    why: 'Tries the newest signing secrets, whosesoever they are, for those who run the server.',
  },
  {
    origin: 'src/domain/webhooks/delete-old.ts',
    why: 'What is old is found by its age.',
  },
  {
    origin: 'src/domain/request-log/key-usage.ts',
    text: /^delete/,
    why: 'What is old is found by its age.',
  },
  {
    origin: 'src/domain/delete-expired.ts',
    text: /^delete from "(idempotency_keys|imported_lines)"/,
    why: 'What has expired is found by its time.',
  },
]

const forBeginnings: Exception[] = [
  {
    origin: 'src/seeds/demo.ts',
    why: 'The demo workspace is made where there is no workspace at all.',
  },
  {
    origin: 'src/seeds/seed-in-child.ts',
    why: 'It is made in a process of its own, unless there is a workspace.',
  },
  {
    origin: 'src/seeds/fixture.ts',
    why: 'The fixture has a workspace and a foreign one, made in one transaction: all of it or nothing.',
  },
]

export const exceptions: readonly Exception[] = [...beforeTheWorkspace, ...ofAllWorkspaces, ...forBeginnings]
