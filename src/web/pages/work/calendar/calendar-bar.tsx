import { ActionIcon, Button } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWholeList } from '../../../api/list.ts'
import { IconChevronDown } from '../../../components/icons.tsx'
import { SelectFilter } from '../../../components/select-filter.tsx'
import { projectsQuery } from '../work-queries.ts'
import classes from './calendar.module.css'
import { stepFrom } from './days.ts'

const route = getRouteApi('/signed-in/work/calendar')

interface CalendarBarProps {
  view: 'month' | 'week'
  day: string
  today: string
  onGo: (day: string) => void
  onToday: () => void
  onNew: () => void
}

/** Chooses what the calendar shows, and creates events. */
export function CalendarBar({ view, day, today, onGo, onToday, onNew }: CalendarBarProps): ReactNode {
  const { project } = route.useSearch()
  const navigate = route.useNavigate()
  const projects = useWholeList(projectsQuery)
  const step = (count: number): void => onGo(stepFrom(day, view, count, today))
  return (
    <div className={classes.bar}>
      <div className={classes.steps}>
        <Button variant="default" size="sm" onClick={onToday}>
          Today
        </Button>
        <ActionIcon variant="default" size={36} aria-label="Previous" onClick={() => step(-1)}>
          <IconChevronDown size={18} className={classes.previous} />
        </ActionIcon>
        <ActionIcon variant="default" size={36} aria-label="Next" onClick={() => step(1)}>
          <IconChevronDown size={18} className={classes.next} />
        </ActionIcon>
      </div>
      <Button.Group>
        {(['month', 'week'] as const).map((one) => (
          <Button
            key={one}
            variant={one === view ? 'light' : 'default'}
            size="sm"
            aria-pressed={one === view}
            onClick={() =>
              void navigate({
                search: (current) => ({ ...current, view: one === 'week' ? one : undefined }),
              })
            }
          >
            {one === 'month' ? 'Month' : 'Week'}
          </Button>
        ))}
      </Button.Group>
      <div className={classes.filter}>
        <SelectFilter
          label="Show"
          any="Everything"
          value={project}
          options={projects.filter(({ inbox }) => !inbox).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(value) =>
            navigate({ search: (current) => ({ ...current, project: value }), replace: true })
          }
        />
      </div>
      <Button size="sm" className={classes.new ?? ''} onClick={onNew}>
        New event
      </Button>
    </div>
  )
}
