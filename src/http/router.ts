import { readFileSync } from 'node:fs'
import type { RequestHandler, Router } from 'express'
import { OpenAPIBackend, type Document } from 'openapi-backend'
import { AppError } from '../errors.ts'
import type { Authenticator } from './authenticate.ts'
import type { AnyReply, Budget, Operation, Operations } from './contract.ts'
import { eventStream } from './event-stream.ts'

/** Any API that the pipeline can serve. */
export interface AnyApi {
  /** The path under which the API is mounted. */
  prefix: string
  /** The contract as an OpenAPI document. */
  document: Document
  operations: Operations
  handlers: Readonly<Record<string, Handler>>
  /** Authenticators by security scheme; `none` for operations that anyone may call. */
  authenticators: Readonly<Record<string, Authenticator>>
  /** Treatment of a request that matches no operation: budgets, and whether a page of another site may send it. */
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
  /** Whether the operation may answer with a stream of events. */
  streams: boolean
  authenticator: Authenticator
  handler: (input: object, context: unknown) => Promise<AnyReply>
}

/** Reads the document of a contract, which codegen has bundled into one file. */
export function readContract(name: string): Document {
  const text = readFileSync(new URL(`../../generated/${name}.json`, import.meta.url), 'utf8')
  return JSON.parse(text) as Document
}

/**
 * Creates the routes from openapi-backend's registry of the contract's operations and their handlers.
 * @throws Error if an operation lacks a handler or an authenticator
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

/** The match of a path: targets by method, and the values of the template's parameters. */
export interface Match<Target> {
  methods: Readonly<Record<string, Target>>
  params: Readonly<Record<string, string>>
}

export type PathMatcher<Target> = (path: string) => Match<Target> | undefined

const noParams = {}

/**
 * Returns a function that finds the template of a path: case, trailing slash and encoding count, and a template without
 * parameters wins. It returns undefined if there is none, or if a parameter has malformed percent-encoding.
 */
export function createPathMatcher<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): PathMatcher<Target> {
  const paths = Array.from(
    Map.groupBy(targets, ({ path }) => path),
    ([path, sharing]) => ({
      path,
      segments: path.split('/'),
      methods: Object.fromEntries(sharing.map((target) => [target.method, target])),
    }),
  )
  const { templates = [], others = [] } = Object.groupBy(paths, ({ path }) =>
    path.includes('{') ? 'templates' : 'others',
  )
  const fixed = new Map(others.map(({ path, methods }) => [path, methods]))
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: noParams }
    const segments = path.split('/')
    const template = templates.find((candidate) => fits(candidate.segments, segments))
    const params = template && readParams(template.segments, segments)
    return params && { methods: template.methods, params }
  }
}

const isParameter = (segment: string): boolean => segment.startsWith('{')

function fits(template: readonly string[], segments: readonly string[]): boolean {
  if (template.length !== segments.length) return false
  return template.every((wanted, i) => (isParameter(wanted) ? segments[i] !== '' : wanted === segments[i]))
}

function readParams(
  template: readonly string[],
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  try {
    template.forEach((wanted, i) => {
      if (isParameter(wanted)) params[wanted.slice(1, -1)] = decodeURIComponent(segments[i] ?? '')
    })
    return params
  } catch {
    return undefined // malformed percent-encoding
  }
}

/** Serves a path outside the contracts, with GET and HEAD only (product.md 19.7). */
export function servePath(router: Router, path: string | string[], handler: RequestHandler): void {
  router
    .route(path)
    .get(handler)
    .all((_req, res) => {
      res.setHeader('Allow', 'GET, HEAD')
      throw new AppError('method_not_allowed')
    })
}
