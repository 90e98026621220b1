import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { scriptCommand, wholeNumber } from './support/command.ts'

/*
 * Runs test/fuzz for longer, in slices with a process and a database each, so that memory is bounded and every core has
 * work. A seed repeats its requests.
 */

const sliceSize = 5_000
/** Number of seeds reserved for a slice, more than it has runs. */
const seedsPerSlice = 1_000
const enoughFindings = 3

/** The report that test/fuzz/fuzz.test.ts writes at its end. */
interface Slice {
  sent: number
  answers: Record<string, number>[]
  maxRssMiB: number
  finding?: string
}

const { requests, seed, atOnce, answers } = scriptCommand('fuzz')
  .option('--requests <n>', 'number of requests', wholeNumber(1), 100_000)
  .option('--seed <n>', 'repeats the requests of a run', wholeNumber(), Math.floor(Math.random() * 1e6))
  .option('--at-once <n>', 'number of processes', wholeNumber(1), Math.min(4, availableParallelism()))
  .option('--answers', 'adds the statuses of each operation')
  .parse()
  .opts<{ requests: number; seed: number; atOnce: number; answers?: true }>()
const startedAt = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'taskwire-fuzz-'))
const slices: Slice[] = []
const sent = (): number => slices.reduce((sum, one) => sum + one.sent, 0)
const findings = (): number => slices.filter(({ finding }) => finding).length
const waiting = Array.from({ length: Math.ceil(requests / sliceSize) }, (_, i) => i)
try {
  await Promise.all(Array.from({ length: atOnce }, sendSlices))
  const counts = countAnswers()
  if (answers) console.table(counts)
  const operations = new Set(Object.keys(counts).map((outcome) => outcome.split(' ')[0])).size
  const successes = Object.entries(counts).filter(([outcome]) => / 2..$/.test(outcome))
  console.log(
    `${sent()} requests to ${operations} operations, ${successes.reduce((sum, [, count]) => sum + count, 0)} of them ` +
      `successes, seed ${seed}: ${findings() === 0 ? 'no finding' : `findings: ${findings()}`}; ${minutes()}, ` +
      `at most ${Math.max(...slices.map(({ maxRssMiB }) => maxRssMiB))} MiB a process`,
  )
  if (findings() > 0) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs slices one after the other. A slice ends with its first finding; after some, further ones are rarely new. */
async function sendSlices(): Promise<void> {
  for (
    let next = waiting.shift();
    next !== undefined && findings() < enoughFindings;
    next = waiting.shift()
  ) {
    const slice = await sendSlice(
      seed + next * seedsPerSlice,
      Math.min(sliceSize, requests - next * sliceSize),
    )
    slices.push(slice)
    console.log(slice.finding ?? `${sent()} of ${requests} after ${minutes()}`)
  }
}

async function sendSlice(firstSeed: number, count: number): Promise<Slice> {
  const report = join(folder, `${firstSeed}.json`)
  const own = { FUZZ_REQUESTS: `${count}`, FUZZ_SEED: `${firstSeed}`, FUZZ_REPORT: report }
  const child = spawn('vitest run --mode fuzz 2>&1', {
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...own },
  })
  const [output, [code]] = await Promise.all([
    text(child.stdout),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  const slice = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as Partial<Slice>
  if (slice.sent !== undefined && (code === 0 || slice.finding !== undefined)) return slice as Slice
  throw new Error(`a slice has ended with ${code}:\n${output}`)
}

function countAnswers(): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const [outcome, count] of slices.flatMap(({ answers }) =>
    answers.flatMap((one) => Object.entries(one)),
  ))
    counts[outcome] = (counts[outcome] ?? 0) + count
  return Object.fromEntries(Object.entries(counts).sort())
}

function minutes(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
