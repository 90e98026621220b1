import { setTimeout as delay } from 'node:timers/promises'
import type { Receiver } from '../receiver.ts'
import type { World } from '../world.ts'
import { pauseMs, sparesAll, type Fault, type Kind } from './fault.ts'

/** Milliseconds after which every node uses Redis again: one that hung is avoided for five seconds. */
const reunionMs = 8_000

/** Takes Redis away. Each node then counts budgets alone. */
const redisAway =
  (leave: (redis: NonNullable<World['redis']>) => unknown, comeBack: typeof leave): Fault =>
  async (world, _random, done) => {
    if (!world.redis) return
    world.budgetsApartUntil = Infinity
    await leave(world.redis)
    done()
    await delay(pauseMs)
    await comeBack(world.redis)
    world.budgetsApartUntil = performance.now() + reunionMs
  }

const receiving =
  (manner: Receiver['manner']): Fault =>
  async ({ receiver }, _random, done) => {
    receiver.manner = manner
    done()
    await delay(pauseMs)
    receiver.manner = 'honest'
  }

const skip = ({ redis }: World): string | undefined => (redis ? undefined : 'redis-server is not installed')

export const surroundingFaults: Record<string, Kind> = {
  'Redis gone': {
    fault: redisAway(
      (redis) => redis.kill(),
      (redis) => redis.start(),
    ),
    spares: sparesAll,
    skip,
  },
  'Redis stands still': {
    fault: redisAway(
      (redis) => redis.hang(),
      (redis) => redis.resume(),
    ),
    spares: sparesAll,
    skip,
  },
  'the receiver hangs': { fault: receiving('hangs'), spares: sparesAll },
  'the receiver lies': { fault: receiving('lies'), spares: sparesAll },
}
