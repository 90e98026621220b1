import { benchWebhooks } from './bench/webhooks.ts'

await benchWebhooks()
