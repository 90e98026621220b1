import type { AddressInfo } from 'node:net'
import type { Express } from 'express'
import { apis, createApp, type ApiOverrides } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import type { AppContext } from '../../src/context.ts'
import { migrate } from '../../src/db/migrate/migrate.ts'
import type { Authenticator } from '../../src/http/callers/caller.ts'
import type { AnyReply } from '../../src/http/handler-types.ts'
import { createHttpServer } from '../../src/http/connection/http-server.ts'
import { createLogger } from '../../src/logger.ts'
import { createFixture } from '../../src/seeds/fixture.ts'
import { openContext } from '../../src/start.ts'
import { openTemporaryPostgres } from '../support/temporary-postgres.ts'
import { acceptingFictitious, type Credentials } from './credentials.ts'
import { orFinding } from './start-failure.ts'

export interface RunningApp extends AsyncDisposable {
  app: Express
  /** The origin, `http://127.0.0.1:PORT`. */
  origin: string
  /** Valid credentials for every operation, by contract and security scheme. */
  credentials: Readonly<Record<string, Credentials>>
  /** The replies of the stub handlers, by `CONTRACT.operationId`. */
  replies: Map<string, () => AnyReply>
  /** The logged errors. */
  errors: LoggedError[]
}

interface LoggedError {
  operationId?: string
  err?: { message: string; issues?: unknown }
}

/** Serves src/app.ts with stub handlers on a free port, on a migrated database or a temporary one. */
export async function startApp(databaseUrl: string | undefined): Promise<RunningApp> {
  await using opened = new AsyncDisposableStack()
  const url = databaseUrl ?? (await openTemporaryPostgres(opened)).url
  if (databaseUrl === undefined) await migrate(url)
  const errors: LoggedError[] = []
  const limit = '1000000'
  const config = readConfig(
    {
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
      // The URLs of examples must not cause DNS queries.
      WEBHOOKS_ALLOW_INSECURE: '1',
      ...{ RATE_LIMIT_ANONYMOUS: limit, RATE_LIMIT_KEY: limit },
      ...{ RATE_LIMIT_WRITE: limit, RATE_LIMIT_WORKSPACE: limit },
    },
    false,
  )
  const write = (line: string): void => void errors.push(JSON.parse(line) as LoggedError)
  const logger = createLogger(config, { write })
  const sessionSecret = 'the session secret of the parity check'
  const options = { config, logger, databaseUrl: url, sessionSecret, connections: 4 }
  const context = await openContext(options, opened)

  const anotherDatabase =
    'name a migrated database with --database, or omit the option to use a temporary one'
  const { keys } = await orFinding(createFixture(context.db, new Date()), anotherDatabase)
  const replies: RunningApp['replies'] = new Map()
  const credentials: RunningApp['credentials'] = {
    openapi: { apiKey: { Authorization: `Bearer ${keys.full.secret}` } },
  }
  const asContracted = 'adapt the API in src/app.ts to the contract; npm run typecheck names what is missing'
  const app = await orFinding(createApp(context, stubs(replies, credentials)), asContracted)
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
    credentials,
    replies,
    errors,
    [Symbol.asyncDispose]: () => open.disposeAsync(),
  }
}

/** Returns a stub for each handler, and authenticators that accept a fictitious credential if there is no real one. */
function stubs(
  replies: RunningApp['replies'],
  credentials: Readonly<Record<string, Credentials>>,
): ApiOverrides {
  const overrides = Object.entries(apis as Record<string, AnyApi>).map(([name, api]) => {
    const handlers = Object.keys(api.handlers).map((id) => [id, () => replyTo(`${name}.${id}`)] as const)
    const authenticators = (context: AppContext): Record<string, Authenticator> =>
      Object.fromEntries(
        Object.entries(api.authenticators(context)).map(([scheme, authenticator]) => {
          const isReal = scheme === 'none' || credentials[name]?.[scheme] !== undefined
          return [scheme, isReal ? authenticator : acceptingFictitious(authenticator)]
        }),
      )
    return [name, { handlers: Object.fromEntries(handlers), authenticators }]
  })
  return Object.fromEntries(overrides) as ApiOverrides

  function replyTo(operation: string): Promise<AnyReply> {
    const reply = replies.get(operation)
    if (!reply) throw new Error(`${operation} must not be called yet`)
    return Promise.resolve(reply())
  }
}

/** Any of the APIs. */
interface AnyApi {
  handlers: object
  authenticators: (context: AppContext) => Record<string, Authenticator>
}
