import { beforeAll } from 'vitest'
import { readConfig, type Config } from '../../../src/config.ts'
import { createSender } from '../../../src/delivery/sender.ts'
import { DeliveryWorker } from '../../../src/delivery/worker.ts'
import { TestClock } from '../app/clock.ts'
import { onFileFinished } from '../runner/on-file-finished.ts'
import { useWorld, type UsedWorld } from './world.ts'

interface WorldWithDeliveries extends UsedWorld {
  /** Waits until every due delivery has been attempted. */
  settled: () => Promise<void>
}

/** Creates a world whose webhooks are sent, even to receivers on this machine. */
export function useWorldWithDeliveries(
  webhooks: Partial<Config['webhooks']> = {},
  clock = new TestClock(),
): WorldWithDeliveries {
  const config = { ...readConfig({}).webhooks, timeoutSeconds: 60, allowInsecure: true, ...webhooks }
  const used = useWorld({ clock, config: { webhooks: config } })
  let worker: DeliveryWorker | undefined
  beforeAll(() => {
    const started = new DeliveryWorker(used.app.context, createSender(config))
    worker = started
    onFileFinished(() => started.stop())
  })
  return { ...used, settled: async () => worker?.idle() }
}
