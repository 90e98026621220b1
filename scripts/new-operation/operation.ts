import { readFile } from 'node:fs/promises'
import type { Contract, Located, Parameter } from '../contract/document.ts'
import type { Generated } from '../contract/generate.ts'
import { successesOf, type DocumentedSuccess } from '../contract/successes.ts'

/** Why there is nothing to write, in a line. */
export class OperationError extends Error {}

/** An operation without a handler. */
export interface NewOperation {
  id: string
  contract: Contract
  located: Located
  /** Of the contract, as generated files have it. */
  contractName: string
  /** Where its handlers are registered. */
  indexFile: string
  parameters: Parameter[]
  success: DocumentedSuccess
  /** Whether the pipeline commits what it writes. */
  isWrite: boolean
  /** Undefined: anybody may call it. */
  scheme: string | undefined
  /** What stands beside it, by operationId: those of its tag that have a handler. */
  siblings: string[]
  /** The ids of the contract before it, the nearest first. */
  before: string[]
}

/** @throws OperationError for an id that no contract has, or that has its handler */
export async function findOperation(all: readonly Generated[], id: string): Promise<NewOperation> {
  const having = all.filter(({ contract }) => locate(contract, id))
  if (having.length === 0)
    throw new OperationError(
      `no contract has an operation ${id}: describe it in ${all[0]?.contract.file} first`,
    )
  for (const { contract, name, handlersFile } of having) {
    const registered = registeredIn(await readFile(handlersFile, 'utf8'))
    const located = locate(contract, id)
    if (located && !registered.includes(id))
      return describe(contract, located, { contractName: name, indexFile: handlersFile, registered })
  }
  throw new OperationError(`${id} has its handler: ${having[0]?.handlersFile} lists it`)
}

const locate = (contract: Contract, id: string): Located | undefined =>
  contract.operations().find(({ operation }) => operation.operationId === id)

/** The names in the list of handlers. */
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
