import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './filters.module.css'
import { fromLocalInput, toLocalInput } from '../time.ts'

interface FilterTimeProps {
  label: string
  /** The time with its offset, as in the address and the API. */
  value: string | undefined
  onChange: (value: string | undefined) => void
}

/** Filters by a time, entered in the person's time zone. */
export function FilterTime({ label, value, onChange }: FilterTimeProps): ReactNode {
  return (
    <TextInput
      type="datetime-local"
      label={label}
      classNames={{ root: classes.wide ?? '', input: classes.time ?? '' }}
      data-empty={value === undefined || undefined}
      value={value === undefined ? '' : toLocalInput(value)}
      onChange={({ currentTarget }) => onChange(fromLocalInput(currentTarget.value))}
    />
  )
}
