import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { integerWithin } from '../src/cli/options.ts'
import { scriptCommand } from './support/command.ts'

/*
 * Runs test/fuzz for longer, in slices with a process and a database each, so that memory is bounded and every core has
 * work. A seed reproduces its requests.
 */

const sliceSize = 5_000
/** Number of seeds reserved for a slice; larger than its number of runs. */
const seedsPerSlice = 1_000
const enoughFindings = 3

/** The report that test/fuzz/fuzz.test.ts writes at its end. */
interface Slice {
  sent: number
  successes: number
  operations: string[]
  maxRssMiB: number
  finding?: string
}

const { requests, seed } = scriptCommand('fuzz')
  .option('--requests <n>', 'number of requests', integerWithin(1, 1e9), 100_000)
  .option(
    '--seed <n>',
    'repeat the requests of an earlier run',
    integerWithin(0, 1e9),
    Math.floor(Math.random() * 1e6),
  )
  .parse()
  .opts<{ requests: number; seed: number }>()
const startedAt = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'taskwire-fuzz-'))
const slices: Slice[] = []
const sum = (valueOf: (slice: Slice) => number): number =>
  slices.reduce((total, slice) => total + valueOf(slice), 0)
const findings = (): number => sum(({ finding }) => (finding ? 1 : 0))
const waiting = Array.from({ length: Math.ceil(requests / sliceSize) }, (_, i) => i)
try {
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, sendSlices))
  const operations = new Set(slices.flatMap((slice) => slice.operations))
  console.log(
    `${sum(({ sent }) => sent)} requests to ${operations.size} operations, ` +
      `${sum(({ successes }) => successes)} of them successful, seed ${seed}: ` +
      `${findings() === 0 ? 'no finding' : `findings: ${findings()}`}; ${minutes()}, ` +
      `at most ${Math.max(...slices.map(({ maxRssMiB }) => maxRssMiB))} MiB per process`,
  )
  if (findings() > 0) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs slices one after another. A slice ends with its first finding; further findings are rarely new. */
async function sendSlices(): Promise<void> {
  while (findings() < enoughFindings) {
    const next = waiting.shift()
    if (next === undefined) return
    const slice = await sendSlice(
      seed + next * seedsPerSlice,
      Math.min(sliceSize, requests - next * sliceSize),
    )
    slices.push(slice)
    console.log(slice.finding ?? `${sum(({ sent }) => sent)} of ${requests} after ${minutes()}`)
  }
}

async function sendSlice(firstSeed: number, count: number): Promise<Slice> {
  const report = join(folder, `${firstSeed}.json`)
  const own = { FUZZ_REQUESTS: `${count}`, FUZZ_SEED: `${firstSeed}`, FUZZ_REPORT: report }
  const options = { env: { ...process.env, ...own }, maxBuffer: Infinity }
  const { stdout, code }: { stdout: string; code?: number } = await promisify(execFile)(
    'vitest',
    ['run', '--mode', 'fuzz'],
    options,
  ).catch((error: { stdout: string; code: number }) => error)
  const slice = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<Slice>
  if (slice.sent !== undefined && (code === undefined || slice.finding !== undefined)) return slice as Slice
  throw new Error(`a slice exited with ${code}:\n${stdout}`)
}

function minutes(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
