// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './openapi.types.ts'
import * as validators from './validators.js'

export type Schemas = components['schemas']
export type Scope = Schemas['Scope']
export const scopes = ['read:projects', 'read:tasks', 'read:events', 'read:members', 'write:tasks', 'write:events', 'write:comments'] as const satisfies readonly Scope[]

export type OperationId =
  | 'getMe'
  | 'listProjects'
  | 'getProject'
  | 'listProjectCards'
  | 'listMembers'
  | 'listTasks'
  | 'createTask'
  | 'getTask'
  | 'updateTask'
  | 'listTaskComments'
  | 'createTaskComment'
  | 'listEvents'
  | 'createEvent'
export type WebhookType =
  | 'task.created'
  | 'task.updated'
  | 'task.completed'
  | 'task.deleted'
  | 'comment.created'
  | 'event.created'
  | 'project.created'

/** Every operation; the types of src/contract/operation.ts say what each fact means. */
export const operations = {
  /** `GET /me` · apiKey · key, workspace */
  getMe: {
    operationId: 'getMe',
    method: 'get',
    path: '/me',
    security: { scheme: 'apiKey', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'workspace_moved', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_getMe_200 },
    },
  },
  /** `GET /projects` · read:projects · key, workspace */
  listProjects: {
    operationId: 'listProjects',
    method: 'get',
    path: '/projects',
    security: { scheme: 'apiKey', requires: ['read:projects'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listProjects_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listProjects_200 },
    },
  },
  /** `GET /projects/{id}` · read:projects · key, workspace */
  getProject: {
    operationId: 'getProject',
    method: 'get',
    path: '/projects/{id}',
    security: { scheme: 'apiKey', requires: ['read:projects'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'workspace_moved', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_getProject_200 },
    },
  },
  /** `GET /projects/{id}/cards` · read:projects · key, workspace */
  listProjectCards: {
    operationId: 'listProjectCards',
    method: 'get',
    path: '/projects/{id}/cards',
    security: { scheme: 'apiKey', requires: ['read:projects'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listProjectCards_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listProjectCards_200 },
    },
  },
  /** `GET /members` · read:members · key, workspace */
  listMembers: {
    operationId: 'listMembers',
    method: 'get',
    path: '/members',
    security: { scheme: 'apiKey', requires: ['read:members'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listMembers_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listMembers_200 },
    },
  },
  /** `GET /tasks` · read:tasks · key, workspace */
  listTasks: {
    operationId: 'listTasks',
    method: 'get',
    path: '/tasks',
    security: { scheme: 'apiKey', requires: ['read:tasks'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listTasks_query_cursor },
      { name: 'project_id', type: 'string', required: false, lenient: false, validate: null },
      { name: 'card_id', type: 'string', required: false, lenient: false, validate: null },
      { name: 'completed', type: 'string', required: false, lenient: true, validate: null },
      { name: 'due_before', type: 'string', required: false, lenient: true, validate: null },
      { name: 'due_after', type: 'string', required: false, lenient: true, validate: null },
      { name: 'updated_since', type: 'string', required: false, lenient: true, validate: null },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listTasks_200 },
    },
  },
  /** `POST /tasks` · write:tasks · key, write, workspace · plan */
  createTask: {
    operationId: 'createTask',
    method: 'post',
    path: '/tasks',
    security: { scheme: 'apiKey', requires: ['write:tasks'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'workspace_moved', 'validation_error', 'no_open_column', 'inbox_project', 'invalid_assignee', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.openapi_createTask_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.openapi_createTask_body,
      fields: [
        { name: 'title_text', required: true, validate: validators.openapi_createTask_body_title_text },
        { name: 'card_id', required: false, validate: validators.openapi_createTask_body_card_id },
        { name: 'project_id', required: false, validate: validators.openapi_createTask_body_project_id },
        { name: 'description', required: false, validate: validators.openapi_createTask_body_description },
        { name: 'priority', required: false, validate: validators.openapi_createTask_body_priority },
        { name: 'progress', required: false, validate: validators.openapi_createTask_body_progress },
        { name: 'end_date', required: false, validate: validators.openapi_createTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.openapi_createTask_body_end_time },
        { name: 'user_ids', required: false, validate: validators.openapi_createTask_body_user_ids },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.openapi_createTask_201 },
    },
  },
  /** `GET /tasks/{id}` · read:tasks · key, workspace */
  getTask: {
    operationId: 'getTask',
    method: 'get',
    path: '/tasks/{id}',
    security: { scheme: 'apiKey', requires: ['read:tasks'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'workspace_moved', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_getTask_200 },
    },
  },
  /** `PATCH /tasks/{id}` · write:tasks · key, write, workspace · plan */
  updateTask: {
    operationId: 'updateTask',
    method: 'patch',
    path: '/tasks/{id}',
    security: { scheme: 'apiKey', requires: ['write:tasks'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.openapi_updateTask_body,
      fields: [
        { name: 'title_text', required: false, validate: validators.openapi_updateTask_body_title_text },
        { name: 'description', required: false, validate: validators.openapi_updateTask_body_description },
        { name: 'priority', required: false, validate: validators.openapi_updateTask_body_priority },
        { name: 'progress', required: false, validate: validators.openapi_updateTask_body_progress },
        { name: 'end_date', required: false, validate: validators.openapi_updateTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.openapi_updateTask_body_end_time },
        { name: 'reminder_date', required: false, validate: validators.openapi_updateTask_body_reminder_date },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_updateTask_200 },
    },
  },
  /** `GET /tasks/{id}/comments` · read:tasks · key, workspace */
  listTaskComments: {
    operationId: 'listTaskComments',
    method: 'get',
    path: '/tasks/{id}/comments',
    security: { scheme: 'apiKey', requires: ['read:tasks'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listTaskComments_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listTaskComments_200 },
    },
  },
  /** `POST /tasks/{id}/comments` · write:comments · key, write, workspace · plan */
  createTaskComment: {
    operationId: 'createTaskComment',
    method: 'post',
    path: '/tasks/{id}/comments',
    security: { scheme: 'apiKey', requires: ['write:comments'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.openapi_createTaskComment_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.openapi_createTaskComment_body,
      fields: [
        { name: 'body', required: true, validate: validators.openapi_createTaskComment_body_body },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.openapi_createTaskComment_201 },
    },
  },
  /** `GET /events` · read:events · key, workspace */
  listEvents: {
    operationId: 'listEvents',
    method: 'get',
    path: '/events',
    security: { scheme: 'apiKey', requires: ['read:events'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'workspace_moved', 'validation_error', 'invalid_date', 'window_too_large', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.openapi_listEvents_query_cursor },
      { name: 'from', type: 'string', required: false, lenient: false, validate: null },
      { name: 'to', type: 'string', required: false, lenient: false, validate: null },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.openapi_listEvents_200 },
    },
  },
  /** `POST /events` · write:events · key, write, workspace · plan */
  createEvent: {
    operationId: 'createEvent',
    method: 'post',
    path: '/events',
    security: { scheme: 'apiKey', requires: ['write:events'] },
    secondFactor: true,
    sameOrigin: false,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'workspace_moved', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.openapi_createEvent_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.openapi_createEvent_body,
      fields: [
        { name: 'title', required: true, validate: validators.openapi_createEvent_body_title },
        { name: 'description', required: false, validate: validators.openapi_createEvent_body_description },
        { name: 'date', required: true, validate: validators.openapi_createEvent_body_date },
        { name: 'start_time', required: true, validate: validators.openapi_createEvent_body_start_time },
        { name: 'end_time', required: true, validate: validators.openapi_createEvent_body_end_time },
        { name: 'repeat', required: true, validate: validators.openapi_createEvent_body_repeat },
        { name: 'repeat_interval', required: false, validate: validators.openapi_createEvent_body_repeat_interval },
        { name: 'reminder_at', required: false, validate: validators.openapi_createEvent_body_reminder_at },
        { name: 'timezone', required: false, validate: validators.openapi_createEvent_body_timezone },
        { name: 'reminder_minutes_before', required: false, validate: validators.openapi_createEvent_body_reminder_minutes_before },
        { name: 'location', required: false, validate: validators.openapi_createEvent_body_location },
        { name: 'meet_link', required: false, validate: validators.openapi_createEvent_body_meet_link },
        { name: 'color', required: false, validate: validators.openapi_createEvent_body_color },
        { name: 'order', required: false, validate: validators.openapi_createEvent_body_order },
        { name: 'project_id', required: false, validate: validators.openapi_createEvent_body_project_id },
        { name: 'invited_users', required: false, validate: validators.openapi_createEvent_body_invited_users },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.openapi_createEvent_201 },
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
  'task.created': validators.openapi_webhook_task$2e$created,
  'task.updated': validators.openapi_webhook_task$2e$updated,
  'task.completed': validators.openapi_webhook_task$2e$completed,
  'task.deleted': validators.openapi_webhook_task$2e$deleted,
  'comment.created': validators.openapi_webhook_comment$2e$created,
  'event.created': validators.openapi_webhook_event$2e$created,
  'project.created': validators.openapi_webhook_project$2e$created,
}
