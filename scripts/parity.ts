import type { Contract } from './contract/document.ts'
import { mergeCatalogs } from './contract/error-catalog.ts'
import { ContractError, distinct, report, type Finding } from './contract/finding.ts'
import { contracts, findStale, generateAll, type Generated } from './contract/generate.ts'
import { readOptions, refuseUsage } from './contract/options.ts'
import { successProbesOf } from './parity/answers.ts'
import { compareText } from './parity/compare.ts'
import { countExamples } from './parity/examples.ts'
import { refusalProbesOf } from './parity/refusals.ts'
import { compareRunning } from './parity/running.ts'
import { readSources } from './parity/sources.ts'

/*
 * Compares the contract with generated files and code in both directions, and sends requests for every operation to the
 * running app. Uses the built-in PostgreSQL, or the migrated database of `--database URL`.
 */

const usage = 'npm run parity -- [--json | --sarif] [--database URL]'
const options = readOptions(usage, {
  options: { database: { type: 'string' }, json: { type: 'boolean' }, sarif: { type: 'boolean' } },
})
if (options?.json && options.sarif) refuseUsage(usage, 'there is one document on standard output')
else if (options) await check(options)

interface Options {
  database?: string | undefined
  json?: boolean | undefined
  sarif?: boolean | undefined
}

async function check({ database, json, sarif }: Options): Promise<void> {
  const format = sarif ? 'sarif' : json ? 'json' : 'text'
  try {
    const generated = await generateAll()
    const stale = await findStale(generated)
    // An outdated file would cause findings in the other comparisons too.
    const findings = stale.length > 0 ? stale : await compare(generated.all, database)
    report(findings, format)
    if (format === 'text' && findings.length === 0)
      for (const { contract } of generated.all) console.log(summary(contract))
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    report(error.findings, format)
  }
}

async function compare(generated: readonly Generated[], database: string | undefined): Promise<Finding[]> {
  const sources = await readSources()
  const catalog = mergeCatalogs(generated.map(({ contract }) => contract))
  const projects = generated.map((one) => ({ ...one, sources, errorCodes: Object.keys(catalog) }))
  const findings = [...projects.flatMap(compareText), ...(await compareRunning(projects, catalog, database))]
  // Components shared by contracts are compared for each.
  return distinct(findings)
}

function summary(contract: Contract): string {
  const counts = [
    `${contract.operations().length} operations`,
    `${contract.operations('webhooks').length} webhooks`,
    `${contract.document.components.schemas.Scope?.enum?.length ?? 0} scopes`,
    `${Object.keys(contract.document['x-error-catalog']).length} error codes`,
    `${countExamples(contract)} examples`,
    `${refusalProbesOf(contract).length + successProbesOf(contract).length} requests`,
  ]
  const name = contracts.length > 1 ? `${contract.file}: ` : ''
  return `parity: ${name}${counts.join(', ')}: in step`
}
