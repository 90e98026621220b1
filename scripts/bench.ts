import { printMarkdown } from './bench/figures.ts'
import { runGuard } from './bench/guard.ts'
import { readOptions } from './bench/options.ts'
import { committedVersion } from './bench/origin.ts'
import { pagePart, publish, readPublished, withRun } from './bench/report.ts'
import { benchRequests } from './bench/requests.ts'
import { benchWebhooks } from './bench/webhooks.ts'

// The exit ends the servers too.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))

const measures = { requests: benchRequests, webhooks: benchWebhooks }
type Part = keyof typeof measures

const usual = Object.keys(measures) as Part[]
const { parts, options } = readOptions<Part | 'guard'>([...usual, 'guard'], usual)
const version = options.write ? await committedVersion() : 'unpublished'
let measured = options.write ? await readPublished() : {}
for (let run = 1; run <= options.runs; run++)
  for (const part of usual.filter((one) => parts.includes(one))) {
    console.log(`${part}, run ${run} of ${options.runs}`)
    measured = withRun(measured, part, version, await measures[part](options))
    await printMarkdown(pagePart({ [part]: measured[part] }))
    // Publishes after each part, so that an interruption loses only the part that was running.
    if (options.write) await publish(measured)
  }
if (parts.includes('guard')) await runGuard(options)
