import { writeFile } from 'node:fs/promises'
import { format } from 'prettier'
import { startDatabaseServer } from './database-server.ts'
import { formatSpread, markdownTable, median, printMarkdown, roundTo } from './figures.ts'
import committed from './guard.json' with { type: 'json' }
import { measureRounds, summarizeRounds } from './measure.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { committedVersion } from './origin.ts'
import { startSides } from './sides.ts'
import { defaultTaskCount } from './world.ts'

type GuardedOperation = keyof typeof committed.ratios
/** CPU time for a request as a multiple of the hand-written, tuned server's: of the server, and of PostgreSQL. */
type Ratios = Record<Part, number>
type Part = 'server' | 'database'

const guarded = Object.keys(committed.ratios) as GuardedOperation[]
const parts: readonly Part[] = ['server', 'database']
/** Above the difference between medians of unchanged code, which is up to 15 %. */
const maxOfCommitted = 1.3
/** Two rounds: each server is measured first in one of them. */
const turn = { rounds: 2, seconds: 1, generators: 1 }
/**
 * Number of measurements of an operation, each with new processes: V8 may optimize the same code differently, so that
 * one process takes up to 30 % more CPU than the next. After the minimum, only operations above their limit are measured.
 */
const measurements = { minimum: 3, maximum: 7 }
/** Number of measurements of which the committed ratios are the medians. */
const committedMeasurements = 5

/**
 * Compares the CPU time for a request with that of the hand-written, tuned server in the same run, since the ratio hardly
 * depends on the machine. Fails if the median of a ratio is well above the committed one.
 */
export async function runGuard({ write }: Pick<BenchOptions, 'write'>): Promise<void> {
  const commit = write ? await committedVersion() : committed.commit
  const measured = new Map(guarded.map((name) => [name, [] as Ratios[]]))
  const above = (): GuardedOperation[] =>
    guarded.filter((name) => parts.some((part) => medianOf(measured, name, part) > limitOf(name, part)))
  for (let i = 0; i < (write ? committedMeasurements : measurements.maximum); i++) {
    const names = write || i < measurements.minimum ? guarded : above()
    if (names.length === 0) break
    console.log(`measuring ${names.join(', ')} with new processes`)
    for (const [name, ratios] of await measureRatios(names)) measured.get(name)?.push(ratios)
  }
  await printMarkdown(tableOf(measured))
  if (write) return writeRatios(commit, measured)
  if (above().length === 0) return console.log('all ratios are within their limits')
  console.error(`${above().join(', ')}: above the limit, which is ${maxOfCommitted} times the ratio at ${commit}.
Make it cheaper; if it must cost that much, accept it with: npm run bench -- guard --write`)
  process.exitCode = 1
}

/** Measures in new processes. */
async function measureRatios(names: readonly GuardedOperation[]): Promise<Map<GuardedOperation, Ratios>> {
  await using opened = new AsyncDisposableStack()
  const databases = await startDatabaseServer(opened)
  const sides = await startSides(databases, { sides: ['same-rows'], tasks: defaultTaskCount }, opened)
  const ratios = new Map<GuardedOperation, Ratios>()
  for (const name of names) {
    const measured = await measureRounds(sides, name, { ...databases, ...turn })
    const [taskwire, tuned] = measured.map(summarizeRounds)
    if (taskwire && tuned)
      ratios.set(name, {
        server: taskwire.serverMicros / tuned.serverMicros,
        database: taskwire.databaseMicros / tuned.databaseMicros,
      })
  }
  return ratios
}

type Measured = ReadonlyMap<GuardedOperation, readonly Ratios[]>

const medianOf = (measured: Measured, name: GuardedOperation, part: Part): number =>
  roundTo(median(measured.get(name)?.map((ratios) => ratios[part]) ?? []), 2)

const limitOf = (name: GuardedOperation, part: Part): number =>
  roundTo(committed.ratios[name][part] * maxOfCommitted, 2)

function tableOf(measured: Measured): string {
  const rows = guarded.map((name) => [
    operations[name].title,
    ...parts.flatMap((part) => [
      formatSpread(measured.get(name)?.map((ratios) => ratios[part]) ?? [], (ratio) => ratio.toFixed(2)),
      limitOf(name, part).toFixed(2),
    ]),
  ])
  return `CPU time for a request, as a multiple of the hand-written, tuned server's

${markdownTable([['', 'server', 'limit', 'PostgreSQL', 'limit'], ...rows])}`
}

async function writeRatios(commit: string, measured: Measured): Promise<void> {
  const ratios = Object.fromEntries(
    guarded.map((name) => [
      name,
      { server: medianOf(measured, name, 'server'), database: medianOf(measured, name, 'database') },
    ]),
  )
  await writeFile(
    new URL('guard.json', import.meta.url),
    await format(JSON.stringify({ commit, ratios }), { parser: 'json' }),
  )
  console.log('scripts/bench/guard.json now contains these ratios')
}
