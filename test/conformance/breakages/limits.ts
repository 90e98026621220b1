import { answers, body, by, gets, header, patches, posts, status, whose, type Breakages } from './breakage.ts'
import type { Fixture } from '../../../src/seeds/fixture.ts'
import type { Asked, Given } from '../../support/breaking-proxy.ts'

type When = (asked: Asked, given: Given) => boolean | undefined

/** As if some requests cost nothing: what remains of a budget is shown as so much more. */
function free(budget: 'key' | 'workspace' | 'write', when: When) {
  let count = 0
  return answers(
    (asked, given) => {
      if (when(asked, given)) count += 1
      return given.status === 200 && asked.path === '/me'
    },
    body(({ rate_limit }) => {
      rate_limit[budget].remaining -= 10_000 - count
    }),
  )
}

/** What uses up the budget of writes, and is refused. */
const lastWrite = ({ keys }: Fixture) => by(keys['read:members'], whose(429, posts('/tasks')))

/** Of the rules about budgets that any server can be tried on. */
export const ofBudgets: Breakages = {
  'limits/me': () =>
    answers(
      whose(200, gets('/me')),
      body(({ rate_limit }) => (rate_limit.write.remaining = 'many')),
    ),
  'limits/headers': ({ keys }) =>
    answers(by(keys.full, whose(200, gets('/projects'))), header('x-ratelimit-limit')),
  'limits/headers-of-errors': () =>
    answers(
      whose(404, () => true),
      header('x-ratelimit-remaining'),
    ),
  'limits/workspace-last': () => answers(gets('/me'), header('x-ratelimit-limit', '1')),
  'limits/key-spends': ({ keys }) => free('key', by(keys.full, gets('/projects'))),
  'limits/workspace-spends': ({ keys }) => free('workspace', by(keys['read:projects'], gets('/projects'))),
  'limits/write-spends': () =>
    free(
      'write',
      patches(() => true),
    ),
  'limits/refusals-spend': () =>
    free(
      'key',
      whose(404, () => true),
    ),
  'limits/address-spends': ({ keys }) => {
    let count = 0
    return answers(
      (asked, given) => {
        if (by(keys.full, gets('/projects'))(asked, given)) count += 1
        return given.status === 401
      },
      (given) =>
        void (given.headers['x-ratelimit-remaining'] = String(
          Number(given.headers['x-ratelimit-remaining']) - count,
        )),
    )
  },
}

/** Of those that need budgets which can be used up; that of writes is the smallest. */
export const ofSmallBudgets: Breakages = {
  // The workspace's may end before, while another rule asks for the same.
  'limits/key-exhausted': ({ keys }) =>
    answers(by(keys['read:members'], gets('/me')), (given) => {
      if (given.body?.error?.code === 'key_rate_limited') given.status = 400
    }),
  'limits/write-exhausted': (world) => answers(lastWrite(world), status(403)),
  // Only where many requests in a row use the budget up: elsewhere the kit has to wait for it.
  'limits/workspace-exhausted': () => {
    let served = 0
    return answers(
      () => true,
      (given, { path }) => {
        if (path !== '/me') served = 0
        else if (given.status === 200) served += 1
        else if (served >= 8 && given.body?.error.code === 'workspace_rate_limited') given.status = 400
      },
    )
  },
  'limits/address-exhausted': () =>
    answers(whose(429, gets('/projects')), (given, { headers }) => {
      if (!headers['authorization']) given.status = 401
    }),
  'limits/retry-after': (world) => answers(lastWrite(world), header('retry-after', '1.5')),
  'limits/exhausted-headers': (world) => answers(lastWrite(world), header('x-ratelimit-remaining', '5')),
  'limits/exhausted-envelope': (world) =>
    answers(
      lastWrite(world),
      body(({ error }) => (error.retry_after = 3)),
    ),
}
