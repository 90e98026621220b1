import type { SourceContract } from './source-contract.ts'
import { ownCatalog } from './error-catalog.ts'
import type { Fault } from './finding.ts'

/** Fields of a catalog entry that an error's page shows. */
const words = ['description', 'when', 'remedy'] as const

/** Finds codes without a description or an example for their page. */
export function checkErrorWords(contract: SourceContract): Fault[] {
  return Object.entries(ownCatalog(contract)).flatMap(([code, entry]): Fault[] => {
    const place = ['x-error-catalog', code]
    const missing = words.filter((word) => !entry[word]?.trim())
    const faults = missing.map((word): Fault => {
      return [place, `the error code ${code} has no ${word}`, `describe ${meanings[word]} in ${word}`]
    })
    if (exampleOf(contract, code) !== undefined) return faults
    const fix = `add one named ${code}, or an example to the code`
    return [...faults, [place, `no response has an example of ${code}`, fix]]
  })
}

const meanings: Record<(typeof words)[number], string> = {
  description: 'its meaning',
  when: 'its cause',
  remedy: 'its fix',
}

/** Generates the data of the error pages, in the order of the catalogs. */
export function generateErrorReference(contracts: readonly SourceContract[]): string {
  const entries = contracts.flatMap((contract) =>
    Object.entries(ownCatalog(contract)).map(([code, { status, type, reserved, ...entry }]) => ({
      code,
      contract: contract.document.info.title,
      status,
      type,
      reserved: reserved ?? false,
      ...Object.fromEntries(words.map((word) => [word, entry[word]?.trim()])),
      operations: operationsOf(contract, code),
      example: exampleOf(contract, code),
    })),
  )
  return [
    `export interface ErrorDescription {`,
    `  code: string`,
    `  /** The title of the contract that lists it. */`,
    `  contract: string`,
    `  status: number`,
    `  type: string`,
    `  /** Known, and never sent. */`,
    `  reserved: boolean`,
    `  description: string`,
    `  when: string`,
    `  remedy: string`,
    `  operations: readonly { tag: string; operationId: string }[]`,
    `  example: object`,
    `}`,
    ``,
    `/** The meaning, cause and fix of each error, from the \`x-error-catalog\` of each contract. */`,
    `export const errorReference: readonly ErrorDescription[] = ${JSON.stringify(entries, null, 2)}`,
  ].join('\n')
}

/** Returns the operations that list the code. */
function operationsOf(contract: SourceContract, code: string): { tag: string; operationId: string }[] {
  return contract
    .operations()
    .filter(({ operation }) => operation['x-error-codes']?.includes(code))
    .map(({ operation: { operationId, tags: [tag = ''] = [] } }) => ({ tag, operationId }))
}

/** Returns the example of the first response that has the code, else the catalog's. */
function exampleOf(contract: SourceContract, code: string): unknown {
  const shared = Object.values(contract.document.components.responses ?? {})
  const own = contract.operations().flatMap(({ operation }) => Object.values(operation.responses))
  for (const response of [...own, ...shared] as { content?: Record<string, { examples?: object }> }[]) {
    const examples = (contract.resolve(response).content?.['application/json']?.examples ?? {}) as Record<
      string,
      { value?: unknown } | undefined
    >
    const { value } = contract.resolve(examples[code]) ?? {}
    if (value !== undefined) return value
  }
  return contract.document['x-error-catalog'][code]?.example
}
