import { createAjv, rebase } from './ajv.ts'
import type { SourceContract } from './source-contract.ts'
import type { Finding } from './finding.ts'

const fix = 'write the schema in JSON Schema 2020-12, in the keywords and formats that Ajv knows'

/** Finds the schemas of contracts that Ajv cannot compile, except schemas that only refer to such a schema. */
export function findSchemaFaults(contracts: readonly SourceContract[], cause: unknown): Finding[] {
  const found = contracts.flatMap(findFaultsIn)
  if (found.length > 0) return found
  const message = `a schema is invalid: ${(cause as Error).message}`
  return contracts.slice(0, 1).map((contract) => contract.finding('schemas', ['paths'], message, fix))
}

function findFaultsIn(contract: SourceContract): Finding[] {
  const ajv = createAjv(contract)
  const faults = new Map<string, string>()
  for (const name of Object.keys(contract.document.components.schemas)) {
    try {
      ajv.compile(rebase({ $ref: `#/components/schemas/${name}` }))
    } catch (error) {
      faults.set(name, (error as Error).message)
    }
  }
  const causes = [...faults].filter(
    ([name]) => !referredTo(contract, name).some((other) => faults.has(other)),
  )
  return causes.map(([name, message]) =>
    contract.finding('schemas', ['components', 'schemas', name], message, fix),
  )
}

function referredTo(contract: SourceContract, name: string): string[] {
  const text = JSON.stringify(contract.document.components.schemas[name])
  return [...text.matchAll(/"#\/components\/schemas\/([^"/]+)/g)].map((match) => match[1] ?? '')
}
