import type { Sql } from 'postgres'
import { beforeAll } from 'vitest'
import type { Scope } from '../../generated/openapi.operations.ts'
import type { Transaction } from '../../src/db/transaction.ts'
import { runTransaction } from '../../src/db/transaction.ts'
import type { Actor } from '../../src/domain/actor.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { startApp, type Caller, type TestApp, type TestAppOptions } from './app.ts'
import { TestClock } from './clock.ts'
import type { LogLine } from './logs.ts'

/** An app with one test world in it, and those who call it. Whatever it holds can be used once the hooks have run. */
export interface UsedWorld {
  app: TestApp
  /** The ids and secrets of the test world. */
  world: Fixture
  /** The owner's key, with every scope. */
  full: Caller
  /** The admin's, likewise. */
  admin: Caller
  /** A key of the other workspace. */
  stranger: Caller
  anonymous: Caller
  /** A key of the owner's that holds one scope. */
  only: (scope: Scope) => Caller
  clock: TestClock
  /** The way to the tables past the app. */
  sql: Sql
  queries: string[]
  logs: LogLine[]
  /** Who writes in the web editor: the owner, unless another person is named. */
  web: (userId?: string) => Actor
  /** Does what other entrances to the domain do, in a transaction of its own. */
  commit: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>
}

/**
 * The app as `npm start` serves it, with a fresh test world, for the file or the `describe` that calls this: they are
 * made in a `beforeAll` hook. Everything can be destructured at once, and read from the first test on.
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
  const laterApp = later(() => app)
  const laterWorld = later(() => world)
  const caller = (secretOf: (world: Fixture) => string): Caller =>
    later(() => world && app?.withSecret(secretOf(world)))
  return {
    app: laterApp,
    world: laterWorld,
    full: caller(({ keys }) => keys.full.secret),
    admin: caller(({ keys }) => keys.admin.secret),
    stranger: caller(({ foreign }) => foreign.key.secret),
    anonymous: later(() => app?.anonymous()),
    only: (scope) => caller(({ keys }) => keys[scope].secret),
    clock,
    sql: later(() => app?.context.sql),
    queries,
    logs,
    web: (userId = laterWorld.users.owner) => ({
      workspaceId: laterWorld.workspace.id,
      userId,
      via: 'web',
      now: clock.now(),
    }),
    commit: (work) => runTransaction(laterApp.context.db, work),
  }
}

/** Stands for what a hook is going to make, so that it can be named where the file begins. */
function later<T extends object>(read: () => T | undefined): T {
  const made = (): T => {
    const value = read()
    if (value === undefined)
      throw new Error('a world can be used in tests and hooks, which run once it is made')
    return value
  }
  const placeholder = (): void => undefined
  return new Proxy(placeholder as unknown as T, {
    get: (_, name) => Reflect.get(made(), name),
    has: (_, name) => Reflect.has(made(), name),
    ownKeys: () => Reflect.ownKeys(made()),
    getOwnPropertyDescriptor: (_, name) => ({
      ...Reflect.getOwnPropertyDescriptor(made(), name),
      configurable: true,
    }),
    apply: (_, self, args) => Reflect.apply(made() as never, self, args),
  })
}
