import type { Contract, OperationId, Schemas } from '../../generated/openapi.operations.ts'
import type { Database } from '../db/database.ts'
import type { Plan } from '../db/plan.ts'
import type { Actor } from '../domain/actor.ts'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import type * as contract from './contract.ts'
import type { Paginator } from './pagination.ts'

/* The types that the handlers of the public API are written in. */

/** What a handler gets: everything that the contract documents for the request, validated. */
export type Input<Id extends OperationId> = contract.Input<Contract, Id>

/** What a handler answers: one of the operation's documented successes. */
export type Reply<Id extends OperationId> = contract.Reply<Contract, Id>

/** What a handler of a read gets beside its input. */
export interface ReadContext extends Paginator {
  db: Database
  key: ApiKey
  workspaceId: string
  /** What is left of the caller's budgets, this request included. */
  rateLimits: () => Promise<Schemas['Me']['rate_limit']>
}

/** The context for the handler of a write: the pipeline commits its plan if the reply keeps the contract. */
export interface WriteContext {
  plan: Plan
  actor: Actor
}

export type ApiKeyContexts = { read: ReadContext; write: WriteContext }

/** Of operations that anybody may call. */
export type AnyoneContexts = { read: { db: Database }; write: { plan: Plan; now: Date } }

export type ApiContexts = { apiKey: ApiKeyContexts; none: AnyoneContexts }

/** What the API serves: a function per operationId. */
export type ApiHandlers = contract.Handlers<Contract, ApiContexts>
