import type { ReactNode } from 'react'
import { fromLocalInput, toLocalInput } from '../time.ts'
import { TextFilter } from './text-filter.tsx'
import classes from './filters.module.css'

interface TimeFilterProps {
  label: string
  /** The time with its offset, as in the URL and the API. */
  value: string | undefined
  onChange: (value: string | undefined) => Promise<void>
}

/** Filters by a time, entered in the person's time zone. */
export function TimeFilter({ label, value, onChange }: TimeFilterProps): ReactNode {
  return (
    <TextFilter
      type="datetime-local"
      label={label}
      classNames={{ root: classes.wide ?? '', input: classes.time ?? '' }}
      data-empty={value === undefined || undefined}
      value={value === undefined ? undefined : toLocalInput(value)}
      onChange={(local) => onChange(local === undefined ? undefined : fromLocalInput(local))}
    />
  )
}
