import { dirname, join, resolve } from 'node:path'
import { bundleFromString, createConfig, lintFromString } from '@redocly/openapi-core'
import { parsePointer, type Catalog, type ContractDocument } from '../../src/contract/document.ts'
import { withInheritedFields } from './fields-of.ts'
import { SourceContract } from './source-contract.ts'
import { ContractError, type Finding } from './finding.ts'
import { YamlFile } from './yaml-file.ts'

/** Redocly's rules for a contract, and how to fix each. */
const redoclyRules = {
  struct: 'make it valid OpenAPI 3.1, https://spec.openapis.org/oas/v3.1',
  'no-unresolved-refs': 'refer to an existing part of the document',
  'path-parameters-defined': 'make the path and its parameters agree',
  'operation-parameters-unique': 'remove the repeated parameter',
  'path-declaration-must-exist': 'name the parameter in the path: {id}',
} as const

/**
 * Reads a contract with the components of referenced files, and checks that it is valid OpenAPI 3.1.
 * @throws ContractError
 */
export async function readContract(file: string): Promise<SourceContract> {
  return parseContract(await YamlFile.read(file))
}

/** Parses a contract that may not be on disk yet. @throws ContractError */
export async function parseContract(source: YamlFile): Promise<SourceContract> {
  const written = new SourceContract(source)
  const contract = new SourceContract(source, [], await withInheritedFields(written))
  if (!String(contract.document.openapi).startsWith('3.1.')) {
    const fix = 'describe the API in OpenAPI 3.1: openapi: 3.1.0'
    throw new ContractError([
      contract.finding('openapi', ['openapi'], 'the contract is not OpenAPI 3.1', fix),
    ])
  }
  const severities = Object.fromEntries(Object.keys(redoclyRules).map((rule) => [rule, 'error' as const]))
  const config = await createConfig({ rules: severities })
  const input = { source: JSON.stringify(contract.document), absoluteRef: resolve(source.file), config }
  const problems = await lintFromString(input)
  if (problems.length > 0) throw new ContractError(problems.map((problem) => findingOf(contract, problem)))
  const files = filesReferredTo(contract.document).map((name) => join(dirname(source.file), name))
  if (files.length === 0) return contract
  const { bundle } = await bundleFromString(input)
  const document = bundle.parsed as ContractDocument
  const others = await Promise.all(files.map((name) => YamlFile.read(name)))
  const catalogs = [...others.map((other) => new SourceContract(other).document), document]
  document['x-error-catalog'] = Object.assign({}, ...catalogs.map((one) => one['x-error-catalog'])) as Catalog
  return new SourceContract(source, others, document)
}

/** Returns the names of the referenced files. */
function filesReferredTo(document: ContractDocument): string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"#]+)#?/g)]
  return [...new Set(references.map((reference) => reference[1] ?? ''))]
}

type Problem = Awaited<ReturnType<typeof lintFromString>>[number]

function findingOf(
  contract: SourceContract,
  { message, location: [place], ruleId, suggest }: Problem,
): Finding {
  const pointer = parsePointer(place?.pointer ?? '')
  const { $ref } = (contract.get(pointer) ?? {}) as { $ref?: string }
  const what = message.replaceAll('\n', ' ')
  const fix = suggest[0]
    ? `did you mean ${suggest[0]}?`
    : (redoclyRules[ruleId as keyof typeof redoclyRules] ?? redoclyRules.struct)
  return $ref
    ? contract.finding('openapi', [...pointer, '$ref'], `${what}: ${$ref}`, fix)
    : contract.finding('openapi', pointer, what, fix)
}
