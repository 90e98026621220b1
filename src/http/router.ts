import { OpenAPIBackend, type Document } from 'openapi-backend'
import type { Budget, Operation, Operations } from '../contract/operation.ts'
import type { Authenticator } from './callers/caller.ts'
import type { ContractDocument } from '../contract/document.ts'
import type { AnyReply } from './handler-types.ts'
import { storesReply } from './idempotency/idempotency.ts'
import { type PathMatcher, createPathMatcher } from './path-matcher.ts'
import type { Route, Steps } from './route.ts'

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

/**
 * Creates the routes from openapi-backend's registry of the contract's operations and their handlers.
 * @throws Error if an operation lacks a handler or an authenticator
 */
export async function createRouter(
  api: AnyApi,
  stepsOf: (operation: Operation) => Steps,
): Promise<PathMatcher<Route>> {
  const handlers = api.handlers as Record<string, never>
  const registry = new OpenAPIBackend({
    definition: outlineOf(api),
    handlers,
    quick: true,
    strict: true,
    validate: false,
  })
  await registry.init()
  return createPathMatcher(
    registry.router.getOperations().map(({ operationId }) => routeOf(api, stepsOf, operationId)),
  )
}

/** Returns a document with the operations alone: openapi-backend copies and parses what it is given. */
function outlineOf({ document: { openapi, info }, operations }: AnyApi): Document {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, { path, method }] of Object.entries(operations))
    (paths[path] ??= {})[method] = { operationId, responses: {} }
  return { openapi, info, paths }
}

function routeOf(
  { prefix, operations, handlers, authenticators }: AnyApi,
  stepsOf: (operation: Operation) => Steps,
  operationId = '',
): Route {
  const operation = operations[operationId]
  const handler = handlers[operationId]
  if (!operation || !handler) throw new Error(`no handler for ${operationId}`)
  const { path, method, security, idempotent } = operation
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
    authenticator,
    steps: stepsOf(operation),
    handler: handler as Route['handler'],
  }
}
