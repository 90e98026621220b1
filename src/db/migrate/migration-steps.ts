/*
 * Divides a migration into steps that block no request for long, however many rows there are. Files of migrations say
 * what changes, as drizzle-kit writes them, and this file how: docs/decisions/migrations.md.
 */

/** A part of a migration that is applied and recorded on its own. */
export interface Step {
  text: string
  /**
   * `transaction`: takes locks only briefly. `batches`: changes rows of a table in the order of a key. `create` and
   * `drop`: an index, concurrently, which PostgreSQL refuses within a transaction.
   */
  kind: 'transaction' | 'batches' | 'create' | 'drop'
  /** Index that the step creates or drops. */
  index?: string
  /** Table whose rows are changed in batches, and its columns that order them. */
  rows?: { table: string; key: string[] }
  /** Whether the step is skipped if Citus has distributed the tables. */
  skipsCitus?: boolean
}

/** Text in a statement with `batches of`, replaced by the condition of a batch. The statement must be valid as it is. */
export const batchMark = 'true /* batch */'

const createdTable = /^create table (?:if not exists )?"(\w+)"/i
const newIndex = /^create (?:unique )?index (?:if not exists )?"(\w+)" on "(\w+)"/i
const droppedIndex = /^drop index (?:if exists )?"(\w+)";?$/i
const newConstraint = /^alter table "(\w+)" add constraint "(\w+)" (?:foreign key|check)\b[^;]*/i
const notNull = /^alter table "(\w+)" alter column "(\w+)" set not null;?$/i
const batches = /^-- batches of "(\w+)" by (.+)$/m

/** Returns the steps of a migration's statements. Tables that the migration creates have no rows, and no readers yet. */
export function stepsOf(statements: readonly string[]): Step[] {
  const created = new Set<string | undefined>()
  return statements.flatMap((statement) => {
    const text = withoutComments(statement)
    const table = createdTable.exec(text)?.[1]
    if (table !== undefined) created.add(table)
    const steps = toSteps(text, statement, created)
    return /^-- unless distributed$/m.test(statement)
      ? steps.map((step): Step => ({ ...step, skipsCitus: true }))
      : steps
  })
}

function toSteps(text: string, statement: string, created: ReadonlySet<string | undefined>): Step[] {
  const transaction = (one: string): Step => ({ kind: 'transaction', text: one })
  const [, table = '', columns = ''] = batches.exec(statement) ?? []
  const key = [...columns.matchAll(/"(\w+)"/g)].map(([, column = '']) => column)
  if (table) return [{ kind: 'batches', text, rows: { table, key } }]
  const index = newIndex.exec(text)
  if (index && !created.has(index[2]))
    return [{ kind: 'create', index: index[1]!, text: text.replace(/index/i, 'index concurrently') }]
  const dropped = droppedIndex.exec(text)?.[1]
  if (dropped !== undefined)
    return [{ kind: 'drop', index: dropped, text: `drop index concurrently if exists "${dropped}"` }]
  const constraint = newConstraint.exec(text)
  if (constraint && !created.has(constraint[1]))
    return [
      transaction(`${constraint[0]} not valid`),
      transaction(`alter table "${constraint[1]}" validate constraint "${constraint[2]}"`),
    ]
  const [, altered, column] = notNull.exec(text) ?? []
  if (altered === undefined || created.has(altered)) return [transaction(text)]
  // PostgreSQL does not read the rows again if a valid constraint excludes null.
  const check = `"${column}_is_not_null"`
  return [
    transaction(`alter table "${altered}" add constraint ${check} check ("${column}" is not null) not valid`),
    transaction(`alter table "${altered}" validate constraint ${check}`),
    transaction(text),
    transaction(`alter table "${altered}" drop constraint ${check}`),
  ]
}

/** Returns a statement without the lines of comments before it. */
export const withoutComments = (statement: string): string => statement.replace(/^(\s*--.*\n)+/, '').trim()
