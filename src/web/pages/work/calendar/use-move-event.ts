import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { waitForRefreshes } from '../../../api/hold-refreshes.ts'
import { work, type WorkSchemas } from '../../../api/work.ts'
import { announce } from '../../../components/announcer.tsx'
import { saveChange } from '../save-change.ts'
import { showRefusal } from '../../../show-refusal.tsx'
import { readAtOnce } from '../work-queries.ts'
import { eventQuery } from './calendar-queries.ts'
import { dayText } from './days.ts'
import type { WorkEvent } from './entries.ts'
import { moveTime, type EventTime } from './move-time.ts'

type Calendar = WorkSchemas['Calendar']

const calendar = { queryKey: ['get', '/work/v1/calendar'] }

/**
 * Moves events immediately on the page, and one after another on the server to where the person saw them; back if it
 * refuses. Keeps the focus on an event that is moved by keyboard.
 */
export function useMoveEvent() {
  const queryClient = useQueryClient()
  const keepFocus = useKeptFocus()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  /** When the moved events will be, by their ids: the page may not show it yet. */
  const moved = useRef(new Map<string, EventTime>())
  const store = useCallback(
    async ({ id, title }: WorkEvent, from: EventTime, to: EventTime): Promise<void> => {
      try {
        await saveChange(async () => {
          const { data } = await readAtOnce(queryClient, eventQuery(id))
          const body = { ...changeOf(from, to), version: data.version }
          await work.PATCH('/work/v1/events/{id}', { params: { path: { id } }, body })
        })
        announce(`Moved “${title}” to ${dayText(to.date)}, ${to.start_time}–${to.end_time}`)
      } catch (error) {
        moved.current.delete(id)
        showRefusal(`“${title}” was not moved`, error)
      }
      waiting.current -= 1
      if (waiting.current > 0) return
      // The calendar does not change under an event that is being dragged. Its own move also reloads it.
      await waitForRefreshes()
      if (waiting.current > 0) return
      moved.current.clear()
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/events/{id}'] })
      await queryClient.invalidateQueries(calendar)
    },
    [queryClient],
  )
  return useCallback(
    async (event: WorkEvent, days: number, minutes: number): Promise<void> => {
      const from = moved.current.get(event.id) ?? whenOf(event)
      const to = moveTime(from, days, minutes)
      if (Object.keys(changeOf(from, to)).length === 0) return
      moved.current.set(event.id, to)
      keepFocus(event.id)
      waiting.current += 1
      await queryClient.cancelQueries(calendar)
      queryClient.setQueriesData<{ data: Calendar }>(
        calendar,
        (shown) => shown && { ...shown, data: withMoved(shown.data, event.id, days, minutes) },
      )
      queue.current = queue.current.then(() => store(event, from, to))
    },
    [queryClient, keepFocus, store],
  )
}

/** Returns what a move changes. */
const changeOf = (from: EventTime, to: EventTime): Partial<EventTime> => ({
  ...(to.date !== from.date && { date: to.date }),
  ...(to.start_time !== from.start_time && { start_time: to.start_time, end_time: to.end_time }),
})

/** Gives the focus back to an event whose link is now that of another day. */
function useKeptFocus() {
  const focused = useRef<string>(undefined)
  useWindowEvent('pointerdown', () => (focused.current = undefined), true)
  useEffect(() => {
    if (focused.current === undefined || document.activeElement !== document.body) return
    document.querySelector<HTMLElement>(linkOf(focused.current))?.focus()
  })
  return useCallback((id: string) => {
    focused.current = document.activeElement?.matches(linkOf(id)) === true ? id : undefined
  }, [])
}

const linkOf = (id: string): string => `a[data-event="${CSS.escape(id)}"]`

const whenOf = ({ date, start_time, end_time }: WorkEvent): EventTime => ({
  date: date ?? '',
  start_time: start_time ?? '00:00',
  end_time: end_time ?? '00:00',
})

const withMoved = (calendar: Calendar, id: string, days: number, minutes: number): Calendar => ({
  ...calendar,
  events: calendar.events.map((occurrence) =>
    occurrence.event.id === id
      ? {
          ...occurrence,
          ...moveTime(occurrence, days, minutes),
          event: { ...occurrence.event, ...moveTime(whenOf(occurrence.event), days, minutes) },
        }
      : occurrence,
  ),
})
