// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './work.types.ts'
import * as validators from './validators.js'

export type Schemas = components['schemas']

export type OperationId =
  | 'listProjects'
  | 'createProject'
  | 'getProject'
  | 'createColumn'
  | 'importTasks'
  | 'exportTasks'
  | 'undoImport'
  | 'updateColumn'
  | 'deleteColumn'
  | 'listPeople'
  | 'listCalendar'
  | 'createEvent'
  | 'getEvent'
  | 'updateEvent'
  | 'deleteEvent'
  | 'search'
  | 'streamChanges'
  | 'listTasks'
  | 'createTask'
  | 'getTask'
  | 'updateTask'
  | 'deleteTask'
  | 'changeTasks'
  | 'moveTask'
  | 'listTaskComments'
  | 'createTaskComment'
  | 'updateTaskComment'
  | 'deleteTaskComment'
  | 'listTaskActivity'
export type WebhookType = never

/** Every operation; the types of src/contract/operation.ts say what each fact means. */
export const operations = {
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
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.work_listProjects_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listProjects_200 },
    },
  },
  /** `POST /projects` · admin · user_work, session_work · plan */
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
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_createProject_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.work_createProject_body,
      fields: [
        { name: 'name', required: true, validate: validators.work_createProject_body_name },
        { name: 'description', required: false, validate: validators.work_createProject_body_description },
        { name: 'private', required: false, validate: validators.work_createProject_body_private },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.work_createProject_201 },
    },
  },
  /** `GET /projects/{id}` · session · user, session */
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
      200: { mediaType: 'application/json', validate: validators.work_getProject_200 },
    },
  },
  /** `POST /projects/{id}/columns` · member · user_work, session_work · plan */
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
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_createColumn_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.work_createColumn_body,
      fields: [
        { name: 'name', required: true, validate: validators.work_createColumn_body_name },
        { name: 'is_done', required: false, validate: validators.work_createColumn_body_is_done },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.work_createColumn_201 },
    },
  },
  /** `POST /projects/{id}/imports` · member · user_work, session_work · batches */
  importTasks: {
    operationId: 'importTasks',
    method: 'post',
    path: '/projects/{id}/imports',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'batches',
    sheddable: true,
    inFlight: 'imports',
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'inbox_project', 'validation_error', 'too_many_columns', 'too_many_records', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'dry_run', type: 'boolean', required: false, lenient: false, validate: null },
      { name: 'dates', type: 'string', required: false, lenient: false, validate: validators.work_importTasks_query_dates },
      { name: 'map', type: 'string', required: false, lenient: false, validate: null },
      { name: 'archived', type: 'string', required: false, lenient: false, validate: validators.work_importTasks_query_archived },
    ],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_importTasks_header_Idempotency$2d$Key },
    ],
    body: null,
    textBody: { mediaType: 'text/csv', maxBytes: 10485760 },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_importTasks_200 },
    },
  },
  /** `GET /projects/{id}/tasks.csv` · session · user, session */
  exportTasks: {
    operationId: 'exportTasks',
    method: 'get',
    path: '/projects/{id}/tasks.csv',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    heavy: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'not_found', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'text/csv', validate: null },
    },
  },
  /** `POST /imports/{id}/undo` · member · user_work, session_work · batches */
  undoImport: {
    operationId: 'undoImport',
    method: 'post',
    path: '/imports/{id}/undo',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'batches',
    sheddable: true,
    inFlight: 'imports',
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_undoImport_header_Idempotency$2d$Key },
    ],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_undoImport_200 },
    },
  },
  /** `PATCH /columns/{id}` · member · user_work, session_work · plan */
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
      validate: validators.work_updateColumn_body,
      fields: [
        { name: 'name', required: false, validate: validators.work_updateColumn_body_name },
        { name: 'is_done', required: false, validate: validators.work_updateColumn_body_is_done },
        { name: 'order', required: false, validate: validators.work_updateColumn_body_order },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_updateColumn_200 },
    },
  },
  /** `DELETE /columns/{id}` · member · user_work, session_work · locks */
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
      { name: 'move_to', type: 'string', required: false, lenient: false, validate: validators.work_deleteColumn_query_move_to },
    ],
    headers: [],
    body: null,
    responses: {
      204: { mediaType: null, validate: null },
    },
  },
  /** `GET /people` · session · user, session */
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
      { name: 'project_id', type: 'string', required: false, lenient: false, validate: validators.work_listPeople_query_project_id },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.work_listPeople_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listPeople_200 },
    },
  },
  /** `GET /calendar` · session · user, session */
  listCalendar: {
    operationId: 'listCalendar',
    method: 'get',
    path: '/calendar',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    heavy: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'validation_error', 'invalid_date', 'window_too_large', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'from', type: 'string', required: true, lenient: false, validate: null },
      { name: 'to', type: 'string', required: true, lenient: false, validate: null },
      { name: 'project_id', type: 'string', required: false, lenient: false, validate: null },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listCalendar_200 },
    },
  },
  /** `POST /events` · member · user_work, session_work · plan */
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
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_createEvent_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.work_createEvent_body,
      fields: [
        { name: 'title', required: true, validate: validators.work_createEvent_body_title },
        { name: 'description', required: false, validate: validators.work_createEvent_body_description },
        { name: 'date', required: true, validate: validators.work_createEvent_body_date },
        { name: 'start_time', required: true, validate: validators.work_createEvent_body_start_time },
        { name: 'end_time', required: true, validate: validators.work_createEvent_body_end_time },
        { name: 'repeat', required: true, validate: validators.work_createEvent_body_repeat },
        { name: 'repeat_interval', required: false, validate: validators.work_createEvent_body_repeat_interval },
        { name: 'reminder_at', required: false, validate: validators.work_createEvent_body_reminder_at },
        { name: 'timezone', required: false, validate: validators.work_createEvent_body_timezone },
        { name: 'reminder_minutes_before', required: false, validate: validators.work_createEvent_body_reminder_minutes_before },
        { name: 'location', required: false, validate: validators.work_createEvent_body_location },
        { name: 'meet_link', required: false, validate: validators.work_createEvent_body_meet_link },
        { name: 'color', required: false, validate: validators.work_createEvent_body_color },
        { name: 'order', required: false, validate: validators.work_createEvent_body_order },
        { name: 'project_id', required: false, validate: validators.work_createEvent_body_project_id },
        { name: 'invited_users', required: false, validate: validators.work_createEvent_body_invited_users },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.work_createEvent_201 },
    },
  },
  /** `GET /events/{id}` · session · user, session */
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
      200: { mediaType: 'application/json', validate: validators.work_getEvent_200 },
    },
  },
  /** `PATCH /events/{id}` · member · user_work, session_work · plan */
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
      validate: validators.work_updateEvent_body,
      fields: [
        { name: 'title', required: false, validate: validators.work_updateEvent_body_title },
        { name: 'description', required: false, validate: validators.work_updateEvent_body_description },
        { name: 'date', required: false, validate: validators.work_updateEvent_body_date },
        { name: 'start_time', required: false, validate: validators.work_updateEvent_body_start_time },
        { name: 'end_time', required: false, validate: validators.work_updateEvent_body_end_time },
        { name: 'repeat', required: false, validate: validators.work_updateEvent_body_repeat },
        { name: 'repeat_interval', required: false, validate: validators.work_updateEvent_body_repeat_interval },
        { name: 'reminder_at', required: false, validate: validators.work_updateEvent_body_reminder_at },
        { name: 'timezone', required: false, validate: validators.work_updateEvent_body_timezone },
        { name: 'reminder_minutes_before', required: false, validate: validators.work_updateEvent_body_reminder_minutes_before },
        { name: 'location', required: false, validate: validators.work_updateEvent_body_location },
        { name: 'meet_link', required: false, validate: validators.work_updateEvent_body_meet_link },
        { name: 'color', required: false, validate: validators.work_updateEvent_body_color },
        { name: 'order', required: false, validate: validators.work_updateEvent_body_order },
        { name: 'invited_users', required: false, validate: validators.work_updateEvent_body_invited_users },
        { name: 'version', required: false, validate: validators.work_updateEvent_body_version },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_updateEvent_200 },
    },
  },
  /** `DELETE /events/{id}` · member · user_work, session_work · plan */
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
  /** `GET /search` · session · user, session */
  search: {
    operationId: 'search',
    method: 'get',
    path: '/search',
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
      { name: 'q', type: 'string', required: true, lenient: false, validate: validators.work_search_query_q },
      { name: 'limit', type: 'integer', required: false, lenient: false, validate: validators.work_search_query_limit },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_search_200 },
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
  /** `GET /tasks` · session · user, session */
  listTasks: {
    operationId: 'listTasks',
    method: 'get',
    path: '/tasks',
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
      { name: 'project_id', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_project_id },
      { name: 'card_id', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_card_id },
      { name: 'assignee_id', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_assignee_id },
      { name: 'completed', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_completed },
      { name: 'due', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_due },
      { name: 'q', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_q },
      { name: 'sort', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_sort },
      { name: 'order', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_order },
      { name: 'timezone', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_timezone },
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.work_listTasks_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listTasks_200 },
    },
  },
  /** `POST /tasks` · member · user_work, session_work · plan */
  createTask: {
    operationId: 'createTask',
    method: 'post',
    path: '/tasks',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'no_open_column', 'invalid_assignee', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_createTask_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.work_createTask_body,
      fields: [
        { name: 'title', required: true, validate: validators.work_createTask_body_title },
        { name: 'card_id', required: false, validate: validators.work_createTask_body_card_id },
        { name: 'project_id', required: false, validate: validators.work_createTask_body_project_id },
        { name: 'description', required: false, validate: validators.work_createTask_body_description },
        { name: 'priority', required: false, validate: validators.work_createTask_body_priority },
        { name: 'progress', required: false, validate: validators.work_createTask_body_progress },
        { name: 'end_date', required: false, validate: validators.work_createTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.work_createTask_body_end_time },
        { name: 'user_ids', required: false, validate: validators.work_createTask_body_user_ids },
        { name: 'reminder_date', required: false, validate: validators.work_createTask_body_reminder_date },
        { name: 'recurrence', required: false, validate: validators.work_createTask_body_recurrence },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.work_createTask_201 },
    },
  },
  /** `GET /tasks/{id}` · session · user, session */
  getTask: {
    operationId: 'getTask',
    method: 'get',
    path: '/tasks/{id}',
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
      200: { mediaType: 'application/json', validate: validators.work_getTask_200 },
    },
  },
  /** `PATCH /tasks/{id}` · member · user_work, session_work · plan */
  updateTask: {
    operationId: 'updateTask',
    method: 'patch',
    path: '/tasks/{id}',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'plan',
    sheddable: true,
    idempotent: false,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'changed_by_another', 'validation_error', 'invalid_assignee', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [],
    body: {
      required: true,
      maxBytes: 1048576,
      validate: validators.work_updateTask_body,
      fields: [
        { name: 'title', required: false, validate: validators.work_updateTask_body_title },
        { name: 'description', required: false, validate: validators.work_updateTask_body_description },
        { name: 'priority', required: false, validate: validators.work_updateTask_body_priority },
        { name: 'progress', required: false, validate: validators.work_updateTask_body_progress },
        { name: 'end_date', required: false, validate: validators.work_updateTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.work_updateTask_body_end_time },
        { name: 'user_ids', required: false, validate: validators.work_updateTask_body_user_ids },
        { name: 'reminder_date', required: false, validate: validators.work_updateTask_body_reminder_date },
        { name: 'recurrence', required: false, validate: validators.work_updateTask_body_recurrence },
        { name: 'version', required: false, validate: validators.work_updateTask_body_version },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_updateTask_200 },
    },
  },
  /** `DELETE /tasks/{id}` · member · user_work, session_work · plan */
  deleteTask: {
    operationId: 'deleteTask',
    method: 'delete',
    path: '/tasks/{id}',
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
  /** `POST /tasks/changes` · member · user_work, session_work · locks */
  changeTasks: {
    operationId: 'changeTasks',
    method: 'post',
    path: '/tasks/changes',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_changeTasks_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.work_changeTasks_body,
      fields: [
        { name: 'task_ids', required: true, validate: validators.work_changeTasks_body_task_ids },
        { name: 'change', required: false, validate: validators.work_changeTasks_body_change },
        { name: 'delete', required: false, validate: validators.work_changeTasks_body_delete },
        { name: 'undoable', required: false, validate: validators.work_changeTasks_body_undoable },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_changeTasks_200 },
    },
  },
  /** `POST /tasks/{id}/moves` · member · user_work, session_work · locks */
  moveTask: {
    operationId: 'moveTask',
    method: 'post',
    path: '/tasks/{id}/moves',
    security: { scheme: 'session', requires: ['member'] },
    secondFactor: true,
    sameOrigin: true,
    transaction: 'locks',
    sheddable: true,
    idempotent: true,
    rateLimits: ['user_work', 'session_work'],
    errorCodes: ['bad_request', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'cross_origin', 'session_rate_limited'],
    pathParameters: [],
    query: [],
    headers: [
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_moveTask_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.work_moveTask_body,
      fields: [
        { name: 'card_id', required: true, validate: validators.work_moveTask_body_card_id },
        { name: 'before', required: false, validate: validators.work_moveTask_body_before },
        { name: 'undoable', required: false, validate: validators.work_moveTask_body_undoable },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_moveTask_200 },
    },
  },
  /** `GET /tasks/{id}/comments` · session · user, session */
  listTaskComments: {
    operationId: 'listTaskComments',
    method: 'get',
    path: '/tasks/{id}/comments',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'not_found', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.work_listTaskComments_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listTaskComments_200 },
    },
  },
  /** `POST /tasks/{id}/comments` · member · user_work, session_work · plan */
  createTaskComment: {
    operationId: 'createTaskComment',
    method: 'post',
    path: '/tasks/{id}/comments',
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
      { name: 'Idempotency-Key', type: 'string', required: false, lenient: false, validate: validators.work_createTaskComment_header_Idempotency$2d$Key },
    ],
    body: {
      required: true,
      maxBytes: 65536,
      validate: validators.work_createTaskComment_body,
      fields: [
        { name: 'body', required: true, validate: validators.work_createTaskComment_body_body },
        { name: 'parent_id', required: false, validate: validators.work_createTaskComment_body_parent_id },
      ],
    },
    responses: {
      201: { mediaType: 'application/json', validate: validators.work_createTaskComment_201 },
    },
  },
  /** `PATCH /tasks/{id}/comments/{comment_id}` · member · user_work, session_work · plan */
  updateTaskComment: {
    operationId: 'updateTaskComment',
    method: 'patch',
    path: '/tasks/{id}/comments/{comment_id}',
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
      validate: validators.work_updateTaskComment_body,
      fields: [
        { name: 'body', required: true, validate: validators.work_updateTaskComment_body_body },
      ],
    },
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_updateTaskComment_200 },
    },
  },
  /** `DELETE /tasks/{id}/comments/{comment_id}` · member · user_work, session_work · plan */
  deleteTaskComment: {
    operationId: 'deleteTaskComment',
    method: 'delete',
    path: '/tasks/{id}/comments/{comment_id}',
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
  /** `GET /tasks/{id}/activity` · session · user, session */
  listTaskActivity: {
    operationId: 'listTaskActivity',
    method: 'get',
    path: '/tasks/{id}/activity',
    security: { scheme: 'session', requires: [] },
    secondFactor: true,
    sameOrigin: false,
    transaction: null,
    sheddable: true,
    idempotent: false,
    rateLimits: ['user', 'session'],
    errorCodes: ['bad_request', 'not_found', 'validation_error', 'anonymous_rate_limited', 'internal_error', 'service_unavailable', 'session_required', 'second_factor_missing', 'session_rate_limited'],
    pathParameters: [],
    query: [
      { name: 'limit', type: 'integer', required: false, lenient: true, validate: null },
      { name: 'cursor', type: 'string', required: false, lenient: false, validate: validators.work_listTaskActivity_query_cursor },
    ],
    headers: [],
    body: null,
    responses: {
      200: { mediaType: 'application/json', validate: validators.work_listTaskActivity_200 },
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
