import type { PgTable } from './drizzle.ts'
import type { Plan, RowStatement } from './plan.ts'
import { encode, nameOf, shapeOf, typeOf, type NewRow } from './row-shape.ts'

interface InsertOptions<Row extends object>
  extends
    Pick<RowStatement, 'isLast' | 'whenLocked'>,
    Partial<Pick<RowStatement<Row>, 'mustHold' | 'changeOf'>> {
  /** SQL for columns whose values are not taken unchanged from the row, `r`. */
  values?: Record<string, string>
  /** Joins and conditions that restrict the rows, `r`, to insert. */
  matching?: (workspaceId: string) => string
  /** Text after the rows: `on conflict …`, where the table is `t`. */
  suffix?: string
}

/** Prepares an insertion that does more than `insert`: an upsert, or one that depends on other rows. */
export function prepareInsert<Table extends PgTable>(
  table: Table,
  options: InsertOptions<NewRow<Table>>,
): (plan: Plan, row: NewRow<Table>) => void {
  let statement: RowStatement<NewRow<Table>> | undefined
  return (plan, row) => plan.add((statement ??= insertInto(table, options)), encode(shapeOf(table), row))
}

/** Composes the insertion of rows, with all columns except generated columns. */
export function insertInto<Table extends PgTable>(
  table: Table,
  {
    values = {},
    matching,
    suffix = '',
    mustHold = false,
    changeOf,
    ...others
  }: InsertOptions<NewRow<Table>> = {},
): RowStatement<NewRow<Table>> {
  const shape = shapeOf(table)
  const plain = insertOf(table, suffix)
  const names = plain.columns.map(({ name }) => `"${name}"`).join()
  const selected = plain.columns.map(({ name }) => values[name] ?? `r."${name}"`).join()
  const hasOnlyValues = !mustHold && !matching && Object.keys(values).length === 0
  return {
    ...others,
    mustHold,
    changeOf: changeOf !== undefined ? changeOf : shape.key.length > 0 ? (row) => nameOf(shape, row) : null,
    text: (rows, workspaceId) =>
      [
        `insert into ${shape.name} as t (${names}) select ${selected}`,
        `from json_populate_recordset(null::${shape.name}, ${rows}) r`,
        matching?.(workspaceId) ?? '',
        suffix,
        // Without `returning`, Citus copies the rows of the query and drops error codes.
        hasOnlyValues ? '' : 'returning 1',
      ].join(' '),
    ...(hasOnlyValues && { insert: plain }),
  }
}

/** Returns the parts of a plain insertion, from which its statement on Citus is composed. */
export function insertOf(table: PgTable, suffix = ''): Required<NonNullable<RowStatement['insert']>> {
  const { name, columns } = shapeOf(table)
  const written = [...columns.values()].filter(({ generated }) => !generated)
  return {
    table: name,
    columns: written.map((column) => ({ name: column.name, type: typeOf(column) })),
    suffix,
  }
}
