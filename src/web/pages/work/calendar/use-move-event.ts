import { useWindowEvent } from '@mantine/hooks'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
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
 * Moves events immediately on the page, and one after another on the server; back if it refuses. Keeps the focus on an
 * event that is moved by keyboard.
 */
export function useMoveEvent() {
  const queryClient = useQueryClient()
  const keepFocus = useKeptFocus()
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const store = useCallback(
    async ({ id, title }: WorkEvent, days: number, minutes: number): Promise<void> => {
      try {
        const now = await saveChange(async () => {
          const { data } = await readAtOnce(queryClient, eventQuery(id))
          const body = { ...moveTime(whenOf(data), days, minutes), version: data.version }
          await work.PATCH('/work/v1/events/{id}', { params: { path: { id } }, body })
          return body
        })
        announce(`Moved “${title}” to ${dayText(now.date)}, ${now.start_time}–${now.end_time}`)
      } catch (error) {
        showRefusal(`“${title}” was not moved`, error)
      }
      waiting.current -= 1
      if (waiting.current > 0) return
      await queryClient.invalidateQueries({ queryKey: ['get', '/work/v1/events/{id}'] })
      await queryClient.invalidateQueries(calendar)
    },
    [queryClient],
  )
  return useCallback(
    async (event: WorkEvent, days: number, minutes: number): Promise<void> => {
      keepFocus(event.id)
      waiting.current += 1
      await queryClient.cancelQueries(calendar)
      queryClient.setQueriesData<{ data: Calendar }>(
        calendar,
        (shown) => shown && { ...shown, data: withMoved(shown.data, event.id, days, minutes) },
      )
      queue.current = queue.current.then(() => store(event, days, minutes))
    },
    [queryClient, keepFocus, store],
  )
}

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
    occurrence.event.id === id ? { ...occurrence, ...moveTime(occurrence, days, minutes) } : occurrence,
  ),
})
