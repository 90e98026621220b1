import { sql } from 'drizzle-orm'
import { connect } from '../../src/db/client.ts'
import { findDeepPages } from './deep-pages.ts'
import { printTable } from './figures.ts'
import { printRatios } from './goals.ts'
import { connections } from './load.ts'
import { measure, overRounds, type Figures } from './measure.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { assertSameAnswers } from './same-answers.ts'
import { startSides, type Side, type SideName } from './sides.ts'
import { startTaskwire } from './taskwire.ts'
import { makeWorld } from './world.ts'

export interface RequestReport {
  /** The version. */
  postgres: string
  connections: number
  seconds: number
  rounds: number
  operations: RequestFigures
}

export type RequestFigures = Partial<Record<OperationName, Partial<Record<SideName, Figures>>>>

/** Taskwire and the reference servers, one after another in each round, on the same rows. */
export async function benchRequests(options: BenchOptions): Promise<RequestReport> {
  await using opened = new AsyncDisposableStack()
  const taskwire = opened.use(await startTaskwire())
  const { db, close } = connect(taskwire.databaseUrl, { max: 1, applicationName: 'taskwire bench' })
  opened.defer(close)
  const world = await makeWorld(db)
  const sides = await startSides(taskwire, world, options.sides, opened)
  const pages = await findDeepPages(taskwire.url, world)
  await assertSameAnswers(sides, world, pages)

  const figures: RequestFigures = {}
  for (const name of options.operations) {
    const operation: Operation = operations[name]
    const measured = sides.filter(
      (side) => options.sides.includes(side.name) && (!operation.only || operation.only === side.name),
    )
    const rounds = new Map(measured.map((side): [Side, Figures[]] => [side, []]))
    // What the operation before has left is not this one's to clean up.
    await db.execute(sql`vacuum analyze`)
    await db.execute(sql`checkpoint`)
    for (let round = 0; round < options.rounds; round++) {
      const first = round % measured.length
      for (const side of [...measured.slice(first), ...measured.slice(0, first)]) {
        const one = await measure(side, operation, { taskwire, world, pages, seconds: options.seconds })
        rounds.get(side)?.push(one)
      }
    }
    const medians = [...rounds].map(([side, of]): [SideName, Figures] => [side.name, overRounds(of)])
    figures[name] = Object.fromEntries(medians)
    printTable(
      operation.title,
      medians.map(([side, of]) => ({ side, ...readable(of) })),
    )
  }
  printRatios(figures)
  const { rows } = await db.execute<{ server_version: string }>(sql`show server_version`)
  const { seconds, rounds } = options
  return { postgres: rows[0]?.server_version ?? '', connections, seconds, rounds, operations: figures }
}

function readable(figures: Figures): Record<string, string | number> {
  return {
    'requests/s': figures.requestsPerSecond,
    'p50 ms': figures.p50Ms,
    'p99 ms': figures.p99Ms,
    'server µs': figures.serverMicros,
    'PostgreSQL µs': figures.databaseMicros,
    'load µs': figures.loadMicros,
    'RSS MiB': figures.rssMebibytes,
  }
}
