import { readFile } from 'node:fs/promises'
import type { SourceContract } from '../contract/source-contract.ts'
import { parseContract } from '../contract/read-contract.ts'
import { ContractError } from '../contract/finding.ts'
import { YamlFile } from '../contract/yaml-file.ts'
import { Failure } from '../support/command.ts'

/** @throws Failure if the file is missing or not a contract */
export async function readContractFile(file: string): Promise<SourceContract> {
  const text = await readText(file)
  try {
    const source = new YamlFile(file, text)
    const contract = await parseContract(source)
    if (!contract.document.paths && !contract.document.webhooks) {
      throw new Failure(`${file}:1: not a contract: it has neither paths nor webhooks`)
    }
    contract.document.paths ??= {}
    return contract
  } catch (error) {
    if (!(error instanceof ContractError)) throw error
    const [first, ...others] = error.findings
    const more = others.length > 0 ? ` (and ${others.length} more)` : ''
    throw new Failure(`${first?.where}: not a contract: ${first?.what}${more}`)
  }
}

/** @throws Failure */
export async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new Failure(`${file}: ${code === 'ENOENT' ? 'there is no such file' : `cannot be read (${code})`}`)
  }
}
