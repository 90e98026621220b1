import { sql } from '../../src/db/drizzle.ts'
import { openDatabase, startDatabaseServer } from './database-server.ts'
import { assertSame } from './equality.ts'
import { allConnections } from './load.ts'
import { measureRounds, summarizeRounds, type Figures } from './measure.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startSides, writeOnlySides, type Side, type SideName } from './sides.ts'

/** The figures of a run of the part `requests`. */
export interface RequestFigures {
  /** Version of PostgreSQL. */
  postgres: string
  connections: number
  /** Number of load generators; one, if absent. */
  generators?: number
  /** Duration of a measurement, in seconds. */
  seconds: number
  rounds: number
  operations: Partial<Record<OperationName, Partial<Record<SideName, Figures>>>>
}

/** Measures Taskwire, another checkout and the reference servers with the same rows, one after another in each round. */
export async function benchRequests(options: BenchOptions): Promise<RequestFigures> {
  await using opened = new AsyncDisposableStack()
  const databases = await startDatabaseServer(opened)
  const sides = await startSides(databases, options, opened)
  await assertSame(sides)
  const urls = new Set(sides.map(({ databaseUrl }) => databaseUrl))
  const opens = [...urls].map((url) => opened.use(openDatabase(url)).db)
  const [version] = (await opens[0]?.execute<{ server_version: string }>(sql`show server_version`)) ?? []

  const { seconds, rounds, generators } = options
  const measured: RequestFigures['operations'] = {}
  for (const name of options.operations) {
    const operation: Operation = operations[name]
    const measuredSides = sides.filter((side) => isMeasured(side, operation, options))
    // Cleans up after the previous operation, so that its rows do not affect the next operation.
    for (const database of opens) {
      await database.execute(sql`vacuum analyze`)
      await database.execute(sql`checkpoint`)
    }
    const figures = await measureRounds(measuredSides, name, { ...databases, rounds, seconds, generators })
    const medians = measuredSides.map((side, i) => [side.name, summarizeRounds(figures[i] ?? [])] as const)
    measured[name] = Object.fromEntries(medians)
    const speeds = medians.map(([side, { requestsPerSecond }]) => `${side} ${requestsPerSecond}/s`)
    console.log(`${name}: ${speeds.join(', ')}`)
  }
  const postgres = version?.server_version ?? ''
  return { postgres, connections: allConnections, generators, seconds, rounds, operations: measured }
}

function isMeasured({ name }: Side, operation: Operation, { sides }: BenchOptions): boolean {
  if (name === 'against') return true
  if (!sides.includes(name) || (writeOnlySides.includes(name) && !operation.isWrite)) return false
  if (name === 'two-processes') return operation.isScaled === true
  return name === 'taskwire' || !operation.isTaskwireOnly
}
