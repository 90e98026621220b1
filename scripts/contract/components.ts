import { basename } from 'node:path'
import { SourceContract } from './source-contract.ts'

/** A component of the contract, or of a file that it references. */
export interface Component<T> {
  name: string
  ref: string
  value: T
  source: SourceContract
}

export function componentsOf<T>(contract: SourceContract, section: string): Component<T>[] {
  const files = [contract, ...contract.others.map((file) => new SourceContract(file))]
  return files.flatMap((source) =>
    Object.entries((source.document.components[section] ?? {}) as Record<string, T>)
      .filter(([name]) => source.source.has(['components', section, name]))
      .map(([name, value]) => ({ name, ref: refIn(contract, source, section, name), value, source })),
  )
}

export const filePrefix = (contract: SourceContract, source: SourceContract): string =>
  source === contract ? '' : `./${basename(source.file)}`

const refIn = (contract: SourceContract, source: SourceContract, section: string, name: string): string =>
  `${filePrefix(contract, source)}#/components/${section}/${name}`
