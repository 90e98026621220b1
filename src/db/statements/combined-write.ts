import type { PgTable } from 'drizzle-orm/pg-core'
import { statementName } from '../client.ts'
import type { Statement } from './statement-query.ts'

/** A write on whose answer nothing depends. */
export interface Write {
  /** Of the prepared write. */
  id: number
  table: PgTable
  text: string
  /** In the order of the text's parameters. */
  values: unknown[]
}

/**
 * One statement that does them all, at a fraction of what as many statements cost. PostgreSQL runs its parts in no
 * particular order and on one snapshot: their tables must differ, and none may read what another writes.
 */
export function combineWrites(writes: readonly Write[]): { statement: Statement; values: unknown[] } {
  return { statement: statementOf(writes), values: writes.flatMap(({ values }) => values) }
}

const statements = new Map<string, Statement>()

function statementOf(writes: readonly Write[]): Statement {
  const ids = writes.map(({ id }) => id).join()
  const known = statements.get(ids)
  if (known) return known
  const text = combinedText(writes)
  const statement = { name: statementName(text), text }
  statements.set(ids, statement)
  return statement
}

/** Every write but the last stands in a `with`, its parameters counted on. */
function combinedText(writes: readonly Write[]): string {
  let before = 0
  const parts = writes.map(({ text, values }, i) => {
    const shift = before
    before += values.length
    const counted = text.replace(/\$(\d+)/g, (_parameter, number: string) => `$${Number(number) + shift}`)
    return i === writes.length - 1 ? counted : `write_${i} as (${counted})`
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `with ${parts.join(', ')} ${last}`
}
