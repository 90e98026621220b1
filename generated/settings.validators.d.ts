// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
export interface ValidationIssue {
  instancePath: string
  schemaPath: string
  keyword: string
  params: Record<string, unknown>
  message?: string
}
export interface Validator {
  (value: unknown, within?: { parentData: unknown }): boolean
  errors?: ValidationIssue[] | null
}
export const getSession_200: Validator
export const signIn_body: Validator
export const signIn_body_email: Validator
export const signIn_body_password: Validator
export const signIn_201: Validator
export const signIn_201_header_Set$2d$Cookie: Validator
export const updateSession_body: Validator
export const updateSession_body_workspace_id: Validator
export const updateSession_200: Validator
export const signOut_204_header_Set$2d$Cookie: Validator
export const listSessions_query_cursor: Validator
export const listSessions_200: Validator
export const changePassword_body: Validator
export const changePassword_body_current_password: Validator
export const changePassword_body_new_password: Validator
export const listKeys_query_cursor: Validator
export const listKeys_200: Validator
export const createKey_header_Idempotency$2d$Key: Validator
export const createKey_body: Validator
export const createKey_body_name: Validator
export const createKey_body_scopes: Validator
export const createKey_body_expires_at: Validator
export const createKey_201: Validator
export const getKey_200: Validator
export const updateKey_body: Validator
export const updateKey_body_name: Validator
export const updateKey_body_disabled: Validator
export const updateKey_200: Validator
export const rotateKey_header_Idempotency$2d$Key: Validator
export const rotateKey_body: Validator
export const rotateKey_body_overlap_seconds: Validator
export const rotateKey_201: Validator
export const getKeyUsage_200: Validator
export const listWebhookEndpoints_query_cursor: Validator
export const listWebhookEndpoints_200: Validator
export const createWebhookEndpoint_header_Idempotency$2d$Key: Validator
export const createWebhookEndpoint_body: Validator
export const createWebhookEndpoint_body_url: Validator
export const createWebhookEndpoint_body_events: Validator
export const createWebhookEndpoint_201: Validator
export const getWebhookEndpoint_200: Validator
export const updateWebhookEndpoint_body: Validator
export const updateWebhookEndpoint_body_url: Validator
export const updateWebhookEndpoint_body_events: Validator
export const updateWebhookEndpoint_body_disabled: Validator
export const updateWebhookEndpoint_200: Validator
export const rotateWebhookSecret_header_Idempotency$2d$Key: Validator
export const rotateWebhookSecret_201: Validator
export const sendTestEvent_header_Idempotency$2d$Key: Validator
export const sendTestEvent_201: Validator
export const recoverDeliveries_body: Validator
export const recoverDeliveries_body_since: Validator
export const recoverDeliveries_body_dry_run: Validator
export const recoverDeliveries_200: Validator
export const listDeliveries_query_status: Validator
export const listDeliveries_query_type: Validator
export const listDeliveries_query_since: Validator
export const listDeliveries_query_until: Validator
export const listDeliveries_query_cursor: Validator
export const listDeliveries_200: Validator
export const getDelivery_200: Validator
export const redeliver_header_Idempotency$2d$Key: Validator
export const redeliver_201: Validator
export const listRequests_query_request_id: Validator
export const listRequests_query_key_id: Validator
export const listRequests_query_operation_id: Validator
export const listRequests_query_status: Validator
export const listRequests_query_code: Validator
export const listRequests_query_since: Validator
export const listRequests_query_until: Validator
export const listRequests_query_cursor: Validator
export const listRequests_200: Validator
export const getRequest_200: Validator
export const listActivity_query_type: Validator
export const listActivity_query_key_id: Validator
export const listActivity_query_since: Validator
export const listActivity_query_until: Validator
export const listActivity_query_cursor: Validator
export const listActivity_200: Validator
export const listNotifications_query_cursor: Validator
export const listNotifications_200: Validator
export const readNotifications_body: Validator
export const readNotifications_body_until: Validator
