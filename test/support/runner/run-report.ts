import { writeFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Reporter, TestCase, TestModule } from 'vitest/node'
import { durationsFile, readDurations, pathOf } from './durations.ts'

const shown = 10

/**
 * Names each failure at once, since a run that is cut short prints no report, and ends a run with what was skipped and
 * why, and the slowest files. With `DURATIONS=1` also writes the time of each file, by which the next runs are ordered.
 */
export default class RunReport implements Reporter {
  /** The reasons that tests print when they are skipped: "skipped: tests of TLS need openssl". */
  readonly #skipped = new Set<string>()

  onUserConsoleLog({ content }: { content: string }): void {
    for (const line of content.split('\n')) if (line.startsWith('skipped')) this.#skipped.add(line)
  }

  onTestCaseResult(testCase: TestCase): void {
    const { state, errors } = testCase.result()
    if (state !== 'failed') return
    const reason = stripVTControlCharacters(errors[0]?.message ?? '').split('\n', 1)[0]
    console.log(`failed: ${pathOf(testCase.module.moduleId)}: ${testCase.fullName}: ${reason}`)
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const seconds = new Map<string, number>()
    for (const module of modules) {
      const path = pathOf(module.moduleId)
      const { duration, collectDuration, setupDuration } = module.diagnostic()
      seconds.set(path, (seconds.get(path) ?? 0) + (duration + collectDuration + setupDuration) / 1000)
    }
    for (const reason of this.#skipped) console.log(reason)
    const slowest = [...seconds].toSorted(([, a], [, b]) => b - a).slice(0, shown)
    if (modules.length > shown) console.log('The slowest files, in seconds:')
    if (modules.length > shown)
      for (const [path, time] of slowest) console.log(time.toFixed(1).padStart(7), path)
    if (process.env.DURATIONS === '1') writeDurations(seconds)
  }
}

function writeDurations(seconds: ReadonlyMap<string, number>): void {
  const all = { ...readDurations(), ...Object.fromEntries(seconds) }
  const rounded = Object.entries(all).map(([path, time]) => [path, Math.round(time * 10) / 10] as const)
  const sorted = rounded.toSorted(([a], [b]) => (a < b ? -1 : 1))
  writeFileSync(durationsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}
