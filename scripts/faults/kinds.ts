import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '../../src/db/drizzle.ts'
import { isAlive } from '../../src/db/embedded/process-alive.ts'
import type { Node } from './nodes.ts'
import { pick } from './random.ts'
import type { World } from './world.ts'

/** Does harm, calls `done` when it has, and returns once all is started again; the node that it happened to, if one. */
export type Fault = (world: World, random: () => number, done: (to?: Node) => void) => Promise<void>

const pauseMs = 2_000

const ended =
  (of: 'apis' | 'workers', signal: 'SIGTERM' | 'SIGKILL'): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[of])
    const code = await node.end(signal)
    if (signal === 'SIGTERM' && code !== 0) world.findings.push(`${node.name} ended with ${code} on SIGTERM`)
    done(node)
    await node.start()
  }

const paused =
  (of: 'apis' | 'workers'): Fault =>
  async (world, random, done) => {
    const node = pick(random, world[of])
    node.pause()
    done(node)
    await delay(pauseMs)
    node.resume()
  }

/** The suite holds the database open, and so it is started again at once. */
const postgresStopped =
  (signal: 'SIGINT' | 'SIGQUIT'): Fault =>
  async (world, _random, done) => {
    const pid = await world.postmasterPid()
    process.kill(pid, signal)
    while (isAlive(pid)) await delay(1)
    done()
  }

const backendKilled: Fault = async ({ db }, random, done) => {
  const { rows } = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where application_name like 'taskwire%' and pid <> pg_backend_pid() and application_name <> 'taskwire faults'`)
  if (rows.length > 0) await db.execute(sql`select pg_terminate_backend(${pick(random, rows).pid})`)
  done()
}

const receiverHangs: Fault = async ({ receiver }, _random, done) => {
  receiver.isHanging = true
  done()
  await delay(pauseMs)
  receiver.isHanging = false
}

export const kinds: Record<string, Fault> = {
  'kill -9 of an API node': ended('apis', 'SIGKILL'),
  'SIGTERM of an API node': ended('apis', 'SIGTERM'),
  'an API node stands still': paused('apis'),
  'kill -9 of a worker': ended('workers', 'SIGKILL'),
  'SIGTERM of a worker': ended('workers', 'SIGTERM'),
  'a worker stands still': paused('workers'),
  'PostgreSQL restarted fast': postgresStopped('SIGINT'),
  'PostgreSQL restarted immediately': postgresStopped('SIGQUIT'),
  'a backend killed': backendKilled,
  'the receiver hangs': receiverHangs,
}
