import type { ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  header: string
  /** Marks the column with the title of a row. On narrow screens it comes first, without its header. */
  isTitle?: boolean
  /**
   * Marks the column with the menu of a row. The header is for screen readers; on narrow screens the menu is in the
   * corner.
   */
  isMenu?: boolean
  /** The width in a table of one-line rows, such as `8rem`. Columns without a width share the rest. */
  width?: string
  cell: (row: Row) => ReactNode
}

interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** Returns whether a row is shown muted, because it is past. */
  isMuted?: (row: Row) => boolean
  /** Rows have one line, and longer cells are cut off. */
  isDense?: boolean
}

/**
 * Shows a table; on narrow screens each row is a block with the names of its cells. Roles are explicit, because some
 * browsers drop a table's roles with such a layout.
 */
export function DataTable<Row>(props: DataTableProps<Row>): ReactNode {
  const { label, columns, rows, keyOf, isMuted, isDense = false } = props
  return (
    <table className={classes.table} aria-label={label} role="table" data-dense={isDense || undefined}>
      {isDense && (
        <colgroup>
          {columns.map(({ header, width }) => (
            <col key={header} style={{ width }} />
          ))}
        </colgroup>
      )}
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
