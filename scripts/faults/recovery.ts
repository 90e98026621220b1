import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from './nodes.ts'
import type { World } from './world.ts'

const pollMs = 10
const patienceMs = 60_000

/** How long after the fault a read of each kind of node was answered again, in milliseconds. */
export interface Recovery {
  same?: number
  other: number
}

/** @param to the API node that the fault happened to, if one */
export async function measureRecovery({ apis, fixture }: World, to: Node | undefined): Promise<Recovery> {
  const start = performance.now()
  const serves = async (node: Node): Promise<number> => {
    for (;;) {
      const response = await fetch(`${node.url}/api/public/v1/me`, {
        headers: { Authorization: `Bearer ${fixture.keys.full.secret}` },
        signal: AbortSignal.timeout(patienceMs),
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      const elapsed = Math.round(performance.now() - start)
      if (response?.status === 200 || elapsed > patienceMs) return elapsed
      await delay(pollMs)
    }
  }
  const others = apis.filter((node) => node !== to)
  const [other, same] = await Promise.all([
    Promise.all(others.map(serves)).then((times) => Math.max(...times)),
    to && apis.includes(to) ? serves(to) : undefined,
  ])
  return { other, ...(same !== undefined && { same }) }
}
