import { useEffect, useRef, type ReactNode } from 'react'
import classes from './calendar.module.css'
import { DayEntries } from './day-entries.tsx'
import { DayLink } from './day-link.tsx'
import { monthOf, weekdayText } from './days.ts'
import type { Entry, WorkEvent } from './entries.ts'
import { useMoveEvent } from './use-move-event.ts'
import type { CalendarDaysProps, GridProps } from './grid-props.ts'
import { useDayKeys } from './use-day-keys.ts'
import { useDrag } from './use-drag.ts'
import { WeekGrid } from './week-grid.tsx'

/** Shows the days of a month or a week. The arrow keys move between them. */
export function CalendarDays(props: CalendarDaysProps): ReactNode {
  const { view, days, entries } = props
  const keys = useDayKeys(props)
  useScrollTo(keys.list, props)
  const move = useMoveEvent()
  const { drag, handlers } = useDrag(view, (key, byDays, byMinutes) => {
    const event = eventOf(
      days.flatMap((day) => entries?.get(day) ?? []),
      key,
    )
    if (event) void move(event, byDays, byMinutes)
  })
  const onKeyDown: typeof handlers.onKeyDown = (event) => {
    keys.onKeyDown(event)
    handlers.onKeyDown(event)
  }
  const shared = { ...props, drag, list: keys.list, handlers: { ...handlers, onKeyDown } }
  return view === 'week' ? <WeekGrid key={days[0]} {...shared} /> : <MonthGrid {...shared} />
}

/** Scrolls to the wanted day when it is shown. A calendar that is opened again where it was left stays there. */
function useScrollTo(list: GridProps['list'], { wanted, isLoading }: CalendarDaysProps): void {
  const last = useRef<CalendarDaysProps['wanted']>(undefined)
  useEffect(() => {
    const link = list.current?.querySelector(`[data-day="${wanted.day}"]`)
    if (isLoading || !link || last.current === wanted) return
    const isOpening = last.current === undefined
    last.current = wanted
    // The router restores where the page was left, or scrolls to its top, after it is shown.
    requestAnimationFrame(() => {
      if (!isOpening || scrollY === 0) link.scrollIntoView({ block: 'nearest', inline: 'start' })
    })
  })
}

const eventOf = (entries: readonly Entry[], key: string): WorkEvent | undefined =>
  entries.filter((entry) => entry.kind === 'event').find((entry) => entry.key === key)?.event

function MonthGrid(props: GridProps): ReactNode {
  const { day, days, today, entries, isLoading, marks, drag, list, handlers, onNew } = props
  return (
    <div className={classes.calendar} aria-busy={isLoading} {...handlers}>
      <div className={classes.weekdays} aria-hidden>
        {days.slice(0, 7).map((one) => (
          <span key={one}>{weekdayText(one)}</span>
        ))}
      </div>
      <ul className={classes.days} aria-label="Days" ref={list}>
        {days.map((one) => (
          <li
            key={one}
            className={classes.day}
            data-cell={one}
            data-today={one === today || undefined}
            data-chosen={one === day || undefined}
            data-outside={monthOf(one) !== monthOf(day) || undefined}
            data-empty={!entries?.has(one) || undefined}
            // A shortcut for the mouse: a click on the empty part of a day. The keyboard uses the links and buttons.
            onClick={({ target, currentTarget }) => target === currentTarget && onNew(one)}
          >
            <DayLink day={one} today={today} isChosen={one === day} />
            <DayEntries day={one} entries={entries?.get(one) ?? []} marks={marks} drag={drag} />
          </li>
        ))}
      </ul>
    </div>
  )
}
