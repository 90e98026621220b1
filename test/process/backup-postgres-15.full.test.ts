import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backUpAndRestore, builtIn } from '../support/world/back-up-and-restore.ts'
import { startPostgres15, isPostgres15Missing } from '../support/database/postgres-15.ts'
import { testDataDir } from '../support/app/server.ts'

const SESSION_SECRET = 'the secret of the database before the upgrade'

test.skipIf(isPostgres15Missing)(
  'a backup of PostgreSQL 15 can be restored on 18 and vice versa, by users who are not superusers',
  async () => {
    const file = join(await testDataDir(), 'world.backup')
    const old = { DATABASE_URL: await startPostgres15(), SESSION_SECRET, DEMO: '0' }
    const fresh = { ...builtIn(await testDataDir()), SESSION_SECRET }
    const up = await backUpAndRestore(old, fresh, file)
    expect(up).toMatchObject({
      backup: { session_secret: 'not_included' },
      restore: { session_secret: 'same', rows: up.backup.rows },
    })
    const back = { DATABASE_URL: await startPostgres15(), SESSION_SECRET, DEMO: '0' }
    const down = await backUpAndRestore(fresh, back, file)
    expect(down.restore.rows).toBe(down.backup.rows)
  },
)
