import { OpenAPIBackend, type Document } from 'openapi-backend'
import type { Budget, Operation, Operations } from '../contract/operation.ts'
import type { Authenticator } from './caller.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { AnyReply } from './handler-types.ts'
import { eventStream } from './event-stream.ts'
import { storesReply } from './idempotency.ts'
import { type PathMatcher, createPathMatcher } from './path-matcher.ts'

/** Any API that the pipeline can serve. */
export interface AnyApi {
  /** The path under which the API is mounted. */
  prefix: string
  document: ContractDocument
  operations: Operations
  handlers: Readonly<Record<string, Handler>>
  /** Authenticators by security scheme; `none` for operations that anyone may call. */
  authenticators: Readonly<Record<string, Authenticator>>
  /** Rules for a request that matches no operation: budgets, and whether a page of another site may send it. */
  unmatched: { scheme: string; rateLimits: readonly Budget[]; sameOrigin?: boolean }
}

/** A handler of any operation. The types of `Handlers` have checked its input and context. */
type Handler = (input: never, context: never) => Promise<AnyReply>

/** An operation with its handler and authenticator. */
export interface Route {
  path: string
  method: string
  /** Path with the API's prefix. */
  template: string
  operation: Operation
  /** Required scopes or roles. */
  requires: readonly string[]
  /** Whether the operation may respond with a stream of events. */
  streams: boolean
  authenticator: Authenticator
  handler: (input: object, context: unknown) => Promise<AnyReply>
}

/**
 * Creates the routes from openapi-backend's registry of the contract's operations and their handlers.
 * @throws Error if an operation lacks a handler or an authenticator
 */
export async function createRouter(api: AnyApi): Promise<PathMatcher<Route>> {
  const handlers = api.handlers as Record<string, never>
  const registry = new OpenAPIBackend({
    definition: api.document as Document,
    handlers,
    quick: true,
    strict: true,
    validate: false,
  })
  await registry.init()
  return createPathMatcher(
    registry.router.getOperations().map(({ operationId }) => routeOf(api, operationId)),
  )
}

function routeOf({ prefix, operations, handlers, authenticators }: AnyApi, operationId = ''): Route {
  const operation = operations[operationId]
  const handler = handlers[operationId]
  if (!operation || !handler) throw new Error(`no handler for ${operationId}`)
  const { path, method, security, idempotent, responses } = operation
  const scheme = security?.scheme ?? 'none'
  const authenticator = authenticators[scheme]
  if (!authenticator) throw new Error(`there is no authenticator for the scheme ${scheme}`)
  if (idempotent && !(storesReply(operation) && authenticator.honorsIdempotency))
    throw new Error(
      `${operationId} honors Idempotency-Key, but has no caller or no transaction to keep it in`,
    )
  return {
    path,
    method,
    template: prefix + path,
    operation,
    requires: security?.requires ?? [],
    streams: Object.values(responses).some(({ mediaType }) => mediaType === eventStream),
    authenticator,
    handler: handler as Route['handler'],
  }
}
