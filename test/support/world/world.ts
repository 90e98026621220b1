import type { Sql } from 'postgres'
import { beforeAll } from 'vitest'
import type { Scope } from '../../../generated/openapi.operations.ts'
import type { Transaction } from '../../../src/db/transaction.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import type { Actor } from '../../../src/domain/actor.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { startApp, type Caller, type TestApp, type TestAppOptions } from '../app/app.ts'
import { TestClock } from '../app/clock.ts'
import type { LogLine } from '../app/logs.ts'

/** An app with one test fixture, and its callers. Use its parts only after the hooks have run. */
export interface UsedWorld {
  app: TestApp
  /** The ids and secrets of the test fixture. */
  world: Fixture
  /** A caller with the owner's key, with every scope. */
  full: Caller
  /** A caller with the admin's key, with every scope. */
  admin: Caller
  /** A caller with a key of another workspace. */
  stranger: Caller
  anonymous: Caller
  /** Returns a caller with a key of the owner that has one scope. */
  only: (scope: Scope) => Caller
  clock: TestClock
  /** Direct access to the tables. */
  sql: Sql
  queries: string[]
  logs: LogLine[]
  /** Returns a user of the web editor, by default the owner. */
  web: (userId?: string) => Actor
  /** Runs work in a transaction, as other callers of the domain do. */
  commit: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/**
 * Starts the app as `npm start` does, with a new test fixture, in a `beforeAll` hook of the calling file or
 * `describe`. The result can be destructured immediately, and used from the first test on.
 */
export function useWorld({
  clock = new TestClock(),
  queries = [],
  logs = [],
  ...options
}: TestAppOptions = {}): UsedWorld {
  let app: TestApp | undefined
  let world: Fixture | undefined
  beforeAll(async () => {
    app = await startApp({ ...options, clock, queries, logs })
    world = await app.fixture()
  })
  const appPlaceholder = placeholderFor(() => app)
  const worldPlaceholder = placeholderFor(() => world)
  const caller = (secretOf: (world: Fixture) => string): Caller =>
    placeholderFor(() => world && app?.withSecret(secretOf(world)))
  return {
    app: appPlaceholder,
    world: worldPlaceholder,
    full: caller(({ keys }) => keys.full.secret),
    admin: caller(({ keys }) => keys.admin.secret),
    stranger: caller(({ foreign }) => foreign.key.secret),
    anonymous: placeholderFor(() => app?.anonymous()),
    only: (scope) => caller(({ keys }) => keys[scope].secret),
    clock,
    sql: placeholderFor(() => app?.context.sql),
    queries,
    logs,
    web: (userId = worldPlaceholder.users.owner) => ({
      workspaceId: worldPlaceholder.workspace.id,
      userId,
      via: 'web',
      now: clock.now(),
    }),
    commit: (work) => runTransaction(appPlaceholder.context.db, work),
  }
}

/** Returns a placeholder for what a hook will create, so that it has a name at the top of the file. */
function placeholderFor<T extends object>(read: () => T | undefined): T {
  const created = (): T => {
    const value = read()
    if (value === undefined)
      throw new Error('a world can be used only in tests and hooks, which run after it is created')
    return value
  }
  const placeholder = (): void => undefined
  return new Proxy(placeholder as unknown as T, {
    get: (_, name) => Reflect.get(created(), name),
    has: (_, name) => Reflect.has(created(), name),
    ownKeys: () => Reflect.ownKeys(created()),
    getOwnPropertyDescriptor: (_, name) => ({
      ...Reflect.getOwnPropertyDescriptor(created(), name),
      configurable: true,
    }),
    apply: (_, self, args) => Reflect.apply(created() as never, self, args),
  })
}
