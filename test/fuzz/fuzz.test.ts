import { writeFileSync } from 'node:fs'
import { Agent } from 'node:http'
import fc from 'fast-check'
import { beforeAll, test } from 'vitest'
import { unlimitedBudgets, startApp } from '../support/app/app.ts'
import { onFileFinished } from '../support/runner/on-file-finished.ts'
import { run, type AppUnderTest } from './run.ts'
import { step, type Step } from './steps.ts'

/*
 * Random requests to the APIs, whose responses must be documented, show no other workspace, and leave no error in the
 * log. Each seed repeats its run in a new workspace. `npm run fuzz` sends more, and prints its findings.
 */

const wanted = Number(process.env.FUZZ_REQUESTS ?? 500)
const firstSeed = Number(process.env.FUZZ_SEED ?? 13)
const reportFile = process.env.FUZZ_REPORT
const shrinkMs = 120_000

const tight = { ...unlimitedBudgets, key: 25, write: 8, workspace: 40, anonymous: 5 }
const apps: AppUnderTest[] = []

beforeAll(async () => {
  for (const rateLimits of [unlimitedBudgets, tight]) {
    const config = { rateLimits, bodyLimitBytes: 90_000, idempotencyTtlSeconds: 600 }
    const app = await startApp({ config, lookup: () => Promise.resolve(['93.184.216.34']) })
    const agent = new Agent({ keepAlive: true })
    onFileFinished(() => agent.destroy())
    apps.push({ app, agent, answers: new Map(), sent: 0 })
  }
})

const sent = (): number => apps.reduce((sum, one) => sum + one.sent, 0)
/** Maximum number of steps, so large that creating a workspace is a small part of a run. */
const manySteps = fc.array(step, { maxLength: 300, size: 'max' })

test(
  `${wanted} requests are answered as the contract requires`,
  async () => {
    let seed = firstSeed
    let finding: string | undefined
    for (; finding === undefined && sent() < wanted; seed += 1) finding = await findWith(seed)
    if (reportFile !== undefined) {
      const outcomes = apps.flatMap(({ answers }) => [...answers])
      const operations = [...new Set(outcomes.map(([outcome]) => outcome.split(' ')[0]))]
      const successes = outcomes.reduce((sum, [one, count]) => (/ 2..$/.test(one) ? sum + count : sum), 0)
      const maxRssMiB = Math.round(process.resourceUsage().maxRSS / 1024)
      const report = { sent: sent(), successes, operations, maxRssMiB, finding }
      writeFileSync(reportFile, JSON.stringify(report))
    }
    if (finding !== undefined) throw new Error(finding)
  },
  24 * 3_600_000,
)

/** Returns the failure and the fewest requests that shrinking found for it in a few seconds. */
async function findWith(seed: number): Promise<string | undefined> {
  const [steps = []] = fc.sample(manySteps, { seed, numRuns: 1 })
  /** One run in eight uses the app with small budgets. */
  const tested = apps[seed % 8 === 7 ? 1 : 0] as AppUnderTest
  let finding = await findingOf(tested, steps)
  if (finding === undefined) return undefined
  const endsAt = performance.now() + shrinkMs
  let kept: readonly Step[] = steps
  for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let end = kept.length; end > 0 && performance.now() < endsAt; end -= size) {
      const fewer = kept.filter((_, i) => i < end - size || i >= end)
      const found = await findingOf(tested, fewer)
      if (found !== undefined) [kept, finding] = [fewer, found]
    }
  }
  return `npm run fuzz -- --requests 1 --seed ${seed}\n${finding}`
}

async function findingOf(tested: AppUnderTest, steps: readonly Step[]): Promise<string | undefined> {
  try {
    await run(tested, steps)
    return undefined
  } catch (error) {
    return (error as Error).message
  } finally {
    tested.app.logs.length = 0
  }
}
