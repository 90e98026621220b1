import { writeFile } from 'node:fs/promises'
import { openCheckout } from './bench/checkout.ts'
import { printComparisons, ratiosOf, type Comparison } from './bench/comparison.ts'
import { printRatios } from './bench/goals.ts'
import { runGuard } from './bench/guard.ts'
import { describeMachine } from './bench/machine.ts'
import { benchMemory, printMemory } from './bench/memory.ts'
import { readOptions, type BenchOptions } from './bench/options.ts'
import { publish, publishSizing } from './bench/report.ts'
import { benchRequests, compareRequests } from './bench/requests.ts'
import { measureSizing, printSizing } from './bench/sizing.ts'
import { benchSizes, printSizes } from './bench/sizes.ts'
import { benchStartup, compareStartup, printStartup } from './bench/startup.ts'
import { committedVersion, readVersion } from './bench/version.ts'
import { benchWebhooks, printWebhooks } from './bench/webhooks.ts'
import { benchWorkers, printWorkers } from './bench/workers.ts'

interface Part {
  /** The figures of each run so far. */
  runs: object[]
  /** Measures once more. */
  run(options: BenchOptions): Promise<void>
  /** What the runs so far say together. */
  print(): void
  /** This checkout beside the other that the options name. */
  compare(): Comparison[]
}

function partOf<Figures extends object>(
  measure: (options: BenchOptions) => Promise<Figures>,
  print: (runs: readonly Figures[]) => void,
  compare: (runs: readonly Figures[]) => Comparison[] = () => [],
): Part {
  const runs: Figures[] = []
  return {
    runs,
    run: async (options) => void runs.push(await measure(options)),
    print: () => print(runs),
    compare: () => compare(runs),
  }
}

const parts = {
  startup: partOf(benchStartup, printStartup, compareStartup),
  requests: partOf(benchRequests, printRatios, compareRequests),
  sizes: partOf(benchSizes, printSizes),
  webhooks: partOf(benchWebhooks, printWebhooks),
  memory: partOf(benchMemory, printMemory),
  workers: partOf(benchWorkers, printWorkers),
}
type PartName = keyof typeof parts

const all = Object.keys(parts) as PartName[]
/** These take the whole machine, or long: they run when they are named. */
const rare: PartName[] = ['memory', 'workers']
const usual = all.filter((name) => !rare.includes(name))
const { parts: named, options } = readOptions([...all, 'guard', 'sizing'], usual)
const chosen = named.filter((name) => name !== 'guard' && name !== 'sizing')
if (chosen.length > 0) await runParts()
if (named.includes('guard')) await runGuard(options)
if (named.includes('sizing')) {
  const sizing = await measureSizing()
  printSizing(sizing)
  if (options.write) await publishSizing(sizing, await committedVersion())
}

/** A run that is interrupted takes nothing from those before it: each part is kept as soon as it is measured. */
async function runParts(): Promise<void> {
  const version = options.write ? await committedVersion() : await readVersion('.')
  for (let run = 1; run <= options.runs; run++) {
    if (options.runs > 1) console.log(`\nRun ${run} of ${options.runs}`)
    for (const name of chosen) {
      await parts[name].run(options)
      parts[name].print()
      if (options.write) await publish({ [name]: parts[name].runs.at(-1) }, version)
      if (options.json !== undefined) await writeFigures(options.json, version)
    }
  }
  const comparisons = chosen.flatMap((name) => parts[name].compare())
  if (comparisons.length === 0 || options.against === undefined) return
  const that = `that: ${await readVersion(options.against)} in ${options.against}`
  printComparisons(`This: ${version}, ${that}`, comparisons)
}

/** Everything that was measured so far. */
async function writeFigures(path: string, version: string): Promise<void> {
  const figures = {
    machine: describeMachine(),
    version,
    against: options.against && {
      directory: (await openCheckout(options.against)).directory,
      version: await readVersion(options.against),
    },
    options,
    comparisons: chosen.flatMap((name) =>
      parts[name].compare().map((one) => ({ ...one, ratio: ratiosOf(one) })),
    ),
    runs: Object.fromEntries(chosen.map((name) => [name, parts[name].runs])),
  }
  await writeFile(path, `${JSON.stringify(figures, null, 2)}\n`)
}
