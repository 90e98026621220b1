import { NativeSelect } from '@mantine/core'
import type { ReactNode } from 'react'
import { DataTable } from '../../../components/data-table.tsx'
import { exportedNames, fieldNames, isField } from './import-fields.ts'
import type { ImportColumn, ImportField } from './import-queries.ts'
import classes from './import.module.css'

interface ColumnsTableProps {
  columns: readonly ImportColumn[]
  /** The first text in each column. */
  examples: readonly string[]
  onChoose: (header: string, field: ImportField | null) => void
}

/** Returns the fields that a column may have: those of exported files are no choice for others. */
const choicesOf = (field: ImportColumn['field']) =>
  Object.entries({ '': 'Not imported', ...fieldNames, ...exportedNames })
    .filter(([value]) => value === field || !Object.hasOwn(exportedNames, value))
    .map(([value, label]) => ({ value, label }))

/** Shows the field of each column of a file. Columns with the same name share a row. */
export function ColumnsTable({ columns, examples, onChoose }: ColumnsTableProps): ReactNode {
  const rows = columns
    .map((column, index) => ({ ...column, example: examples[index] ?? '' }))
    .filter(({ header }, index) => columns.findIndex((one) => one.header === header) === index)
  return (
    <div className={classes.columns}>
      <DataTable
        label="Columns"
        rows={rows}
        keyOf={({ header }) => header}
        isMuted={({ field }) => field === null}
        columns={[
          {
            header: 'Column',
            isTitle: true,
            cell: ({ header }) => <bdi className={classes.header}>{shown(header)}</bdi>,
          },
          {
            header: 'Example',
            cell: ({ example }) => <bdi className={classes.example}>{example === '' ? '–' : example}</bdi>,
          },
          {
            header: 'Becomes',
            cell: ({ header, field }) => (
              <NativeSelect
                aria-label={`Field of ${shown(header)}`}
                data={choicesOf(field)}
                value={field ?? ''}
                onChange={({ currentTarget: { value } }) => onChoose(header, isField(value) ? value : null)}
              />
            ),
          },
        ]}
      />
    </div>
  )
}

const shown = (header: string): string => (header.trim() === '' ? '(no header)' : header)
