import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { allConnections, load, type Load } from './load.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import { headersOf, type Side } from './sides.ts'

/** One thread's share of the load. */
export interface Share {
  side: Side
  name: OperationName
  seconds: number
  connections: number
}

/** Sends an operation's requests from a number of threads, so that the load generator need not be the bottleneck. */
export async function loadFrom(
  threads: number,
  side: Side,
  name: OperationName,
  seconds: number,
): Promise<Load> {
  const share: Share = { side, name, seconds, connections: Math.floor(allConnections / threads) }
  if (threads === 1) return loadShare(share)
  const script = new URL('./load-thread.ts', import.meta.url)
  const loads = await Promise.all(
    Array.from({ length: threads }, async () => {
      const [one] = (await once(new Worker(script, { workerData: share }), 'message')) as [Load]
      return one
    }),
  )
  return {
    count: loads.reduce((sum, { count }) => sum + count, 0),
    seconds: Math.max(...loads.map((one) => one.seconds)),
    latenciesMs: loads.flatMap(({ latenciesMs }) => latenciesMs),
  }
}

/** Sends one thread's share of the load. */
export function loadShare({ side, name, seconds, connections }: Share): Promise<Load> {
  const operation: Operation = operations[name]
  const sent = { headers: headersOf(side.world), requests: operation.requests(side) }
  return load(side.url, sent, seconds, connections)
}
