import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColumnsTable } from './columns-table.tsx'
import { choose } from './import-fields.ts'
import type { ImportColumn, ImportDates, Reading } from './import-queries.ts'
import classes from './import.module.css'

interface ReadingFieldsProps {
  reading: Reading
  columns: readonly ImportColumn[]
  /** The first text in each column. */
  examples: readonly string[]
  isDisabled: boolean
  onChange: (reading: Reading) => void
}

const dateOrders: { value: ImportDates; label: string }[] = [
  { value: 'iso', label: 'Year first: 2030-12-31' },
  { value: 'dmy', label: 'Day first: 31/12/2030' },
  { value: 'mdy', label: 'Month first: 12/31/2030' },
]

/** Lets a person change how a file is read: the field of each column, and the order of day and month. */
export function ReadingFields(props: ReadingFieldsProps): ReactNode {
  const { reading, columns, examples, isDisabled, onChange } = props
  const { map, dates } = reading
  return (
    <fieldset className={classes.reading} disabled={isDisabled}>
      <legend className={classes.unseen}>How the file is read</legend>
      <ColumnsTable
        columns={columns}
        examples={examples}
        onChoose={(header, field) => onChange({ map: choose(map, header, field), dates })}
      />
      <NativeSelect
        label="Dates"
        description="How dates such as 03/04/2030 are read. With year first, such dates fail because the order of day and month is ambiguous."
        className={classes.dates ?? ''}
        value={dates}
        data={dateOrders}
        onChange={({ currentTarget }) => onChange({ map, dates: currentTarget.value as ImportDates })}
      />
    </fieldset>
  )
}
