import { writeFile } from 'node:fs/promises'
import { startDatabaseServer } from './database-server.ts'
import { markdownTable, median, printMarkdown, roundTo } from './figures.ts'
import committed from './guard.json' with { type: 'json' }
import { measureRounds } from './measure.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startSides } from './sides.ts'
import { defaultTaskCount } from './world.ts'

type GuardedOperation = keyof typeof committed

const guarded = Object.keys(committed) as GuardedOperation[]
const maxOfCommitted = 1.15
const turns = { rounds: 4, seconds: 2 }
/**
 * Number of retries with new processes, since a shared machine may be busy, or V8 may have optimized its code
 * poorly.
 */
const retries = 3

/**
 * Compares the server's CPU time for a request with that of the hand-written, tuned server in the same run, since the ratio
 * hardly depends on the machine. Fails if a ratio is well above the committed one.
 */
export async function runGuard({ write }: Pick<BenchOptions, 'write'>): Promise<void> {
  const ratios = await measureRatios(guarded)
  if (write) {
    await writeFile(new URL('guard.json', import.meta.url), `${JSON.stringify(ratios, null, 2)}\n`)
    return console.log('scripts/bench/guard.json now contains these ratios')
  }
  const above = (): GuardedOperation[] => guarded.filter((name) => ratios[name] > limitOf(name))
  for (let retry = 0; retry < retries && above().length > 0; retry++) {
    console.log(`above the limit: ${above().join(', ')}. Retrying with new processes`)
    Object.assign(ratios, await measureRatios(above()))
  }
  for (const name of above())
    console.error(`${name} takes ${ratios[name]} times the CPU time of the hand-written, tuned server. The committed ratio \
is ${committed[name]}, the limit is ${limitOf(name)}.
Make it cheaper; if it must cost that much, accept it with: npm run bench -- guard --write`)
  if (above().length > 0) process.exitCode = 1
  else console.log('all ratios are within their limits')
}

/** Measures in new processes. Returns the median over the rounds, in each of which both sides are measured. */
async function measureRatios(names: readonly GuardedOperation[]): Promise<Record<GuardedOperation, number>> {
  await using opened = new AsyncDisposableStack()
  const databases = await startDatabaseServer(opened)
  const sides = await startSides(databases, { sides: ['same-rows'], tasks: defaultTaskCount }, opened)
  const ratios = {} as Record<GuardedOperation, number>
  for (const name of names) {
    const measured = await measureRounds(sides, name, { ...databases, ...turns, generators: 1 })
    const [taskwire = [], tuned = []] = measured.map((rounds) => rounds.map((one) => one.serverMicros))
    const rows = taskwire.map((micros, i) => [micros, tuned[i] ?? NaN, micros / (tuned[i] ?? NaN)] as const)
    ratios[name] = roundTo(median(rows.map(([, , ratio]) => ratio)), 2)
    const cells = rows.map((row) => ['', ...row.map((value) => value.toFixed(2))])
    await printMarkdown(`${operations[name].title}: CPU time of the server, µs per request

${markdownTable([['', 'taskwire', 'tuned', 'ratio'], ...cells])}

Ratio ${ratios[name]}, committed ${committed[name]}, limit ${limitOf(name)}`)
  }
  return ratios
}

function limitOf(name: GuardedOperation): number {
  return roundTo(committed[name] * maxOfCommitted, 2)
}
