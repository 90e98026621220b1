import { glob, readFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Located, ParameterObject, CommitMode } from '../../src/contract/document.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Generated } from '../contract/generate.ts'
import { successesOf, type DocumentedSuccess } from '../contract/successes.ts'
import { Failure } from '../support/command.ts'

/** An operation without a handler. */
export interface NewOperation {
  id: string
  contract: SourceContract
  located: Located
  /** The contract's name in generated files. */
  contractName: string
  /** The file that registers the handlers. */
  indexFile: string
  parameters: ParameterObject[]
  success: DocumentedSuccess
  /** The way in which the operation is committed, which determines the handler's input; null for reads. */
  transaction: CommitMode | null
  /** The security scheme; undefined if anyone may call it. */
  scheme: string | undefined
  /** The file with the handlers of the tag, if it exists. */
  siblingFile: string | undefined
}

/**
 * Finds an operation without a handler.
 * @throws Failure if no contract has the id, or a handler exists
 */
export async function findOperation(all: readonly Generated[], id: string): Promise<NewOperation> {
  const contractsWithId = all.filter(({ contract }) => locate(contract, id))
  if (contractsWithId.length === 0)
    throw new Failure(`no contract has an operation ${id}: describe it in ${all[0]?.contract.file} first`)
  const handled: string[] = []
  for (const { contract, name, handlersFile } of contractsWithId) {
    const files = await handlersIn(dirname(handlersFile))
    const located = locate(contract, id)
    const handler = files.get(id)
    if (located && handler === undefined)
      return describe(contract, located, { contractName: name, indexFile: handlersFile, files })
    if (handler !== undefined) handled.push(handler)
  }
  throw new Failure(`${id} already has a handler: ${handled.join(', ')}`)
}

const locate = (contract: SourceContract, id: string): Located | undefined =>
  contract.operations().find(({ operation }) => operation.operationId === id)

/** Returns the files of the handlers in a folder, by operationId. */
async function handlersIn(folder: string): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for await (const file of glob(`${folder}/*.ts`)) {
    const text = await readFile(file, 'utf8')
    for (const [, id = ''] of text.matchAll(/^export const (\w+): \w+Handlers\[/gm)) found.set(id, file)
  }
  return found
}

function describe(
  contract: SourceContract,
  located: Located,
  { files, ...rest }: Pick<NewOperation, 'contractName' | 'indexFile'> & { files: Map<string, string> },
): NewOperation {
  const { operation, method } = located
  const id = operation.operationId
  const [success] = successesOf(contract, located)
  if (!success) throw new Failure(`${id} documents no success response`)
  const [tag] = operation.tags ?? []
  const sibling = contract
    .operations()
    .map((other) => other.operation)
    .find(({ tags, operationId }) => tags?.[0] === tag && files.has(operationId))
  return {
    ...rest,
    id,
    contract,
    located,
    parameters: contract.parameters(located),
    success,
    transaction: method === 'get' ? null : (operation['x-transaction'] ?? 'plan'),
    scheme: Object.keys(operation.security[0] ?? {})[0],
    siblingFile: sibling && files.get(sibling.operationId),
  }
}
