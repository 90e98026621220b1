import { useLayoutEffect, useRef, type CSSProperties, type MouseEvent, type ReactNode } from 'react'
import { useNow } from '../../../clock.ts'
import { DayLink } from './day-link.tsx'
import { dayText } from './days.ts'
import type { Entry } from './entries.ts'
import { EntryLink } from './entry-link.tsx'
import type { GridProps } from './grid-props.ts'
import { dayMinutes, isAllDay, placeByTime, timeAt, type PlacedEntry } from './place-by-time.ts'
import classes from './week-grid.module.css'

const hours = Array.from({ length: 24 }, (_, hour) => timeAt(60 * hour))

/** Shows the days of a week side by side, with their entries on a time axis. */
export function WeekGrid(props: GridProps): ReactNode {
  const { day, days, today, entries, isLoading, list, handlers } = props
  const placed = days.map((one) => placeByTime(entries?.get(one) ?? []))
  const scroller = useScrolled(placed, entries !== undefined && !isLoading, days.indexOf(day))
  const columns = placed.map((one) => one.reduce((most, { lanes }) => Math.max(most, lanes), 1))
  return (
    <div
      className={classes.week}
      aria-busy={isLoading}
      ref={scroller}
      style={vars({ '--columns': columns.map(columnOf).join(' ') })}
      {...handlers}
    >
      <div className={classes.axis} aria-hidden>
        <span className={classes.corner} />
        <span className={classes.allDayLabel}>All day</span>
        <div className={classes.hours}>
          {hours.map((hour, index) => (
            <span key={hour} style={vars({ '--from': 60 * index })}>
              {hour}
            </span>
          ))}
        </div>
      </div>
      <ul className={classes.days} aria-label="Days" ref={list}>
        {days.map((one, index) => (
          <WeekDay
            key={one}
            {...props}
            date={one}
            isToday={one === today}
            entries={(entries?.get(one) ?? []).filter(isAllDay)}
            placed={placed[index] ?? []}
          />
        ))}
      </ul>
    </div>
  )
}

/** Returns the width of a day: entries beside each other stay wide enough to be read and pressed. */
const columnOf = (lanes: number): string => `minmax(max(var(--narrowest), ${lanes * 4.25}rem), 1fr)`

interface WeekDayProps extends Pick<GridProps, 'day' | 'today' | 'marks' | 'drag' | 'onNew'> {
  date: string
  isToday: boolean
  /** The entries above the axis. */
  entries: readonly Entry[]
  /** The entries on it. */
  placed: readonly PlacedEntry[]
}

function WeekDay({
  day,
  date,
  today,
  isToday,
  entries,
  placed,
  marks,
  drag,
  onNew,
}: WeekDayProps): ReactNode {
  const name = dayText(date)
  return (
    <li
      className={classes.day}
      data-cell={date}
      data-today={isToday || undefined}
      data-chosen={date === day || undefined}
    >
      <div className={classes.head}>
        <DayLink day={date} today={today} isChosen={date === day} />
      </div>
      <div className={classes.allDay}>
        {entries.length > 0 && (
          <ul aria-label={`${name}, all day`}>
            {entries.map((entry) => (
              <li key={entry.key}>
                <EntryLink entry={entry} isWhole marks={marks} drag={drag} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div
        className={classes.hours}
        data-hours
        // A shortcut for the mouse, as in the month view.
        onClick={(event) => event.target === event.currentTarget && onNew(date, timeOf(event))}
      >
        {isToday && <NowLine />}
        {placed.length > 0 && (
          <ul aria-label={name}>
            {placed.map(({ entry, from, to, lane, lanes }) => (
              <li
                key={entry.key}
                data-minutes={`${from}-${to}`}
                data-short={to - from < 60 || undefined}
                style={vars({ '--from': from, '--to': to, '--lane': lane, '--lanes': lanes })}
              >
                <EntryLink entry={entry} isWhole marks={marks} drag={drag} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  )
}

/** Returns the half hour that was clicked. */
function timeOf({ currentTarget, clientY }: MouseEvent): string {
  const { top, height } = currentTarget.getBoundingClientRect()
  const minutes = ((clientY - top) / height) * dayMinutes
  return timeAt(Math.min(Math.max(Math.floor(minutes / 30) * 30, 0), dayMinutes - 60))
}

function NowLine(): ReactNode {
  const now = new Date(useNow())
  return (
    <div
      className={classes.now}
      aria-hidden
      style={vars({ '--from': 60 * now.getHours() + now.getMinutes() })}
    />
  )
}

/** Scrolls once to the first entry of the week, or to the morning, and to the chosen day. */
function useScrolled(placed: readonly PlacedEntry[][], isLoaded: boolean, chosen: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const isScrolled = useRef(false)
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isLoaded || isScrolled.current) return
    isScrolled.current = true
    const first = placed.flat().reduce((least, { from }) => Math.min(least, from), 450)
    const axis = element.querySelector<HTMLElement>('[data-hours]')
    element.scrollTop = ((axis?.offsetHeight ?? 0) * (first - 30)) / dayMinutes
    const days = [...element.querySelectorAll<HTMLElement>('[data-cell]')]
    element.scrollLeft = (days[chosen]?.offsetLeft ?? 0) - (days[0]?.offsetLeft ?? 0)
  })
  return scroller
}

const vars = (values: Record<`--${string}`, string | number>): CSSProperties => values
