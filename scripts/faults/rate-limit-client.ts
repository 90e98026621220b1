import { setTimeout as delay } from 'node:timers/promises'
import { sendRequest } from './send-request.ts'
import { budget, type World } from './world.ts'

const burst = 170
const concurrency = 20
/** Milliseconds between two bursts, long enough for the previous window to end. */
const betweenMs = budget.windowSeconds * 1000 + 500

export interface RateLimitClient {
  /** The number of windows that were exhausted and counted. */
  windows: number
  stop(): Promise<void>
}

/** Exceeds one key's budget on both nodes concurrently, window after window, and counts the granted requests. */
export function startRateLimitClient(world: World): RateLimitClient {
  const { apis, secrets, findings } = world
  const stopping = new AbortController()
  const headers = { Authorization: `Bearer ${secrets.rateLimitClient}` }

  async function spend(): Promise<void> {
    const start = performance.now()
    let left = burst
    let granted = 0
    let refused = 0
    async function spendOn(number: number): Promise<void> {
      const node = apis[number % 2] ?? apis[0]
      while (left-- > 0 && !stopping.signal.aborted) {
        const answer = await sendRequest(world, { home: node, node, api: 'public', path: '/me', headers })
        if (answer?.status === 200) granted += 1
        else if (answer?.status === 429) refused += 1
      }
    }
    await Promise.all(Array.from({ length: concurrency }, (_, number) => spendOn(number)))
    // A slower burst may have spent the budgets of two windows.
    const isOneWindow = performance.now() - start < budget.windowSeconds * 1000
    if (!isOneWindow || !world.redis || start < world.redisOutage.until) return
    if (refused > 0) rateLimitClient.windows += 1
    if (granted > budget.limit) findings.push(`budget exceeded: ${granted} of ${budget.limit}`)
  }

  async function keepSpending(): Promise<void> {
    while (!stopping.signal.aborted) {
      await spend()
      await delay(betweenMs, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const running = keepSpending()
  const rateLimitClient = {
    windows: 0,
    async stop() {
      stopping.abort()
      await running
    },
  }
  return rateLimitClient
}
