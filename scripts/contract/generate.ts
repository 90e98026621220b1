import { readdir, readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import type { SchemaObject } from '../../src/contract/document.ts'
import { completeContract } from './complete.ts'
import { checkAgreement } from './example-agreement.ts'
import { checkExamples } from './examples.ts'
import type { SourceContract } from './source-contract.ts'
import { parseContract, readContract } from './read-contract.ts'
import { compareCatalogs, generateErrors } from './error-catalog.ts'
import { checkErrorWords, generateErrorReference } from './error-reference.ts'
import { ContractError, distinct, type Finding } from './finding.ts'
import { checkPolicy } from './policy.ts'
import { generateOperationIds, generateOperations } from './operations.ts'
import { checkPatterns } from './portable-patterns.ts'
import { generateValidators } from './validators.ts'
import { YamlFile } from './yaml-file.ts'

/** The contracts: `file` becomes `generated/<name>.*`, and `handlersFile` registers the handlers. */
export const contracts = [
  { name: 'openapi', file: 'spec/openapi.yaml', handlersFile: 'src/handlers/public/index.ts' },
  { name: 'settings', file: 'spec/settings.yaml', handlersFile: 'src/handlers/settings/index.ts' },
  { name: 'work', file: 'spec/work.yaml', handlersFile: 'src/handlers/work/index.ts' },
] as const
export type ContractName = (typeof contracts)[number]['name']

export interface GeneratedFile {
  path: string
  content: string
}

/** The generated files of all contracts, not yet on disk. */
export interface AllGenerated {
  all: readonly Generated[]
  /** Files generated from all contracts together. */
  shared: GeneratedFile[]
}

/** The generated files of one contract, not yet on disk. */
export interface Generated {
  name: ContractName
  contract: SourceContract
  /** The file that registers the handlers. */
  handlersFile: string
  /** The contract, completed with the errors, headers and patterns that its policy implies. */
  completed: GeneratedFile
  /** The parts that the contract on disk lacks. */
  missing: Finding[]
  files: GeneratedFile[]
  /** The schemas of the validators, by name. */
  schemas: Readonly<Record<string, SchemaObject>>
}

/**
 * Generates all files in memory.
 * @throws ContractError if a contract is invalid, cannot be served, or disagrees with another on an error
 */
export async function generateAll(): Promise<AllGenerated> {
  const written = await Promise.all(
    contracts.map(async (listed) => ({ ...listed, written: await readContract(listed.file) })),
  )
  throwIfAny(compareCatalogs(written.map((one) => one.written)))
  const all = await Promise.all(written.map(generate))
  const documents = all.map(({ contract }) => contract)
  const sources = contracts.map(({ file }) => file).join(', ')
  const [publicApi] = contracts
  const validators = generateValidators(all)
  const shared = [
    generatedFile('generated/validators.js', sources, validators.code),
    generatedFile('generated/validators.d.ts', sources, validators.declarations),
    generatedFile('generated/operation-ids.ts', publicApi.file, generateOperationIds(documents[0])),
    generatedFile('generated/errors.ts', sources, generateErrors(documents)),
    generatedFile('generated/error-reference.ts', sources, generateErrorReference(documents)),
  ]
  return { all, shared }
}

/** Finds examples that are missing, violate their schema, or disagree. */
export const findExampleFaults = ({ all }: AllGenerated): Finding[] =>
  distinct(
    all.flatMap(({ contract }) =>
      contract.findings('examples', [...checkExamples(contract), ...checkAgreement(contract)]),
    ),
  )

/** Returns the files to write. @throws ContractError for an example that is missing or wrong */
export function filesOf(generated: AllGenerated): GeneratedFile[] {
  throwIfAny(findExampleFaults(generated))
  return [...generated.all.flatMap(({ completed, files }) => [completed, ...files]), ...generated.shared]
}

async function generate({
  name,
  file,
  handlersFile,
  written,
}: (typeof contracts)[number] & { written: SourceContract }): Promise<Generated> {
  throwIfAny([
    ...checkPolicy(written),
    ...written.findings('error-words', checkErrorWords(written)),
    ...written.findings('patterns', checkPatterns(written)),
  ])
  const { text, missing, findings } = completeContract(written)
  throwIfAny(findings)
  const contract = missing.length === 0 ? written : await parseContract(new YamlFile(file, text))
  const types = astToString(await openapiTS(JSON.stringify(contract.document), { defaultNonNullable: false }))
  const operations = generateOperations(contract, name)
  const files = [
    generatedFile(`generated/${name}.types.ts`, file, types),
    generatedFile(`generated/${name}.operations.ts`, file, operations.code),
    { path: `generated/${name}.json`, content: `${JSON.stringify(contract.document, null, 2)}\n` },
  ]
  const completed = { path: file, content: text }
  return { name, contract, handlersFile, completed, missing, files, schemas: operations.schemas }
}

function generatedFile(path: string, from: string, content: string): GeneratedFile {
  const header = `// Written by \`npm run codegen\` from ${from}. Do not edit: change the contract and run it again.`
  return { path, content: `${header}\n${content.trimEnd()}\n` }
}

function throwIfAny(findings: readonly Finding[]): void {
  if (findings.length > 0) throw new ContractError(findings)
}

/** Finds incomplete contracts, and generated files that are changed, missing or obsolete. */
export async function findStale({ all, shared }: AllGenerated): Promise<Finding[]> {
  const files = [...all.flatMap((generated) => generated.files), ...shared]
  const findings = all.flatMap(({ missing }) => missing)
  for (const { path, content } of files) {
    const onDisk = await readFile(path, 'utf8').catch(() => undefined)
    if (onDisk === content) continue
    const what = onDisk === undefined ? 'the file is missing' : 'differs from what the contract generates'
    findings.push({
      rule: 'generated',
      where: `${path}:${firstDifference(onDisk ?? '', content)}`,
      what,
      fix: 'npm run codegen',
    })
  }
  const expected = new Set(files.map(({ path }) => path))
  const found = (await readdir('generated').catch(() => [])).map((name) => `generated/${name}`)
  const strays = found.filter((path) => !expected.has(path))
  return [
    ...findings,
    ...strays.map((path): Finding => ({
      rule: 'generated',
      where: `${path}:1`,
      what: 'no contract generates this file',
      fix: `rm ${path}`,
    })),
  ]
}

/** Returns the first line in which two strings differ. */
function firstDifference(a: string, b: string): number {
  const lines = a.split('\n')
  const other = b.split('\n')
  const index = lines.findIndex((line, i) => line !== other[i])
  return index === -1 ? lines.length : index + 1
}
