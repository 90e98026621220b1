import * as calendar from '../../domain/calendar/list-calendar.ts'
import { parseDay } from '../../domain/dates.ts'
import * as creating from '../../domain/events/create-event.ts'
import * as deleting from '../../domain/events/delete-event.ts'
import { describeEvent } from '../../domain/events/describe-event.ts'
import { findAccessibleEvent } from '../../domain/events/find-accessible-event.ts'
import * as updating from '../../domain/events/update-event.ts'
import { AppError } from '../../errors.ts'
import type { WorkHandlers } from '../../http/contexts/work-context.ts'

export const listCalendar: WorkHandlers['listCalendar'] = async ({ query }, { db, workspaceId, session }) => {
  const window = { from: dayIn('from', query.from), to: dayIn('to', query.to) }
  const person = { workspaceId, userId: session.user.id }
  const filter = { ...window, projectId: query.project_id }
  return { status: 200, body: { data: await calendar.listCalendar(db, person, filter) } }
}

/** Parses a parameter as a day. @throws AppError invalid_date */
function dayIn(param: string, text: string): string {
  const day = parseDay(text)
  if (day === undefined) throw new AppError('invalid_date', { param, detail: param })
  return day
}

export const createEvent: WorkHandlers['createEvent'] = async ({ body }, { plan, actor }) => {
  const event = await creating.createEvent(plan, actor, body)
  return { status: 201, body: { data: await describeEvent(plan.db, event) } }
}

export const getEvent: WorkHandlers['getEvent'] = async ({ path }, { db, workspaceId, session }) => {
  const event = await findAccessibleEvent(db, { workspaceId, userId: session.user.id }, path.id)
  return { status: 200, body: { data: await describeEvent(db, event) } }
}

export const updateEvent: WorkHandlers['updateEvent'] = async ({ path, body }, { plan, actor }) => {
  const event = await updating.updateEvent(plan, actor, path.id, body)
  return { status: 200, body: { data: await describeEvent(plan.db, event) } }
}

export const deleteEvent: WorkHandlers['deleteEvent'] = async ({ path }, { plan, actor }) => {
  await deleting.deleteEvent(plan, actor, path.id)
  return { status: 204 }
}
