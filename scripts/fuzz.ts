import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { readOrExit, wholeNumber } from './contract/options.ts'

/*
 * Runs test/fuzz for longer, in slices with a process and a database each, so that memory is bounded and every core has
 * work. A seed repeats its requests.
 */

const sliceSize = 5_000
/** More than a slice has runs. */
const seedsPerSlice = 1_000
const enoughFindings = 3

/** The report that test/fuzz/fuzz.test.ts writes at its end. */
interface Slice {
  sent: number
  answers: Record<string, number>[]
  maxRssMiB: number
  finding?: string
}

const string = { type: 'string' } as const
const { requests, seed, atOnce, showsAnswers } = readOrExit(() => {
  const { values } = parseArgs({
    options: { requests: string, seed: string, 'at-once': string, answers: { type: 'boolean' } },
  })
  return {
    requests: wholeNumber('requests', values.requests, 100_000, 1),
    seed: wholeNumber('seed', values.seed, Math.floor(Math.random() * 1e6)),
    atOnce: wholeNumber('at-once', values['at-once'], Math.min(4, availableParallelism()), 1),
    showsAnswers: values.answers ?? false,
  }
})
const startedAt = performance.now()
const folder = await mkdtemp(join(tmpdir(), 'taskwire-fuzz-'))
const slices: Slice[] = []
const sent = (): number => slices.reduce((sum, one) => sum + one.sent, 0)
const findings = (): string[] => slices.flatMap(({ finding }) => finding ?? [])
const waiting = Array.from({ length: Math.ceil(requests / sliceSize) }, (_, i) => ({
  firstSeed: seed + i * seedsPerSlice,
  count: Math.min(sliceSize, requests - i * sliceSize),
}))
try {
  await Promise.all(Array.from({ length: atOnce }, sendSlices))
  const counts = countAnswers()
  if (showsAnswers) console.table(counts)
  console.log(summary(counts))
  process.exitCode = findings().length === 0 ? 0 : 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

/** Runs slices one after the other. A slice ends with its first finding; after some, further ones are rarely new. */
async function sendSlices(): Promise<void> {
  while (findings().length < enoughFindings) {
    const next = waiting.shift()
    if (!next) return
    const slice = await sendSlice(next.firstSeed, next.count)
    slices.push(slice)
    console.log(slice.finding ?? `${sent()} of ${requests} after ${minutes()}`)
  }
}

async function sendSlice(firstSeed: number, count: number): Promise<Slice> {
  const report = join(folder, `${firstSeed}.json`)
  const child = spawn('vitest', ['run', '--mode', 'fuzz'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, FUZZ_REQUESTS: `${count}`, FUZZ_SEED: `${firstSeed}`, FUZZ_REPORT: report },
  })
  const [said, complained, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number | null]>,
  ])
  const slice = await readFile(report, 'utf8').then(
    (json) => JSON.parse(json) as Slice,
    () => undefined,
  )
  if (slice && (code === 0 || slice.finding !== undefined)) return slice
  throw new Error(`a slice has ended with ${code}:\n${said}${complained}`)
}

function countAnswers(): Record<string, number> {
  const all = slices.flatMap(({ answers }) => answers.flatMap((one) => Object.entries(one)))
  const counts: Record<string, number> = {}
  for (const [outcome, count] of all.sort(([one], [other]) => (one < other ? -1 : 1)))
    counts[outcome] = (counts[outcome] ?? 0) + count
  return counts
}

function summary(counts: Record<string, number>): string {
  const operations = new Set(Object.keys(counts).map((outcome) => outcome.split(' ')[0])).size
  const successes = Object.entries(counts)
    .filter(([outcome]) => / 2..$/.test(outcome))
    .reduce((sum, [, count]) => sum + count, 0)
  const found = findings().length
  const memory = Math.max(...slices.map(({ maxRssMiB }) => maxRssMiB))
  return (
    `${sent()} requests to ${operations} operations, ${successes} of them successes, seed ${seed}: ` +
    `${found === 0 ? 'no finding' : found === 1 ? '1 finding' : `${found} findings`}; ${minutes()}, at most ${memory} MiB a process`
  )
}

function minutes(): string {
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
