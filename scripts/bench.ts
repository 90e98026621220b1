import { printMarkdown } from './bench/figures.ts'
import { runGuard } from './bench/guard.ts'
import { readOptions } from './bench/options.ts'
import { committedVersion, describeMachine } from './bench/origin.ts'
import { pagePart, publish, type PublishedResults } from './bench/report.ts'
import { benchRequests } from './bench/requests.ts'
import { benchWebhooks } from './bench/webhooks.ts'

// Exiting also stops the servers.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const measures = { requests: benchRequests, webhooks: benchWebhooks }
type Part = keyof typeof measures

const usual = Object.keys(measures) as Part[]
const { parts, options } = readOptions<Part | 'guard'>([...usual, 'guard'], usual)
const version = options.write ? await committedVersion() : 'unpublished'
for (const part of usual.filter((one) => parts.includes(one))) {
  const runs: object[] = []
  for (let run = 1; run <= options.runs; run++) {
    console.log(`${part}, run ${run} of ${options.runs}`)
    runs.push(await measures[part](options))
  }
  const measured: PublishedResults = { [part]: { version, date: today(), machine: describeMachine(), runs } }
  await printMarkdown(pagePart(measured))
  if (options.write) await publish(measured)
}
if (parts.includes('guard')) await runGuard()

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
