import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openDatabase } from '../../src/db/open-database.ts'
import { sql } from '../../src/db/drizzle.ts'
import { containsText, foldText } from '../../src/db/letter-case.ts'
import { testDatabaseUrl } from '../support/database/database.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'

const text = fc.string({
  unit: fc.constantFrom('a', 'A', 'b', 'I', 'i', 'İ', 'ı', 'ß', 'S', 's', 'ς', 'Σ', 'é', 'É', 'ﬁ', 'f', '%'),
  maxLength: 6,
})

test('a search finds the same strings as a comparison that folds the case of every script', async () => {
  const { db, close } = openDatabase(await testDatabaseUrl(), { applicationName: 'letter-case' })
  onFileFinished(close)
  const pairs = fc.sample(fc.tuple(text, text), 1_000)
  const rows = pairs.map(([title, part]) => ({ title, part }))
  const found = await db.execute(sql`
    select title, part, ${containsText(sql`title`, sql`part`)} as is_found
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as pairs (title text, part text)`)
  const expected = await db.execute(sql`
    select title, part, strpos(${foldText(sql`title`)}, ${foldText(sql`part`)}) > 0 as is_found
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as pairs (title text, part text)`)
  expect([...found]).toEqual([...expected])
  expect(found.filter(({ is_found }) => is_found).length).toBeGreaterThan(10)
})
