import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { promisify } from 'node:util'
import { apiPrefix } from '../../src/config.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import type { Checkout } from './checkout.ts'
import { startServer } from './server-process.ts'

/** Budgets that no benchmark meets. */
export const unlimited = Object.fromEntries(
  ['KEY', 'WRITE', 'WORKSPACE', 'ANONYMOUS'].map((budget) => [`RATE_LIMIT_${budget}`, '1000000000']),
)

export interface Taskwire extends AsyncDisposable {
  /** With the API's prefix. */
  url: string
  pid: number
  databaseUrl: string
  sessionSecret: string
  /** Makes a test world as this checkout's operator command does, whatever its schema is. */
  createFixture: () => Promise<Fixture>
}

/** A server as the checkout's `npm start` runs it, on an empty database. */
export async function startTaskwire(
  checkout: Checkout,
  databaseUrl: string,
  settings: Record<string, string> = {},
): Promise<Taskwire> {
  const sessionSecret = randomUUID()
  const env = {
    PORT: '0',
    DEMO: '0',
    LOG_FORMAT: 'json',
    DATABASE_URL: databaseUrl,
    SESSION_SECRET: sessionSecret,
    ...unlimited,
    ...settings,
  }
  const server = await startServer(checkout, checkout.startArguments, env)
  return {
    url: `${server.url}${apiPrefix}`,
    pid: server.pid,
    databaseUrl,
    sessionSecret,
    createFixture: async () => {
      const { stdout } = await promisify(execFile)(
        checkout.node,
        [...checkout.commandArguments, 'fixture', '--json'],
        { cwd: checkout.directory, env: { ...process.env, ...env } },
      )
      return JSON.parse(stdout) as Fixture
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
