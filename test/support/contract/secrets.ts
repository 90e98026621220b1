import { expect } from 'vitest'
import type { TestApp } from '../app/app.ts'

/** Expects that no column of any table and no line of the log contains the secret, as text or as bytes. */
export async function expectSecretAbsent({ context: { sql }, logs }: TestApp, secret: string): Promise<void> {
  const tables = await sql<{ name: string }[]>`
    select quote_ident(table_name) as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`
  // The middle of the secret is enough, even if a prefix was added or the end was cut off.
  const parts = [secret.slice(6, 40), Buffer.from(secret).toString('hex').slice(20, 60)]
  for (const { name } of tables) {
    const found = await sql.unsafe(
      `select 1 from ${name} t where position($1 in row_to_json(t)::text) > 0 or position($2 in row_to_json(t)::text) > 0`,
      parts,
    )
    expect(found, name).toHaveLength(0)
  }
  expect(JSON.stringify(logs)).not.toContain(parts[0])
}
