import { beforeAll } from 'vitest'
import type { Rule } from '../../tools/conformance/rule.ts'
import { rules } from '../../tools/conformance/rules.ts'
import { runRules, type Report } from '../../tools/conformance/run-rules.ts'
import type { Fixture } from '../../src/seeds/fixture.ts'
import { ample as ampleBudgets, apiPrefix, startApp } from '../support/app.ts'
import { startBreakingProxy, type BreakingProxy } from '../support/breaking-proxy.ts'
import { TestClock } from '../support/clock.ts'
import { startDeliveryProxy, type DeliveryProxy } from '../support/delivery-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { useSendingWorld } from '../support/sending-world.ts'
import { giveEndpoint } from '../support/webhooks.ts'
import type { Breakages, RuleBreakage } from './breakages/breakage.ts'
import { ofBudgets, ofSmallBudgets } from './breakages/limits.ts'
import { ofLists } from './breakages/lists.ts'
import { ofRequests } from './breakages/requests.ts'
import { ofWebhooks } from './breakages/webhooks.ts'
import { ofWrites } from './breakages/writes.ts'
import { recording, type Exchange } from './exchange.ts'

/** Every rule with what breaks it alone. */
const onAmpleBudgets: Breakages = { ...ofRequests, ...ofLists, ...ofWrites, ...ofBudgets, ...ofWebhooks }
export const breakages: Breakages = { ...onAmpleBudgets, ...ofSmallBudgets }

/** A webhook that is dropped is not worth waiting for as long as one that is late. */
const deliveryTimeoutsMs: Record<string, number> = { 'webhooks/completed': 2000 }

class RunningClock extends TestClock {
  override now(): Date {
    return new Date()
  }
}

/** The kit, tried on servers behind a proxy that breaks a rule. */
export interface BrokenServers {
  /** Tries rules on a server that breaks this one; none where it is undefined. */
  tryOn: (id: string | undefined, only?: string[]) => Promise<Report>
  /** What a rule asks of an unbroken server, and is answered. */
  exchangesOf: (rule: string) => Promise<Exchange[]>
  breakageOf: (id: string) => RuleBreakage
}

/** Servers with ample and with small budgets, for the file that calls this. */
export function useBrokenServers(): BrokenServers {
  const sending = useSendingWorld({}, new RunningClock())
  let ample: { proxy: BreakingProxy; deliveries: DeliveryProxy; fixture: Fixture } | undefined
  let small: { proxy: BreakingProxy; fixture: Fixture; clock: TestClock } | undefined

  beforeAll(async () => {
    const [proxy, deliveries] = [await startBreakingProxy(sending.app.url), await startDeliveryProxy()]
    const fixture = { ...sending.world }
    const { secret } = await giveEndpoint(sending.app, fixture.workspace.id, deliveries.url)
    deliveries.to = { secret, port: await freePort() }
    ample = { proxy, deliveries, fixture }

    const clock = new TestClock()
    const rateLimits = { ...ampleBudgets, key: 40, write: 20, workspace: 45, anonymous: 30 }
    const app = await startApp({ clock, config: { rateLimits } })
    small = { proxy: await startBreakingProxy(app.url), fixture: await app.fixture(), clock }
  })

  const servers = () => {
    if (!ample || !small) throw new Error('the servers run once the hooks have')
    return { ample, small }
  }

  const breakageOf = (id: string): RuleBreakage =>
    (id in ofSmallBudgets
      ? ofSmallBudgets[id]?.(servers().small.fixture)
      : onAmpleBudgets[id]?.(servers().ample.fixture)) ?? {}

  const tryBreakage = (breakage: RuleBreakage, chosen: readonly Rule[], timeoutMs?: number) => {
    const { proxy, deliveries, fixture } = servers().ample
    proxy.breakage = breakage
    deliveries.deliver = breakage.deliver ?? ((sent) => [sent])
    const webhook = { listen: `127.0.0.1:${deliveries.to.port}`, secret: deliveries.to.secret }
    const target = { url: `${proxy.url}${apiPrefix}`, fixture: { ...fixture, webhook } }
    return runRules(chosen, target, { say: () => undefined, deliveryTimeoutMs: timeoutMs ?? 15_000 })
  }

  return {
    breakageOf,
    tryOn(id, only) {
      const chosen = only ? rules.filter((rule) => only.includes(rule.id)) : rules
      const breakage = id === undefined ? {} : breakageOf(id)
      if (id === undefined || !(id in ofSmallBudgets))
        return tryBreakage(breakage, chosen, id === undefined ? undefined : deliveryTimeoutsMs[id])
      const { proxy, fixture, clock } = servers().small
      proxy.breakage = breakage
      const sleep = (ms: number) => Promise.resolve(clock.advance(ms / 1000))
      return runRules(chosen, { url: `${proxy.url}${apiPrefix}`, fixture }, { say: () => undefined, sleep })
    },
    async exchangesOf(id) {
      const exchanges: Exchange[] = []
      await tryBreakage(
        recording(exchanges),
        rules.filter((rule) => rule.id === id),
      )
      return exchanges
    },
  }
}

/** The rules that a server broke. */
export const failedOf = ({ rules }: Report) =>
  rules.filter(({ status }) => status === 'failed').map(({ id, detail }) => ({ id, detail }))
