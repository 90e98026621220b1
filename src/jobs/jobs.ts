import type { AppContext } from '../context.ts'
import { idempotencyKeys, importedLines } from '../db/schema.ts'
import { runTransaction } from '../db/transaction.ts'
import { deleteOldFailures } from '../domain/accounts/password-attempts.ts'
import { deleteEndedSessions } from '../domain/accounts/sessions.ts'
import { deleteOldUsage } from '../domain/request-log/key-usage.ts'
import { dropPartitions, makeNextPartitions } from '../domain/request-log/partitions.ts'
import { deleteExpired } from '../domain/delete-expired.ts'
import { deleteOldSecrets } from '../domain/delete-old-secrets.ts'
import { fireOccurrenceReminders, fireReminders } from '../domain/events/reminders.ts'
import { deleteOldRecord } from '../domain/record/delete-old.ts'
import { countTasks } from '../domain/projects/task-counts.ts'
import { walkWorkspaces } from '../domain/walk-workspaces.ts'
import { deleteOldDeliveries } from '../domain/webhooks/delete-old.ts'
import { rollForwardCompleted } from '../domain/tasks/recurrence.ts'
import { fireDueReminders } from '../domain/tasks/reminders.ts'

/** A periodic task. Any number of workers may run it, because each locks its rows. */
export interface Job {
  name: string
  everySeconds: number
  /** Runs one batch. Returns true if there may be more, which makes it run again at once. */
  run: (context: AppContext) => Promise<boolean>
}

const batchSize = 100

/** Days for which the delivery log keeps an attempt, and a finished delivery without attempts (product.md 13.11). */
const logDays = 30

/** Days for which notifications are kept (product.md 17.10). */
const notificationDays = 90

/** Days for which an expired secret stays in the tables (product.md 3.11). */
const endedSecretDays = 30

export const jobs: readonly Job[] = [
  {
    name: 'reminders',
    everySeconds: 5,
    run: async ({ db, clock }) =>
      (await runTransaction(db, (tx) => fireDueReminders(tx, clock.now(), batchSize))) === batchSize,
  },
  {
    name: 'event reminders',
    everySeconds: 5,
    run: async ({ db, clock }) =>
      (await runTransaction(db, (tx) => fireReminders(tx, clock.now(), batchSize))) === batchSize,
  },
  {
    name: 'occurrence reminders',
    everySeconds: 5,
    run: async ({ db, clock }) =>
      (await runTransaction(db, (tx) => fireOccurrenceReminders(tx, clock.now(), batchSize))) === batchSize,
  },
  {
    name: 'roll-forward',
    everySeconds: 5,
    run: async ({ db, clock }) =>
      (await runTransaction(db, (tx) => rollForwardCompleted(tx, clock.now(), batchSize))) === batchSize,
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
  return (await runTransaction(db, (tx) => deleteOldUsage(tx, now, batchSize))) === batchSize
}
