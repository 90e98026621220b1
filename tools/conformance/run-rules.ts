import { setTimeout } from 'node:timers/promises'
import { innermostMessage } from '../../src/errors.ts'
import { isRow } from './answer.ts'
import { createApi } from './api.ts'
import { startDeliveryReceiver } from './delivery-receiver.ts'
import type { FixtureFile } from './fixture-file.ts'
import type { Rule, World } from './rule.ts'
import { RuleSkipped } from './verdict.ts'
import { waitForWindows } from './windows.ts'

export interface RuleResult {
  id: string
  title: string
  status: 'passed' | 'failed' | 'skipped'
  /** Reason for which the rule failed or was skipped; empty if it passed. */
  detail: string
  ms: number
}

export interface Report {
  url: string
  passed: number
  failed: number
  skipped: number
  rules: RuleResult[]
}

interface Target {
  /** The API's URL with its prefix. */
  url: string
  fixture: FixtureFile
}

interface Options {
  /** Reports what the kit waits for. */
  say: (line: string) => void
  /** Replaces waiting for a window in tests. */
  sleep?: (ms: number) => Promise<unknown>
  /** Milliseconds to wait for a webhook. */
  deliveryTimeoutMs?: number
}

const prefix = '/api/public/v1'

/** Rules that run at the same time. */
const parallel = 8

/** Runs the rules in parallel, then those that count budgets, one after another. */
export async function runRules(rules: readonly Rule[], target: Target, options: Options): Promise<Report> {
  const url = target.url.replace(/\/+$/, '')
  const { fixture } = target
  const api = createApi({
    url,
    secretOf: (name) => (name === 'foreign' ? fixture.foreign.key : fixture.keys[name]).secret,
    waitForWindow: waitForWindows(options.say, options.sleep ?? setTimeout),
  })
  let listening: ReturnType<typeof startDeliveryReceiver> | undefined
  const world: World = {
    api,
    fixture,
    contract: () => api.get(`${rootOf(url)}/openapi.json`, { as: null }),
    receiver: async () => {
      listening ??= startDeliveryReceiver(fixture, options.deliveryTimeoutMs ?? 15_000)
      return (await listening).receiver
    },
  }
  try {
    await requireServer(world, url)
    const results = new Map<Rule, RuleResult>()
    const queue = rules.filter(({ alone }) => !alone)
    const work = async (): Promise<void> => {
      for (let rule = queue.shift(); rule; rule = queue.shift()) results.set(rule, await tryRule(rule, world))
    }
    await Promise.all(Array.from({ length: parallel }, work))
    for (const rule of rules) if (rule.alone) results.set(rule, await tryRule(rule, world))
    return report(
      url,
      rules.flatMap((rule) => results.get(rule) ?? []),
    )
  } finally {
    await api.close()
    await listening?.then(
      ({ close }) => close(),
      () => undefined,
    )
  }
}

/** Returns the URL of the contract, which is outside the API's prefix. */
function rootOf(url: string): string {
  return url.endsWith(prefix) ? url.slice(0, -prefix.length) : new URL(url).origin
}

/** A server that cannot be tested. The message explains why in one line. */
export class NoServerError extends Error {
  override name = 'NoServerError'
}

/** Throws if nothing responds, if it is not this API, or if it does not know the fixture's key. */
async function requireServer({ api }: World, url: string): Promise<void> {
  const answers = await Promise.all(['/me', '/projects'].map((path) => api.get(path, { once: true }))).catch(
    (error: unknown) => {
      throw new NoServerError(`there is no server at ${url}: ${innermostMessage(error)}`)
    },
  )
  if (answers.every(({ status }) => status === 404))
    throw new NoServerError(
      `there is no API at ${url}: does the URL include the prefix, such as /api/public/v1?`,
    )
  if (answers.every(({ status }) => status === 401))
    throw new NoServerError(
      `the server at ${url} does not know the fixture's keys: was the fixture created there?`,
    )
  if (!answers.some(({ body }) => isRow(body)))
    throw new NoServerError(`the server at ${url} is not this API: ${answers[0]?.call} is not a JSON object`)
}

async function tryRule(rule: Rule, world: World): Promise<RuleResult> {
  const begun = performance.now()
  const result = (status: RuleResult['status'], detail: string): RuleResult => {
    return { id: rule.id, title: rule.title, status, detail, ms: Math.round(performance.now() - begun) }
  }
  try {
    await rule.try(world)
    return result('passed', '')
  } catch (error) {
    return result(error instanceof RuleSkipped ? 'skipped' : 'failed', innermostMessage(error))
  }
}

function report(url: string, rules: RuleResult[]): Report {
  const count = (status: RuleResult['status']) => rules.filter((rule) => rule.status === status).length
  return { url, passed: count('passed'), failed: count('failed'), skipped: count('skipped'), rules }
}
