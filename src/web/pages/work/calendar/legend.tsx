import { useMemo, type CSSProperties, type ReactNode } from 'react'
import type { EntriesByDay } from './entries.ts'
import classes from './legend.module.css'
import type { ProjectMark, ProjectMarks } from './project-marks.ts'

interface LegendProps {
  days: readonly string[]
  entries: EntriesByDay | undefined
  marks: ProjectMarks
}

/** Names the projects of the shown entries, with their colors. */
export function Legend({ days, entries, marks }: LegendProps): ReactNode {
  const shown = useMemo(() => {
    const byName = new Map<string, ProjectMark>()
    for (const entry of days.flatMap((day) => entries?.get(day) ?? [])) {
      const mark = marks.markOf(entry)
      if (mark.name !== '') byName.set(`${mark.name} ${mark.color}`, mark)
    }
    return [...byName].toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  }, [days, entries, marks])
  if (shown.length === 0) return null
  return (
    <ul className={classes.legend} aria-label="Projects in the calendar">
      {shown.map(([key, { name, color }]) => (
        <li key={key} className={classes.project} style={{ '--mark': color } as CSSProperties}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  )
}
