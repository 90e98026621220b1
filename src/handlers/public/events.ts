import { parseDay } from '../../domain/dates.ts'
import { createEvent as create } from '../../domain/events/create-event.ts'
import { eventResource } from '../../domain/events/event-row.ts'
import * as events from '../../domain/events/events.ts'
import { AppError } from '../../errors.ts'
import type { ApiHandlers, Input } from '../../http/contexts/call-context.ts'

export const listEvents: ApiHandlers['listEvents'] = ({ query }, { db, workspaceId, paginate }) => {
  const bounds = eventBounds(query)
  return paginate(
    query,
    ['listEvents', bounds],
    // Checked after the cursor, in the order of the contract's errors (product.md 2.2).
    (page) => events.listEvents(db, workspaceId, eventWindow(bounds), page),
  )
}

/** The bounds as days; null if not a date. No cursor is issued for such bounds. */
type EventBounds = Record<'from' | 'to', string | null | undefined>

function eventBounds({ from, to }: Input<'listEvents'>['query']): EventBounds {
  const dayOf = (text: string | undefined) => (text === undefined ? undefined : (parseDay(text) ?? null))
  return { from: dayOf(from), to: dayOf(to) }
}

/** @throws AppError invalid_date */
function eventWindow({ from, to }: EventBounds): events.EventWindow {
  if (from === null) throw new AppError('invalid_date', { param: 'from', detail: 'from' })
  if (to === null) throw new AppError('invalid_date', { param: 'to', detail: 'to' })
  return { from, to }
}

export const createEvent: ApiHandlers['createEvent'] = async ({ body }, { plan, actor }) => ({
  status: 201,
  body: { data: eventResource(await create(plan, actor, body)) },
})
