import { readdir, readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { ContractError, readContract, type Contract } from './document.ts'
import type { Finding } from './finding.ts'
import { checkPolicy } from './policy.ts'
import { generateRouter } from './router.ts'
import { generateValidators } from './validators.ts'

/** The contracts: `spec/<file>` becomes `generated/<name>.*`. */
export const contracts = [{ name: 'openapi', file: 'spec/openapi.yaml' }] as const

export interface GeneratedFile {
  path: string
  content: string
}

/**
 * What a contract makes, not yet written.
 * @throws ContractError for a contract that is invalid, or lacks a policy
 */
export async function generate({
  name,
  file,
}: (typeof contracts)[number]): Promise<{ contract: Contract; files: GeneratedFile[] }> {
  const contract = await readContract(file)
  const findings = checkPolicy(contract)
  if (findings.length > 0) throw new ContractError(findings)
  const types = astToString(await openapiTS(contract.text))
  const validators = generateValidators(contract)
  const header = `// Written by \`npm run codegen\` from ${file}. Do not edit: change the contract and run it again.\n`
  const files = [
    { path: `generated/${name}.types.ts`, content: types },
    { path: `generated/${name}.router.ts`, content: generateRouter(contract, name) },
    { path: `generated/${name}.validators.js`, content: validators.code },
    { path: `generated/${name}.validators.d.ts`, content: validators.declarations },
  ].map(({ path, content }) => ({ path, content: `${header}${content.trimEnd()}\n` }))
  return { contract, files }
}

/** The files on disk that are not what the contracts make: changed, missing, or made by none. */
export async function findStale(files: readonly GeneratedFile[]): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { path, content } of files) {
    const onDisk = await readFile(path, 'utf8').catch(() => undefined)
    if (onDisk === content) continue
    const what = onDisk === undefined ? 'the file is missing' : 'this is not what the contract makes'
    findings.push({
      where: `${path}:${firstDifference(onDisk ?? '', content)}`,
      what,
      mend: 'npm run codegen',
    })
  }
  const made = new Set(files.map(({ path }) => path))
  const found = (await readdir('generated').catch(() => [])).map((name) => `generated/${name}`)
  const strays = found.filter((path) => !made.has(path))
  return [
    ...findings,
    ...strays.map((path) => ({
      where: `${path}:1`,
      what: 'no contract makes this file',
      mend: `rm ${path}`,
    })),
  ]
}

/** The first line in which two texts differ, or the last of the first if it is the beginning of the second. */
function firstDifference(a: string, b: string): number {
  const lines = a.split('\n')
  const other = b.split('\n')
  const index = lines.findIndex((line, i) => line !== other[i])
  return index === -1 ? lines.length : index + 1
}
