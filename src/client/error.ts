import type { ErrorDetail, KnownErrorCode } from './contract.ts'

/**
 * The API's own types, and two of the client's: `connection_error` (no whole answer came) and `response_error` (one came
 * that is not the API's, such as the page of a proxy).
 */
export type ErrorType = ErrorDetail['type'] | 'connection_error' | 'response_error'

/** The API's codes, to which new ones may be added at any time, and the client's. */
export type ErrorCode =
  KnownErrorCode | 'connection_failed' | 'timed_out' | 'unreadable_response' | (string & {})

/** Why a request did not succeed: the API's refusal, or what became of its answer. */
export class TaskwireError extends Error {
  override readonly name = 'TaskwireError'
  /** Of the answer; undefined where none began. */
  readonly status: number | undefined
  readonly type: ErrorType
  readonly code: ErrorCode
  /** The field, parameter or header at fault. */
  readonly param: string | undefined
  /** The answer's `X-Request-Id`. Quote it when you ask for help. */
  readonly requestId: string | undefined
  /** What the answer asks to wait before the next try. */
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
