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

const { parts: chosen, options } = readOptions(Object.keys(parts) as (keyof typeof parts)[])
for (const name of chosen) {
  const figures = await parts[name](options)
  if (options.write) await writeReport({ [name]: figures })
}
