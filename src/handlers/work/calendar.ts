import * as creating from '../../domain/events/create-event.ts'
import * as deleting from '../../domain/events/delete-event.ts'
import { describeEvent } from '../../domain/events/describe-event.ts'
import { findSeenEvent } from '../../domain/events/find-seen-event.ts'
import * as updating from '../../domain/events/update-event.ts'
import type { Handler } from '../../http/work-context.ts'

export const createEvent: Handler<'createEvent'> = async ({ body }, { plan, actor }) => {
  const event = await creating.createEvent(plan, actor, body)
  return { status: 201, body: { data: await describeEvent(plan.db, event) } }
}

export const getEvent: Handler<'getEvent'> = async ({ path }, { db, workspaceId, session }) => {
  const event = await findSeenEvent(db, { workspaceId, userId: session.user.id }, path.id)
  return { status: 200, body: { data: await describeEvent(db, event) } }
}

export const updateEvent: Handler<'updateEvent'> = async ({ path, body }, { plan, actor }) => {
  const event = await updating.updateEvent(plan, actor, path.id, body)
  return { status: 200, body: { data: await describeEvent(plan.db, event) } }
}

export const deleteEvent: Handler<'deleteEvent'> = async ({ path }, { plan, actor }) => {
  await deleting.deleteEvent(plan, actor, path.id)
  return { status: 204 }
}
