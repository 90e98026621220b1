import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../src/db/embedded/embedded.ts'

/**
 * Starts the built-in PostgreSQL in a temporary folder. Disposing of `opened` removes both.
 * @param prepare is given the empty folder
 */
export async function openTemporaryPostgres(
  opened: AsyncDisposableStack,
  prepare?: (dataDir: string) => Promise<void>,
): Promise<EmbeddedPostgres & { dataDir: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  await prepare?.(dataDir)
  const postgres = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => postgres.close())
  return { ...postgres, dataDir }
}
