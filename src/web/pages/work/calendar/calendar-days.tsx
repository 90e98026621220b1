import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import classes from './calendar.module.css'
import { DayEntries } from './day-entries.tsx'
import { addDays, dayNumber, dayText, monthName, monthOf, stepFrom, weekdayText } from './days.ts'
import type { Entry } from './entries.ts'

interface CalendarDaysProps {
  view: 'month' | 'week'
  /** The chosen day. */
  day: string
  days: readonly string[]
  today: string
  entries: ReadonlyMap<string, Entry[]> | undefined
  isLoading: boolean
  onGo: (day: string) => void
  onNew: (day: string) => void
}

/** Shows days side by side, in weeks. The arrow keys move between them. */
export function CalendarDays(props: CalendarDaysProps): ReactNode {
  const { view, day, days, today, entries, isLoading, onNew } = props
  const { list, onKeyDown } = useDayKeys(props)
  return (
    <div className={classes.calendar} data-view={view} aria-busy={isLoading}>
      <div className={classes.weekdays} aria-hidden>
        {days.slice(0, 7).map((one) => (
          <span key={one}>{weekdayText(one)}</span>
        ))}
      </div>
      <ul className={classes.days} aria-label="Days" ref={list} onKeyDown={onKeyDown}>
        {days.map((one) => (
          <li
            key={one}
            className={classes.day}
            data-today={one === today || undefined}
            data-chosen={one === day || undefined}
            data-outside={(view === 'month' && monthOf(one) !== monthOf(day)) || undefined}
            data-empty={!entries?.has(one) || undefined}
            // A shortcut for the mouse: a click on the empty part of a day. The keyboard uses the links and buttons.
            onClick={({ target, currentTarget }) => target === currentTarget && onNew(one)}
          >
            <Link
              to="."
              resetScroll={false}
              search={(current) => ({ ...current, day: one === today ? undefined : one })}
              className={classes.number}
              tabIndex={one === day ? 0 : -1}
              data-day={one}
            >
              <VisuallyHidden component="span">
                {dayText(one)}
                {one === today && ', today'}
              </VisuallyHidden>
              <span aria-hidden className={classes.weekday}>
                {weekdayText(one)}
              </span>
              <span aria-hidden className={classes.figure}>
                {dayNumber(one)}
              </span>
              {dayNumber(one) === '1' && (
                <span aria-hidden className={classes.month}>
                  {monthName(one)}
                </span>
              )}
            </Link>
            <DayEntries day={one} entries={entries?.get(one) ?? []} isWhole={view === 'week'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Moves the focus between days by keyboard, including to days that are not shown yet. */
function useDayKeys({ view, days, today, onGo }: CalendarDaysProps) {
  const list = useRef<HTMLUListElement>(null)
  const wanted = useRef<string>(undefined)
  const focus = (day: string): boolean => {
    const link = list.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)
    link?.focus()
    return link !== null && link !== undefined
  }
  useEffect(() => {
    if (wanted.current !== undefined && focus(wanted.current)) wanted.current = undefined
  })
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined
    if (from === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    const to = dayByKey(event.key, from, view, today)
    if (to === undefined) return
    event.preventDefault()
    if (days.includes(to) && focus(to)) return
    wanted.current = to
    onGo(to)
  }
  return { list, onKeyDown }
}

/** Returns the day to which a key moves the focus. */
function dayByKey(key: string, from: string, view: 'month' | 'week', today: string): string | undefined {
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
  const step = steps[key]
  if (step !== undefined) return addDays(from, step)
  if (key === 'PageUp') return stepFrom(from, view, -1, today)
  if (key === 'PageDown') return stepFrom(from, view, 1, today)
  return undefined
}
