import { setTimeout as delay } from 'node:timers/promises'
import { pick } from '../random.ts'
import type { SentRequest, World } from '../world.ts'
import { pauseMs, everyRequest, isToOtherNode, type Fault, type Kind } from './fault.ts'

type Role = 'apis' | 'workers'

const ended =
  (role: Role, signal: 'SIGTERM' | 'SIGKILL'): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[role])
    const code = await node.end(signal)
    if (signal === 'SIGTERM' && code !== 0) world.findings.push(`${node.name} exited with ${code} on SIGTERM`)
    done(node)
    await node.start()
  }

/** Maximum duration of a move, in milliseconds. */
const moveMs = 8

/** Kills a node while it moves a task that a person has dropped. */
const killedWhileMoving: Fault = async (world, random, done) => {
  const isInFlight = ({ call, status, failure }: SentRequest): boolean =>
    call.endsWith('/moves') && status === undefined && failure === undefined
  let drop: SentRequest | undefined
  for (; !drop; drop = world.sent.slice(-50).find(isInFlight)) await delay(1)
  const { node } = drop
  await delay(random() * moveMs)
  await node.end('SIGKILL')
  done(node)
  await node.start()
}

const paused =
  (role: Role): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[role])
    node.signal('SIGSTOP')
    done(node)
    await delay(pauseMs)
    node.signal('SIGCONT')
  }

/** Ends one process of a multi-process node, which then replaces it. */
const processEnded =
  (kind: 'api' | 'worker', signal: 'SIGTERM' | 'SIGKILL'): Fault =>
  async ({ apis }, random, done) => {
    const node = pick(random, apis)
    const before = node.processes(kind)
    const victim = pick(random, before)
    process.kill(victim, signal)
    done(node)
    const isReplaced = (): boolean => {
      const now = node.processes(kind)
      return now.length === before.length && !now.includes(victim)
    }
    while (!isReplaced()) await delay(10)
  }

const processPaused: Fault = async ({ apis }, random, done) => {
  const node = pick(random, apis)
  const pid = pick(random, node.processes('api'))
  process.kill(pid, 'SIGSTOP')
  done(node)
  await delay(pauseMs)
  process.kill(pid, 'SIGCONT')
}

const skip = ({ processes }: World): string | undefined =>
  processes > 1 ? undefined : 'an API node is a single process unless --workers is 2 or more'

/** Skews a node's clock for longer than most requests and a sweep of due deliveries take. */
const clockSkewed =
  (role: Role): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[role])
    node.jumpClock()
    done(node)
    await delay(2 * pauseMs)
    node.jumpClock()
  }

export const nodeFaults: Record<string, Kind> = {
  'kill -9 of an API node': { fault: ended('apis', 'SIGKILL'), isUnaffected: isToOtherNode },
  'kill -9 before the response to a drop': { fault: killedWhileMoving, isUnaffected: isToOtherNode },
  'SIGTERM of an API node': { fault: ended('apis', 'SIGTERM'), isUnaffected: isToOtherNode },
  'API node hangs': { fault: paused('apis'), isUnaffected: isToOtherNode },
  'clock of an API node jumps': { fault: clockSkewed('apis'), isUnaffected: everyRequest },
  'kill -9 of a worker': { fault: ended('workers', 'SIGKILL'), isUnaffected: everyRequest },
  'SIGTERM of a worker': { fault: ended('workers', 'SIGTERM'), isUnaffected: everyRequest },
  'worker hangs': { fault: paused('workers'), isUnaffected: everyRequest },
  'clock of a worker jumps': { fault: clockSkewed('workers'), isUnaffected: everyRequest },
  'kill -9 of a serving process': {
    fault: processEnded('api', 'SIGKILL'),
    isUnaffected: isToOtherNode,
    skip,
  },
  'SIGTERM of a serving process': {
    fault: processEnded('api', 'SIGTERM'),
    isUnaffected: isToOtherNode,
    skip,
  },
  'serving process hangs': { fault: processPaused, isUnaffected: isToOtherNode, skip },
  'kill -9 of the background process': {
    fault: processEnded('worker', 'SIGKILL'),
    isUnaffected: everyRequest,
    skip,
  },
}
