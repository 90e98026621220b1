import { closeAfterKill } from '../../src/db/embedded/close-after-kill.ts'
import { openEmbeddedPostgres, type EmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { makeTemporaryDirectory } from '../../tools/temporary-directory.ts'

/**
 * Starts the built-in PostgreSQL in a temporary folder. Disposing of `opened`, or the end of this process, removes both.
 * @param prepare is given the empty folder
 * @param connections number of connections that all servers on it need
 */
export async function openTemporaryPostgres(
  opened: AsyncDisposableStack,
  { prepare, connections = 0 }: { prepare?: (dataDir: string) => Promise<void>; connections?: number } = {},
): Promise<EmbeddedPostgres & { dataDir: string }> {
  const dataDir = await makeTemporaryDirectory(opened)
  await prepare?.(dataDir)
  opened.defer(closeAfterKill(dataDir))
  const postgres = await openEmbeddedPostgres(dataDir, { role: 'command', connections })
  opened.defer(() => postgres.close())
  return { ...postgres, dataDir }
}
