import { setTimeout as delay } from 'node:timers/promises'
import type { Receiver } from '../receiver.ts'
import type { World } from '../world.ts'
import { pauseMs, everyRequest, type Fault, type Kind } from './fault.ts'

/** Milliseconds after which every node uses Redis again. After Redis hung, nodes avoid it for five seconds. */
const reconnectMs = 8_000

/** Stops Redis. Each node then counts requests locally. */
const stopRedis =
  (leave: 'kill' | 'hang', comeBack: 'start' | 'resume'): Fault =>
  async (world, _random, done) => {
    if (!world.redis) return
    world.redisOutage.until = Infinity
    await world.redis[leave]()
    done()
    await delay(pauseMs)
    await world.redis[comeBack]()
    world.redisOutage.until = performance.now() + reconnectMs
  }

const receiving =
  (behavior: Receiver['behavior']): Fault =>
  async ({ receiver }, _random, done) => {
    receiver.behavior = behavior
    done()
    await delay(pauseMs)
    receiver.behavior = 'normal'
  }

const skip = ({ redis }: World): string | undefined => (redis ? undefined : 'redis-server is not installed')

export const dependencyFaults: Record<string, Kind> = {
  'Redis killed': { fault: stopRedis('kill', 'start'), isUnaffected: everyRequest, skip },
  'Redis hangs': { fault: stopRedis('hang', 'resume'), isUnaffected: everyRequest, skip },
  'receiver hangs': { fault: receiving('hangs'), isUnaffected: everyRequest },
  'receiver misbehaves': { fault: receiving('misbehaves'), isUnaffected: everyRequest },
}
