import type { Request, Response } from 'express'
import type { Operation } from '../contract/operation.ts'
import type { Authenticator, Caller } from './callers/caller.ts'
import type { AnyReply } from './handler-types.ts'
import type { IdempotencyKey } from './idempotency/idempotency.ts'
import type { CheckedReply } from './reply/reply.ts'

/** An operation with its handler, its authenticator and the steps of its requests. */
export interface Route {
  path: string
  method: string
  /** Path with the API's prefix. */
  template: string
  operation: Operation
  /** Required scopes or roles. */
  requires: readonly string[]
  authenticator: Authenticator
  steps: Steps
  handler: (input: object, context: unknown) => Promise<AnyReply>
}

/** The steps of an operation's requests that depend on the operation, chosen when the server starts. */
export interface Steps {
  /** Refuses a request while too many are waiting. @throws AppError service_unavailable */
  admit: (req: Request) => void
  /** Refuses a request of a page of another site. @throws AppError cross_origin */
  checkOrigin: (req: Request) => void
  /** Refuses a request, before its body is read, whose person has too many in flight. @throws AppError */
  checkInFlight: (caller: Caller) => Promise<void> | undefined
  /** Reads the body and the `Idempotency-Key`, and validates the input. @throws AppError */
  readInput: (request: ReadRequest) => Promise<object>
  /** Runs a request when it is its turn. */
  limit: Limit
  run: Run
  /**
   * Returns the stored reply that takes precedence over an error, unless the caller is revoked (product.md 3.16, 7.6).
   * @throws the error, or the refusal of a revoked caller
   */
  replaceError: (error: unknown, request: ReadRequest) => Promise<CheckedReply>
}

export type Limit = (caller: Caller, run: () => Promise<CheckedReply>) => Promise<CheckedReply>

/** Runs the handler of a request, and commits what it writes. Returns its reply, which conforms to the contract. */
export type Run = (request: ServedRequest) => Promise<CheckedReply>

/** A request whose caller is authenticated and whose input is valid. */
export interface ServedRequest {
  req: Request
  res: Response
  route: Route
  caller: Caller
  input: object
  idempotency: IdempotencyKey | undefined
}

/** A request whose caller is authenticated, and what its steps have read so far. */
export interface ReadRequest extends Omit<ServedRequest, 'input'> {
  params: Readonly<Record<string, string>>
  /** Aborted to end the reply, if it is a stream of events. */
  ended?: AbortSignal | undefined
}
