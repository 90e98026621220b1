import { and, asc, isNull, lte, type SQL } from '../../db/drizzle.ts'
import { update } from '../../db/rows.ts'
import { events } from '../../db/schema.ts'
import type { Transaction } from '../../db/transaction.ts'
import { notify } from '../record/activity.ts'
import { claimBatch, type Batch } from '../claim-batch.ts'
import { firstStart } from './occurrences.ts'
import type { Series } from './series-days.ts'

/** Age from which a reminder is skipped, in milliseconds (product.md 10.9). */
const maxLateMs = 86_400_000

/** Fires a batch of due `reminder_at` reminders, each once, and returns how many were due. */
export async function fireReminders(tx: Transaction, now: Date, batch: Batch): Promise<number> {
  const oldestFirst = tx.select().from(events).orderBy(asc(events.reminder_at)).$dynamic()
  const due = await claimBatch(oldestFirst, events, isEventReminderDue(now), batch)
  for (const { workspace_id, id } of due)
    update(tx, events, { workspace_id, id }, { reminded_at: now.toISOString() }, {})
  const tooLate = new Date(now.getTime() - maxLateMs)
  const isInTime = ({ reminder_at, ...event }: (typeof due)[number]): boolean =>
    (reminder_at !== null && new Date(reminder_at) >= tooLate) || firstStart(event, tooLate) !== undefined
  notifyCreatorAndGuests(tx, due.filter(isInTime), now)
  return due.length
}

export const isEventReminderDue = (now: Date): SQL | undefined =>
  and(lte(events.reminder_at, now.toISOString()), isNull(events.reminded_at))

/** Fires a batch of reminders due `reminder_minutes_before` an occurrence and schedules the next ones. Returns how many were due. */
export async function fireOccurrenceReminders(tx: Transaction, now: Date, batch: Batch): Promise<number> {
  const oldestFirst = tx.select().from(events).orderBy(asc(events.next_reminder_at)).$dynamic()
  const due = await claimBatch(oldestFirst, events, isOccurrenceDue(now), batch)
  const fired = due.filter((event) => {
    const { workspace_id, id, reminder_minutes_before } = event
    const from = new Date(event.next_reminder_at ?? 0)
    const { fires, next } = planReminder(event, reminder_minutes_before ?? 0, from, now)
    update(tx, events, { workspace_id, id }, { next_reminder_at: next }, {})
    return fires
  })
  notifyCreatorAndGuests(tx, fired, now)
  return due.length
}

export const isOccurrenceDue = (now: Date): SQL => lte(events.next_reminder_at, now.toISOString())

/**
 * Returns whether a reminder fires now, and when the next reminder is due. Of the reminders that were due before the
 * event was created, only the first fires.
 * @param from the time of the earliest reminder that has not fired
 */
function planReminder(
  series: Series & { created_at: string },
  minutes: number,
  from: Date,
  now: Date,
): { fires: boolean; next: string | null } {
  const tooLate = now.getTime() - maxLateMs
  const start = firstStart(series, new Date(Math.max(startAfter(from, minutes).getTime(), tooLate)))
  if (!start) return { fires: false, next: null }
  const isDue = startAfter(now, minutes) >= start
  const passed = Math.max(start.getTime(), startAfter(new Date(series.created_at), minutes).getTime())
  const next = isDue ? firstStart(series, new Date(passed + 1)) : start
  return { fires: isDue, next: next ? reminderBefore(next, minutes) : null }
}

/**
 * Returns the reminder state after a change to an event's date, time, zone, repetition or reminder: only
 * reminders due from now on fire (product.md 10.11).
 */
export function recalculateReminders(
  event: Series & { reminder_at: string | null; reminder_minutes_before: number | null },
  now: Date,
): { reminded_at: string | null; next_reminder_at: string | null } {
  const { reminder_at, reminder_minutes_before: minutes } = event
  const isPast = reminder_at !== null && new Date(reminder_at) < now
  const start = minutes === null ? undefined : firstStart(event, startAfter(now, minutes))
  return {
    reminded_at: isPast ? now.toISOString() : null,
    next_reminder_at: minutes === null || !start ? null : reminderBefore(start, minutes),
  }
}

export const reminderBefore = (start: Date, minutes: number): string =>
  new Date(start.getTime() - minutes * 60_000).toISOString()

const startAfter = (reminder: Date, minutes: number): Date => new Date(reminder.getTime() + minutes * 60_000)

type DueReminder = Pick<
  typeof events.$inferSelect,
  'workspace_id' | 'id' | 'project_id' | 'created_by' | 'invited_user_ids'
>

/** Notifies the creators and guests who are active members now. */
function notifyCreatorAndGuests(tx: Transaction, due: readonly DueReminder[], now: Date): void {
  const recipients = due.flatMap(({ workspace_id, id, project_id, created_by, invited_user_ids }) =>
    [...new Set([created_by, ...invited_user_ids])].map((user_id) => ({
      workspace_id,
      user_id,
      subject_id: id,
      project_id,
    })),
  )
  notify(tx, recipients, { type: 'event.reminder', actorId: null, via: 'job', now })
}
