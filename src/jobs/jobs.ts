import type { AppContext } from '../context.ts'
import type { SQL } from '../db/drizzle.ts'
import {
  events,
  idempotencyKeys,
  importedLines,
  invitations,
  passwordResets,
  tasks,
  tokenWorkspaces,
  webhookEndpoints,
} from '../db/schema.ts'
import { runTransaction, type Transaction } from '../db/transaction.ts'
import { deleteOldFailures } from '../domain/accounts/password-attempts.ts'
import { deleteEndedSessions } from '../domain/accounts/sessions.ts'
import { deleteOldUsage } from '../domain/request-log/key-usage.ts'
import { dropPartitions, makeNextPartitions } from '../domain/request-log/partitions.ts'
import { deleteExpired } from '../domain/delete-expired.ts'
import { deleteOldSecrets } from '../domain/delete-old-secrets.ts'
import * as eventReminders from '../domain/events/reminders.ts'
import { deleteOldRecord } from '../domain/record/delete-old.ts'
import { countTasks } from '../domain/projects/task-counts.ts'
import { walkWorkspaces, workspacesWith, type TenantTable } from '../domain/walk-workspaces.ts'
import { deleteOldDeliveries } from '../domain/webhooks/delete-old.ts'
import { isFailing, notifyFailing } from '../domain/webhooks/record-health.ts'
import { isToRollForward, rollForwardCompleted } from '../domain/tasks/recurrence.ts'
import { fireDueReminders, isReminderDue } from '../domain/tasks/reminders.ts'

/** A periodic task. Any number of workers may run it, because each locks its rows. */
export interface Job {
  name: string
  everySeconds: number
  /** Runs one batch. Returns true if there may be more, which makes it run again at once. */
  run: (context: AppContext) => Promise<boolean>
}

const batchSize = 100

/** Number of days for which the delivery log keeps an attempt, and a finished delivery without attempts (product.md 13.11). */
const logDays = 30

/** Number of days for which notifications are kept (product.md 17.10). */
const notificationDays = 90

/** Number of days for which an expired secret stays in the tables (product.md 3.11). */
const endedSecretDays = 30

export const jobs: readonly Job[] = [
  {
    name: 'reminders',
    everySeconds: 5,
    run: (context) => runBatch(context, tasks, isReminderDue, fireDueReminders),
  },
  {
    name: 'event reminders',
    everySeconds: 5,
    run: (context) => runBatch(context, events, eventReminders.isReminderDue, eventReminders.fireReminders),
  },
  {
    name: 'occurrence reminders',
    everySeconds: 5,
    run: (context) =>
      runBatch(context, events, eventReminders.isOccurrenceDue, eventReminders.fireOccurrenceReminders),
  },
  {
    name: 'roll-forward',
    everySeconds: 5,
    run: (context) => runBatch(context, tasks, isToRollForward, rollForwardCompleted),
  },
  {
    name: 'failing endpoints',
    everySeconds: 30,
    run: (context) =>
      runBatch(context, webhookEndpoints, isFailing, (tx, now, limit, only) =>
        notifyFailing(tx, now, limit, context.mailing, only),
      ),
  },
  {
    name: 'expired idempotency keys',
    everySeconds: 60,
    run: ({ db, clock }) => deleteExpired(db, idempotencyKeys, clock.now(), batchSize),
  },
  {
    name: 'imported lines',
    everySeconds: 600,
    run: ({ db, clock }) => deleteExpired(db, importedLines, clock.now(), batchSize),
  },
  {
    name: 'expired invitations',
    everySeconds: 600,
    run: ({ db, clock }) => deleteExpired(db, invitations, clock.now(), batchSize),
  },
  {
    name: 'workspaces of expired invitations',
    everySeconds: 600,
    run: ({ db, clock }) => deleteExpired(db, tokenWorkspaces, clock.now(), batchSize),
  },
  {
    name: 'expired password resets',
    everySeconds: 600,
    run: ({ db, clock }) => deleteExpired(db, passwordResets, clock.now(), batchSize),
  },
  {
    name: 'ended sessions',
    everySeconds: 60,
    run: ({ db, clock, config }) => deleteEndedSessions(db, config.sessionTtlSeconds, clock.now(), batchSize),
  },
  {
    name: 'old failures of sign-ins',
    everySeconds: 60,
    run: ({ db, clock }) => deleteOldFailures(db, clock.now(), batchSize),
  },
  { name: 'old deliveries', everySeconds: 600, run: pruneDeliveries },
  { name: 'task counts', everySeconds: 600, run: countAllTasks },
  { name: 'old record', everySeconds: 21_600, run: pruneRecords },
  { name: 'request log', everySeconds: 600, run: rotateRequestLog },
]

/** Runs a batch in one transaction, on Citus one of each workspace. Returns true if there may be more. */
async function runBatch(
  { db, clock }: AppContext,
  table: TenantTable,
  which: (now: Date) => SQL | undefined,
  run: (tx: Transaction, now: Date, limit: number, only: string | undefined) => Promise<number>,
): Promise<boolean> {
  const now = clock.now()
  let count = 0
  for (const only of await workspacesWith(db, table, which(now)))
    count += await runTransaction(db, (tx) => run(tx, now, batchSize, only))
  return count >= batchSize
}

async function pruneDeliveries({ db, clock, drain }: AppContext): Promise<boolean> {
  await deleteOldDeliveries(db, daysBefore(clock.now(), logDays), drain.signal)
  return false
}

async function countAllTasks({ db, clock, drain }: AppContext): Promise<boolean> {
  for await (const workspaceId of walkWorkspaces(db)) {
    if (drain.signal.aborted) break
    await countTasks(db, workspaceId, clock.now())
  }
  return false
}

async function pruneRecords({ db, clock, config, drain }: AppContext): Promise<boolean> {
  const now = clock.now()
  const old = {
    activities: daysBefore(now, config.activityDays),
    notifications: daysBefore(now, notificationDays),
  }
  for await (const workspaceId of walkWorkspaces(db)) {
    if (drain.signal.aborted) break
    await deleteOldRecord(db, workspaceId, old, drain.signal)
    await deleteOldSecrets(db, workspaceId, daysBefore(now, endedSecretDays))
  }
  return false
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * 86_400_000)

/** Creates the partitions of the next days, and drops those past the retention. */
async function rotateRequestLog({ db, clock, config }: AppContext): Promise<boolean> {
  const now = clock.now()
  const oldest = daysBefore(now, config.requestLog.days)
  await runTransaction(db, (tx) => makeNextPartitions(tx, now))
  await runTransaction(db, (tx) => dropPartitions(tx, oldest))
  return (await deleteOldUsage(db, now, batchSize)) >= batchSize
}
