import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  header: string
  /** What the row is about: where rows are blocks, it stands above the rest without its header. */
  isTitle?: boolean
  /** What can be done with the row: its header is heard only, and where rows are blocks it stands in their corner. */
  isMenu?: boolean
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  /** What the table is called. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Rows of the past. */
  isMuted?: (row: Row) => boolean
}

/**
 * A table; where there is no room for one beside the other, each row is a block with the names of its cells. The roles are
 * said, because some browsers forget a table's when it is laid out as something else.
 */
export function DataTable<Row>({ label, columns, rows, keyOf, isMuted }: DataTableProps<Row>): ReactNode {
  return (
    <table className={classes.table} aria-label={label} role="table">
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ header, isMenu }) => (
            <th key={header} role="columnheader" scope="col" data-menu={isMenu}>
              <span className={isMenu ? classes.unseen : undefined}>{header}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row" data-muted={isMuted?.(row) || undefined}>
            {columns.map(({ header, isTitle, isMenu, cell }) => (
              <td
                key={header}
                role="cell"
                data-menu={isMenu}
                data-header={isTitle || isMenu ? undefined : header}
              >
                <div className={classes.cell}>{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
