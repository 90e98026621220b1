import { expect } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Answer, Caller, CallOptions } from '../app/app.ts'
import type { UsedWorld } from './world.ts'

type Event = Schemas['CalendarEvent']

export function eventOf({ body, text }: Answer): Event {
  expect(body, text).toHaveProperty('data')
  return (body as Schemas['CalendarEventResponse']).data
}
export const eventsOf = (answer: Answer): Schemas['CalendarEventList'] =>
  answer.body as Schemas['CalendarEventList']

export interface UsedEvents {
  /** Creates an event with the required fields and those of the body. */
  create: (body: object, caller?: Caller) => Promise<Answer>
  /** Reads every listed event, page by page. */
  walk: (caller: Caller, query?: CallOptions['query'], limit?: number) => Promise<Event[]>
}

/** The fields that an event requires. */
const minimalEvent = {
  title: 'Tasting',
  date: '2026-11-12',
  start_time: '15:00',
  end_time: '16:30',
  repeat: 'none',
}

/** Returns calls of the API for calendar events, by default with the owner's key. */
export function useEvents({ full }: Pick<UsedWorld, 'full'>): UsedEvents {
  return {
    create: (body, caller = full) => caller.post('/events', { ...minimalEvent, ...body }),
    async walk(caller, query = {}, limit = 3) {
      const events: Event[] = []
      for (let cursor: string | null = ''; cursor !== null;) {
        const answer: Answer = await caller.get('/events', { query: { ...query, limit, cursor } })
        expect(answer.status, answer.text).toBe(200)
        events.push(...eventsOf(answer).data)
        cursor = eventsOf(answer).meta.next_cursor
      }
      return events
    },
  }
}
