import { parseArgs } from 'node:util'
import type { Contract } from './contract/document.ts'
import { ContractError, report, type Finding } from './contract/finding.ts'
import { contracts, findStale, generate, type Generated } from './contract/generate.ts'
import { successProbesOf } from './parity/answers.ts'
import { compareText } from './parity/compare.ts'
import { countExamples } from './parity/examples.ts'
import { refusalProbesOf } from './parity/refusals.ts'
import { compareRunning } from './parity/running.ts'
import { readSources } from './parity/sources.ts'

/*
 * Holds the contract, what is generated from it and the code together, in both directions, and tries every operation on
 * the running app. It starts the built-in PostgreSQL for that, or uses a migrated one: `--database URL`.
 */

const { values: options } = parseArgs({ options: { database: { type: 'string' } } })

try {
  const made = await Promise.all(contracts.map(generate))
  const stale = await findStale(made)
  // What is out of date would show in every other comparison too.
  const findings = stale.length > 0 ? stale : await compare(made)
  report(findings)
  if (findings.length === 0) for (const { contract } of made) console.log(summary(contract))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings)
}

async function compare(made: readonly Generated[]): Promise<Finding[]> {
  const sources = await readSources()
  const errorCodes = made.flatMap(({ contract }) => Object.keys(contract.document['x-error-catalog']))
  const projects = made.map((one) => ({ ...one, sources, errorCodes }))
  return [...projects.flatMap(compareText), ...(await compareRunning(projects, options.database))]
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
  return `parity: ${counts.join(', ')}: in step`
}
