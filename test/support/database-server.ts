import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'

/** Opens the server of `TEST_DATABASE_URL`, or else the built-in PostgreSQL in a temporary directory. */
export async function openServer(): Promise<{ url: string; close(): Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  if (given) return { url: given, close: () => Promise.resolve() }
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-test-'))
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  const admin = postgres(embedded.superuserUrl, { max: 1 })
  // Test data need not survive a power failure.
  await admin.unsafe('alter system set fsync = off')
  await admin.unsafe('select pg_reload_conf()')
  await admin.end()
  return {
    url: embedded.superuserUrl,
    async close() {
      await embedded.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
