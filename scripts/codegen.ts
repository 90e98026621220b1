import { mkdir, readFile, writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { ContractError, readContract } from './contract/document.ts'
import { checkPolicy } from './contract/policy.ts'
import { generateRouter } from './contract/router.ts'
import { generateValidators } from './contract/validators.ts'

/** The contracts: `spec/<file>` becomes `generated/<name>.*`. */
const contracts = [{ name: 'openapi', file: 'spec/openapi.yaml' }]

try {
  const files = (await Promise.all(contracts.map(generate))).flat()
  if (process.argv.includes('--check')) await check(files)
  else await write(files)
} catch (error) {
  if (!(error instanceof ContractError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

interface GeneratedFile {
  path: string
  content: string
}

async function generate({ name, file }: (typeof contracts)[number]): Promise<GeneratedFile[]> {
  const contract = await readContract(file)
  const findings = checkPolicy(contract)
  if (findings.length > 0) throw new ContractError(findings.join('\n'))
  const types = astToString(await openapiTS(contract.text))
  const validators = generateValidators(contract)
  const header = `// Written by \`npm run codegen\` from ${file}. Do not edit: change the contract and run it again.\n`
  return [
    { path: `generated/${name}.types.ts`, content: types },
    { path: `generated/${name}.router.ts`, content: generateRouter(contract, name) },
    { path: `generated/${name}.validators.js`, content: validators.code },
    { path: `generated/${name}.validators.d.ts`, content: validators.declarations },
  ].map(({ path, content }) => ({ path, content: `${header}${content.trimEnd()}\n` }))
}

async function write(files: GeneratedFile[]): Promise<void> {
  await mkdir('generated', { recursive: true })
  for (const { path, content } of files) await writeFile(path, content)
}

/** Fails when a file on disk is not what the contract makes, and prints the command that mends it. */
async function check(files: GeneratedFile[]): Promise<void> {
  for (const { path, content } of files) {
    const onDisk = await readFile(path, 'utf8').catch(() => undefined)
    if (onDisk === content) continue
    console.error(
      `${path} is ${onDisk === undefined ? 'missing' : 'not what the contract makes'}: npm run codegen`,
    )
    process.exitCode = 1
  }
}
