import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Express } from 'express'
import { apiPrefix, createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createContext } from '../../src/context.ts'
import { connect } from '../../src/db/database.ts'
import { openEmbeddedPostgres } from '../../src/db/embedded/embedded.ts'
import { startListener } from '../../src/db/listener.ts'
import { migrate } from '../../src/db/migrate.ts'
import { handlers } from '../../src/handlers/public/index.ts'
import type { ApiHandlers } from '../../src/http/call-context.ts'
import type { AnyReply } from '../../src/http/contract.ts'
import { createHttpServer } from '../../src/http/http-server.ts'
import { createLogger } from '../../src/logger.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import type { ContractName } from '../contract/generate.ts'

/** Where each contract is served, and by what. */
export const apis: Record<ContractName, { prefix: string; handlers: object }> = {
  openapi: { prefix: apiPrefix, handlers },
}

export interface RunningApp extends AsyncDisposable {
  app: Express
  /** `http://127.0.0.1:PORT` */
  origin: string
  /** The secret of a key that has every scope. */
  secret: string
  /** What the handler of each operation answers, by operationId. */
  replies: Map<string, () => AnyReply>
  /** The errors that were logged, an object each. */
  errors: LoggedError[]
}

interface LoggedError {
  operationId?: string
  err?: { message: string; issues?: unknown }
}

/** Serves src/app.ts on a free port, with handlers that do no work, on a migrated database or a temporary one. */
export async function startApp(databaseUrl: string | undefined): Promise<RunningApp> {
  await using opened = new AsyncDisposableStack()
  const url = databaseUrl ?? (await openDatabase(opened))
  const { db, close } = connect(url, { max: 2, applicationName: 'taskwire parity' })
  opened.defer(close)
  const listener = startListener(url)
  opened.defer(() => listener.close())

  const errors: LoggedError[] = []
  const limit = '1000000'
  const config = readConfig(
    {
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
      RATE_LIMIT_ANONYMOUS: limit,
      RATE_LIMIT_KEY: limit,
      RATE_LIMIT_WRITE: limit,
      RATE_LIMIT_WORKSPACE: limit,
    },
    false,
  )
  const write = (line: string): void => void errors.push(JSON.parse(line) as LoggedError)
  const logger = createLogger(config, { write })
  const sessionSecret = 'the session secret of the parity check'
  const context = await createContext({ config, db, listener, logger, sessionSecret })
  opened.defer(() => context.budgets.close())

  const { keys } = await createFixture(db, new Date())
  const replies: RunningApp['replies'] = new Map()
  const app = await createApp(context, stubs(replies))
  const server = createHttpServer(app, context)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  opened.defer(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  const open = opened.move()
  return {
    app,
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secret: keys.full.secret,
    replies,
    errors,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Starts the built-in PostgreSQL in a temporary folder, and migrates it. */
async function openDatabase(opened: AsyncDisposableStack): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'taskwire-parity-'))
  opened.defer(() => rm(dataDir, { recursive: true, force: true }))
  const embedded = await openEmbeddedPostgres(dataDir, { role: 'command' })
  opened.defer(() => embedded.close())
  await migrate(embedded.url)
  return embedded.url
}

/** A stub for each handler, because it is the pipeline that is checked and not the work. */
function stubs(replies: RunningApp['replies']): ApiHandlers {
  return Object.fromEntries(
    Object.keys(handlers).map((id) => [
      id,
      () => {
        const reply = replies.get(id)
        if (!reply) throw new Error(`${id} is not to be called yet`)
        return Promise.resolve(reply())
      },
    ]),
  ) as unknown as ApiHandlers
}
