// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './settings.types.ts'
import * as validators from './settings.validators.js'

export type Schemas = components['schemas']
export type Scope = Schemas['Scope']
export const scopes = ['read:projects', 'read:tasks', 'read:events', 'read:members', 'write:tasks', 'write:events', 'write:comments'] as const satisfies readonly Scope[]

export type OperationId =
  | 'getSession'
  | 'signIn'
  | 'updateSession'
  | 'signOut'
  | 'listSessions'
  | 'endSession'
  | 'changePassword'
  | 'listKeys'
  | 'createKey'
  | 'getKey'
  | 'updateKey'
  | 'revokeKey'
  | 'rotateKey'
  | 'getKeyUsage'
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'sendTestEvent'
  | 'recoverDeliveries'
  | 'listDeliveries'
  | 'getDelivery'
  | 'redeliver'
  | 'listRequests'
  | 'getRequest'
  | 'listActivity'
  | 'listNotifications'
  | 'readNotifications'
  | 'streamChanges'
export type WebhookType = never

/** Every operation; the types of src/http/contract.ts say what each fact means. */
export const operations = {
  getSession: {
    operationId: 'getSession',
    method: 'get',
    path: '/session',
    security: { scheme: 'session', requires: [] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getSession_200, headers: [] },
    },
  },
  signIn: {
    operationId: 'signIn',
    method: 'post',
    path: '/session',
    security: null,
    sameOrigin: true,
    transaction: false,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'invalid_credentials', 'cross_origin', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'internal_error', 'service_unavailable', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.signIn_body,
      fields: [
        { name: 'email', required: true, validate: validators.signIn_body_email },
        { name: 'password', required: true, validate: validators.signIn_body_password },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.signIn_201, headers: [
      { name: 'Set-Cookie', required: true, validate: validators.signIn_201_header_Set$2d$Cookie },
    ] },
    },
  },
  updateSession: {
    operationId: 'updateSession',
    method: 'patch',
    path: '/session',
    security: { scheme: 'session', requires: [] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.updateSession_body,
      fields: [
        { name: 'workspace_id', required: true, validate: validators.updateSession_body_workspace_id },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.updateSession_200, headers: [] },
    },
  },
  signOut: {
    operationId: 'signOut',
    method: 'delete',
    path: '/session',
    security: null,
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'unsupported_media_type', 'internal_error', 'service_unavailable', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null, headers: [
      { name: 'Set-Cookie', required: true, validate: validators.signOut_204_header_Set$2d$Cookie },
    ] },
    },
  },
  listSessions: {
    operationId: 'listSessions',
    method: 'get',
    path: '/sessions',
    security: { scheme: 'session', requires: [] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listSessions_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listSessions_200, headers: [] },
    },
  },
  endSession: {
    operationId: 'endSession',
    method: 'delete',
    path: '/sessions/{id}',
    security: { scheme: 'session', requires: [] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null, headers: [] },
    },
  },
  changePassword: {
    operationId: 'changePassword',
    method: 'post',
    path: '/password',
    security: { scheme: 'session', requires: [] },
    sameOrigin: true,
    transaction: false,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'wrong_password', 'weak_password', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.changePassword_body,
      fields: [
        { name: 'current_password', required: true, validate: validators.changePassword_body_current_password },
        { name: 'new_password', required: true, validate: validators.changePassword_body_new_password },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null, headers: [] },
    },
  },
  listKeys: {
    operationId: 'listKeys',
    method: 'get',
    path: '/keys',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listKeys_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listKeys_200, headers: [] },
    },
  },
  createKey: {
    operationId: 'createKey',
    method: 'post',
    path: '/keys',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.createKey_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      validate: validators.createKey_body,
      fields: [
        { name: 'name', required: true, validate: validators.createKey_body_name },
        { name: 'scopes', required: true, validate: validators.createKey_body_scopes },
        { name: 'expires_at', required: false, validate: validators.createKey_body_expires_at },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.createKey_201, headers: [], shownOnce: ['secret'] },
    },
  },
  getKey: {
    operationId: 'getKey',
    method: 'get',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getKey_200, headers: [] },
    },
  },
  updateKey: {
    operationId: 'updateKey',
    method: 'patch',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.updateKey_body,
      fields: [
        { name: 'name', required: false, validate: validators.updateKey_body_name },
        { name: 'disabled', required: false, validate: validators.updateKey_body_disabled },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.updateKey_200, headers: [] },
    },
  },
  revokeKey: {
    operationId: 'revokeKey',
    method: 'delete',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null, headers: [] },
    },
  },
  rotateKey: {
    operationId: 'rotateKey',
    method: 'post',
    path: '/keys/{id}/rotations',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.rotateKey_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      validate: validators.rotateKey_body,
      fields: [
        { name: 'overlap_seconds', required: true, validate: validators.rotateKey_body_overlap_seconds },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.rotateKey_201, headers: [], shownOnce: ['secret'] },
    },
  },
  getKeyUsage: {
    operationId: 'getKeyUsage',
    method: 'get',
    path: '/keys/{id}/usage',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getKeyUsage_200, headers: [] },
    },
  },
  listWebhookEndpoints: {
    operationId: 'listWebhookEndpoints',
    method: 'get',
    path: '/webhook-endpoints',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listWebhookEndpoints_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listWebhookEndpoints_200, headers: [] },
    },
  },
  createWebhookEndpoint: {
    operationId: 'createWebhookEndpoint',
    method: 'post',
    path: '/webhook-endpoints',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'unsafe_url', 'endpoint_limit'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.createWebhookEndpoint_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      validate: validators.createWebhookEndpoint_body,
      fields: [
        { name: 'url', required: true, validate: validators.createWebhookEndpoint_body_url },
        { name: 'events', required: true, validate: validators.createWebhookEndpoint_body_events },
      ],
      publicUrls: ['url'],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.createWebhookEndpoint_201, headers: [], shownOnce: ['secret'] },
    },
  },
  getWebhookEndpoint: {
    operationId: 'getWebhookEndpoint',
    method: 'get',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getWebhookEndpoint_200, headers: [] },
    },
  },
  updateWebhookEndpoint: {
    operationId: 'updateWebhookEndpoint',
    method: 'patch',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'unsafe_url'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.updateWebhookEndpoint_body,
      fields: [
        { name: 'url', required: false, validate: validators.updateWebhookEndpoint_body_url },
        { name: 'events', required: false, validate: validators.updateWebhookEndpoint_body_events },
        { name: 'disabled', required: false, validate: validators.updateWebhookEndpoint_body_disabled },
      ],
      publicUrls: ['url'],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.updateWebhookEndpoint_200, headers: [] },
    },
  },
  deleteWebhookEndpoint: {
    operationId: 'deleteWebhookEndpoint',
    method: 'delete',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null, headers: [] },
    },
  },
  rotateWebhookSecret: {
    operationId: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhook-endpoints/{id}/rotations',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.rotateWebhookSecret_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      201: { mediaType: 'application/json', validate: validators.rotateWebhookSecret_201, headers: [], shownOnce: ['secret'] },
    },
  },
  sendTestEvent: {
    operationId: 'sendTestEvent',
    method: 'post',
    path: '/webhook-endpoints/{id}/test-events',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.sendTestEvent_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      201: { mediaType: 'application/json', validate: validators.sendTestEvent_201, headers: [] },
    },
  },
  recoverDeliveries: {
    operationId: 'recoverDeliveries',
    method: 'post',
    path: '/webhook-endpoints/{id}/recoveries',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.recoverDeliveries_body,
      fields: [
        { name: 'since', required: true, validate: validators.recoverDeliveries_body_since },
        { name: 'dry_run', required: false, validate: validators.recoverDeliveries_body_dry_run },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.recoverDeliveries_200, headers: [] },
    },
  },
  listDeliveries: {
    operationId: 'listDeliveries',
    method: 'get',
    path: '/webhook-endpoints/{id}/deliveries',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.listDeliveries_query_status },
      { name: 'type', type: 'string', required: false, lenient: false, validate: validators.listDeliveries_query_type },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.listDeliveries_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.listDeliveries_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listDeliveries_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listDeliveries_200, headers: [] },
    },
  },
  getDelivery: {
    operationId: 'getDelivery',
    method: 'get',
    path: '/deliveries/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getDelivery_200, headers: [] },
    },
  },
  redeliver: {
    operationId: 'redeliver',
    method: 'post',
    path: '/deliveries/{id}/redeliveries',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: true,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.redeliver_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      201: { mediaType: 'application/json', validate: validators.redeliver_201, headers: [] },
    },
  },
  listRequests: {
    operationId: 'listRequests',
    method: 'get',
    path: '/requests',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'request_id', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_request_id },
      { name: 'key_id', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_key_id },
      { name: 'operation_id', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_operation_id },
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_status },
      { name: 'code', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_code },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listRequests_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listRequests_200, headers: [] },
    },
  },
  getRequest: {
    operationId: 'getRequest',
    method: 'get',
    path: '/requests/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getRequest_200, headers: [] },
    },
  },
  listActivity: {
    operationId: 'listActivity',
    method: 'get',
    path: '/activity',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'type', type: 'string', required: false, lenient: false, validate: validators.listActivity_query_type },
      { name: 'key_id', type: 'string', required: false, lenient: false, validate: validators.listActivity_query_key_id },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.listActivity_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.listActivity_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listActivity_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listActivity_200, headers: [] },
    },
  },
  listNotifications: {
    operationId: 'listNotifications',
    method: 'get',
    path: '/notifications',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [
      { name: 'unread', type: 'boolean', required: false, lenient: false, validate: null },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listNotifications_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listNotifications_200, headers: [] },
    },
  },
  readNotifications: {
    operationId: 'readNotifications',
    method: 'post',
    path: '/notifications/reads',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: true,
    transaction: true,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      validate: validators.readNotifications_body,
      fields: [
        { name: 'until', required: true, validate: validators.readNotifications_body_until },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null, headers: [] },
    },
  },
  streamChanges: {
    operationId: 'streamChanges',
    method: 'get',
    path: '/changes',
    security: { scheme: 'session', requires: ['admin'] },
    sameOrigin: false,
    transaction: false,
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'forbidden', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'text/event-stream', validate: null, headers: [] },
    },
  },
} as const

/** The contract, for the types that are generic over one. */
export interface Contract {
  types: Types
  operations: typeof operations
}

/** Validators of the outgoing events, by type. */
export const webhookValidators: Readonly<Record<WebhookType, (typeof validators)[keyof typeof validators]>> = {
}
