import { readFileSync } from 'node:fs'
import { OpenAPIBackend, type Document } from 'openapi-backend'
import type { Authenticator } from './authenticate.ts'
import type { AnyReply, Budget, Operation, Operations } from './contract.ts'
import { eventStream } from './event-stream.ts'
import { createPathMatcher, type PathMatcher } from './path-matcher.ts'

/** Any API, as the pipeline serves it. */
export interface AnyApi {
  /** The path under which it is mounted. */
  prefix: string
  /** The contract itself. */
  document: Document
  operations: Operations
  handlers: Readonly<Record<string, Handler>>
  /** By security scheme; `none` for operations that anybody may call. */
  authenticators: Readonly<Record<string, Authenticator>>
  /** What a request costs that matches no operation. */
  unmatched: { scheme: string; rateLimits: readonly Budget[] }
}

/** The compiler has checked that each handler gets the input and the context that it wants. */
type Handler = (input: never, context: never) => Promise<AnyReply>

/** An operation with its parts. */
export interface Route {
  path: string
  method: string
  /** The path with the API's prefix. */
  template: string
  operation: Operation
  /** Scopes or roles. */
  requires: readonly string[]
  /** Whether it may answer with a stream of events. */
  streams: boolean
  authenticator: Authenticator
  handler: (input: object, context: unknown) => Promise<AnyReply>
}

/** Reads the document of a contract, which codegen has made one file of. */
export function readContract(name: string): Document {
  const text = readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')
  return JSON.parse(text) as Document
}

/**
 * Finds the route of a request, from openapi-backend's registry of the contract's operations and their handlers.
 * @throws Error if the contract, its handlers and its authenticators do not agree
 */
export async function createRouter(api: AnyApi): Promise<PathMatcher<Route>> {
  const handlers = api.handlers as Record<string, never>
  const registry = new OpenAPIBackend({
    definition: api.document,
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
  const { path, method, security, idempotent, transaction, responses } = operation
  const scheme = security?.scheme ?? 'none'
  const authenticator = authenticators[scheme]
  if (!authenticator) throw new Error(`nothing authenticates by ${scheme}`)
  if (idempotent && !(transaction && authenticator.honorsIdempotency))
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
