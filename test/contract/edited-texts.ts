import { readFile } from 'node:fs/promises'
import { expect } from 'vitest'
import { Contract, prefixOf, readContract } from '../../scripts/contract/document.ts'
import type { Finding } from '../../scripts/contract/finding.ts'
import { contracts } from '../../scripts/contract/generate.ts'
import { checkPolicy } from '../../scripts/contract/policy.ts'
import { YamlFile } from '../../scripts/contract/yaml-file.ts'
import { compareText } from '../../scripts/parity/compare.ts'
import { compareDocuments, readDocuments } from '../../scripts/parity/documents.ts'
import { besideTheApi } from '../../scripts/parity/mounted.ts'
import { parseSource, readSources } from '../../scripts/parity/sources.ts'
import { contract } from './drift.ts'
import type { Edit } from './project-copy.ts'

interface Compared {
  findings: Finding[]
  /** The edited texts, by file. */
  texts: ReadonlyMap<string, string>
}

/** Returns a function that compares the project's texts, with edits that stay in memory. */
export async function readTexts(): Promise<(edits: readonly Edit[]) => Promise<Compared>> {
  const [sources, documents] = [await readSources(), await readDocuments()]
  const all = await Promise.all(contracts.map(({ file }) => readContract(file)))
  const whole = await readContract(contract)
  const mounted = all.map((one) => ({ contract: one, prefix: prefixOf(one) ?? '' }))

  return async (edits) => {
    const texts = new Map<string, string>()
    for (const { file, change } of edits)
      texts.set(file, change?.(texts.get(file) ?? (await readFile(file, 'utf8'))) ?? '')
    const text = texts.get(contract)
    const edited = text === undefined ? whole : new Contract(new YamlFile(contract, text))
    expect(checkPolicy(edited), 'the contract is valid').toEqual([])
    const project = {
      contract: edited,
      sources: sources.map((source) => {
        const text = texts.get(source.file)
        return text === undefined ? source : parseSource(source.file, text)
      }),
      handlersFile: 'src/handlers/public/index.ts',
      errorCodes: Object.keys(edited.document['x-error-catalog']),
    }
    const read = documents.map(({ file, text }) => ({ file, text: texts.get(file) ?? text }))
    const findings = [...compareText(project), ...compareDocuments(read, mounted, besideTheApi)]
    return { findings, texts }
  }
}
