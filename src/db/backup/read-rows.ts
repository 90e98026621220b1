import type { Sql } from '../driver.ts'
import type { TableHead } from './header.ts'

/** Rows that are asked for at once, and travel in one frame: larger ones compress no better. */
const rowsTogether = 250

/**
 * Reads a table in an open transaction, and yields rows as `COPY … TO STDOUT` writes them. The driver's own `COPY` is not
 * used: where it has paused the socket for a slow reader, it may never resume it.
 */
export async function* readRows(
  sql: Sql,
  { name, columns }: TableHead,
): AsyncGenerator<{ bytes: Buffer; count: number }> {
  const query = `select ${columns.map(quote).join()} from ${quote(name)}`
  await sql.unsafe(`declare backup no scroll cursor for ${query}`)
  for (;;) {
    const rows = await sql.unsafe<(Buffer | null)[][]>(`fetch ${rowsTogether} from backup`).raw()
    if (rows.length === 0) break
    const lines = rows.map((fields) => `${fields.map(encode).join('\t')}\n`)
    yield { bytes: Buffer.from(lines.join(''), 'latin1'), count: rows.length }
  }
  await sql.unsafe('close backup')
}

const escapes: Record<string, string> = {
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
  '\\': '\\\\',
}

/** Escapes a field. Its bytes stay as they are, so that each counts as a character. */
function encode(field: Buffer | null): string {
  if (field === null) return '\\N'
  return field.toString('latin1').replace(/[\b\f\n\r\t\v\\]/g, (char) => escapes[char] ?? char)
}

export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
