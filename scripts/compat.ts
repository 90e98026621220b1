import { readFile } from 'node:fs/promises'
import type { Change } from './compat/change.ts'
import { missingLine, unreleasedLines } from './compat/changelog.ts'
import { compareContracts } from './compat/compare.ts'
import { readContractFile } from './compat/read.ts'
import { describeReport, buildReport } from './compat/report.ts'
import { Failure, scriptCommand, usageErrorCode } from './support/command.ts'

/*
 * Compares a contract with the released one, and lists the changes. Fails if any is breaking, or is safe but not named in
 * the changelog.
 */

const released = 'spec/released/openapi.yaml'
const current = 'spec/openapi.yaml'

const { base, head, json } = scriptCommand('compat')
  .option('--base <file>', 'the earlier contract', released)
  .option('--head <file>', 'the later contract', current)
  .option('--json', 'prints one JSON document')
  .parse()
  .opts<{ base: string; head: string; json?: true }>()
try {
  const changes = compareContracts(await readContractFile(base), await readContractFile(head))
  const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '')
  const lines = unreleasedLines(changelog) ?? []
  const report = buildReport(changes, lines)
  console.log(json ? JSON.stringify(report, null, 2) : describeReport(report, head))
  if (report.breaking > 0) process.exitCode = 1
  // The changelog describes the changes since the release, not those between other contracts.
  if (base === released && head === current) requireLines(changes, lines)
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(`compat: ${error.message}`)
  process.exitCode = usageErrorCode
}

/** Fails for each safe change that no line of the changelog names. Breaking changes are refused in any case. */
function requireLines(changes: readonly Change[], lines: readonly string[]): void {
  for (const change of changes.filter(({ verdict }) => verdict === 'safe')) {
    const missing = missingLine(change, lines)
    if (missing === undefined) continue
    console.error(`compat: ${current}:${change.line}: ${change.where}: ${change.message}; ${missing}`)
    process.exitCode = 1
  }
}
