import { readFile } from 'node:fs/promises'
import type { Contract, Located, Parameter } from '../contract/document.ts'
import type { Generated } from '../contract/generate.ts'
import { successesOf, type DocumentedSuccess } from '../contract/successes.ts'

/** The reason why nothing is written, in one line. */
export class OperationError extends Error {}

/** An operation without a handler. */
export interface NewOperation {
  id: string
  contract: Contract
  located: Located
  /** The contract's name in generated files. */
  contractName: string
  /** The file that registers the handlers. */
  indexFile: string
  parameters: Parameter[]
  success: DocumentedSuccess
  /** True if the pipeline commits what the handler writes. */
  isWrite: boolean
  /** The security scheme; undefined if anybody may call it. */
  scheme: string | undefined
  /** The operationIds of its tag that have a handler. */
  siblings: string[]
  /** The ids that precede it in the contract, the nearest first. */
  before: string[]
}

/**
 * Finds an operation without a handler.
 * @throws OperationError if no contract has the id, or a handler exists
 */
export async function findOperation(all: readonly Generated[], id: string): Promise<NewOperation> {
  const contractsWithId = all.filter(({ contract }) => locate(contract, id))
  if (contractsWithId.length === 0)
    throw new OperationError(
      `no contract has an operation ${id}: describe it in ${all[0]?.contract.file} first`,
    )
  for (const { contract, name, handlersFile } of contractsWithId) {
    const registered = registeredIn(await readFile(handlersFile, 'utf8'))
    const located = locate(contract, id)
    if (located && !registered.includes(id))
      return describe(contract, located, { contractName: name, indexFile: handlersFile, registered })
  }
  throw new OperationError(`${id} has its handler: ${contractsWithId[0]?.handlersFile} lists it`)
}

const locate = (contract: Contract, id: string): Located | undefined =>
  contract.operations().find(({ operation }) => operation.operationId === id)

/** Returns the names in the list of handlers. */
function registeredIn(index: string): string[] {
  const list = index.slice(index.indexOf('export const handlers'))
  return [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, name = '']) => name)
}

function describe(
  contract: Contract,
  located: Located,
  { registered, ...rest }: Pick<NewOperation, 'contractName' | 'indexFile'> & { registered: string[] },
): NewOperation {
  const { operation, method } = located
  const id = operation.operationId
  const [success] = successesOf(contract, located)
  if (!success) throw new OperationError(`${id} documents no success`)
  const [tag] = operation.tags ?? []
  const others = contract.operations().map((other) => other.operation)
  const ids = others.map(({ operationId }) => operationId)
  return {
    ...rest,
    id,
    contract,
    located,
    parameters: contract.parameters(located),
    success,
    isWrite: method !== 'get' && operation['x-transaction'] !== false,
    scheme: Object.keys(operation.security[0] ?? {})[0],
    siblings: others
      .filter(({ tags, operationId }) => tags?.[0] === tag && registered.includes(operationId))
      .map(({ operationId }) => operationId),
    before: ids
      .slice(0, ids.indexOf(id))
      .filter((other) => registered.includes(other))
      .reverse(),
  }
}
