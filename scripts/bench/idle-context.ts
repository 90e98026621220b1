import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { createContext, type AppContext } from '../../src/context.ts'
import { openForWork } from '../../src/db/database.ts'
import type { Listener } from '../../src/db/listener.ts'
import { createLogger } from '../../src/logger.ts'
import type { Samples } from './pipeline-samples.ts'
import { unlimited } from './taskwire.ts'

/** A server's parts, without a database, and with the key looked up already. */
export async function createIdleContext({ secret, key }: Samples): Promise<AppContext> {
  const config = readConfig({ ...unlimited, CREATOR_RECHECK_SECONDS: '86400' }, false)
  const context = await createContext({
    config,
    db: openForWork('postgres://nobody@127.0.0.1:1/nowhere', { applicationName: 'taskwire bench' }).db,
    logger: createLogger(config, pino.destination({ dest: '/dev/null', minLength: 8_192 })),
    listener: quiet,
    clock: { now: () => new Date() },
    sessionSecret: 'of no consequence',
  })
  await context.keyCache.find(secret, new Date(), () => Promise.resolve(key))
  return context
}

/** It listens, and no notification ever arrives. */
const quiet: Listener = {
  isConnected: true,
  on: () => () => undefined,
  onDisconnect: () => () => undefined,
  close: () => Promise.resolve(),
}
