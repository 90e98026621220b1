import { readFile } from 'node:fs/promises'
import { unreleasedLines } from './compat/changelog.ts'
import { compareContracts } from './compat/compare.ts'
import { Failure, readContractFile } from './compat/read.ts'
import { describeReport, reportOf } from './compat/report.ts'
import { readOptions } from './contract/options.ts'

/*
 * Compares a contract with the released one, and lists breaking, safe and documentation changes. Fails if any is
 * breaking.
 */

const options = readOptions('npm run compat -- [--base FILE] [--head FILE] [--json]', {
  options: {
    base: { type: 'string', default: 'spec/released/openapi.yaml' },
    head: { type: 'string', default: 'spec/openapi.yaml' },
    json: { type: 'boolean', default: false },
  },
})
if (options) await compare(options)

async function compare({ base, head, json }: { base: string; head: string; json: boolean }): Promise<void> {
  try {
    const changes = compareContracts(await readContractFile(base), await readContractFile(head))
    const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '')
    const report = reportOf(changes, unreleasedLines(changelog) ?? [])
    console.log(json ? JSON.stringify(report, null, 2) : describeReport(report, head))
    if (report.breaking > 0) process.exitCode = 1
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    console.error(`compat: ${error.message}`)
    process.exitCode = 1
  }
}
