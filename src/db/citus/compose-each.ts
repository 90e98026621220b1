import { join, type AddedRows, type RowStatement, type Statement } from '../plan.ts'

/**
 * Composes one statement per kind of row and workspace, for one transaction on Citus, which routes a statement by its
 * literal workspace. It would run the parts of a composed statement one by one, using temporary files.
 */
export function composeEach(plans: readonly AddedRows[]): Statement[] {
  const parts = [...join(plans)].flatMap(([statement, rows]) =>
    (statement.onCitus ?? [statement]).map((part) => [part, rows] as const),
  )
  const inOrder = parts.sort(([one], [other]) => Number(!!one.isLast) - Number(!!other.isLast))
  return inOrder.flatMap(([statement, rows]) => {
    const byWorkspace = Map.groupBy(
      rows,
      (row) => (JSON.parse(row) as { workspace_id?: string }).workspace_id,
    )
    return [...byWorkspace].map(([workspace, some]) => composeFor(statement, some, workspace))
  })
}

function composeFor(
  { text, mustHold, insert }: RowStatement<never>,
  rows: readonly string[],
  workspace?: string,
): Statement {
  if (insert) return composeInsert(insert, rows)
  const values: unknown[] = [`[${rows.join()}]`]
  let composed = text('$1', workspace === undefined ? 'r.workspace_id' : '$2::text')
  if (composed.includes('$2')) values.push(workspace)
  if (mustHold)
    composed = `with p as (${composed}) select 1 / ((select count(*) from p) = $${values.push(rows.length)}::int)::int`
  return { text: composed, values }
}

/**
 * Composes an insert of literal values. For an `insert … select`, Citus copies the rows and drops error
 * codes.
 */
export function composeInsert(
  { table, columns, suffix = '' }: NonNullable<RowStatement['insert']>,
  rows: readonly string[],
): Statement {
  const values: unknown[] = []
  const tuples = rows.map((row) => {
    const given = JSON.parse(row) as Record<string, unknown>
    return `(${columns.map(({ name, type }) => `$${values.push(asText(given[name]))}::text::${type}`).join()})`
  })
  const names = columns.map(({ name }) => `"${name}"`).join()
  return { text: `insert into ${table} as t (${names}) values ${tuples.join()} ${suffix}`, values }
}

function asText(value: unknown): unknown {
  if (value === null || value === undefined || Array.isArray(value)) return value ?? null
  return typeof value === 'string' ? value : JSON.stringify(value)
}
