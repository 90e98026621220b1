import { beforeAll, expect, test } from 'vitest'
import type { Rule } from '../../tools/conformance/rule.ts'
import { rules } from '../../tools/conformance/rules.ts'
import { runRules } from '../../tools/conformance/run-rules.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { unlimitedBudgets, apiPrefix, startApp } from '../support/app.ts'
import {
  startBreakingProxy,
  withoutHeader,
  type Body,
  type Breakage,
  type BreakingProxy,
} from '../support/breaking-proxy.ts'
import { TestClock } from '../support/clock.ts'
import { startDeliveryProxy, type DeliveryProxy, type Delivery } from '../support/delivery-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { useSendingWorld } from '../support/sending-world.ts'
import { giveEndpoint } from '../support/webhooks.ts'

/** Fault of a server, in all responses or webhooks. */
interface Fault extends Breakage {
  deliver?: (sent: Delivery) => Delivery[]
}

const inRows = (change: (row: Body) => void): Fault => ({
  answer({ body }) {
    if (body?.data) for (const row of [body.data].flat()) change(row)
  },
})
const inErrors = (change: (error: Body, sent: string) => void): Fault => ({
  answer({ body }, { text }) {
    if (body?.error) change(body.error, text)
  },
})
const inLists = (change: (body: Body) => void): Fault => ({
  answer({ body }) {
    if (Array.isArray(body?.data)) change(body)
  },
})

const faults: Record<string, Fault> = {
  'serves what it should refuse': {
    answer: (given) => void (given.status >= 400 && given.status !== 429 && (given.status = 200)),
  },
  'refuses what it should serve': {
    answer: (given, { path }) => void (given.status < 300 && path !== '/me' && (given.status = 422)),
  },
  'has another status for a refusal': {
    answer: (given) => void (given.status >= 400 && (given.status = 418)),
  },
  'has another status for a success': {
    answer: (given, { method }) => void ((given.status < 300 || method === 'HEAD') && (given.status = 203)),
  },
  'sends no headers': {
    answer: ({ headers }) => {
      for (const name of Object.keys(headers)) if (name !== 'content-type') headers[name] = undefined
    },
  },
  'sends other headers': {
    answer: ({ headers }) => {
      for (const name of Object.keys(headers)) headers[name] = '1.5'
      headers['access-control-allow-origin'] = '*'
    },
  },
  'adds fields': {
    answer: ({ body }) => {
      for (const part of [body?.data, body?.error].flat()) if (part) part.hint = 'x'
    },
  },
  'has other errors, which repeat what was sent': inErrors((error, sent) => {
    Object.assign(error, { type: 'x', param: 'x', message: `${error.message} ${sent}` })
  }),
  'has another message for each error': inErrors((error) => void (error.message = String(Math.random()))),
  'ignores queries': { ask: ({ query }) => [...query.keys()].forEach((name) => query.delete(name)) },
  'refuses queries with an unknown or an empty parameter': {
    answer: (given, { query }) => {
      if (query.has('offset') || query.get('cursor') === '') given.status = 422
    },
  },
  'takes the first of a repeated parameter': {
    ask: ({ query }) => [...query].reverse().forEach(([name, value]) => query.set(name, value)),
  },
  'has empty lists': inLists((body) => Object.assign(body, { data: [], meta: { next_cursor: null } })),
  'has reversed lists': inLists((body) => (body.data as unknown[]).reverse()),
  'lists more rows': inLists(({ data }) => {
    ;(data as Body[]).push({ ...(data as Body[])[0], id: sending.world.tasks.private })
  }),
  'forgets each Idempotency-Key': { ask: (asked) => withoutHeader(asked, 'idempotency-key') },
  'refuses each Idempotency-Key as used': {
    answer: (given, { headers }) => void (headers['idempotency-key'] && (given.status = 409)),
  },
  'refuses to replay': {
    answer: (given) => void (given.headers['idempotent-replay'] && (given.status = 409)),
  },
  'replays something else': {
    answer: ({ headers, body }) => void (headers['idempotent-replay'] && (body.data.priority = 'x')),
  },
  'takes each key for the full one': {
    ask({ rawHeaders }) {
      const at = rawHeaders.findIndex((name) => /^authorization$/i.test(name))
      if (at >= 0) rawHeaders[at + 1] = `Bearer ${sending.world.keys.full.secret}`
    },
  },
  'changes what was written': inRows((row) => {
    if (row.title) row.title = String(row.title).trim()
    if (row.author) row.author = { id: 'x' }
    Object.assign(row, { completed: !row.completed, updated_at: String(Math.random()) })
  }),
  'has other values': inRows((row) => {
    for (const name of Object.keys(row)) if (name !== 'id') row[name] = 'x'
  }),
  'shows no budgets': {
    answer: ({ body }) => {
      for (const budget of Object.values<Body>(body?.rate_limit ?? {})) budget.remaining = 'many'
    },
  },
  'shows full budgets': {
    answer: ({ body }) => {
      for (const budget of Object.values<Body>(body?.rate_limit ?? {})) budget.remaining = budget.limit
    },
  },
  'never refuses for a spent budget': {
    answer: (given) => void (given.status === 429 && (given.status = 400)),
  },
  'has other refusals for a spent budget': {
    answer({ status, headers, body }) {
      if (status !== 429) return
      Object.assign(headers, { 'retry-after': '1.5', 'x-ratelimit-remaining': '5' })
      body.error.code = 'x'
    },
  },
  'serves another contract': {
    answer: (given, { path }) => {
      if (path === '/openapi.json') Object.assign(given, { status: 200, body: { webhooks: {} } })
    },
  },
  'sends other webhooks, twice': {
    deliver({ headers, body, t }) {
      if (body.type === 'task.completed') return []
      const data = { ...body.data, task_id: 'x', description: 'Only for those who may read it.' }
      const sent = { headers: { ...headers, 'service-event-type': 'x' }, secret: 'whsec_x', t: t - 301 }
      return ['x', 'y'].map((id) => ({ ...sent, body: { ...body, id, data, version: 1 } }))
    },
  },
}

class RunningClock extends TestClock {
  override now(): Date {
    return new Date()
  }
}

const sending = useSendingWorld({}, new RunningClock())
let proxy: BreakingProxy
let webhooks: DeliveryProxy
/** Server with budgets so small that a test can spend them. */
let small: { proxy: BreakingProxy; fixture: Fixture; clock: TestClock }
beforeAll(async () => {
  proxy = await startBreakingProxy(sending.app.url)
  webhooks = await startDeliveryProxy()
  const { secret } = await giveEndpoint(sending.app, sending.world.workspace.id, webhooks.url)
  webhooks.to = { secret, port: await freePort() }
  const clock = new TestClock()
  const rateLimits = { ...unlimitedBudgets, key: 40, write: 20, workspace: 45, anonymous: 30 }
  const app = await startApp({ clock, config: { rateLimits } })
  small = { proxy: await startBreakingProxy(app.url), fixture: await app.fixture(), clock }
})

const isOfBudgets = ({ id }: Rule): boolean => id.startsWith('limits/')

/** Returns the rules that fail on servers with this fault. */
async function failing({ deliver, ...breakage }: Fault, tried: readonly Rule[]): Promise<Rule[]> {
  proxy.breakage = small.proxy.breakage = breakage
  webhooks.deliver = deliver ?? ((sent) => [sent])
  const webhook = { listen: `127.0.0.1:${webhooks.to.port}`, secret: webhooks.to.secret }
  const options = { say: () => undefined, deliveryTimeoutMs: 3_000 }
  const { rules: onAmple } = await runRules(
    tried.filter((rule) => !isOfBudgets(rule)),
    { url: `${proxy.url}${apiPrefix}`, fixture: { ...sending.world, webhook } },
    options,
  )
  const { rules: onSmall } = await runRules(
    tried.filter(isOfBudgets),
    { url: `${small.proxy.url}${apiPrefix}`, fixture: small.fixture },
    { ...options, sleep: (ms) => Promise.resolve(small.clock.advance(ms / 1000)) },
  )
  const failed = [...onAmple, ...onSmall].filter(({ status }) => status === 'failed')
  return tried.filter((rule) => failed.some(({ id }) => id === rule.id))
}

test('no rule fails on a server without a fault, behind the proxies', async () => {
  expect(await failing({}, rules)).toEqual([])
})

test('every rule fails with one of the faults, and every fault fails a rule', async () => {
  let passed = [...rules]
  for (const [what, fault] of Object.entries(faults)) {
    const failed = await failing(fault, passed)
    expect(failed, what).not.toEqual([])
    passed = passed.filter((rule) => !failed.includes(rule))
  }
  expect(passed.map(({ id }) => id)).toEqual([])
})
