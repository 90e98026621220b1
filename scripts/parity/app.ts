import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Express } from 'express'
import { apiPrefix, createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import type { Listener } from '../../src/db/listener.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import { createLogger, openLogOutput } from '../../src/logger.ts'

export { apiPrefix, handlers }

export interface RunningApp extends AsyncDisposable {
  app: Express
  /** `http://127.0.0.1:PORT` */
  origin: string
}

/** No request of the parity check has a key, so that none gets as far as the database. */
const noDatabase = {} as never
const deafListener: Listener = {
  isConnected: false,
  on: () => () => undefined,
  onDisconnect: () => undefined,
  close: () => Promise.resolve(),
}

/** The app of src/app.ts on a free port, as it is served, but without a database behind it. */
export async function startApp(): Promise<RunningApp> {
  const config = readConfig({ LOG_LEVEL: 'silent', LOG_FORMAT: 'json', RATE_LIMIT_ANONYMOUS: '1000000' })
  const context = await createContext({
    config,
    db: noDatabase,
    listener: deafListener,
    logger: createLogger(config, await openLogOutput(config)),
    sessionSecret: 'the session secret of the parity check',
  })
  const app = await createApp(context)
  const server = createServer(app)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    app,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
