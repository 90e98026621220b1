import { writeFile } from 'node:fs/promises'
import { startDatabaseServer } from './database-server.ts'
import { median, printTable, roundTo } from './figures.ts'
import committed from './guard.json' with { type: 'json' }
import { measure } from './measure.ts'
import { operations } from './operations.ts'
import type { BenchOptions } from './options.ts'
import { startSides, type Side } from './sides.ts'

type Guarded = keyof typeof committed

const guarded = Object.keys(committed) as Guarded[]
const mostOfCommitted = 1.15
/** Taskwire goes on getting faster for longer. */
const warmUps = { taskwire: 5, tuned: 2 }
const rounds = 4
const roundSeconds = 2
/**
 * A machine that others share is busy for minutes, and a process that was compiled unluckily is slow for as long as it
 * lives; a request that costs more does so each time.
 */
const retries = 3

/**
 * Holds the CPU time that a request takes of the server against that of the tuned server by hand, in the same run: the
 * ratio hardly depends on the machine. Fails where one is well above what is committed.
 */
export async function runGuard({ write }: Pick<BenchOptions, 'write'>): Promise<void> {
  const ratios = await ratiosOf(guarded)
  if (write) {
    await writeFile(new URL('guard.json', import.meta.url), `${JSON.stringify(ratios, null, 2)}\n`)
    return console.log('\nscripts/bench/guard.json holds these ratios now')
  }
  for (let retry = 0; retry < retries; retry++) {
    const above = guarded.filter((name) => ratios[name] > limitOf(name))
    if (above.length === 0) break
    console.log(`\nabove the limit: ${above.join(', ')}. Once more with new processes, in case it was these`)
    Object.assign(ratios, await ratiosOf(above))
  }
  const worse = guarded.filter((name) => ratios[name] > limitOf(name))
  for (const name of worse) console.error(`\n${complaintOf(name, ratios[name])}`)
  if (worse.length > 0) process.exitCode = 1
  else console.log('\nthe guard is content')
}

/** Of processes of their own. */
async function ratiosOf(names: readonly Guarded[]): Promise<Record<Guarded, number>> {
  await using opened = new AsyncDisposableStack()
  const compared = await startCompared(opened)
  const ratios = {} as Record<Guarded, number>
  for (const name of names) ratios[name] = await cpuRatio(name, compared)
  return ratios
}

interface Compared {
  postmasterPid: number
  taskwire: Side
  tuned: Side
}

async function startCompared(opened: AsyncDisposableStack): Promise<Compared> {
  const databases = opened.use(await startDatabaseServer())
  const [taskwire, tuned] = await startSides(databases, { sides: ['same-rows'] }, opened)
  if (!taskwire || !tuned) throw new Error('there is nothing to compare')
  return { postmasterPid: databases.postmasterPid, taskwire, tuned }
}

/** The median over the rounds, in each of which both sides have their turn. */
async function cpuRatio(name: Guarded, { postmasterPid, ...sides }: Compared): Promise<number> {
  const serverMicros = async (side: keyof typeof sides, round: number): Promise<number> => {
    const figures = await measure(sides[side], operations[name], {
      postmasterPid,
      seconds: roundSeconds,
      warmUpSeconds: round === 0 ? warmUps[side] : 0,
    })
    return figures.serverMicros
  }
  const measured: { taskwire: number; tuned: number; ratio: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const micros = {
      taskwire: await serverMicros('taskwire', round),
      tuned: await serverMicros('tuned', round),
    }
    measured.push({ ...micros, ratio: micros.taskwire / micros.tuned })
  }
  printTable(
    `${operations[name].title}: CPU of the server, µs a request`,
    measured.map((one) => ({
      taskwire: one.taskwire.toFixed(1),
      tuned: one.tuned.toFixed(1),
      ratio: one.ratio.toFixed(3),
    })),
  )
  const ratio = roundTo(median(measured.map((one) => one.ratio)), 2)
  console.log(`ratio ${ratio}, committed ${committed[name]}, limit ${limitOf(name)}`)
  return ratio
}

function limitOf(name: Guarded): number {
  return roundTo(committed[name] * mostOfCommitted, 2)
}

function complaintOf(name: Guarded, ratio: number): string {
  return `${name} takes ${ratio} times the CPU of the tuned server by hand; committed are ${committed[name]}, the limit is \
${limitOf(name)}.
Make it cheaper; if it has to cost that much, accept it with: npm run bench -- guard --write`
}
