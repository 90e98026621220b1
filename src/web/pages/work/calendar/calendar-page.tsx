import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo, useState, type ReactNode } from 'react'
import { useNow } from '../../../clock.ts'
import { ErrorState } from '../../../components/error-state.tsx'
import { PageHeader } from '../../../components/page-header.tsx'
import { localDay } from '../local-day.ts'
import { timezone } from '../work-queries.ts'
import { CalendarBar } from './calendar-bar.tsx'
import { calendarQuery } from './calendar-queries.ts'
import { CalendarDays } from './calendar-days.tsx'
import { CalendarNotes } from './calendar-notes.tsx'
import classes from './calendar.module.css'
import { daysOfMonth, daysOfWeek, isDay, monthText, weekText } from './days.ts'
import { entriesByDay } from './entries.ts'
import { EventDialog } from './event-dialog.tsx'
import { Legend } from './legend.tsx'
import { NewEvent, type Slot } from './new-event.tsx'
import { useProjectMarks } from './project-marks.ts'

const route = getRouteApi('/signed-in/work/calendar')

/** Shows the events and due tasks of a month or a week, in the person's time zone. */
export function CalendarPage(): ReactNode {
  const { view = 'month', day: given = '', project, event } = route.useSearch()
  const [slot, setSlot] = useState<Slot>()
  const marks = useProjectMarks()
  const today = localDay(new Date(useNow()))
  const day = isDay(given) ? given : today
  const days = view === 'week' ? daysOfWeek(day) : daysOfMonth(day)
  const calendar = useQuery(calendarQuery(days, project))
  const data = calendar.data?.data
  const isLoading = calendar.isPlaceholderData || calendar.isPending
  const entries = useMemo(() => data && entriesByDay(data, timezone), [data])
  const { go, goToday, wanted } = useGo(day, today)
  const shown = { view, day, today, onGo: go }
  return (
    <div className={classes.page}>
      <PageHeader
        title={view === 'week' ? weekText(days) : monthText(day)}
        actions={<CalendarBar {...shown} onToday={goToday} onNew={() => setSlot({ day })} />}
      />
      {calendar.isError && !data ? (
        <ErrorState error={calendar.error} onRetry={() => void calendar.refetch()} />
      ) : (
        <>
          <CalendarNotes
            calendar={data}
            isEmpty={entries !== undefined && !days.some((one) => entries.has(one))}
            isLoading={isLoading}
          />
          <Legend days={days} entries={entries} marks={marks} />
          <CalendarDays
            {...shown}
            days={days}
            wanted={wanted}
            entries={entries}
            isLoading={isLoading}
            marks={marks}
            onNew={(on, time) => setSlot({ day: on, ...(time !== undefined && { time }) })}
          />
        </>
      )}
      <NewEvent
        slot={slot}
        project={project}
        onClose={() => setSlot(undefined)}
        onCreated={(date) => {
          if (!days.includes(date)) go(date)
        }}
      />
      {event !== undefined && <EventDialog key={event} id={event} />}
    </div>
  )
}

/** Returns functions that open a day. Today is also scrolled to, even if it is open already. */
function useGo(day: string, today: string) {
  const navigate = route.useNavigate()
  const [wanted, setWanted] = useState({ day })
  const go = (to: string, resetScroll = true): void =>
    void navigate({ search: (current) => ({ ...current, day: to === today ? undefined : to }), resetScroll })
  const goToday = (): void => {
    go(today, false)
    setWanted({ day: today })
  }
  return { go, goToday, wanted }
}
