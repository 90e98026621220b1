import { parseDay } from '../../domain/dates.ts'
import * as events from '../../domain/events/events.ts'
import { AppError } from '../../errors.ts'
import type { Input, ReadContext, Reply, WriteContext } from '../../http/call-context.ts'
import { eventResource } from '../../resources.ts'

export function listEvents(
  { query }: Input<'listEvents'>,
  { db, workspaceId, paginate }: ReadContext,
): Promise<Reply<'listEvents'>> {
  const window = eventWindow(query)
  return paginate(
    query,
    ['listEvents', window],
    (page) => events.listEvents(db, workspaceId, window, page),
    eventResource,
  )
}

/** @throws AppError invalid_date */
export function eventWindow({ from, to }: Input<'listEvents'>['query']): events.EventWindow {
  return { from: readBound('from', from), to: readBound('to', to) }
}

function readBound(param: 'from' | 'to', value: string | undefined): string | undefined {
  const day = value === undefined ? undefined : parseDay(value)
  if (value !== undefined && day === undefined) throw new AppError('invalid_date', { param, detail: param })
  return day
}

export async function createEvent(
  { body }: Input<'createEvent'>,
  { tx, actor }: WriteContext,
): Promise<Reply<'createEvent'>> {
  const event = await events.createEvent(tx, actor, body)
  return { status: 201, body: { data: eventResource(event) } }
}
