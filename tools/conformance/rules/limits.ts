import { describe, expectHeader, expectRefusal, read, show, type Answer } from '../answer.ts'
import type { Call } from '../api.ts'
import { exhaust, exhaustAny } from '../exhaust.ts'
import { createTask, unknownId } from '../prepare.ts'
import { area, type World } from '../rule.ts'
import { expect, need } from '../verdict.ts'

type Budget = 'key' | 'write' | 'workspace'

/** Returns what remains of a budget after `GET /me`, which is charged itself. */
async function remaining({ api }: World, budget: Budget): Promise<number> {
  const { call, body } = await api.get('/me')
  const left = read(body, `rate_limit.${budget}.remaining`)
  need(typeof left === 'number', `${call} does not say what remains of the budget ${budget}`)
  return left
}

/** Number of attempts, because a window that ends during the count refills the budget. */
const tries = 3

/** Expects the work to cost this much. Subtracts the charge for the second `GET /me`, if there is one. */
async function expectSpent(world: World, budget: Budget, cost: number, work: () => Promise<unknown>) {
  const own = budget === 'write' ? 0 : 1
  let spent = 0
  for (let i = 0; i < tries; i += 1) {
    const before = await remaining(world, budget)
    await work()
    spent = before - (await remaining(world, budget)) - own
    if (spent === cost) return
  }
  expect(false, `the budget ${budget} was charged ${spent}, not ${cost}`)
}

const wholeNumber = /^\d+$/

function expectBudgetHeaders(answer: Answer): void {
  for (const name of ['x-ratelimit-limit', 'x-ratelimit-remaining']) expectHeader(answer, name, wholeNumber)
}

export const limits = area('limits', {
  me: {
    title: 'GET /me shows the three budgets of the key',
    sentence: 'The request itself is charged to the key and the workspace, and is included in the figures.',
    async try({ api }) {
      const { call, body } = await api.get('/me')
      for (const budget of ['key', 'workspace', 'write']) {
        const limit = read(body, `rate_limit.${budget}.limit`)
        const left = read(body, `rate_limit.${budget}.remaining`)
        const isBudget =
          Number.isInteger(limit) &&
          Number.isInteger(left) &&
          Number(left) <= Number(limit) &&
          Number(left) >= 0
        expect(isBudget, `${call} has for ${budget} the limit ${show(limit)} and remaining ${show(left)}`)
      }
    },
  },
  headers: {
    title: 'A success response shows what remains of the budget',
    sentence:
      "`X-RateLimit-Limit` and `X-RateLimit-Remaining` describe the limiter evaluated last: the workspace's on success, the one exceeded on a 429, the IP address's if there is no usable key.",
    try: async ({ api }) => expectBudgetHeaders(await api.get('/projects')),
  },
  'headers-of-errors': {
    title: 'A refusal shows what remains of the budget',
    sentence: 'They are absent from 400, 500 and 503.',
    async try({ api, fixture }) {
      expectBudgetHeaders(await api.get(`/tasks/${unknownId(fixture.tasks.first)}`))
      expectBudgetHeaders(await api.get('/members', { as: 'write:tasks' }))
      expectBudgetHeaders(await api.get('/nothing-is-here'))
      expectBudgetHeaders(await api.get('/projects', { as: null }))
    },
  },
  'workspace-last': {
    title: 'The headers of a success response describe the budget of the workspace',
    sentence:
      "`X-RateLimit-Limit` and `X-RateLimit-Remaining` describe the limiter evaluated last: the workspace's on success,",
    async try({ api }) {
      const answer = await api.get('/me')
      const limit = read(answer.body, 'rate_limit.workspace.limit')
      const isShown = answer.headers['x-ratelimit-limit'] !== undefined && typeof limit === 'number'
      need(isShown, `${answer.call} shows no budgets`)
      expectHeader(answer, 'x-ratelimit-limit', String(limit))
    },
  },
  'key-spends': {
    title: 'A request spends one unit of the budget of its key',
    sentence: 'Each request spends one unit of the budget of its **key** and one of its **workspace**;',
    alone: true,
    try: (world) => expectSpent(world, 'key', 2, () => twice(world, '/projects')),
  },
  'workspace-spends': {
    title: 'A request spends one unit of the budget of its workspace, whatever its key',
    sentence:
      "Each request spends one unit of the budget of its **key** and one of its **workspace**; every write (an operation other than a GET) also spends one of the key's smaller **write** budget, between the two.",
    alone: true,
    try: (world) =>
      expectSpent(world, 'workspace', 2, () => twice(world, '/projects', { as: 'read:projects' })),
  },
  'write-spends': {
    title: 'A POST and a PATCH spend one unit of the write budget, and a GET none',
    sentence:
      "every write (an operation other than a GET) also spends one of the key's smaller **write** budget, between the two.",
    alone: true,
    try: (world) =>
      expectSpent(world, 'write', 2, async () => {
        const { id } = await createTask(world, {}, 'full')
        await world.api.patch(`/tasks/${id}`, {})
        await world.api.get(`/tasks/${id}`)
      }),
  },
  'refusals-spend': {
    title: 'A refused request costs as much as a successful one',
    sentence:
      "Each request spends one unit of the budget of its **key** and one of its **workspace**; every write (an operation other than a GET) also spends one of the key's smaller **write** budget, between the two.",
    alone: true,
    try: (world) =>
      expectSpent(world, 'key', 2, () => twice(world, `/tasks/${unknownId(world.fixture.tasks.first)}`)),
  },
  'address-spends': {
    title: 'Only requests without a valid key spend the budget of their address',
    sentence:
      'Requests without a valid key, or with a disabled key, spend a budget of their **IP address** instead.',
    alone: true,
    async try({ api }) {
      const left = async (): Promise<number> => {
        const { call, headers } = await api.get('/projects', { as: null })
        const given = headers['x-ratelimit-remaining']
        need(given !== undefined, `${call} does not say what remains`)
        return Number(given)
      }
      let spent = 0
      for (let i = 0; i < tries; i += 1) {
        const before = await left()
        await api.get('/projects')
        spent = before - (await left())
        if (spent === 1) return
      }
      expect(false, `two requests without a key and one with one were charged ${spent + 1}, not 2`)
    },
  },
  'key-exhausted': {
    title: 'A key that has spent its budget is refused',
    sentence: 'If a budget is exceeded, the response is 429, and the budgets after it are not charged.',
    alone: true,
    try: async (world) => expectRefusal(await exhaust(world, 'key'), 'key_rate_limited'),
  },
  'write-exhausted': {
    title: 'A key that has exhausted its write budget is refused writes',
    sentence:
      "every write (an operation other than a GET) also spends one of the key's smaller **write** budget, between the two.",
    alone: true,
    try: async (world) => expectRefusal(await exhaust(world, 'write'), 'write_rate_limited'),
  },
  'workspace-exhausted': {
    title: 'A workspace that has exhausted its budget is refused, whatever the key',
    sentence: 'If a budget is exceeded, the response is 429, and the budgets after it are not charged.',
    alone: true,
    try: async (world) => expectRefusal(await exhaust(world, 'workspace'), 'workspace_rate_limited'),
  },
  'address-exhausted': {
    title: 'An address that has exhausted its budget is refused',
    sentence:
      'Requests without a valid key, or with a disabled key, spend a budget of their **IP address** instead.',
    alone: true,
    try: async (world) => expectRefusal(await exhaust(world, 'address'), 'anonymous_rate_limited'),
  },
  'retry-after': {
    title: 'A 429 says how many whole seconds to wait',
    sentence: '`Retry-After` on a 429 is the number of whole seconds to wait.',
    alone: true,
    try: async (world) => expectHeader(await exhaustAny(world), 'retry-after', /^[1-9]\d*$/),
  },
  'exhausted-headers': {
    title: 'The headers of a 429 describe the exhausted budget',
    sentence: 'The headers describe the limiter that `code` names.',
    alone: true,
    try: async (world) => expectHeader(await exhaustAny(world), 'x-ratelimit-remaining', '0'),
  },
  'exhausted-envelope': {
    title: 'The envelope of a 429 has no further field',
    sentence: 'Every error, whatever its cause, has the same body:',
    alone: true,
    async try(world) {
      const answer = await exhaustAny(world)
      const fields = Object.keys(read(answer.body, 'error') ?? {})
      need(fields.length > 0, `${describe(answer)} without an envelope`)
      const others = fields.filter((name) => !['type', 'code', 'message', 'request_id'].includes(name))
      expect(others.length === 0, `${describe(answer)} with ${others.join(', ')}`)
    },
  },
})

async function twice({ api }: World, path: string, call?: Call): Promise<void> {
  await api.get(path, call)
  await api.get(path, call)
}
