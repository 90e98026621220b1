import { setTimeout as delay } from 'node:timers/promises'
import { pick } from '../random.ts'
import { pauseMs, sparesAll, sparesOtherNode, type Fault, type Kind } from './fault.ts'

type Role = 'apis' | 'workers'

const ended =
  (of: Role, signal: 'SIGTERM' | 'SIGKILL'): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[of])
    const code = await node.end(signal)
    if (signal === 'SIGTERM' && code !== 0) world.findings.push(`${node.name} ended with ${code} on SIGTERM`)
    done(node)
    await node.start()
  }

const paused =
  (of: Role): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[of])
    node.pause()
    done(node)
    await delay(pauseMs)
    node.resume()
  }

/** For long enough to be noticed: a node asks for the time every two seconds. */
const clockWrong =
  (of: Role): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[of])
    node.jumpClock()
    done(node)
    await delay(2 * pauseMs)
    node.jumpClock()
  }

export const nodeFaults: Record<string, Kind> = {
  'kill -9 of an API node': { fault: ended('apis', 'SIGKILL'), spares: sparesOtherNode },
  'SIGTERM of an API node': { fault: ended('apis', 'SIGTERM'), spares: sparesOtherNode },
  'an API node stands still': { fault: paused('apis'), spares: sparesOtherNode },
  'the clock of an API node jumps': { fault: clockWrong('apis'), spares: sparesAll },
  'kill -9 of a worker': { fault: ended('workers', 'SIGKILL'), spares: sparesAll },
  'SIGTERM of a worker': { fault: ended('workers', 'SIGTERM'), spares: sparesAll },
  'a worker stands still': { fault: paused('workers'), spares: sparesAll },
  'the clock of a worker jumps': { fault: clockWrong('workers'), spares: sparesAll },
}
