import { setTimeout as delay } from 'node:timers/promises'
import type { ApiOverrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { AppContext } from '../../src/context.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import { createLogger } from '../../src/logger.ts'
import { prepareDatabase } from '../../src/prepare-database.ts'
import { acceptAnyKey } from './any-key.ts'
import { addExampleWorld } from './example-world.ts'
import { makeTemporaryDirectory } from '../temporary-directory.ts'
import { fillDataDir } from './kept-database.ts'

const drainGraceMs = 2_000

interface Options {
  port: number
  /** Milliseconds to wait before each API response. */
  latencyMs: number
}

/** Starts the server on a temporary database with the contract's examples. Disposing of `opened` removes both. */
export async function startMock(
  { port, latencyMs }: Options,
  opened: AsyncDisposableStack,
): Promise<{ url: string }> {
  const dataDir = await makeTemporaryDirectory(opened)
  const config = readConfig({
    ...process.env,
    ...{ PORT: String(port), HOST: '127.0.0.1', ROLE: 'all', DEMO: '0', LOG_LEVEL: 'error' },
    ...{ DATA_DIR: dataDir, DATABASE_URL: undefined, REDIS_URL: undefined },
  })
  const logger = createLogger(config, process.stderr)
  const prepare = async () => {
    await fillDataDir(dataDir)
    return prepareDatabase(config, logger, new AbortController().signal, opened)
  }
  // Loads while files are copied and PostgreSQL starts.
  const [prepared, { openContext, serve }] = await Promise.all([prepare(), import('../../src/start.ts')])
  const connections = config.databasePool - 1
  const context = await openContext({ config, logger, ...prepared, connections }, opened)
  const keyRow = await runTransaction(context.db, (tx) => addExampleWorld(tx))
  const wait = () => delay(latencyMs, undefined, { ref: false })
  const authenticators = (context: AppContext) => acceptAnyKey(context, keyRow, wait)
  const { url, server } = await serve(context, { openapi: { authenticators } } satisfies ApiOverrides)
  opened.defer(() => server.drain(drainGraceMs))
  return { url }
}
