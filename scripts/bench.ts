import { runGuard } from './bench/guard.ts'
import { readOptions, type BenchOptions } from './bench/options.ts'
import { benchPipeline } from './bench/pipeline.ts'
import { writeReport } from './bench/report.ts'
import { benchRequests } from './bench/requests.ts'
import { benchSizes } from './bench/sizes.ts'
import { benchStartup } from './bench/startup.ts'
import { benchWebhooks } from './bench/webhooks.ts'

/** Each measures one thing, prints it, and answers the figures. */
const parts = {
  pipeline: benchPipeline,
  startup: benchStartup,
  requests: benchRequests,
  sizes: benchSizes,
  webhooks: benchWebhooks,
} satisfies Record<string, (options: BenchOptions) => Promise<object>>

const usual = Object.keys(parts) as (keyof typeof parts)[]
const { parts: chosen, options } = readOptions([...usual, 'guard'], usual)
for (const name of chosen) {
  if (name === 'guard') await runGuard(options)
  else {
    const figures = await parts[name](options)
    if (options.write) await writeReport({ [name]: figures })
  }
}
