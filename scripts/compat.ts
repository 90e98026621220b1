import { readFile } from 'node:fs/promises'
import { unreleasedLines } from './compat/changelog.ts'
import { compareContracts } from './compat/compare.ts'
import { readContractFile } from './compat/read.ts'
import { describeReport, buildReport } from './compat/report.ts'
import { Failure, scriptCommand, usageErrorCode } from './support/command.ts'

/* Compares a contract with the released one, and lists the changes. Fails if any is breaking. */

const { base, head, json } = scriptCommand('compat')
  .option('--base <file>', 'the earlier contract', 'spec/released/openapi.yaml')
  .option('--head <file>', 'the later contract', 'spec/openapi.yaml')
  .option('--json', 'prints one JSON document')
  .parse()
  .opts<{ base: string; head: string; json?: true }>()
try {
  const changes = compareContracts(await readContractFile(base), await readContractFile(head))
  const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '')
  const report = buildReport(changes, unreleasedLines(changelog) ?? [])
  console.log(json ? JSON.stringify(report, null, 2) : describeReport(report, head))
  if (report.breaking > 0) process.exitCode = 1
} catch (error) {
  if (!(error instanceof Failure)) throw error
  console.error(`compat: ${error.message}`)
  process.exitCode = usageErrorCode
}
