import { errorCatalog, type ErrorCode } from '../generated/errors.ts'

/** Messages for clients. Status and type of each code are in the `x-error-catalog` of a contract. */
const messages: Record<ErrorCode, string | ((detail: string) => string)> = {
  api_key_required: 'A valid API key is required.',
  api_key_disabled: 'This API key is disabled.',
  scope_required: (scope) => `This API key is not allowed to: ${scope}`,
  scope_not_asserted: 'The scope of this request could not be asserted.',
  forbidden: (reason) => reason || 'The creator of this API key may not write in this project.',
  not_found: 'The requested resource was not found.',
  method_not_allowed: 'This path does not support the method; see the Allow header.',
  bad_request: (reason) => reason,
  workspace_moved: (to) => `This workspace has moved to ${to || 'another installation'}.`,
  validation_error: (reason) => reason,
  no_open_column: 'The project has no column that is not a done column.',
  inbox_project: (reason) => reason || 'Tasks cannot be created in an inbox project.',
  invalid_assignee: (reason) => reason || 'Every assignee must be an active member of the workspace.',
  invalid_date: (param) => `${param} is not a date.`,
  too_many_columns: 'The file has more than 500 columns. Delete those that are not to be imported.',
  too_many_records:
    'The file has more than 100,000 records. Split it, and begin each part with the header line.',
  window_too_large: (reason) => reason || 'from and to may be at most 400 days apart.',
  idempotency_key_reuse: 'This Idempotency-Key was already used with a different request.',
  idempotency_key_in_use: 'A request with this Idempotency-Key is still running. Try again shortly.',
  key_rate_limited: 'This API key has made too many requests. Try again later.',
  workspace_rate_limited: 'This workspace has made too many requests. Try again later.',
  write_rate_limited: 'This API key has made too many writes. Try again later.',
  anonymous_rate_limited:
    'Too many requests without a usable API key came from this address. Try again later.',
  payload_too_large: 'The request body is too large.',
  unsupported_media_type: (reason) => reason || 'Send the body as uncompressed application/json in UTF-8.',
  session_required: 'Sign in first: there is no session, or it has ended.',
  invalid_credentials: 'The email address or the password is wrong.',
  second_factor_required:
    'This account has a second factor. Send a code from the authenticator app, or a recovery code.',
  invalid_code: 'The code is wrong or was already used.',
  second_factor_missing:
    'This workspace requires owners and admins to have a second factor. Set up a second factor first.',
  wrong_code: 'The code is wrong or was already used.',
  second_factor_active: 'This account already has a second factor. Turn it off first.',
  address_taken: 'Another account has this email address.',
  cross_origin: 'This request came from another site.',
  session_rate_limited: 'You have made too many requests. Try again later.',
  stream_limit: 'This session has ten open streams. Close a stream first.',
  sign_in_rate_limited: 'Too many attempts for this address. Try again later.',
  wrong_password: 'The current password is wrong.',
  weak_password: 'This password is too common.',
  last_owner: 'A workspace keeps at least one active owner. Make another member an owner first.',
  own_membership: 'You cannot change your own membership. Ask another owner or admin.',
  already_member: 'This address belongs to a member of the workspace.',
  mail_not_configured: 'This server does not send mail.',
  unsafe_url: (reason) => reason,
  endpoint_limit: 'A workspace has at most 20 webhook endpoints.',
  key_limit: 'A workspace has at most 1,000 API keys.',
  changed_by_another: 'Another person or program has changed this resource since it was read.',
  column_not_empty: 'The column has tasks. Name the column that the tasks move to.',
  internal_error: 'Something went wrong on our side.',
  service_unavailable: 'The service is temporarily unavailable. Try again shortly.',
}

export interface ErrorOptions {
  /** The request field concerned. */
  param?: string
  /** Scope or reason, for messages that contain one. Visible to clients. */
  detail?: string
  /** Cause, which is logged but never sent. */
  cause?: unknown
  /** Whole seconds, for `Retry-After`. */
  retryAfterSeconds?: number
}

/** An error with a documented code (product.md 2.1). */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly param: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, { param, detail = '', cause, retryAfterSeconds }: ErrorOptions = {}) {
    const message = messages[code]
    super(typeof message === 'string' ? message : message(detail), cause === undefined ? {} : { cause })
    this.code = code
    this.param = param
    this.retryAfterSeconds = retryAfterSeconds
  }

  get status(): number {
    return errorCatalog[this.code].status
  }
}

/** Returns a `validation_error` that names its field (product.md 2.2). */
export function invalid(param: string, reason: string): AppError {
  return new AppError('validation_error', { param, detail: reason })
}

export interface ErrorEnvelope {
  error: { type: string; code: string; message: string; param?: string; request_id: string }
}

export function errorEnvelope(error: AppError, requestId: string): ErrorEnvelope {
  return {
    error: {
      type: errorCatalog[error.code].type,
      code: error.code,
      message: error.message,
      ...(error.param === undefined ? {} : { param: error.param }),
      request_id: requestId,
    },
  }
}

/** Returns the message of the innermost cause in one line, for operators. Outer messages often repeat a whole query. */
export function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const inner = innerOf(error)
  if (inner) return innermostMessage(inner)
  const message = error.message || String((error as NodeJS.ErrnoException).code ?? error.name)
  return message.trim().replace(/\s*\n\s*/g, ' ')
}

/** Returns the innermost code of an error, from PostgreSQL or the operating system. */
export function innermostCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  return innermostCode(innerOf(error)) ?? (error as NodeJS.ErrnoException).code
}

function innerOf(error: Error): Error | undefined {
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause
  return inner instanceof Error ? inner : undefined
}
