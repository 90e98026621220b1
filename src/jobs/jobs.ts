import { inEveryWorkspace, inWorkspacesWith, type TenantTable } from '../db/citus/by-workspace.ts'
import { lt, type PgColumn, type PgTable, type SQL } from '../db/drizzle.ts'
import {
  activities,
  events,
  idempotencyKeys,
  importBatches,
  importedLines,
  invitations,
  notifications,
  passwordResets,
  sessions,
  signInFailures,
  tasks,
  tokenWorkspaces,
  webhookEndpoints,
} from '../db/schema.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { isOldFailure } from '../domain/accounts/password-attempts.ts'
import { isEnded } from '../domain/accounts/sessions.ts'
import type { Batch } from '../domain/claim-batch.ts'
import type { Mailing } from '../domain/mail/outbox.ts'
import { firstId } from '../domain/ids.ts'
import { deleteOldUsage } from '../domain/request-log/key-usage.ts'
import { dropPartitions, createNextPartitions } from '../domain/request-log/partitions.ts'
import { deleteAll, deleteBatch } from '../domain/delete-rows.ts'
import { deleteOldSecrets } from '../domain/delete-old-secrets.ts'
import * as eventReminders from '../domain/events/reminders.ts'
import { countTasks } from '../domain/tasks/task-counts.ts'
import { deleteOldDeliveries } from '../domain/webhooks/delete-old.ts'
import { isFailing, notifyFailing } from '../domain/webhooks/record-health.ts'
import { needsSuccessor, rollForwardCompleted } from '../domain/tasks/recurrence.ts'
import { fireDueReminders, isReminderDue } from '../domain/tasks/reminders.ts'
import type { JobContext } from './job-context.ts'

/** A periodic task. Any number of workers may run it, because each locks its rows. */
export interface Job {
  name: string
  everySeconds: number
  /** Runs one batch. Returns true if there may be more; the job then runs again immediately. */
  run: (context: JobContext) => Promise<boolean>
}

const batchSize = 100

/** Number of days for which the delivery log keeps an attempt, and a finished delivery without attempts (product.md 13.11). */
const logDays = 30

/** Number of days for which notifications are kept (product.md 17.10). */
const notificationDays = 90

/** Number of days for which an expired secret stays in the tables (product.md 3.11). */
const endedSecretDays = 30

export const jobs: readonly Job[] = [
  inBatches('reminders', 5, tasks, isReminderDue, fireDueReminders),
  inBatches('event reminders', 5, events, eventReminders.isEventReminderDue, eventReminders.fireReminders),
  inBatches(
    'occurrence reminders',
    5,
    events,
    eventReminders.isOccurrenceDue,
    eventReminders.fireOccurrenceReminders,
  ),
  inBatches('roll-forward', 5, tasks, needsSuccessor, rollForwardCompleted),
  inBatches('failing endpoints', 30, webhookEndpoints, isFailing, notifyFailing),
  cleanUp('expired idempotency keys', 60, idempotencyKeys, hasExpired(idempotencyKeys)),
  cleanUp('imported lines', 600, importedLines, hasExpired(importedLines)),
  cleanUp('import batches', 600, importBatches, hasExpired(importBatches)),
  cleanUp('expired invitations', 600, invitations, hasExpired(invitations)),
  cleanUp('workspaces of expired invitations', 600, tokenWorkspaces, hasExpired(tokenWorkspaces)),
  cleanUp('expired password resets', 600, passwordResets, hasExpired(passwordResets)),
  cleanUp('ended sessions', 60, sessions, (now, { sessionTtlSeconds }) => isEnded(sessionTtlSeconds, now)),
  cleanUp('old sign-in failures', 60, signInFailures, isOldFailure),
  { name: 'old deliveries', everySeconds: 600, run: pruneDeliveries },
  { name: 'task counts', everySeconds: 600, run: countAllTasks },
  { name: 'old record', everySeconds: 21_600, run: pruneRecords },
  { name: 'request log', everySeconds: 600, run: rotateRequestLog },
]

/** Returns a job that runs a batch in one transaction, on Citus one batch per workspace. */
function inBatches(
  name: string,
  everySeconds: number,
  table: TenantTable,
  which: (now: Date) => SQL | undefined,
  work: (tx: Transaction, now: Date, batch: Batch, mailing: Mailing) => Promise<number>,
): Job {
  const run = async ({ db, clock, mailing }: JobContext): Promise<boolean> => {
    const now = clock.now()
    let count = 0
    await inWorkspacesWith(db, table, which(now), async (scope) => {
      count += await runTransaction(db, (tx) => work(tx, now, { scope, limit: batchSize }, mailing))
    })
    return count >= batchSize
  }
  return { name, everySeconds, run }
}

/** Returns a job that deletes rows of a table. */
function cleanUp(
  name: string,
  everySeconds: number,
  table: PgTable,
  which: (now: Date, config: JobContext['config']) => SQL | undefined,
): Job {
  const run = ({ db, clock, config }: JobContext): Promise<boolean> =>
    deleteBatch(db, table, which(clock.now(), config), batchSize)
  return { name, everySeconds, run }
}

function hasExpired({ expires_at }: { expires_at: PgColumn }) {
  return (now: Date): SQL => lt(expires_at, now.toISOString())
}

async function pruneDeliveries({ db, clock, drain }: JobContext): Promise<boolean> {
  await deleteOldDeliveries(db, daysBefore(clock.now(), logDays), drain.signal)
  return false
}

async function countAllTasks({ db, clock, drain }: JobContext): Promise<boolean> {
  await inEveryWorkspace(db, drain.signal, (workspaceId) => countTasks(db, workspaceId, clock.now()))
  return false
}

async function pruneRecords({ db, clock, config, drain }: JobContext): Promise<boolean> {
  const now = clock.now()
  // Ids begin with the row's time, so the primary key finds the old rows.
  const isOldActivity = lt(activities.id, firstId('activity', daysBefore(now, config.activityDays)))
  const isOldNotification = lt(notifications.id, firstId('notification', daysBefore(now, notificationDays)))
  await inEveryWorkspace(db, drain.signal, async (workspaceId) => {
    await deleteAll(db, activities, workspaceId, isOldActivity, drain.signal)
    await deleteAll(db, notifications, workspaceId, isOldNotification, drain.signal)
    await deleteOldSecrets(db, workspaceId, daysBefore(now, endedSecretDays))
  })
  return false
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Creates the partitions of the next days, and drops those older than the retention. */
async function rotateRequestLog({ db, clock, config }: JobContext): Promise<boolean> {
  const now = clock.now()
  const oldest = daysBefore(now, config.requestLog.days)
  // A DDL change on all nodes would wait for an unreachable node while holding locks on the table.
  if (!(await db.nodes.isAnyUnreachable())) {
    await runTransaction(db, (tx) => createNextPartitions(tx, now))
    await runTransaction(db, (tx) => dropPartitions(tx, oldest))
  }
  return deleteOldUsage(db, now, batchSize)
}
