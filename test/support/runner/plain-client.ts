import { createRequire } from 'node:module'
import type Postgres from 'postgres'
import { sessionSettings, since } from '../../../src/db/session-settings.ts'

/* Replaces the driver in tests on databases with hostile settings, which only the server must handle. */

const postgres = createRequire(import.meta.url)('postgres') as (url: string, options: object) => unknown

const plain = Object.fromEntries(
  Object.entries(sessionSettings).filter(([name]) => since[name] === undefined),
)

export default ((url: string, options: { connection?: object } = {}) =>
  postgres(url, {
    ...options,
    connection: { ...plain, ...options.connection },
  })) as unknown as typeof Postgres
