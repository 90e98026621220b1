import type { Contract } from '../../../generated/openapi.operations.ts'
import { mintKey } from '../../../src/domain/api-keys/change-keys.ts'
import type { Reply } from '../../../src/http/handler-types.ts'
import { addExampleWorld } from '../../../tools/mock/example-world.ts'
import type { Caller } from '../app/app.ts'
import { contract } from './contract.ts'
import type { UsedWorld } from '../world/world.ts'

/* The one workspace that the contract's examples describe. */

type OperationId = keyof Contract['operations']
type BodyOf<Id extends OperationId> = Extract<Reply<Contract, Id>, { body: object }>['body']

/** Returns the examples of an operation's success response, by their names. */
export function replyExamples<Id extends OperationId>(id: Id): Record<string, BodyOf<Id>> {
  const operation = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .find(({ operationId }) => operationId === id)
  const [, success] = Object.entries(operation?.responses ?? {}).find(([status]) => status < '300') ?? []
  const { examples = {} } = (success?.content?.['application/json'] ?? {}) as {
    examples?: Record<string, { value: BodyOf<Id> }>
  }
  return Object.fromEntries(Object.entries(examples).map(([name, { value }]) => [name, value]))
}

/** Returns the first example of an operation's success response. */
export function replyExample<Id extends OperationId>(id: Id): BodyOf<Id> {
  const [first] = Object.values(replyExamples(id))
  if (first === undefined) throw new Error(`the contract has no example of a response of ${id}`)
  return first
}

/**
 * Stores the objects that the examples of reads show, with their ids, and returns a caller with their key.
 */
export async function storeExamples({ app, commit }: UsedWorld): Promise<Caller> {
  const { secret } = await commit(async (tx) => {
    const { workspace_id, created_by, created_at } = await addExampleWorld(tx)
    const now = new Date(created_at)
    const actor = { workspaceId: workspace_id, userId: created_by, via: 'web' as const, now }
    return mintKey(tx, actor, replyExample('getMe').key)
  })
  return app.withSecret(secret)
}
