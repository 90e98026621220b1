import type { TransactionSql } from 'postgres'

/**
 * Returns the statements whose result has more columns once a table has: PostgreSQL refuses to run them, if they were
 * prepared before a migration (0A000). Adds a column to every table of the open transaction.
 */
export async function findUnnamedColumns(tx: TransactionSql, texts: Iterable<string>): Promise<string[]> {
  const mayHaveStar = (text: string): boolean => /\*/.test(text.replaceAll(/count\(\*\)/gi, ''))
  const prepared: { name: string; text: string }[] = []
  for (const text of texts) {
    if (!mayHaveStar(text)) continue
    const name = `statement_${prepared.length}`
    // A statement may name a table of a test, or a partition, that no longer exists.
    const isPrepared = await tx
      .savepoint((inner) => inner.unsafe(`prepare ${name} as ${text}`))
      .catch(() => false)
    if (isPrepared !== false) prepared.push({ name, text })
  }
  const tables = await tx<{ name: string }[]>`
    select relname as name from pg_class
    where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace`
  for (const { name } of tables) await tx`alter table ${tx(name)} add column added_by_a_migration text`
  const found: string[] = []
  for (const { name, text } of prepared)
    await tx
      .savepoint(async (inner) => {
        const [row] = await inner<{ count: number }[]>`
          select cardinality(parameter_types) as count from pg_prepared_statements where name = ${name}`
        const values = Array.from({ length: row?.count ?? 0 }, () => 'null').join()
        await inner.unsafe(`explain execute ${name}${values && `(${values})`}`)
      })
      .catch((error: unknown) => {
        if ((error as { code?: string }).code !== '0A000') throw error
        found.push(text)
      })
  await tx`deallocate all`
  return found
}
