import type { Request } from 'express'
import type { Budget, Operation } from '../../contract/operation.ts'
import type { Plan } from '../../db/plan.ts'
import type { Contexts } from '../handler-types.ts'

/** The implementation of a security scheme. */
export interface Authenticator<Given extends Contexts[string] = Contexts[string]> {
  /**
   * Returns the caller of a request.
   * @param isFresh bypasses the cache
   * @throws AppError 401 or 403 if there is no valid caller; the IP address is charged
   */
  authenticate: (req: Request, isFresh: boolean) => Promise<Caller<Given>>
  /** The `WWW-Authenticate` header of a 401. */
  challenge?: string
  /** Whether callers have an `identity`, to which an `Idempotency-Key` belongs. */
  honorsIdempotency?: boolean
}

/** The caller of a request: an API key, a session, or anyone. */
export interface Caller<Given extends Contexts[string] = Contexts[string]> {
  /** The API key or user, in a workspace, to which the request's `Idempotency-Key` belongs. */
  identity?: Identity
  /** Equal for callers whose writes may wait for the same lock; by default the identity's workspace. */
  contentionKey?: string | undefined
  /** Returns the owner of a budget (see `Charge`). */
  budgetOwner(budget: Budget): string
  /**
   * Checks the caller's scopes or role.
   * @throws AppError if the caller lacks what the operation requires, or the workspace has moved
   */
  assertPermitted(requires: readonly string[], operation: Pick<Operation, 'secondFactor'>): void
  /** Adds assertions to the plan: the commit fails if the caller has lost a required permission (product.md 3.16). */
  addAssertions(
    plan: Plan,
    requires: readonly string[],
    operation: Pick<Operation, 'secondFactor'>,
    now: Date,
  ): void
  /** Returns the context for the handler of a read. */
  readContext(): Given['read']
  /** Returns the context for the handler of a write, to which the pipeline adds its plan or transaction. */
  writeContext(now: Date): Given['write']
  /** Returns the context for the handler of a write that commits by itself, to which the pipeline adds `Commits`. */
  ownContext(now: Date): Given['own']
}

/** The API key or user, in a workspace, to which an `Idempotency-Key` belongs. */
export interface Identity {
  workspaceId: string
  id: string
}

/** Returns the contention key of a caller, equal for callers whose writes may wait for the same lock. */
export const contentionKeyOf = ({ contentionKey, identity }: Caller): string =>
  contentionKey ?? identity?.workspaceId ?? ''
