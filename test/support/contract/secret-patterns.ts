import type { Sql } from 'postgres'

/** The pattern of API keys and signing secrets. */
const pattern = 'svc_[0-9A-Za-z]{40}|whsec_[0-9A-Za-z+/]{43}='

/** @throws Error if the text contains a secret */
export function refuseSecrets(text: string, where: string): void {
  const at = text.search(new RegExp(pattern))
  if (at >= 0) throw new Error(`${where} holds a secret: ${text.slice(Math.max(0, at - 100), at + 8)}…`)
}

/** Returns the tables with a secret in any row. */
export async function findSecrets(sql: Sql): Promise<string[]> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  const found: string[] = []
  for (const { name } of tables) {
    const rows = await sql.unsafe(`select from ${name} t where t::text ~ $1 limit 1`, [pattern])
    if (rows.length > 0) found.push(name)
  }
  return found
}
