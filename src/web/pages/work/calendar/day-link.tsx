import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import classes from './calendar.module.css'
import { dayNumber, dayText, monthName, weekdayText } from './days.ts'

interface DayLinkProps {
  day: string
  today: string
  isChosen: boolean
}

/** Shows the number of a day, and chooses the day. */
export function DayLink({ day, today, isChosen }: DayLinkProps): ReactNode {
  return (
    <Link
      to="."
      resetScroll={false}
      search={(current) => ({ ...current, day: day === today ? undefined : day })}
      className={classes.number}
      tabIndex={isChosen ? 0 : -1}
      data-day={day}
    >
      <VisuallyHidden component="span">
        {dayText(day)}
        {day === today && ', today'}
      </VisuallyHidden>
      <span aria-hidden className={classes.weekday}>
        {weekdayText(day)}
      </span>
      <span aria-hidden className={classes.figure}>
        {dayNumber(day)}
      </span>
      {dayNumber(day) === '1' && (
        <span aria-hidden className={classes.month}>
          {monthName(day)}
        </span>
      )}
    </Link>
  )
}
