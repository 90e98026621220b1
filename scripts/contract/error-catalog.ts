import type { Catalog } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import type { Finding } from './finding.ts'
import { union } from './operations.ts'

/** Merges the catalogs of all contracts, because the server has one table of errors. */
export function mergeCatalogs(contracts: readonly SourceContract[]): Catalog {
  return Object.assign({}, ...contracts.map(({ document }) => document['x-error-catalog'])) as Catalog
}

/** Returns the errors of the contract itself, without those of referenced files. */
export function ownCatalog({ document, source }: SourceContract): Catalog {
  const entries = Object.entries(document['x-error-catalog'] ?? {}).filter(([code]) =>
    source.has(['x-error-catalog', code]),
  )
  return Object.fromEntries(entries)
}

/** Finds codes that two contracts describe differently. */
export function compareCatalogs(contracts: readonly SourceContract[]): Finding[] {
  return contracts.flatMap((contract, i) =>
    Object.entries(ownCatalog(contract)).flatMap(([code, entry]) => {
      const other = contracts.slice(0, i).find((one) => {
        const earlier = ownCatalog(one)[code]
        return earlier && meaningOf(earlier) !== meaningOf(entry)
      })
      const earlier = other && ownCatalog(other)[code]
      if (!earlier) return []
      const what = `${code} is ${meaningOf(entry)} here, and ${meaningOf(earlier)} in ${other.file}`
      const fix = 'make the two agree, or rename this one'
      return [contract.finding('error-catalog', ['x-error-catalog', code], what, fix)]
    }),
  )
}

const meaningOf = ({ status, type, reserved = false }: Catalog[string]): string =>
  `${status} ${type}${reserved ? ', reserved' : ''}`

/** Generates the module of all error codes. */
export function generateErrors(contracts: readonly SourceContract[]): string {
  const catalog = mergeCatalogs(contracts)
  const types = new Set(Object.values(catalog).map(({ type }) => type))
  return [
    `export type ErrorCode =${union(Object.keys(catalog))}`,
    `type ErrorType =${union([...types])}`,
    ``,
    `/** Status and type of every error code, from the \`x-error-catalog\` of each contract. */`,
    `export const errorCatalog: Readonly<Record<ErrorCode, { status: number; type: ErrorType }>> = {`,
    ...Object.entries(catalog).map(
      ([code, { status, type }]) => `  ${code}: { status: ${status}, type: '${type}' },`,
    ),
    `}`,
  ].join('\n')
}
