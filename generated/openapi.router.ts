// Written by `npm run codegen` from spec/openapi.yaml. Do not edit: change the contract and run it again.
import { OpenAPIBackend } from 'openapi-backend'
import type { operations as Contract, components } from './openapi.types.ts'
import * as validators from './openapi.validators.js'
import type { Validator } from './openapi.validators.js'

export type { Validator }
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
type WriteOperationId =
  | 'createTask'
  | 'updateTask'
  | 'createTaskComment'
  | 'createEvent'
export type WebhookType =
  | 'task.created'
  | 'task.updated'
  | 'task.completed'
  | 'task.deleted'
  | 'comment.created'
  | 'event.created'
  | 'project.created'
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
export type ErrorType =
  | 'invalid_request_error'
  | 'authentication_error'
  | 'permission_error'
  | 'idempotency_error'
  | 'rate_limit_error'
  | 'api_error'

/** Status and type of every error code, from the contract's `x-error-catalog`. */
export const errorCatalog: Record<ErrorCode, { status: number; type: ErrorType }> = {
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
}

type Json<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : never
type SuccessStatus = 200 | 201 | 202 | 204

/** What a handler gets: everything the contract documents for the request, validated. */
export interface Input<Id extends OperationId> {
  path: Contract[Id]['parameters']['path'] extends infer Path extends object ? Path : Record<never, never>
  query: NonNullable<Contract[Id]['parameters']['query']>
  body: Json<Contract[Id]['requestBody']>
}

/** What a handler answers: one of the operation's documented successes. */
export type Reply<Id extends OperationId> = {
  [Status in keyof Contract[Id]['responses'] & SuccessStatus]: {
    status: Status
    body: Json<Contract[Id]['responses'][Status]>
  }
}[keyof Contract[Id]['responses'] & SuccessStatus]

/** One function per operationId; an operation without one does not compile. */
export type Handlers<ReadContext, WriteContext> = {
  [Id in OperationId]: (
    input: Input<Id>,
    context: Id extends WriteOperationId ? WriteContext : ReadContext,
  ) => Promise<Reply<Id>>
}

export type Budget = 'key' | 'write' | 'workspace'
export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

export interface Operation<Id extends OperationId = OperationId> {
  operationId: Id
  method: Method
  path: string
  /** The scope that a key needs; null: any valid key. */
  scope: Scope | null
  write: boolean
  /** The operation honors `Idempotency-Key`. */
  idempotent: boolean
  /** The budgets it spends, in order; the last one sets the response's headers. */
  rateLimits: readonly Budget[]
  errorCodes: readonly ErrorCode[]
  /** `validate: null`: any string will do. */
  query: readonly { name: string; validate: Validator | null }[]
  headers: readonly { name: string; validate: Validator | null }[]
  /** `fields` in the contract's order, for naming the first one that fails. */
  body: { validate: Validator; fields: readonly { name: string; required: boolean; validate: Validator }[] } | null
  /** Validators of the documented successes, by status. */
  responses: Readonly<Record<number, Validator>>
}

export const operations: { readonly [Id in OperationId]: Operation<Id> } = {
  getMe: {
    operationId: 'getMe',
    method: 'get',
    path: '/me',
    scope: null,
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.getMe_200 },
  },
  listProjects: {
    operationId: 'listProjects',
    method: 'get',
    path: '/projects',
    scope: 'read:projects',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listProjects_query_cursor }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listProjects_200 },
  },
  getProject: {
    operationId: 'getProject',
    method: 'get',
    path: '/projects/{id}',
    scope: 'read:projects',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.getProject_200 },
  },
  listProjectCards: {
    operationId: 'listProjectCards',
    method: 'get',
    path: '/projects/{id}/cards',
    scope: 'read:projects',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listProjectCards_query_cursor }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listProjectCards_200 },
  },
  listMembers: {
    operationId: 'listMembers',
    method: 'get',
    path: '/members',
    scope: 'read:members',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listMembers_query_cursor }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listMembers_200 },
  },
  listTasks: {
    operationId: 'listTasks',
    method: 'get',
    path: '/tasks',
    scope: 'read:tasks',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listTasks_query_cursor }, { name: 'project_id', validate: null }, { name: 'card_id', validate: null }, { name: 'completed', validate: null }, { name: 'due_before', validate: null }, { name: 'due_after', validate: null }, { name: 'updated_since', validate: null }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listTasks_200 },
  },
  createTask: {
    operationId: 'createTask',
    method: 'post',
    path: '/tasks',
    scope: 'write:tasks',
    write: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'no_open_column', 'inbox_project', 'invalid_assignee', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'Idempotency-Key', validate: validators.createTask_header_Idempotency_Key }, { name: 'X-Request-Id', validate: null }],
    body: {
      validate: validators.createTask_body,
      fields: [
        { name: 'title_text', required: true, validate: validators.createTask_body_title_text },
        { name: 'card_id', required: false, validate: validators.createTask_body_card_id },
        { name: 'project_id', required: false, validate: validators.createTask_body_project_id },
        { name: 'description', required: false, validate: validators.createTask_body_description },
        { name: 'priority', required: false, validate: validators.createTask_body_priority },
        { name: 'progress', required: false, validate: validators.createTask_body_progress },
        { name: 'end_date', required: false, validate: validators.createTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.createTask_body_end_time },
        { name: 'user_ids', required: false, validate: validators.createTask_body_user_ids },
      ],
    },
    responses: { 201: validators.createTask_201 },
  },
  getTask: {
    operationId: 'getTask',
    method: 'get',
    path: '/tasks/{id}',
    scope: 'read:tasks',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.getTask_200 },
  },
  updateTask: {
    operationId: 'updateTask',
    method: 'patch',
    path: '/tasks/{id}',
    scope: 'write:tasks',
    write: true,
    idempotent: false,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: {
      validate: validators.updateTask_body,
      fields: [
        { name: 'title_text', required: false, validate: validators.updateTask_body_title_text },
        { name: 'description', required: false, validate: validators.updateTask_body_description },
        { name: 'priority', required: false, validate: validators.updateTask_body_priority },
        { name: 'progress', required: false, validate: validators.updateTask_body_progress },
        { name: 'end_date', required: false, validate: validators.updateTask_body_end_date },
        { name: 'end_time', required: false, validate: validators.updateTask_body_end_time },
        { name: 'reminder_date', required: false, validate: validators.updateTask_body_reminder_date },
      ],
    },
    responses: { 200: validators.updateTask_200 },
  },
  listTaskComments: {
    operationId: 'listTaskComments',
    method: 'get',
    path: '/tasks/{id}/comments',
    scope: 'read:tasks',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'not_found', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listTaskComments_query_cursor }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listTaskComments_200 },
  },
  createTaskComment: {
    operationId: 'createTaskComment',
    method: 'post',
    path: '/tasks/{id}/comments',
    scope: 'write:comments',
    write: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'not_found', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'Idempotency-Key', validate: validators.createTaskComment_header_Idempotency_Key }, { name: 'X-Request-Id', validate: null }],
    body: {
      validate: validators.createTaskComment_body,
      fields: [
        { name: 'body', required: true, validate: validators.createTaskComment_body_body },
        { name: 'mention_user_ids', required: false, validate: validators.createTaskComment_body_mention_user_ids },
      ],
    },
    responses: { 201: validators.createTaskComment_201 },
  },
  listEvents: {
    operationId: 'listEvents',
    method: 'get',
    path: '/events',
    scope: 'read:events',
    write: false,
    idempotent: false,
    rateLimits: ['key', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'validation_error', 'invalid_date', 'window_too_large', 'key_rate_limited', 'workspace_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [{ name: 'limit', validate: null }, { name: 'cursor', validate: validators.listEvents_query_cursor }, { name: 'from', validate: null }, { name: 'to', validate: null }],
    headers: [{ name: 'X-Request-Id', validate: null }],
    body: null,
    responses: { 200: validators.listEvents_200 },
  },
  createEvent: {
    operationId: 'createEvent',
    method: 'post',
    path: '/events',
    scope: 'write:events',
    write: true,
    idempotent: true,
    rateLimits: ['key', 'write', 'workspace'],
    errorCodes: ['bad_request', 'api_key_required', 'api_key_disabled', 'scope_required', 'forbidden', 'idempotency_key_reuse', 'idempotency_key_in_use', 'payload_too_large', 'unsupported_media_type', 'validation_error', 'key_rate_limited', 'workspace_rate_limited', 'write_rate_limited', 'anonymous_rate_limited', 'internal_error', 'service_unavailable'],
    query: [],
    headers: [{ name: 'Idempotency-Key', validate: validators.createEvent_header_Idempotency_Key }, { name: 'X-Request-Id', validate: null }],
    body: {
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
    responses: { 201: validators.createEvent_201 },
  },
}

/** Validators of the outgoing events, by type. */
export const webhookValidators: Record<WebhookType, Validator> = {
  'task.created': validators.webhook_task_created,
  'task.updated': validators.webhook_task_updated,
  'task.completed': validators.webhook_task_completed,
  'task.deleted': validators.webhook_task_deleted,
  'comment.created': validators.webhook_comment_created,
  'event.created': validators.webhook_event_created,
  'project.created': validators.webhook_project_created,
}

type Methods = Partial<Record<Method, Operation>>
interface Match {
  methods: Methods
  params: Record<string, string>
}

const staticPaths = new Map<string, Methods>([
  ['/me', { get: operations.getMe }],
  ['/projects', { get: operations.listProjects }],
  ['/members', { get: operations.listMembers }],
  ['/tasks', { get: operations.listTasks, post: operations.createTask }],
  ['/events', { get: operations.listEvents, post: operations.createEvent }],
])

/** Path templates as their segments; null stands for a parameter. */
const templates: readonly { segments: readonly (string | null)[]; names: readonly string[]; methods: Methods }[] = [
  { segments: ['projects', null], names: ['id'], methods: { get: operations.getProject } },
  { segments: ['projects', null, 'cards'], names: ['id'], methods: { get: operations.listProjectCards } },
  { segments: ['tasks', null], names: ['id'], methods: { get: operations.getTask, patch: operations.updateTask } },
  { segments: ['tasks', null, 'comments'], names: ['id'], methods: { get: operations.listTaskComments, post: operations.createTaskComment } },
]

/** Finds the path's template, exactly: case, trailing slash and encoding count. Undefined: 404. */
function matchPath(path: string): Match | undefined {
  const methods = staticPaths.get(path)
  if (methods) return { methods, params: {} }
  const segments = path.slice(1).split('/')
  const template = templates.find(
    (candidate) =>
      candidate.segments.length === segments.length &&
      candidate.segments.every((segment, i) => (segment === null ? segments[i] !== '' : segment === segments[i])),
  )
  if (!template) return undefined
  const values = segments.filter((_, i) => template.segments[i] === null)
  try {
    return {
      methods: template.methods,
      params: Object.fromEntries(template.names.map((name, i) => [name, decodeURIComponent(values[i] ?? '')])),
    }
  } catch {
    return undefined // a malformed % escape names nothing
  }
}

export interface Exchange {
  method: string
  path: string
}

/** What the router calls; the order is: match, authenticate, execute. */
export interface RouterHooks<E extends Exchange, Caller, ReadContext, WriteContext> {
  handlers: Handlers<ReadContext, WriteContext>
  /** Finds the caller or throws. */
  authenticate(exchange: E): Promise<Caller>
  execute<Id extends OperationId>(
    operation: Operation<Id>,
    handler: Handlers<ReadContext, WriteContext>[Id],
    params: Record<string, string>,
    caller: Caller,
    exchange: E,
  ): Promise<void>
  notFound(exchange: E): Promise<void>
  methodNotAllowed(exchange: E, allowed: Method[]): Promise<void>
}

/**
 * The dispatcher: openapi-backend, with the generated matcher in place of its per-request work. Handlers are
 * registered by operationId; it refuses to be built when one is missing or unknown.
 */
export async function createRouter<E extends Exchange, Caller, ReadContext, WriteContext>(
  hooks: RouterHooks<E, Caller, ReadContext, WriteContext>,
): Promise<{ dispatch: (exchange: E) => Promise<void>; registered: () => string[] }> {
  const api = new OpenAPIBackend({ definition: definition(), quick: true, strict: true, validate: false })
  await api.init()
  api.router.parseRequest = (request) => request as never
  api.router.matchOperation = (({ method, match }: Matched<E>) => {
    if (!match) throw new Error('404-notFound')
    const operation = match.methods[(method === 'head' ? 'get' : method) as Method]
    if (!operation) throw new Error('405-methodNotAllowed')
    return backendOperations[operation.operationId]
  }) as never
  for (const [id, handler] of Object.entries(hooks.handlers)) {
    const operation = operations[id as OperationId]
    api.register(id, (context: { security: { apiKey: Caller } }, { match, exchange }: Matched<E>) =>
      hooks.execute(operation, handler as never, match?.params ?? {}, context.security.apiKey, exchange),
    )
  }
  const missing = Object.keys(operations).filter((id) => !api.handlers[id])
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
  api.registerSecurityHandler('apiKey', (_context: unknown, { exchange }: Matched<E>) =>
    hooks.authenticate(exchange),
  )
  api.register({
    notFound: (_context: unknown, { exchange }: Matched<E>) => hooks.notFound(exchange),
    methodNotAllowed: (_context: unknown, { match, exchange }: Matched<E>) =>
      hooks.methodNotAllowed(exchange, Object.keys(match?.methods ?? {}) as Method[]),
    // What the security handler threw is kept here instead of being thrown.
    unauthorizedHandler: ({ security }: { security?: { apiKey?: { error?: unknown } } }) => {
      throw security?.apiKey?.error
    },
  })
  return {
    dispatch(exchange) {
      const method = exchange.method.toLowerCase()
      const matched: Matched<E> = { method, match: matchPath(exchange.path), exchange }
      return api.handleRequest(matched as never, matched) as Promise<void>
    },
    registered: () => Object.keys(operations).filter((id) => api.handlers[id]),
  }
}

/** What openapi-backend takes for the request. */
interface Matched<E> {
  method: string
  match: Match | undefined
  exchange: E
}

/** An operation as openapi-backend wants it: who it is, and that a key is needed. */
const backendOperations = Object.fromEntries(
  Object.values(operations).map(({ operationId, path, method, scope }) => [
    operationId,
    { operationId, path, method, security: [{ apiKey: scope ? [scope] : [] }], responses: {} },
  ]),
) as Record<OperationId, object>

/** The least document that openapi-backend needs to accept registrations. */
function definition(): never {
  const paths: Record<string, Record<string, object>> = {}
  for (const { operationId, path, method } of Object.values(operations)) {
    paths[path] = { ...paths[path], [method]: backendOperations[operationId] }
  }
  const securitySchemes = { apiKey: { type: 'http', scheme: 'bearer' } }
  return { openapi: '3.1.0', info: { title: '', version: '1' }, paths, components: { securitySchemes } } as never
}
