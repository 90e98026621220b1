// Written by `npm run codegen` from spec/work.yaml. Do not edit: change the contract and run it again.
import type { components, operations as Types } from './work.types.ts'
import * as validators from './work.validators.js'

export type Schemas = components['schemas']

export type OperationId =
  | 'listProjects'
  | 'getProject'
  | 'listPeople'
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
} as const

/** The contract, for the types that are generic over one. */
export interface Contract {
  types: Types
  operations: typeof operations
}

/** Validators of the outgoing events, by type. */
export const webhookValidators: Readonly<Record<WebhookType, (typeof validators)[keyof typeof validators]>> = {
}
