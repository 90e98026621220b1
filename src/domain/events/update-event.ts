import type { Schemas } from '../../../generated/work.operations.ts'
import type { Plan } from '../../db/plan.ts'
import { update } from '../../db/rows.ts'
import { events } from '../../db/schema.ts'
import { AppError, invalid } from '../../errors.ts'
import type { Actor } from '../actor.ts'
import { toInstant } from '../dates.ts'
import type { EventFields } from '../event-fields.ts'
import { merged } from '../merged.ts'
import { recordActivity } from '../record/activity.ts'
import { differences } from '../record/changed-values.ts'
import { timeOfChange } from '../row-version.ts'
import type { EventRow } from './event-row.ts'
import { eventVersion } from './event-version.ts'
import { findEventToWrite } from './find-event-to-write.ts'
import { resolveInvitees } from './invitees.ts'
import { recalculateReminders } from './reminders.ts'

/**
 * Changes an event, and notifies its creator and guests. Records nothing if nothing changes (product.md 10.11).
 * @throws AppError not_found, forbidden, changed_by_another, validation_error
 */
export async function updateEvent(
  plan: Plan,
  actor: Actor,
  id: string,
  { version, ...input }: Schemas['WorkEventUpdate'],
): Promise<EventRow> {
  const { event, scope } = await findEventToWrite(plan, actor, id)
  if (version !== undefined && version !== eventVersion(event))
    throw new AppError('changed_by_another', { param: 'version' })
  const wanted = wantedFields(event, input)
  checkTogether(wanted)
  if (input.invited_users !== undefined)
    wanted.invited_user_ids = await resolveInvitees(plan.db, actor, input.invited_users ?? [], {
      ...scope,
      guests: event.invited_user_ids,
    })
  const changed = differences(event, wanted, Object.keys(wanted) as (keyof EventFields)[])
  if (Object.keys(changed).length === 0) return event
  const { reminded_at, next_reminder_at } = event
  const reminders = reminderFields.some((field) => field in changed)
    ? recalculateReminders(wanted, actor.now)
    : { reminded_at, next_reminder_at }
  const updated_at = timeOfChange(actor, event).toISOString()
  const key = { workspace_id: actor.workspaceId, id }
  update(plan, events, key, { ...wanted, ...reminders, updated_at }, { version: event.version })
  recordActivity(plan, actor, {
    type: 'event.updated',
    subject: { id, title: wanted.title },
    scope,
    changed,
    notify: [event.created_by, ...event.invited_user_ids, ...wanted.invited_user_ids],
    added: wanted.invited_user_ids.filter((one) => !event.invited_user_ids.includes(one)),
  })
  return { ...event, ...wanted, updated_at }
}

/** The fields that determine when reminders are due. */
const reminderFields = [
  'date',
  'start_time',
  'timezone',
  'repeat',
  'repeat_interval',
  'reminder_at',
  'reminder_minutes_before',
] as const satisfies readonly (keyof EventFields)[]

/** Returns the fields of the changed event. Guests are kept. */
function wantedFields(event: EventFields, input: Schemas['WorkEventUpdate']): EventFields {
  const fields = merged(event, {
    title: input.title,
    description: input.description,
    date: input.date,
    start_time: input.start_time,
    end_time: input.end_time,
    repeat: input.repeat,
    repeat_interval: input.repeat_interval,
    reminder_at: input.reminder_at === undefined ? undefined : toInstant(input.reminder_at),
    timezone: input.timezone === null ? 'UTC' : input.timezone,
    reminder_minutes_before: input.reminder_minutes_before,
    location: input.location,
    meet_link: input.meet_link,
    color: input.color,
    order: input.order,
    invited_user_ids: undefined,
  })
  return { ...fields, repeat_interval: fields.repeat === 'none' ? null : fields.repeat_interval }
}

/**
 * Checks the rules that involve several fields, on the merged stored and given values (product.md 10.4,
 * 10.5).
 */
function checkTogether({ start_time, end_time, repeat, repeat_interval }: EventFields): void {
  if (end_time <= start_time) throw invalid('end_time', 'end_time must be after start_time.')
  if (repeat !== 'none' && repeat_interval === null)
    throw invalid('repeat_interval', 'repeat_interval is required unless repeat is none.')
}
