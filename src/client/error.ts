import type { ErrorDetail, KnownErrorCode } from './contract.ts'

/**
 * The error types of the API, and two of the client: `connection_error` (no complete response) and `response_error` (a
 * response that is not from the API, such as the error page of a proxy).
 */
export type ErrorType = ErrorDetail['type'] | 'connection_error' | 'response_error'

/** The error codes of the API, which may grow at any time, and of the client. */
export type ErrorCode =
  | KnownErrorCode
  | 'connection_failed'
  | 'timed_out'
  | 'unreadable_response'
  | (string & {})

/** A request that failed: refused by the API, or without a usable response. */
export class TaskwireError extends Error {
  override readonly name = 'TaskwireError'
  /** The HTTP status; undefined without a response. */
  readonly status: number | undefined
  readonly type: ErrorType
  readonly code: ErrorCode
  /** The field, parameter or header that caused the error. */
  readonly param: string | undefined
  /** The `X-Request-Id` of the response. Quote it when you ask for help. */
  readonly requestId: string | undefined
  /** Seconds to wait before the next attempt, if the response specifies them. */
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { cause, ...fields }: TaskwireErrorFields) {
    super(message, cause === undefined ? undefined : { cause })
    this.status = fields.status
    this.type = fields.type
    this.code = fields.code
    this.param = fields.param
    this.requestId = fields.requestId
    this.retryAfterSeconds = fields.retryAfterSeconds
  }
}

interface TaskwireErrorFields {
  type: ErrorType
  code: ErrorCode
  status?: number | undefined
  param?: string | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
  cause?: unknown
}
