import { setTimeout as delay } from 'node:timers/promises'
import type { Sql } from '../../../src/db/driver.ts'
import { sql, type SQL } from '../../../src/db/drizzle.ts'
import { isAlive } from '../../../src/db/embedded/process-alive.ts'
import { isDatabaseUnavailable } from '../../../src/db/errors.ts'
import { openSession } from '../../../src/db/session-settings.ts'
import { runTransaction } from '../../../src/db/transaction.ts'
import { pick } from '../random.ts'
import type { SentRequest, World } from '../world.ts'
import { pauseMs, type Fault, type Kind } from './fault.ts'

/** Stops the database, which the suite restarts immediately. */
const restarted =
  (signal: 'SIGINT' | 'SIGQUIT'): Fault =>
  async (world, _random, done) => {
    const pid = await world.postmasterPid()
    process.kill(pid, signal)
    while (isAlive(pid)) await delay(1)
    done()
    await waitUntilConnected(world)
  }

const backendKilled: Fault = async ({ db }, random, done) => {
  const rows = await db.execute<{ pid: number }>(sql`
    select pid from pg_stat_activity
    where application_name like 'taskwire%' and pid <> pg_backend_pid() and application_name <> 'taskwire faults'`)
  if (rows.length > 0) await db.execute(sql`select pg_terminate_backend(${pick(random, rows).pid})`)
  done()
}

const locked =
  (choose: (world: World, random: () => number) => SQL): Fault =>
  async (world, random, done) =>
    runTransaction(world.db, async (tx) => {
      await tx.execute(choose(world, random))
      done()
      await delay(world.holdMs)
    })

const table = (): SQL => sql`lock table tasks in access exclusive mode`

/** Returns the rows to lock: the project in which all tasks are created, or the most recently changed tasks. */
const row = ({ fixture }: World, random: () => number): SQL =>
  random() < 0.5
    ? sql`select from projects where id = ${fixture.projects.second} for update`
    : sql`select from tasks where title like 'client %' order by updated_at desc limit 12 for update`

/** Number of attempts to take the nodes' slots, because a node may reconnect before its slot is taken. */
const endTries = 5

/** Takes every free connection slot, then closes the nodes' connections and takes their slots. */
const noSlots: Fault = async (world, _random, done) => {
  const taken: Sql[] = []
  async function takeAll(): Promise<void> {
    for (;;) {
      const client = await connect(world).catch((error: unknown) => {
        if (!isDatabaseUnavailable(error)) throw error
      })
      if (!client) return
      taken.push(client)
    }
  }
  await takeAll()
  for (let tries = 0; tries < endTries; tries++) {
    await taken[0]?.unsafe(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name in ('taskwire', 'taskwire listener')`)
    await takeAll()
  }
  done()
  await delay(pauseMs)
  await Promise.all(taken.map((client) => client.end()))
}

/** Fills the disk, so that PostgreSQL refuses writes, or stops and cannot restart. */
const diskFull: Fault = async (world, _random, done) => {
  await world.disk?.fill()
  done()
  await delay(pauseMs)
  await world.disk?.free()
  await waitUntilConnected(world)
}

async function waitUntilConnected(world: World): Promise<void> {
  for (;;) {
    const client = await connect(world).catch(() => undefined)
    if (client) return client.end()
    await delay(10)
  }
}

const connect = ({ databaseUrl }: World): Promise<Sql> => openSession(databaseUrl, 'taskwire faults')

const readsNoTask = ({ call }: SentRequest): boolean => call === 'GET /me'

export const databaseFaults: Record<string, Kind> = {
  'PostgreSQL restarted fast': { fault: restarted('SIGINT') },
  'PostgreSQL restarted immediately': { fault: restarted('SIGQUIT') },
  'backend killed': { fault: backendKilled },
  'table locked': { fault: locked(table), isUnaffected: readsNoTask },
  'row locked': { fault: locked(row), isUnaffected: readsNoTask },
  'no connection left': { fault: noSlots },
  'disk full': {
    fault: diskFull,
    skip: ({ disk }) => (disk ? undefined : 'only root can mount a file system for it'),
  },
}
