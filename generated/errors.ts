// Written by `npm run codegen` from spec/openapi.yaml, spec/settings.yaml, spec/work.yaml. Do not edit: change the contract and run it again.
export type ErrorCode =
  | 'bad_request'
  | 'api_key_required'
  | 'api_key_disabled'
  | 'scope_required'
  | 'forbidden'
  | 'scope_not_asserted'
  | 'not_found'
  | 'method_not_allowed'
  | 'idempotency_key_reuse'
  | 'idempotency_key_in_use'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'workspace_moved'
  | 'validation_error'
  | 'no_open_column'
  | 'inbox_project'
  | 'invalid_assignee'
  | 'invalid_date'
  | 'window_too_large'
  | 'key_rate_limited'
  | 'workspace_rate_limited'
  | 'write_rate_limited'
  | 'anonymous_rate_limited'
  | 'internal_error'
  | 'service_unavailable'
  | 'session_required'
  | 'invalid_credentials'
  | 'second_factor_required'
  | 'invalid_code'
  | 'second_factor_missing'
  | 'cross_origin'
  | 'wrong_password'
  | 'wrong_code'
  | 'second_factor_active'
  | 'address_taken'
  | 'weak_password'
  | 'already_member'
  | 'mail_not_configured'
  | 'last_owner'
  | 'own_membership'
  | 'unsafe_url'
  | 'endpoint_limit'
  | 'key_limit'
  | 'column_not_empty'
  | 'session_rate_limited'
  | 'stream_limit'
  | 'sign_in_rate_limited'
  | 'too_many_columns'
  | 'too_many_records'
  | 'changed_by_another'
type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'permission_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error'

/** Status and type of every error code, from the `x-error-catalog` of each contract. */
export const errorCatalog: Readonly<Record<ErrorCode, { status: number; type: ErrorType }>> = {
  bad_request: { status: 400, type: 'invalid_request_error' },
  api_key_required: { status: 401, type: 'authentication_error' },
  api_key_disabled: { status: 403, type: 'permission_error' },
  scope_required: { status: 403, type: 'permission_error' },
  forbidden: { status: 403, type: 'permission_error' },
  scope_not_asserted: { status: 403, type: 'permission_error' },
  not_found: { status: 404, type: 'invalid_request_error' },
  method_not_allowed: { status: 405, type: 'invalid_request_error' },
  idempotency_key_reuse: { status: 409, type: 'idempotency_error' },
  idempotency_key_in_use: { status: 409, type: 'idempotency_error' },
  payload_too_large: { status: 413, type: 'invalid_request_error' },
  unsupported_media_type: { status: 415, type: 'invalid_request_error' },
  workspace_moved: { status: 421, type: 'invalid_request_error' },
  validation_error: { status: 422, type: 'invalid_request_error' },
  no_open_column: { status: 422, type: 'invalid_request_error' },
  inbox_project: { status: 422, type: 'invalid_request_error' },
  invalid_assignee: { status: 422, type: 'invalid_request_error' },
  invalid_date: { status: 422, type: 'invalid_request_error' },
  window_too_large: { status: 422, type: 'invalid_request_error' },
  key_rate_limited: { status: 429, type: 'rate_limit_error' },
  workspace_rate_limited: { status: 429, type: 'rate_limit_error' },
  write_rate_limited: { status: 429, type: 'rate_limit_error' },
  anonymous_rate_limited: { status: 429, type: 'rate_limit_error' },
  internal_error: { status: 500, type: 'api_error' },
  service_unavailable: { status: 503, type: 'api_error' },
  session_required: { status: 401, type: 'authentication_error' },
  invalid_credentials: { status: 401, type: 'authentication_error' },
  second_factor_required: { status: 401, type: 'authentication_error' },
  invalid_code: { status: 401, type: 'authentication_error' },
  second_factor_missing: { status: 403, type: 'permission_error' },
  cross_origin: { status: 403, type: 'permission_error' },
  wrong_password: { status: 422, type: 'invalid_request_error' },
  wrong_code: { status: 422, type: 'invalid_request_error' },
  second_factor_active: { status: 422, type: 'invalid_request_error' },
  address_taken: { status: 422, type: 'invalid_request_error' },
  weak_password: { status: 422, type: 'invalid_request_error' },
  already_member: { status: 422, type: 'invalid_request_error' },
  mail_not_configured: { status: 422, type: 'invalid_request_error' },
  last_owner: { status: 422, type: 'invalid_request_error' },
  own_membership: { status: 422, type: 'invalid_request_error' },
  unsafe_url: { status: 422, type: 'invalid_request_error' },
  endpoint_limit: { status: 422, type: 'invalid_request_error' },
  key_limit: { status: 422, type: 'invalid_request_error' },
  column_not_empty: { status: 422, type: 'invalid_request_error' },
  session_rate_limited: { status: 429, type: 'rate_limit_error' },
  stream_limit: { status: 429, type: 'rate_limit_error' },
  sign_in_rate_limited: { status: 429, type: 'rate_limit_error' },
  too_many_columns: { status: 422, type: 'invalid_request_error' },
  too_many_records: { status: 422, type: 'invalid_request_error' },
  changed_by_another: { status: 409, type: 'invalid_request_error' },
}
