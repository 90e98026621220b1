import { setTimeout as delay } from 'node:timers/promises'
import type { Node } from './nodes.ts'
import type { World } from './world.ts'

const pollMs = 50
const timeoutMs = 60_000

/** Milliseconds from the fault until each kind of node served a read again. */
export interface Recovery {
  same?: number
  other: number
  /** Milliseconds until everything was restored, except for the nodes' remaining work. */
  over: number
}

/**
 * Measures the recovery from a fault.
 * @param to the affected API node, if any
 * @param over resolves when the fault ends
 */
export async function measureRecovery(
  { apis, fixture, secrets }: World,
  to: Node | undefined,
  over: Promise<void>,
): Promise<Recovery> {
  const start = performance.now()
  const serves = async (node: Node): Promise<number> => {
    for (;;) {
      const response = await fetch(`${node.url}/api/public/v1/tasks/${fixture.tasks.first}`, {
        headers: { Authorization: `Bearer ${secrets.probes[apis.indexOf(node)]}` },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch(() => undefined)
      await response?.arrayBuffer().catch(() => undefined)
      const elapsed = Math.round(performance.now() - start)
      if (response?.status === 200 || elapsed > timeoutMs) return elapsed
      await delay(pollMs)
    }
  }
  const others = apis.filter((node) => node !== to)
  const [other, same, whole] = await Promise.all([
    Promise.all(others.map(serves)).then((times) => Math.max(...times)),
    to && apis.includes(to) ? serves(to) : undefined,
    over.then(() => Math.round(performance.now() - start)),
  ])
  return { other, over: whole, ...(same !== undefined && { same }) }
}
