import { sql } from '../../src/db/drizzle.ts'
import type { Database } from '../../src/db/database.ts'
import type { Comparison } from './comparison.ts'
import { openDatabase, startDatabaseServer, type DatabaseServer } from './database-server.ts'
import { median, printTable } from './figures.ts'
import { connections } from './load.ts'
import { measure, overRounds, type Figures } from './measure.ts'
import { operations, type Operation, type OperationName } from './operations.ts'
import type { BenchOptions } from './options.ts'
import type { RequestRun } from './request-figures.ts'
import { assertSameAnswers } from './same-answers.ts'
import { assertSameRows } from './same-rows.ts'
import { startSides, writers, type Side, type SideName } from './sides.ts'

/** Taskwire, another checkout and the reference servers, one after another in each round, on the same rows. */
export async function benchRequests(options: BenchOptions): Promise<RequestRun> {
  await using opened = new AsyncDisposableStack()
  const databases = opened.use(await startDatabaseServer())
  const sides = await startSides(databases, options, opened)
  await assertSameAnswers(sides)
  await assertSameRows(sides)
  const urls = new Set(sides.map(({ databaseUrl }) => databaseUrl))
  const opens = [...urls].map((url) => opened.use(openDatabase(url)).db)

  const run: RequestRun = {
    postgres: await versionOf(opens),
    connections,
    seconds: options.seconds,
    rounds: options.rounds,
    operations: {},
    everyRound: {},
  }
  for (const name of options.operations) {
    const operation: Operation = operations[name]
    const measured = sides.filter((side) => isMeasured(side, operation, options))
    await tidyUp(opens)
    const rounds = await measureRounds(measured, operation, databases, options)
    const medians = [...rounds].map(([side, of]): [SideName, Figures] => [side, overRounds(of)])
    run.everyRound[name] = Object.fromEntries(rounds)
    run.operations[name] = Object.fromEntries(medians)
    printTable(
      operation.title,
      medians.map(([side, of]) => ({ side, ...readable(of) })),
    )
  }
  return run
}

async function versionOf([database]: readonly Database[]): Promise<string> {
  const answer = await database?.execute<{ server_version: string }>(sql`show server_version`)
  return answer?.[0]?.server_version ?? ''
}

function isMeasured({ name }: Side, operation: Operation, { sides }: BenchOptions): boolean {
  if (name === 'against') return true
  if (!sides.includes(name) || (writers.includes(name) && !operation.isWrite)) return false
  return name === 'taskwire' || !operation.onlyTaskwire
}

/** What the operation before has left behind should not cost this one anything. */
async function tidyUp(opens: readonly Database[]): Promise<void> {
  for (const database of opens) {
    await database.execute(sql`vacuum analyze`)
    await database.execute(sql`checkpoint`)
  }
}

/** A server's code goes on being compiled for seconds: what is measured is how it serves after that. */
const firstWarmUpSeconds = 5

/** Every second round goes the other way, so that each side follows its neighbour as often as it precedes it. */
async function measureRounds(
  sides: readonly Side[],
  operation: Operation,
  { postmasterPid }: DatabaseServer,
  { seconds, rounds }: BenchOptions,
): Promise<Map<SideName, Figures[]>> {
  const figures = new Map(sides.map(({ name }): [SideName, Figures[]] => [name, []]))
  for (let round = 0; round < rounds; round++) {
    const warmUpSeconds = round === 0 ? firstWarmUpSeconds : 0.5
    for (const side of round % 2 === 0 ? sides : sides.toReversed()) {
      const one = await measure(side, operation, { postmasterPid, seconds, warmUpSeconds })
      figures.get(side.name)?.push(one)
    }
  }
  return figures
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

const compared: { label: string; moreIsBetter?: true; of: (figures: Figures) => number }[] = [
  { label: 'requests/s', moreIsBetter: true, of: (one) => one.requestsPerSecond },
  { label: 'server CPU, µs', of: (one) => one.serverMicros },
  { label: 'PostgreSQL CPU, µs', of: (one) => one.databaseMicros },
  { label: 'CPU of both, µs', of: (one) => one.serverMicros + one.databaseMicros },
  { label: 'p99, ms', of: (one) => one.p99Ms },
  { label: 'memory, MiB', of: (one) => one.rssMebibytes },
]

/** PostgreSQL has nothing to do with a request that the server answers from its memory: the ratio would be noise. */
const leastCompared = 1

/** This checkout beside the other, over all rounds of all runs; empty where there is no other. */
export function compareRequests(runs: readonly RequestRun[]): Comparison[] {
  const names = Object.keys(runs[0]?.everyRound ?? {}) as OperationName[]
  return names.flatMap((name) => {
    const rounds = (side: SideName) => runs.flatMap(({ everyRound }) => everyRound[name]?.[side] ?? [])
    const [here, there] = [rounds('taskwire'), rounds('against')]
    if (here.length === 0 || there.length === 0) return []
    const comparisons = compared.map(({ label, moreIsBetter = false, of }) => ({
      figure: `${operations[name].title}: ${label}`,
      moreIsBetter,
      here: here.map(of),
      there: there.map(of),
    }))
    return comparisons.filter(({ there: values }) => median(values) >= leastCompared)
  })
}
