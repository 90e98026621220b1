import type { Operation } from '../contract/operation.ts'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import type { AppError } from '../errors.ts'

/** Values that the steps of a request store in `res.locals`, for the error handler and the log. */
export interface ResponseLocals {
  requestId: string
  /** Arrival of the request: its time by the clock, and by the monotonic clock in milliseconds, and its address. */
  received: { at: Date; ms: number; ip: string }
  /** The matched operation, if there is one. */
  route?: { template: string; operation: Operation }
  /** The API key of the request, if there is one. */
  caller?: ApiKey
  /** Names of body fields that the contract does not have. */
  ignoredFields?: string[] | undefined
  /** The refusal that was sent. */
  refusal?: AppError
  /** The response of the HTTP parser to the rest of the request, and its time by the monotonic clock. */
  cutOff?: { status: number; atMs: number }
  /** The `WWW-Authenticate` of a 401. */
  challenge?: string | undefined
}
