import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { ColumnsTable } from './columns-table.tsx'
import { choose } from './import-fields.ts'
import type { ImportArchived, ImportColumn, ImportDates, Reading } from './import-queries.ts'
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

const archivedChoices: { value: ImportArchived; label: string }[] = [
  { value: 'skip', label: 'Skip them' },
  { value: 'done', label: 'Import them as completed tasks' },
]

/** Lets a person change how a file is read: the field of each column, the order of day and month, archived cards. */
export function ReadingFields(props: ReadingFieldsProps): ReactNode {
  const { reading, columns, examples, isDisabled, onChange } = props
  const hasArchived = columns.some(({ header }) => /archived/i.test(header))
  return (
    <fieldset className={classes.reading} disabled={isDisabled}>
      <legend className={classes.unseen}>How the file is read</legend>
      <ColumnsTable
        columns={columns}
        examples={examples}
        onChoose={(header, field) => onChange({ ...reading, map: choose(reading.map, header, field) })}
      />
      <NativeSelect
        label="Dates"
        description="How dates such as 03/04/2030 are read. With year first, such dates fail because the order of day and month is ambiguous."
        className={classes.dates ?? ''}
        value={reading.dates}
        data={dateOrders}
        onChange={({ currentTarget }) => onChange({ ...reading, dates: currentTarget.value as ImportDates })}
      />
      {hasArchived && (
        <NativeSelect
          label="Archived cards"
          className={classes.dates ?? ''}
          value={reading.archived}
          data={archivedChoices}
          onChange={({ currentTarget }) =>
            onChange({ ...reading, archived: currentTarget.value as ImportArchived })
          }
        />
      )}
    </fieldset>
  )
}
