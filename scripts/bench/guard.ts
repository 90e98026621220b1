import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { promisify } from 'node:util'
import { startDatabaseServer } from './database-server.ts'
import { formatSpread, markdownTable, median, printMarkdown } from './figures.ts'
import baseline from './guard.json' with { type: 'json' }
import { measureRounds, summarizeRounds } from './measure.ts'
import { operations } from './operations.ts'
import { startSides } from './sides.ts'
import { defaultTaskCount } from './world.ts'

const guarded = ['getTask', 'listTasks', 'createTask', 'createTaskWithKey', 'updateTask'] as const
const parts = ['server', 'database'] as const
type GuardedOperation = (typeof guarded)[number]
/** CPU time for a request as a multiple of that of the earlier commit: of the server, and of PostgreSQL. */
type Ratios = Record<(typeof parts)[number], number>

/** Above the difference between medians of unchanged code, which is up to 15 %. */
const limit = 1.3
/** Two rounds: each server is measured first in one of them. */
const turn = { rounds: 2, seconds: 1, generators: 1 }
/**
 * Number of measurements of an operation, each with new processes: V8 may optimize the same code differently, so that
 * one process takes up to 30 % more CPU than the next. After the minimum, only operations above the limit are measured.
 */
const measurements = { minimum: 3, maximum: 7 }

const { commit } = baseline
const run = promisify(execFile)

/**
 * Compares the CPU time for a request with that of the commit in guard.json, in the same run, since the time depends on
 * the machine. Fails if the median of a ratio is above the limit.
 */
export async function runGuard(): Promise<void> {
  await using opened = new AsyncDisposableStack()
  const against = await checkOut(opened)
  if (against === undefined) return console.log(`the guard is skipped: git has no commit ${commit} here`)
  const measured = new Map(guarded.map((name) => [name, [] as Ratios[]]))
  const above = (): GuardedOperation[] =>
    guarded.filter((name) => parts.some((part) => median(ratiosOf(measured, name, part)) > limit))
  for (let i = 0; i < measurements.maximum; i++) {
    const names = i < measurements.minimum ? guarded : above()
    if (names.length === 0) break
    console.log(`measuring ${names.join(', ')} with new processes`)
    for (const [name, ratios] of await measureRatios(names, against)) measured.get(name)?.push(ratios)
  }
  await printMarkdown(tableOf(measured))
  if (above().length === 0) return console.log(`all ratios are at most ${limit}`)
  console.error(`${above().join(', ')}: above ${limit}.
Make it cheaper. If the cost is justified, set the commit in scripts/bench/guard.json to this one.`)
  process.exitCode = 1
}

/**
 * Installs the commit in a temporary directory and returns its path, or undefined if neither the clone nor its origin
 * has the commit.
 */
async function checkOut(opened: AsyncDisposableStack): Promise<string | undefined> {
  const isKnown = () =>
    run('git', ['cat-file', '-e', `${commit}^{commit}`]).then(
      () => true,
      () => false,
    )
  // A clone may have only the newest commits.
  if (!(await isKnown()))
    await run('git', ['fetch', '--quiet', '--depth=1', 'origin', commit]).catch(() => {})
  if (!(await isKnown())) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'taskwire-guard-'))
  opened.defer(() => rm(folder, { recursive: true, force: true }))
  await run('sh', ['-c', 'git archive "$0" | tar -x -C "$1"', commit, folder])
  await run('npm', ['ci', '--silent', '--omit=dev', '--ignore-scripts'], { cwd: folder })
  return folder
}

/** Measures in new processes. */
async function measureRatios(
  names: readonly GuardedOperation[],
  against: string,
): Promise<Map<GuardedOperation, Ratios>> {
  await using opened = new AsyncDisposableStack()
  const databases = await startDatabaseServer(opened)
  const sides = await startSides(databases, { sides: [], against, tasks: defaultTaskCount }, opened)
  const ratios = new Map<GuardedOperation, Ratios>()
  for (const name of names) {
    const measured = await measureRounds(sides, name, { ...databases, ...turn })
    const [now, before] = measured.map(summarizeRounds)
    if (now && before)
      ratios.set(name, {
        server: now.serverMicros / before.serverMicros,
        database: now.databaseMicros / before.databaseMicros,
      })
  }
  return ratios
}

type Measured = ReadonlyMap<GuardedOperation, readonly Ratios[]>

const ratiosOf = (measured: Measured, name: GuardedOperation, part: keyof Ratios): number[] =>
  (measured.get(name) ?? []).map((ratios) => ratios[part])

function tableOf(measured: Measured): string {
  const rows = guarded.map((name) => [
    operations[name].title,
    ...parts.map((part) => formatSpread(ratiosOf(measured, name, part), (ratio) => ratio.toFixed(2))),
  ])
  return `CPU time for a request, as a multiple of that of ${commit}

${markdownTable([['', 'server', 'PostgreSQL'], ...rows])}`
}
