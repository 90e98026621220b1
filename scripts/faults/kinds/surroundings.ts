import { setTimeout as delay } from 'node:timers/promises'
import type { Receiver } from '../receiver.ts'
import type { World } from '../world.ts'
import { pauseMs, sparesAll, type Fault, type Kind } from './fault.ts'

/** Milliseconds after which every node uses Redis again. After Redis hung, nodes avoid it for five seconds. */
const reunionMs = 8_000

/** Stops Redis. Each node then counts budgets by itself. */
const redisAway =
  (leave: 'kill' | 'hang', comeBack: 'start' | 'resume'): Fault =>
  async (world, _random, done) => {
    if (!world.redis) return
    world.apart.until = Infinity
    await world.redis[leave]()
    done()
    await delay(pauseMs)
    await world.redis[comeBack]()
    world.apart.until = performance.now() + reunionMs
  }

const receiving =
  (behavior: Receiver['behavior']): Fault =>
  async ({ receiver }, _random, done) => {
    receiver.behavior = behavior
    done()
    await delay(pauseMs)
    receiver.behavior = 'honest'
  }

const skip = ({ redis }: World): string | undefined => (redis ? undefined : 'redis-server is not installed')

export const surroundingFaults: Record<string, Kind> = {
  'Redis gone': { fault: redisAway('kill', 'start'), spares: sparesAll, skip },
  'Redis hangs': { fault: redisAway('hang', 'resume'), spares: sparesAll, skip },
  'the receiver hangs': { fault: receiving('hangs'), spares: sparesAll },
  'the receiver lies': { fault: receiving('lies'), spares: sparesAll },
}
