import { Option } from 'commander'
import type { SourceContract } from './contract/source-contract.ts'
import { mergeCatalogs } from './contract/error-catalog.ts'
import { ContractError, distinct, report, type Finding } from './contract/finding.ts'
import { findStale, generateAll, type Generated } from './contract/generate.ts'
import { successProbesOf } from './parity/answers.ts'
import { compareText } from './parity/compare.ts'
import { countExamples } from './contract/examples.ts'
import { refusalProbesOf } from './parity/refusals.ts'
import { compareRunning } from './parity/running.ts'
import { readSources } from './parity/sources.ts'
import { scriptCommand } from './support/command.ts'

/*
 * Compares the contract with generated files and code in both directions, and sends requests for every operation to the
 * running app. Uses the built-in PostgreSQL, or the migrated database of `--database URL`.
 */

const { database, json, sarif } = scriptCommand('parity')
  .option('--database <url>', 'a migrated database')
  .option('--json', 'prints the findings as JSON')
  .addOption(new Option('--sarif', 'prints the findings as SARIF 2.1.0').conflicts('json'))
  .parse()
  .opts<{ database?: string; json?: true; sarif?: true }>()
const format = sarif ? 'sarif' : json ? 'json' : 'text'
try {
  const generated = await generateAll()
  const stale = await findStale(generated)
  // An outdated file would cause findings in the other comparisons too.
  const findings = stale.length > 0 ? stale : await compare(generated.all)
  report(findings, format)
  if (format === 'text' && findings.length === 0)
    for (const { contract } of generated.all) console.log(summary(contract))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings, format)
}

async function compare(generated: readonly Generated[]): Promise<Finding[]> {
  const sources = await readSources()
  const catalog = mergeCatalogs(generated.map(({ contract }) => contract))
  const projects = generated.map((one) => ({ ...one, sources, errorCodes: Object.keys(catalog) }))
  const findings = [...projects.flatMap(compareText), ...(await compareRunning(projects, catalog, database))]
  // Components that contracts share are compared once for each contract, so their findings repeat.
  return distinct(findings)
}

function summary(contract: SourceContract): string {
  const counts = [
    `${contract.operations().length} operations`,
    `${contract.operations('webhooks').length} webhooks`,
    `${contract.document.components.schemas.Scope?.enum?.length ?? 0} scopes`,
    `${Object.keys(contract.document['x-error-catalog']).length} error codes`,
    `${countExamples(contract)} examples`,
    `${refusalProbesOf(contract).length + successProbesOf(contract).length} requests`,
  ]
  return `parity: ${contract.file}: ${counts.join(', ')}: consistent`
}
