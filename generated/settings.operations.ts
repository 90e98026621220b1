// Written by `npm run codegen` from spec/settings.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './settings.types.ts'
import * as validators from './validators.js'

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
  | 'updateMe'
  | 'setUpSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'listInvitations'
  | 'createInvitation'
  | 'revokeInvitation'
  | 'getInvitation'
  | 'acceptInvitation'
  | 'requestPasswordReset'
  | 'completePasswordReset'
  | 'listMembers'
  | 'updateMember'
  | 'removeMember'
  | 'updateWorkspace'
  | 'listKeys'
  | 'createKey'
  | 'getKey'
  | 'updateKey'
  | 'revokeKey'
  | 'rotateKey'
  | 'getKeyUsage'
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'updateProject'
  | 'createColumn'
  | 'setProjectMember'
  | 'removeProjectMember'
  | 'updateColumn'
  | 'deleteColumn'
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'getWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'deleteWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'sendTestEvent'
  | 'countWaitingDeliveries'
  | 'recoverDeliveries'
  | 'listDeliveries'
  | 'getDelivery'
  | 'redeliver'
  | 'listRequests'
  | 'summarizeRequests'
  | 'getRequest'
  | 'listActivity'
  | 'listNotifications'
  | 'readNotifications'
  | 'streamChanges'
export type WebhookType = never

/** Every operation; the types of src/contract/operation.ts say what each fact means. */
export const operations = {
  /** `GET /session` · session · user, session */
  getSession: {
    operationId: 'getSession',
    method: 'get',
    path: '/session',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getSession_200 },
    },
  },
  /** `POST /session` · anyone · own */
  signIn: {
    operationId: 'signIn',
    method: 'post',
    path: '/session',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'second_factor_required', 'invalid_code', 'invalid_credentials', 'cross_origin', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'workspace_moved', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 4096,
      validate: validators.settings_signIn_body,
      fields: [
        { name: 'email', required: true, validate: validators.settings_signIn_body_email },
        { name: 'password', required: true, validate: validators.settings_signIn_body_password },
        { name: 'code', required: false, validate: validators.settings_signIn_body_code },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_signIn_201 },
    },
  },
  /** `PATCH /session` · session · user, user_write, session, session_write · plan */
  updateSession: {
    operationId: 'updateSession',
    method: 'patch',
    path: '/session',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateSession_body,
      fields: [
        { name: 'workspace_id', required: true, validate: validators.settings_updateSession_body_workspace_id },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateSession_200 },
    },
  },
  /** `DELETE /session` · anyone · anonymous · plan */
  signOut: {
    operationId: 'signOut',
    method: 'delete',
    path: '/session',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['anonymous'],
    errorCodes: ['bad_request', 'anonymous_rate_limited', 'unsupported_media_type', 'internal_error', 'service_unavailable', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /sessions` · session · user, session */
  listSessions: {
    operationId: 'listSessions',
    method: 'get',
    path: '/sessions',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listSessions_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listSessions_200 },
    },
  },
  /** `DELETE /sessions/{id}` · session · user, user_write, session, session_write · plan */
  endSession: {
    operationId: 'endSession',
    method: 'delete',
    path: '/sessions/{id}',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `POST /password` · session · user, user_write, session, session_write · own */
  changePassword: {
    operationId: 'changePassword',
    method: 'post',
    path: '/password',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'wrong_password', 'weak_password', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_changePassword_body,
      fields: [
        { name: 'current_password', required: true, validate: validators.settings_changePassword_body_current_password },
        { name: 'new_password', required: true, validate: validators.settings_changePassword_body_new_password },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `PATCH /me` · session · user, user_write, session, session_write · own */
  updateMe: {
    operationId: 'updateMe',
    method: 'patch',
    path: '/me',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'wrong_password', 'address_taken', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateMe_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateMe_body_name },
        { name: 'email', required: false, validate: validators.settings_updateMe_body_email },
        { name: 'keyboard_shortcuts', required: false, validate: validators.settings_updateMe_body_keyboard_shortcuts },
        { name: 'current_password', required: false, validate: validators.settings_updateMe_body_current_password },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateMe_200 },
    },
  },
  /** `POST /me/second-factor` · session · user, user_write, session, session_write · own */
  setUpSecondFactor: {
    operationId: 'setUpSecondFactor',
    method: 'post',
    path: '/me/second-factor',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'wrong_password', 'second_factor_active', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_setUpSecondFactor_body,
      fields: [
        { name: 'current_password', required: true, validate: validators.settings_setUpSecondFactor_body_current_password },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_setUpSecondFactor_201 },
    },
  },
  /** `POST /me/second-factor/confirmations` · session · user, user_write, session, session_write · own */
  confirmSecondFactor: {
    operationId: 'confirmSecondFactor',
    method: 'post',
    path: '/me/second-factor/confirmations',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'validation_error', 'wrong_code', 'second_factor_active', 'not_found', 'payload_too_large', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_confirmSecondFactor_body,
      fields: [
        { name: 'code', required: true, validate: validators.settings_confirmSecondFactor_body_code },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_confirmSecondFactor_201 },
    },
  },
  /** `POST /me/second-factor/recovery-codes` · session · user, user_write, session, session_write · own */
  renewRecoveryCodes: {
    operationId: 'renewRecoveryCodes',
    method: 'post',
    path: '/me/second-factor/recovery-codes',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'validation_error', 'wrong_password', 'wrong_code', 'not_found', 'payload_too_large', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_renewRecoveryCodes_body,
      fields: [
        { name: 'current_password', required: true, validate: validators.settings_renewRecoveryCodes_body_current_password },
        { name: 'code', required: true, validate: validators.settings_renewRecoveryCodes_body_code },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_renewRecoveryCodes_201 },
    },
  },
  /** `POST /me/second-factor/removals` · session · user, user_write, session, session_write · own */
  removeSecondFactor: {
    operationId: 'removeSecondFactor',
    method: 'post',
    path: '/me/second-factor/removals',
    security: { scheme: 'session', requires: [] },
    secondFactor: false,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'validation_error', 'wrong_password', 'wrong_code', 'not_found', 'payload_too_large', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'cross_origin', 'session_rate_limited', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_removeSecondFactor_body,
      fields: [
        { name: 'current_password', required: true, validate: validators.settings_removeSecondFactor_body_current_password },
        { name: 'code', required: true, validate: validators.settings_removeSecondFactor_body_code },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /invitations` · admin · user, session */
  listInvitations: {
    operationId: 'listInvitations',
    method: 'get',
    path: '/invitations',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listInvitations_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listInvitations_200 },
    },
  },
  /** `POST /invitations` · admin · user, user_write, session, session_write · plan */
  createInvitation: {
    operationId: 'createInvitation',
    method: 'post',
    path: '/invitations',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'already_member', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_createInvitation_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_createInvitation_body,
      fields: [
        { name: 'email', required: true, validate: validators.settings_createInvitation_body_email },
        { name: 'role', required: true, validate: validators.settings_createInvitation_body_role },
        { name: 'name', required: false, validate: validators.settings_createInvitation_body_name },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_createInvitation_201, shownOnce: ['url'] },
    },
  },
  /** `DELETE /invitations/{id}` · admin · user, user_write, session, session_write · plan */
  revokeInvitation: {
    operationId: 'revokeInvitation',
    method: 'delete',
    path: '/invitations/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `POST /invitations/look-ups` · anyone · anonymous · plan */
  getInvitation: {
    operationId: 'getInvitation',
    method: 'post',
    path: '/invitations/look-ups',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['anonymous'],
    errorCodes: ['bad_request', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'cross_origin'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 4096,
      validate: validators.settings_getInvitation_body,
      fields: [
        { name: 'token', required: true, validate: validators.settings_getInvitation_body_token },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getInvitation_200 },
    },
  },
  /** `POST /invitations/acceptances` · anyone · anonymous · own */
  acceptInvitation: {
    operationId: 'acceptInvitation',
    method: 'post',
    path: '/invitations/acceptances',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    signInLimits: { email: 10, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: ['anonymous'],
    errorCodes: ['bad_request', 'second_factor_required', 'invalid_code', 'invalid_credentials', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'cross_origin', 'already_member', 'weak_password', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 4096,
      validate: validators.settings_acceptInvitation_body,
      fields: [
        { name: 'token', required: true, validate: validators.settings_acceptInvitation_body_token },
        { name: 'password', required: true, validate: validators.settings_acceptInvitation_body_password },
        { name: 'name', required: false, validate: validators.settings_acceptInvitation_body_name },
        { name: 'code', required: false, validate: validators.settings_acceptInvitation_body_code },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_acceptInvitation_201 },
    },
  },
  /** `POST /password-resets` · anyone · locks */
  requestPasswordReset: {
    operationId: 'requestPasswordReset',
    method: 'post',
    path: '/password-resets',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    signInLimits: { email: 5, address: 30, windowSeconds: 900 },
    idempotent: false,
    rateLimits: [],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'cross_origin', 'mail_not_configured', 'sign_in_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 4096,
      validate: validators.settings_requestPasswordReset_body,
      fields: [
        { name: 'email', required: true, validate: validators.settings_requestPasswordReset_body_email },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `POST /password-resets/completions` · anyone · anonymous · own */
  completePasswordReset: {
    operationId: 'completePasswordReset',
    method: 'post',
    path: '/password-resets/completions',
    security: null,
    secondFactor: true,
    sameOrigin: true,
    transaction: 'own',
    sheddable: true,
    idempotent: false,
    rateLimits: ['anonymous'],
    errorCodes: ['bad_request', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'cross_origin', 'weak_password'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 4096,
      validate: validators.settings_completePasswordReset_body,
      fields: [
        { name: 'token', required: true, validate: validators.settings_completePasswordReset_body_token },
        { name: 'new_password', required: true, validate: validators.settings_completePasswordReset_body_new_password },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /members` · admin · user, session */
  listMembers: {
    operationId: 'listMembers',
    method: 'get',
    path: '/members',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.settings_listMembers_query_status },
      { name: 'role', type: 'string', required: false, lenient: false, validate: validators.settings_listMembers_query_role },
      { name: 'q', type: 'string', required: false, lenient: false, validate: validators.settings_listMembers_query_q },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listMembers_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listMembers_200 },
    },
  },
  /** `PATCH /members/{user_id}` · admin · user, user_write, session, session_write · plan */
  updateMember: {
    operationId: 'updateMember',
    method: 'patch',
    path: '/members/{user_id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'last_owner', 'own_membership', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateMember_body,
      fields: [
        { name: 'role', required: false, validate: validators.settings_updateMember_body_role },
        { name: 'status', required: false, validate: validators.settings_updateMember_body_status },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateMember_200 },
    },
  },
  /** `DELETE /members/{user_id}` · admin · user, user_write, session, session_write · plan */
  removeMember: {
    operationId: 'removeMember',
    method: 'delete',
    path: '/members/{user_id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'last_owner', 'own_membership', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `PATCH /workspace` · owner · user, user_write, session, session_write · plan */
  updateWorkspace: {
    operationId: 'updateWorkspace',
    method: 'patch',
    path: '/workspace',
    security: { scheme: 'session', requires: ['owner'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateWorkspace_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateWorkspace_body_name },
        { name: 'time_zone', required: false, validate: validators.settings_updateWorkspace_body_time_zone },
        { name: 'require_second_factor', required: false, validate: validators.settings_updateWorkspace_body_require_second_factor },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateWorkspace_200 },
    },
  },
  /** `GET /keys` · admin · user, session */
  listKeys: {
    operationId: 'listKeys',
    method: 'get',
    path: '/keys',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listKeys_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listKeys_200 },
    },
  },
  /** `POST /keys` · admin · user, user_write, session, session_write · plan */
  createKey: {
    operationId: 'createKey',
    method: 'post',
    path: '/keys',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'key_limit', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_createKey_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_createKey_body,
      fields: [
        { name: 'name', required: true, validate: validators.settings_createKey_body_name },
        { name: 'scopes', required: true, validate: validators.settings_createKey_body_scopes },
        { name: 'expires_at', required: false, validate: validators.settings_createKey_body_expires_at },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_createKey_201, shownOnce: ['secret'] },
    },
  },
  /** `GET /keys/{id}` · admin · user, session */
  getKey: {
    operationId: 'getKey',
    method: 'get',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getKey_200 },
    },
  },
  /** `PATCH /keys/{id}` · admin · user, user_write, session, session_write · plan */
  updateKey: {
    operationId: 'updateKey',
    method: 'patch',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'key_limit', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateKey_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateKey_body_name },
        { name: 'disabled', required: false, validate: validators.settings_updateKey_body_disabled },
        { name: 'scopes', required: false, validate: validators.settings_updateKey_body_scopes },
        { name: 'expires_at', required: false, validate: validators.settings_updateKey_body_expires_at },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateKey_200 },
    },
  },
  /** `DELETE /keys/{id}` · admin · user, user_write, session, session_write · plan */
  revokeKey: {
    operationId: 'revokeKey',
    method: 'delete',
    path: '/keys/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `POST /keys/{id}/rotations` · admin · user, user_write, session, session_write · plan */
  rotateKey: {
    operationId: 'rotateKey',
    method: 'post',
    path: '/keys/{id}/rotations',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_rotateKey_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_rotateKey_body,
      fields: [
        { name: 'overlap_seconds', required: true, validate: validators.settings_rotateKey_body_overlap_seconds },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_rotateKey_201, shownOnce: ['secret'] },
    },
  },
  /** `GET /keys/{id}/usage` · admin · user, session */
  getKeyUsage: {
    operationId: 'getKeyUsage',
    method: 'get',
    path: '/keys/{id}/usage',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'session_rate_limited', 'validation_error', 'second_factor_missing'],
    pathParameters: [],
    query: [
      { name: 'by', type: 'string', required: false, lenient: false, validate: validators.settings_getKeyUsage_query_by },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getKeyUsage_200 },
    },
  },
  /** `GET /projects` · session · user, session */
  listProjects: {
    operationId: 'listProjects',
    method: 'get',
    path: '/projects',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'archived', type: 'boolean', required: false, lenient: false, validate: null },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listProjects_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listProjects_200 },
    },
  },
  /** `POST /projects` · admin · user, user_write, session, session_write · plan */
  createProject: {
    operationId: 'createProject',
    method: 'post',
    path: '/projects',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_createProject_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_createProject_body,
      fields: [
        { name: 'name', required: true, validate: validators.settings_createProject_body_name },
        { name: 'description', required: false, validate: validators.settings_createProject_body_description },
        { name: 'private', required: false, validate: validators.settings_createProject_body_private },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_createProject_201 },
    },
  },
  /** `GET /projects/{id}` · admin · user, session */
  getProject: {
    operationId: 'getProject',
    method: 'get',
    path: '/projects/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getProject_200 },
    },
  },
  /** `PATCH /projects/{id}` · admin · user, user_write, session, session_write · locks */
  updateProject: {
    operationId: 'updateProject',
    method: 'patch',
    path: '/projects/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateProject_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateProject_body_name },
        { name: 'description', required: false, validate: validators.settings_updateProject_body_description },
        { name: 'private', required: false, validate: validators.settings_updateProject_body_private },
        { name: 'archived', required: false, validate: validators.settings_updateProject_body_archived },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateProject_200 },
    },
  },
  /** `POST /projects/{id}/columns` · admin · user, user_write, session, session_write · plan */
  createColumn: {
    operationId: 'createColumn',
    method: 'post',
    path: '/projects/{id}/columns',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_createColumn_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_createColumn_body,
      fields: [
        { name: 'name', required: true, validate: validators.settings_createColumn_body_name },
        { name: 'is_done', required: false, validate: validators.settings_createColumn_body_is_done },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_createColumn_201 },
    },
  },
  /** `PUT /projects/{id}/members/{user_id}` · admin · user, user_write, session, session_write · plan */
  setProjectMember: {
    operationId: 'setProjectMember',
    method: 'put',
    path: '/projects/{id}/members/{user_id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_setProjectMember_body,
      fields: [
        { name: 'role', required: true, validate: validators.settings_setProjectMember_body_role },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_setProjectMember_200 },
    },
  },
  /** `DELETE /projects/{id}/members/{user_id}` · admin · user, user_write, session, session_write · plan */
  removeProjectMember: {
    operationId: 'removeProjectMember',
    method: 'delete',
    path: '/projects/{id}/members/{user_id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `PATCH /columns/{id}` · admin · user, user_write, session, session_write · plan */
  updateColumn: {
    operationId: 'updateColumn',
    method: 'patch',
    path: '/columns/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateColumn_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateColumn_body_name },
        { name: 'is_done', required: false, validate: validators.settings_updateColumn_body_is_done },
        { name: 'order', required: false, validate: validators.settings_updateColumn_body_order },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateColumn_200 },
    },
  },
  /** `DELETE /columns/{id}` · admin · user, user_write, session, session_write · locks */
  deleteColumn: {
    operationId: 'deleteColumn',
    method: 'delete',
    path: '/columns/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'column_not_empty', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'move_to', type: 'string', required: false, lenient: false, validate: validators.settings_deleteColumn_query_move_to },
    ],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /webhook-endpoints` · admin · user, session */
  listWebhookEndpoints: {
    operationId: 'listWebhookEndpoints',
    method: 'get',
    path: '/webhook-endpoints',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listWebhookEndpoints_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listWebhookEndpoints_200 },
    },
  },
  /** `POST /webhook-endpoints` · admin · user, user_write, session, session_write · plan */
  createWebhookEndpoint: {
    operationId: 'createWebhookEndpoint',
    method: 'post',
    path: '/webhook-endpoints',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'unsafe_url', 'endpoint_limit', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_createWebhookEndpoint_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_createWebhookEndpoint_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_createWebhookEndpoint_body_name },
        { name: 'url', required: true, validate: validators.settings_createWebhookEndpoint_body_url },
        { name: 'events', required: true, validate: validators.settings_createWebhookEndpoint_body_events },
      ],
      publicUrls: ['url'],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_createWebhookEndpoint_201, shownOnce: ['secret'] },
    },
  },
  /** `GET /webhook-endpoints/{id}` · admin · user, session */
  getWebhookEndpoint: {
    operationId: 'getWebhookEndpoint',
    method: 'get',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getWebhookEndpoint_200 },
    },
  },
  /** `PATCH /webhook-endpoints/{id}` · admin · user, user_write, session, session_write · locks */
  updateWebhookEndpoint: {
    operationId: 'updateWebhookEndpoint',
    method: 'patch',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'unsafe_url', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_updateWebhookEndpoint_body,
      fields: [
        { name: 'name', required: false, validate: validators.settings_updateWebhookEndpoint_body_name },
        { name: 'url', required: false, validate: validators.settings_updateWebhookEndpoint_body_url },
        { name: 'events', required: false, validate: validators.settings_updateWebhookEndpoint_body_events },
        { name: 'disabled', required: false, validate: validators.settings_updateWebhookEndpoint_body_disabled },
        { name: 'waiting', required: false, validate: validators.settings_updateWebhookEndpoint_body_waiting },
      ],
      publicUrls: ['url'],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_updateWebhookEndpoint_200 },
    },
  },
  /** `DELETE /webhook-endpoints/{id}` · admin · user, user_write, session, session_write · locks */
  deleteWebhookEndpoint: {
    operationId: 'deleteWebhookEndpoint',
    method: 'delete',
    path: '/webhook-endpoints/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `POST /webhook-endpoints/{id}/rotations` · admin · user, user_write, session, session_write · plan */
  rotateWebhookSecret: {
    operationId: 'rotateWebhookSecret',
    method: 'post',
    path: '/webhook-endpoints/{id}/rotations',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_rotateWebhookSecret_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_rotateWebhookSecret_201, shownOnce: ['secret'] },
    },
  },
  /** `POST /webhook-endpoints/{id}/test-events` · admin · user, user_write, session, session_write · plan */
  sendTestEvent: {
    operationId: 'sendTestEvent',
    method: 'post',
    path: '/webhook-endpoints/{id}/test-events',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_sendTestEvent_header_Idempotency$2d$Key },
    ],
    body: {
      required: false,
      maxBytes: 65536,
      validate: validators.settings_sendTestEvent_body,
      fields: [
        { name: 'type', required: false, validate: validators.settings_sendTestEvent_body_type },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_sendTestEvent_201 },
    },
  },
  /** `GET /webhook-endpoints/{id}/waiting-deliveries` · admin · session */
  countWaitingDeliveries: {
    operationId: 'countWaitingDeliveries',
    method: 'get',
    path: '/webhook-endpoints/{id}/waiting-deliveries',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_countWaitingDeliveries_200 },
    },
  },
  /** `POST /webhook-endpoints/{id}/recoveries` · admin · user, user_write, session, session_write · locks */
  recoverDeliveries: {
    operationId: 'recoverDeliveries',
    method: 'post',
    path: '/webhook-endpoints/{id}/recoveries',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_recoverDeliveries_body,
      fields: [
        { name: 'since', required: true, validate: validators.settings_recoverDeliveries_body_since },
        { name: 'dry_run', required: false, validate: validators.settings_recoverDeliveries_body_dry_run },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_recoverDeliveries_200 },
    },
  },
  /** `GET /webhook-endpoints/{id}/deliveries` · admin · user, session */
  listDeliveries: {
    operationId: 'listDeliveries',
    method: 'get',
    path: '/webhook-endpoints/{id}/deliveries',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_status },
      { name: 'type', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_type },
      { name: 'id_contains', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_id_contains },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listDeliveries_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listDeliveries_200 },
    },
  },
  /** `GET /deliveries/{id}` · admin · user, session */
  getDelivery: {
    operationId: 'getDelivery',
    method: 'get',
    path: '/deliveries/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getDelivery_200 },
    },
  },
  /** `POST /deliveries/{id}/redeliveries` · admin · user, user_write, session, session_write · plan */
  redeliver: {
    operationId: 'redeliver',
    method: 'post',
    path: '/deliveries/{id}/redeliveries',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.settings_redeliver_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      201: { mediaType: 'application/json', validate: validators.settings_redeliver_201 },
    },
  },
  /** `GET /requests` · admin · user, session */
  listRequests: {
    operationId: 'listRequests',
    method: 'get',
    path: '/requests',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'request_id', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_request_id },
      { name: 'request_id_contains', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_request_id_contains },
      { name: 'key_id', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_key_id },
      { name: 'operation_id', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_operation_id },
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_status },
      { name: 'path', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_path },
      { name: 'code', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_code },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listRequests_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listRequests_200 },
    },
  },
  /** `GET /requests/summary` · admin · user, session */
  summarizeRequests: {
    operationId: 'summarizeRequests',
    method: 'get',
    path: '/requests/summary',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_until },
      { name: 'request_id', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_request_id },
      { name: 'request_id_contains', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_request_id_contains },
      { name: 'key_id', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_key_id },
      { name: 'operation_id', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_operation_id },
      { name: 'status', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_status },
      { name: 'path', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_path },
      { name: 'code', type: 'string', required: false, lenient: false, validate: validators.settings_summarizeRequests_query_code },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_summarizeRequests_200 },
    },
  },
  /** `GET /requests/{id}` · admin · user, session */
  getRequest: {
    operationId: 'getRequest',
    method: 'get',
    path: '/requests/{id}',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_getRequest_200 },
    },
  },
  /** `GET /activity` · admin · user, session */
  listActivity: {
    operationId: 'listActivity',
    method: 'get',
    path: '/activity',
    security: { scheme: 'session', requires: ['admin'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'forbidden', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'type', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_type },
      { name: 'key_id', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_key_id },
      { name: 'actor_id', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_actor_id },
      { name: 'since', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_since },
      { name: 'until', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_until },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listActivity_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listActivity_200 },
    },
  },
  /** `GET /notifications` · session · user, session */
  listNotifications: {
    operationId: 'listNotifications',
    method: 'get',
    path: '/notifications',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'unread', type: 'boolean', required: false, lenient: false, validate: null },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.settings_listNotifications_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.settings_listNotifications_200 },
    },
  },
  /** `POST /notifications/reads` · session · user, user_write, session, session_write · locks */
  readNotifications: {
    operationId: 'readNotifications',
    method: 'post',
    path: '/notifications/reads',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'user_write', 'session', 'session_write'],
    errorCodes: ['bad_request', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.settings_readNotifications_body,
      fields: [
        { name: 'until', required: true, validate: validators.settings_readNotifications_body_until },
      ],
    },
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /changes` · session · user, session */
  streamChanges: {
    operationId: 'streamChanges',
    method: 'get',
    path: '/changes',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'stream_limit', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'text/event-stream', validate: null },
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
