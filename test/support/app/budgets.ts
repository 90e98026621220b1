import { expect } from 'vitest'
import type { Schemas } from '../../../generated/openapi.operations.ts'
import type { Config } from '../../../src/config.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import { startApp, type Answer, type Caller, type TestApp } from './app.ts'
import { expectRefusal } from '../contract/refusal.ts'

type Limits = Config['rateLimits']
/** Budgets that no test exceeds by accident, but small enough to read. */
export const ampleBudgets: Limits = {
  key: 1000,
  write: 1000,
  workspace: 1000,
  anonymous: 1000,
  user: 100_000,
  user_write: 100_000,
  session: 100_000,
  session_write: 100_000,
  user_work: 100_000,
  session_work: 100_000,
  windowSeconds: 60,
}

/** An app with budgets that a test can exceed. */
export interface LimitedWorld {
  app: TestApp
  fixture: Fixture
  /** Two keys of one workspace, both with every scope. */
  full: Caller
  admin: Caller
}

/** Starts an app with these budgets, all of them unspent. */
export async function withLimits(
  limits: Partial<Limits>,
  config: Partial<Config> = {},
  until: 'test' | 'file' = 'test',
): Promise<LimitedWorld> {
  const app = await startApp({ config: { rateLimits: { ...ampleBudgets, ...limits }, ...config } }, until)
  const fixture = await app.fixture()
  const { full, admin } = fixture.keys
  return { app, fixture, full: app.withSecret(full.secret), admin: app.withSecret(admin.secret) }
}

/** Returns the limit and the remaining budget from the headers. */
export const budgetHeaders = ({ headers }: Answer) => [
  headers['x-ratelimit-limit'],
  headers['x-ratelimit-remaining'],
]
/** Reads the remaining budgets, without the cost of this request. */
export async function budgets(caller: Caller): Promise<Record<'key' | 'write' | 'workspace', number>> {
  const { rate_limit } = (await caller.get('/me')).body as Schemas['Me']
  return {
    key: rate_limit.key.remaining + 1,
    write: rate_limit.write.remaining,
    workspace: rate_limit.workspace.remaining + 1,
  }
}
/** Expects the refusal of an exhausted budget, whose size is `limit`. */
export function expectExhausted(
  answer: Answer,
  budget: 'key' | 'write' | 'workspace' | 'anonymous' | 'session',
  limit: number,
  retryAfter = 60,
): void {
  expectRefusal(answer, `${budget}_rate_limited`)
  expect(budgetHeaders(answer)).toEqual([String(limit), '0'])
  expect(answer.headers['retry-after']).toBe(String(retryAfter))
}
