import type { Sql } from '../driver.ts'
import { makePgArray } from '../drizzle.ts'
import type { TableHead } from './header.ts'
import { quote } from './read-rows.ts'

/** Inserts rows that are written as `COPY … TO STDOUT` does, and returns how many they are. */
export type InsertRows = (rows: Buffer) => Promise<number>

/**
 * Prepares to insert into a table. The driver's `COPY … FROM STDIN` is not used, because an error after the last row, as a
 * foreign key's, is lost in it, and the wait for the answer never ends.
 */
export async function prepareInsert(sql: Sql, { name, columns }: TableHead): Promise<InsertRows> {
  const types = await sql<{ type: string }[]>`
    select format_type(atttypid, atttypmod) as type
    from unnest(${makePgArray(columns)}::text[]) with ordinality as wanted (attname, place)
      join pg_attribute using (attname)
    where attrelid = ${quote(name)}::regclass order by place`
  const values = columns.map((_, i) => `$${i + 1}::text[]`)
  const aliases = columns.map((_, i) => `c${i}`)
  const text = `
    insert into ${quote(name)} (${columns.map(quote).join()}) overriding system value
    select ${types.map(({ type }, i) => `c${i}::${type}`).join()} from unnest(${values.join()}) as r (${aliases.join()})`
  return async (rows) => {
    const lines = utf8.decode(rows).split('\n').slice(0, -1)
    const fields = lines.map((line) => line.split('\t').map(readField))
    const arrays = columns.map((_, i) => makePgArray(fields.map((row) => row[i])))
    const { count } = await sql.unsafe(text, arrays, { prepare: true })
    return count
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
const escaped: Record<string, string> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t', v: '\v' }

function readField(text: string): string | null {
  if (!text.includes('\\')) return text
  return text === '\\N' ? null : text.replace(/\\(.)/g, (_, char: string) => escaped[char] ?? char)
}
