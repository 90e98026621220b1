import type { Contract, OperationId, Schemas } from '../../../generated/openapi.operations.ts'
import type { Database } from '../../db/database.ts'
import type { Actor } from '../../domain/actor.ts'
import type { ApiKey } from '../../domain/api-keys/find-key.ts'
import type * as contract from '../handler-types.ts'
import type { Paginator } from '../pagination/pagination.ts'

/* The types for the handlers of the public API. */

/** The input of the handler of a public operation. */
export type Input<Id extends OperationId> = contract.Input<Contract, Id>

/** The context for the handler of a read. */
export interface ReadContext extends Paginator {
  db: Database
  key: ApiKey
  workspaceId: string
  /** Returns what remains of the caller's budgets after this request. */
  rateLimits: () => Promise<Schemas['Me']['rate_limit']>
}

/** The context for the handler of a write. The pipeline commits the writes if the reply conforms to the contract. */
export interface WriteContext {
  actor: Actor
}

/** The context for the handler of a write that commits by itself. */
export interface OwnContext extends WriteContext {
  db: Database
}

export type ApiKeyContexts = { read: ReadContext; write: WriteContext; own: OwnContext }

/** The contexts of operations that anyone may call. */
export type AnyoneContexts = {
  read: { db: Database }
  write: { now: Date }
  own: { db: Database; now: Date }
}

export type ApiContexts = { apiKey: ApiKeyContexts; none: AnyoneContexts }

/** The handlers of the API: one function for each operationId. */
export type ApiHandlers = contract.Handlers<Contract, ApiContexts>
