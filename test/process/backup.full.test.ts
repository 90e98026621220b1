import { join } from 'node:path'
import postgres from 'postgres'
import { expect, onTestFinished, test } from 'vitest'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { backUpAndRestore, builtIn } from '../support/world/back-up-and-restore.ts'
import { taskwireError } from '../support/app/cli.ts'
import { testDataDir } from '../support/app/server.ts'

test('after restoring a backup made while clients write, responses are the same byte for byte', async () => {
  const [source, target] = [await testDataDir(), await testDataDir()]
  const file = join(await testDataDir(), 'world.backup')
  const { backup, restore } = await backUpAndRestore(builtIn(source), builtIn(target), file)
  const { made_at, tables, rows } = backup
  expect(backup).toMatchObject({ file, session_secret: 'included' })
  expect(restore).toEqual({ file, made_at, tables, rows, session_secret: 'restored' })

  // Each change is restored with all of its rows, or not at all.
  const { url, close } = await openEmbeddedPostgres(target, { role: 'command' })
  onTestFinished(close)
  const sql = postgres(url, { max: 1 })
  const [torn] = await sql<{ count: string }[]>`
    select count(*) from tasks t where title like 'meanwhile%'
      and not exists (select from activities a where a.workspace_id = t.workspace_id and a.subject_id = t.id)`
  expect(torn).toEqual({ count: '0' })
  // The schema has no sequences, so the backup contains none.
  expect(await sql`select sequencename from pg_sequences where schemaname = 'public'`).toEqual([])
  await sql.end()
  expect(await taskwireError(['restore', file], builtIn(target))).toMatch(
    /^the database is not empty, it contains /,
  )
})
