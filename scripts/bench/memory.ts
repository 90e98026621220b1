import { setTimeout as delay } from 'node:timers/promises'
import { openCheckout, type Checkout } from './checkout.ts'
import { openDatabase, startDatabaseServer, type DatabaseServer } from './database-server.ts'
import { headersOf } from './fetch-json.ts'
import { inWords, median, printTable, type FigureRow } from './figures.ts'
import { load } from './load.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startTaskwire } from './taskwire.ts'
import { familyOf, rssMebibytes } from './usage.ts'
import { makeWorld } from './world.ts'

const idleMillis = 30_000
const sampleMillis = 1_000
/** Of the time under load: the server goes on growing in the first part, and is to be as large in the last as in the second. */
const parts = 10
const goalMebibytes = 120
const goalGrowth = 0.05

/** Servers that are to be idle. */
const idleServers = {
  'one process': {},
  'one that only serves': { ROLE: 'api' },
  'a worker': { ROLE: 'worker' },
  'WORKERS=2': { WORKERS: '2' },
}

export interface MemoryFigures {
  /** Resident, of each process, the primary first. */
  idle: Record<keyof typeof idleServers, number[]>
  /** Of one process under load: the median of each part of the time. */
  loaded: number[]
  requestsPerSecond: number
  minutes: number
}

/** What processes take when nothing is asked of them, and what one takes after minutes of all that it can serve. */
export async function benchMemory({ minutes }: BenchOptions): Promise<MemoryFigures> {
  await using databases = await startDatabaseServer()
  const checkout = await openCheckout('.')
  const idle: [string, number[]][] = []
  for (const [name, settings] of Object.entries(idleServers))
    idle.push([
      name,
      await measureIdle(checkout, await databases.createDatabase(`idle_${idle.length}`), settings),
    ])
  const loaded = await measureLoaded(checkout, databases, minutes)
  return { idle: Object.fromEntries(idle) as MemoryFigures['idle'], ...loaded, minutes }
}

async function measureIdle(
  checkout: Checkout,
  databaseUrl: string,
  settings: Record<string, string>,
): Promise<number[]> {
  // The first one migrates, and a server is started more often than that.
  await (await startTaskwire(checkout, databaseUrl))[Symbol.asyncDispose]()
  await using server = await startTaskwire(checkout, databaseUrl, settings)
  await delay(idleMillis)
  return Promise.all((await familyOf(server.pid)).map(rssMebibytes))
}

/** Reads and writes by turns, on as many connections as the other parts use. */
async function measureLoaded(
  checkout: Checkout,
  databases: DatabaseServer,
  minutes: number,
): Promise<Pick<MemoryFigures, 'loaded' | 'requestsPerSecond'>> {
  const databaseUrl = await databases.createDatabase('loaded')
  await using server = await startTaskwire(checkout, databaseUrl)
  await using database = openDatabase(databaseUrl)
  const world = await makeWorld(database.db, await server.createFixture())
  const side = { world, cursors: [] }
  const all = [operations.getTask, operations.listTasks, operations.createTask, operations.updateTask]
  const each = all.map(({ requests }) => requests(side))
  const requests = world.taskIds.flatMap((_, i) => each.map((some) => some[i % some.length] ?? {}))
  const samples: number[] = []
  const sampling = setInterval(
    () => void rssMebibytes(server.pid).then((one) => samples.push(one)),
    sampleMillis,
  )
  const { count, seconds } = await load(server.url, { headers: headersOf(world), requests }, minutes * 60)
  clearInterval(sampling)
  const loaded = Array.from({ length: parts }, (_, part) =>
    median(samples.slice((part * samples.length) / parts, ((part + 1) * samples.length) / parts)),
  )
  return { loaded, requestsPerSecond: count / seconds }
}

export function printMemory(runs: readonly MemoryFigures[]): void {
  const whole = (value: number): string => value.toFixed(0)
  const rows = Object.keys(idleServers).map((name): FigureRow => ({
    figure: `${name}, idle for ${idleMillis / 1000} s`,
    value: inWords(
      runs.flatMap(({ idle }) => idle[name as keyof typeof idle]),
      (value) => value.toFixed(1),
      ' MiB',
    ),
    goal: `< ${goalMebibytes} MiB each`,
  }))
  const growth = runs.map(({ loaded: [, second = NaN, ...later] }) => (later.at(-1) ?? NaN) / second - 1)
  rows.push(
    {
      figure: 'requests a second under load',
      value: inWords(
        runs.map((one) => one.requestsPerSecond),
        whole,
      ),
      goal: '',
    },
    ...(runs[0]?.loaded ?? []).map((_, part): FigureRow => ({
      figure: `under load, ${whole((part * (runs[0]?.minutes ?? 0) * 60) / parts)} s on`,
      value: inWords(
        runs.map(({ loaded }) => loaded[part] ?? NaN),
        whole,
        ' MiB',
      ),
      goal: '',
    })),
    {
      figure: 'from the second tenth to the last',
      value: inWords(growth, (value) => (100 * value).toFixed(1), ' %'),
      goal: `within ${goalGrowth * 100} %`,
    },
  )
  printTable('memory', rows)
}
