import { ContractError, type Contract } from './contract/document.ts'
import { report, type Finding } from './contract/finding.ts'
import { contracts, findStale, generate } from './contract/generate.ts'
import { compareText } from './parity/compare.ts'
import { countExamples } from './parity/examples.ts'
import { compareRunning } from './parity/running.ts'
import { probesOf } from './parity/served.ts'
import { readSources } from './parity/sources.ts'

/* Holds the contract, what is generated from it and the code together, in both directions. Without a database. */

try {
  const made = await Promise.all(contracts.map(generate))
  const stale = await findStale(made.flatMap(({ files }) => files))
  // What is out of date would show in every other comparison too.
  const findings =
    stale.length > 0 ? stale : (await Promise.all(made.map(({ contract }) => compare(contract)))).flat()
  report(findings)
  if (findings.length === 0) for (const { contract } of made) console.log(summary(contract))
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  report(error.findings)
}

async function compare(contract: Contract): Promise<Finding[]> {
  const project = { contract, sources: await readSources() }
  return [...compareText(project), ...(await compareRunning(project))]
}

function summary(contract: Contract): string {
  const counts = [
    `${contract.operations().length} operations`,
    `${contract.operations('webhooks').length} webhooks`,
    `${contract.document.components.schemas.Scope?.enum?.length} scopes`,
    `${Object.keys(contract.document['x-error-catalog']).length} error codes`,
    `${countExamples(contract)} examples`,
    `${probesOf(contract).length} requests`,
  ]
  return `parity: ${counts.join(', ')}: in step`
}
