import { Agent } from 'node:http'
import fc, { type RunDetails } from 'fast-check'
import { beforeAll, test } from 'vitest'
import { ample, startApp } from '../support/app.ts'
import { onFileFinished } from '../support/on-file-finished.ts'
import { BudgetModel } from './budgets.ts'
import { bodyLimitBytes, idempotencyTtlSeconds } from './judge.ts'
import { run, type Ground } from './run.ts'
import { step } from './steps.ts'

/*
 * Requests of any kind to both APIs, one after another, each of which the contract and a model of the world say the
 * answer to. `npm run fuzz` sends more of them. The same seed sends the same.
 */

const wanted = Number(process.env.FUZZ_REQUESTS ?? 3_000)
const firstSeed = Number(process.env.FUZZ_SEED ?? 13)
const runsOfSeed = 8
const shrinkMs = 60_000

const tight = { key: 25, write: 8, workspace: 40, anonymous: 5, windowSeconds: 60 }
const grounds: Ground[] = []

beforeAll(async () => {
  for (const rateLimits of [ample, tight]) {
    const config = { rateLimits, bodyLimitBytes, idempotencyTtlSeconds }
    const app = await startApp({ config, lookup: () => Promise.resolve(['93.184.216.34']) })
    const agent = new Agent({ keepAlive: true })
    onFileFinished(() => agent.destroy())
    const isTight = rateLimits === tight
    grounds.push({ app, budgets: new BudgetModel(rateLimits), isTight, agent, answers: new Map(), sent: 0 })
  }
})

const sent = (): number => grounds.reduce((sum, one) => sum + one.sent, 0)
const steps = fc.array(step, { maxLength: 120, size: 'max' })
/** One run of eight meets its budgets. */
const place = fc.integer({ min: 0, max: 7 }).map((i) => (i === 7 ? 1 : 0))

test(
  `${wanted} requests are answered as the contract and the model say`,
  async () => {
    for (let seed = firstSeed; sent() < wanted; seed += 1) {
      const { failed, errorInstance } = await runSeed(seed)
      if (failed) throw new Error(`npm run fuzz -- --seed ${seed}\n${(errorInstance as Error).message}`)
    }
    if (process.env.FUZZ_REQUESTS) console.table(countAnswers())
  },
  24 * 3_600_000,
)

/** Once a run has failed, smaller ones are looked for that do, but not for ever. */
async function runSeed(seed: number): Promise<Pick<RunDetails<unknown>, 'failed' | 'errorInstance'>> {
  let failedAt: number | undefined
  const property = fc.asyncProperty(steps, place, async (steps, i) => {
    const isOver = failedAt === undefined ? sent() >= wanted : performance.now() - failedAt > shrinkMs
    if (isOver) return
    try {
      await run(grounds[i] as Ground, steps)
    } catch (error) {
      failedAt ??= performance.now()
      throw error
    }
  })
  return fc.check(property, { seed, numRuns: runsOfSeed, unbiased: true })
}

/** How often each operation has answered what, on both apps. */
function countAnswers(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [outcome, count] of grounds.flatMap(({ answers }) => [...answers]).sort())
    counts[outcome] = (counts[outcome] ?? 0) + count
  return counts
}
