// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './work.types.ts'
import * as validators from './work.validators.js'

export type Schemas = components['schemas']

export type OperationId =
  | 'listProjects'
  | 'getProject'
  | 'createColumn'
  | 'updateColumn'
  | 'deleteColumn'
  | 'listPeople'
  | 'createEvent'
  | 'getEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'streamChanges'
export type WebhookType = never

/** Every operation; the types of src/contract/operation.ts say what each fact means. */
export const operations = {
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
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listProjects_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listProjects_200 },
    },
  },
  getProject: {
    operationId: 'getProject',
    method: 'get',
    path: '/projects/{id}',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getProject_200 },
    },
  },
  createColumn: {
    operationId: 'createColumn',
    method: 'post',
    path: '/projects/{id}/columns',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.createColumn_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.createColumn_body,
      fields: [
        { name: 'name', required: true, validate: validators.createColumn_body_name },
        { name: 'is_done', required: false, validate: validators.createColumn_body_is_done },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.createColumn_201 },
    },
  },
  updateColumn: {
    operationId: 'updateColumn',
    method: 'patch',
    path: '/columns/{id}',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.updateColumn_body,
      fields: [
        { name: 'name', required: false, validate: validators.updateColumn_body_name },
        { name: 'is_done', required: false, validate: validators.updateColumn_body_is_done },
        { name: 'order', required: false, validate: validators.updateColumn_body_order },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.updateColumn_200 },
    },
  },
  deleteColumn: {
    operationId: 'deleteColumn',
    method: 'delete',
    path: '/columns/{id}',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'column_not_empty', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'move_to', type: 'string', required: false, lenient: false, validate: validators.deleteColumn_query_move_to },
    ],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  listPeople: {
    operationId: 'listPeople',
    method: 'get',
    path: '/people',
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
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.listPeople_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.listPeople_200 },
    },
  },
  createEvent: {
    operationId: 'createEvent',
    method: 'post',
    path: '/events',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.createEvent_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.createEvent_body,
      fields: [
        { name: 'title', required: true, validate: validators.createEvent_body_title },
        { name: 'description', required: false, validate: validators.createEvent_body_description },
        { name: 'date', required: true, validate: validators.createEvent_body_date },
        { name: 'start_time', required: true, validate: validators.createEvent_body_start_time },
        { name: 'end_time', required: true, validate: validators.createEvent_body_end_time },
        { name: 'repeat', required: true, validate: validators.createEvent_body_repeat },
        { name: 'repeat_interval', required: false, validate: validators.createEvent_body_repeat_interval },
        { name: 'reminder_at', required: false, validate: validators.createEvent_body_reminder_at },
        { name: 'timezone', required: false, validate: validators.createEvent_body_timezone },
        { name: 'reminder_minutes_before', required: false, validate: validators.createEvent_body_reminder_minutes_before },
        { name: 'location', required: false, validate: validators.createEvent_body_location },
        { name: 'meet_link', required: false, validate: validators.createEvent_body_meet_link },
        { name: 'color', required: false, validate: validators.createEvent_body_color },
        { name: 'order', required: false, validate: validators.createEvent_body_order },
        { name: 'project_id', required: false, validate: validators.createEvent_body_project_id },
        { name: 'invited_users', required: false, validate: validators.createEvent_body_invited_users },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.createEvent_201 },
    },
  },
  getEvent: {
    operationId: 'getEvent',
    method: 'get',
    path: '/events/{id}',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.getEvent_200 },
    },
  },
  updateEvent: {
    operationId: 'updateEvent',
    method: 'patch',
    path: '/events/{id}',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited', 'changed_by_another'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.updateEvent_body,
      fields: [
        { name: 'title', required: false, validate: validators.updateEvent_body_title },
        { name: 'description', required: false, validate: validators.updateEvent_body_description },
        { name: 'date', required: false, validate: validators.updateEvent_body_date },
        { name: 'start_time', required: false, validate: validators.updateEvent_body_start_time },
        { name: 'end_time', required: false, validate: validators.updateEvent_body_end_time },
        { name: 'repeat', required: false, validate: validators.updateEvent_body_repeat },
        { name: 'repeat_interval', required: false, validate: validators.updateEvent_body_repeat_interval },
        { name: 'reminder_at', required: false, validate: validators.updateEvent_body_reminder_at },
        { name: 'timezone', required: false, validate: validators.updateEvent_body_timezone },
        { name: 'reminder_minutes_before', required: false, validate: validators.updateEvent_body_reminder_minutes_before },
        { name: 'location', required: false, validate: validators.updateEvent_body_location },
        { name: 'meet_link', required: false, validate: validators.updateEvent_body_meet_link },
        { name: 'color', required: false, validate: validators.updateEvent_body_color },
        { name: 'order', required: false, validate: validators.updateEvent_body_order },
        { name: 'invited_users', required: false, validate: validators.updateEvent_body_invited_users },
        { name: 'version', required: false, validate: validators.updateEvent_body_version },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.updateEvent_200 },
    },
  },
  deleteEvent: {
    operationId: 'deleteEvent',
    method: 'delete',
    path: '/events/{id}',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'unsupported_media_type', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
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
