import type { ErrorCode } from '../../generated/errors.ts'
import { read, type Answer } from './answer.ts'
import type { Call } from './api.ts'
import type { KeyName } from './fixture-file.ts'
import type { World } from './rule.ts'
import { RuleViolation, expect, need, RuleSkipped } from './verdict.ts'

type Budget = 'key' | 'write' | 'workspace' | 'address'

const codes: Record<Budget, ErrorCode> = {
  key: 'key_rate_limited',
  write: 'write_rate_limited',
  workspace: 'workspace_rate_limited',
  address: 'anonymous_rate_limited',
}

/** The largest budget that is exhausted for a test. */
const affordable = 50

/** Number of attempts. If another budget runs out first because of earlier requests, the next window is awaited. */
const tries = 3

/** Keys whose budgets may be exhausted, the least used first. */
const keys: KeyName[] = [
  'read:members',
  'read:events',
  'read:projects',
  'write:comments',
  'write:events',
  'admin',
]

/** Spends a budget until a request is refused, and returns the refusal. */
export async function exhaust(world: World, budget: Budget): Promise<Answer> {
  const limit = await limitOf(world, budget)
  need(limit <= affordable, `the budget is ${limit}, too large to exhaust (${affordable} at most)`)
  await needFirst(world, budget, limit)
  let refusal: Answer | undefined
  for (let i = 0; i < tries; i += 1) {
    await spend(world, budget, 0) // waits if the budget is already spent
    refusal = (await spendAll(world, budget, limit)) ?? refusal
    const code = read(refusal?.body, 'error.code')
    if (refusal && !isAnother(code, budget)) break
  }
  expect(refusal !== undefined, `more than ${limit} requests were served in a window, and none was refused`)
  return refusal
}

/** Exhausts the smallest budget. */
export async function exhaustAny(world: World): Promise<Answer> {
  const budgets: Budget[] = ['key', 'write', 'workspace', 'address']
  const sizes = await Promise.all(
    budgets.map(async (budget) => [await limitOf(world, budget), budget] as const),
  )
  const [, smallest = 'key'] = sizes.toSorted(([a], [b]) => a - b)[0] ?? []
  return exhaust(world, smallest).catch((error: unknown) => {
    // Another rule checks that budgets run out.
    throw error instanceof RuleViolation ? new RuleSkipped(error.message) : error
  })
}

async function limitOf({ api }: World, budget: Budget): Promise<number> {
  const answer = await (budget === 'address'
    ? api.get('/projects', { as: null })
    : api.get('/me', { as: 'read:members' }))
  const limit =
    budget === 'address'
      ? answer.headers['x-ratelimit-limit']
      : read(answer.body, `rate_limit.${budget}.limit`)
  need(Number.isInteger(Number(limit ?? NaN)), `${answer.call} does not say how large the budget is`)
  return Number(limit)
}

/** Requires that the budget can run out before any other. */
async function needFirst(world: World, budget: Budget, limit: number): Promise<void> {
  if (budget === 'address') return
  const key = (await limitOf(world, 'key')) * (budget === 'workspace' ? keys.length : 1)
  need(
    budget === 'key' || limit < key,
    `the budget of the key (${key}) is exhausted before this one (${limit})`,
  )
  if (budget === 'workspace') return
  const workspace = await limitOf(world, 'workspace')
  need(
    limit < workspace,
    `the budget of the workspace (${workspace}) is exhausted before this one (${limit})`,
  )
}

/**
 * Returns the first refusal. While the keys spend the budget of their workspace, a key whose own budget runs out is
 * replaced by the next key.
 */
async function spendAll(world: World, budget: Budget, limit: number): Promise<Answer | undefined> {
  let key = 0
  for (let i = 0; i < 2 * limit + keys.length; i += 1) {
    const answer = await spend(world, budget, key, { once: true })
    if (answer.status !== 429) continue
    const isForKey = budget === 'workspace' && read(answer.body, 'error.code') === codes.key
    if (!isForKey || key === keys.length - 1) return answer
    key += 1
  }
  return undefined
}

/** Sends a request that costs the budget. Writes are refused for lack of a scope, so they change nothing. */
function spend({ api }: World, budget: Budget, key: number, call: Call = {}): Promise<Answer> {
  const as = keys[key] ?? 'read:members'
  if (budget === 'address') return api.get('/projects', { ...call, as: null })
  return budget === 'write' ? api.post('/tasks', {}, { ...call, as }) : api.get('/me', { ...call, as })
}

function isAnother(code: unknown, budget: Budget): boolean {
  return code !== codes[budget] && Object.values<unknown>(codes).includes(code)
}
