import type { Request, Response } from 'express'
import { OpenAPIBackend, OpenAPIRouter } from 'openapi-backend'
import type {
  Context,
  Document,
  Operation as BackendOperation,
  ParsedRequest,
  Request as BackendRequest,
} from 'openapi-backend'
import type { Operation, Operations } from './contract.ts'
import { pathOf } from './request-head.ts'

/** A request on its way to its operation. */
export interface Call {
  req: Request
  res: Response
  /** The operation that it has matched, if any. */
  operationId: string | undefined
  /** Below the API's prefix, as it was sent: still percent-encoded. */
  path: string
  /** The values of the path's parameters. */
  params: Readonly<Record<string, string>>
}

/** What a request can lead to. Whatever these throw, the dispatcher throws. */
export interface Destinations<Caller> {
  /** By security scheme: finds the caller. `none` is for operations that anybody may call. */
  authenticate: Readonly<Record<string, (call: Call) => Promise<Caller>>>
  /** By operationId. */
  serve: Readonly<Record<string, (caller: Caller, call: Call) => Promise<void>>>
  notFound: (call: Call) => Promise<void>
  /** @param allowed the methods that the path has, in lower case */
  methodNotAllowed: (call: Call, allowed: string[]) => Promise<void>
}

/**
 * openapi-backend, which holds the operations, their handlers and the security handlers, with a matcher of ours in
 * place of its work per request.
 * @throws Error when a handler is missing or belongs to no operation, and likewise of security schemes
 */
export async function createDispatcher<Caller>(
  operations: Operations,
  destinations: Destinations<Caller>,
): Promise<(req: Request, res: Response) => Promise<void>> {
  const registered = Object.values(operations).map(backendOperation)
  const api = new OpenAPIBackend({
    definition: documentOf(registered, Object.keys(destinations.authenticate)),
    quick: true,
    strict: true,
    validate: false,
  })
  await api.init()
  api.router = new MatchedRouter({ definition: api.definition })
  register(api, operations, destinations)
  const match = createPathMatcher(registered)
  return (req, res) => {
    const path = pathOf(req.url)
    const found = match(path)
    const method = req.method === 'HEAD' ? 'get' : req.method.toLowerCase()
    const call: MatchedCall = {
      operationId: found?.methods[method]?.operationId,
      method,
      path,
      headers: noHeaders,
      found,
      params: found?.params ?? {},
      req,
      res,
    }
    return api.handleRequest(call, call) as Promise<void>
  }
}

/** A call as openapi-backend takes it. */
interface MatchedCall extends Call, Omit<BackendRequest, 'params'> {
  found: Match<BackendOperation> | undefined
}

const noHeaders = {}

/** Routes by what has been matched already, and parses nothing: the pipeline reads what the contract lists. */
class MatchedRouter extends OpenAPIRouter {
  override parseRequest(): ParsedRequest {
    return unparsed
  }

  // Refusals are known by the status that their message begins with.
  override matchOperation({ method, found }: MatchedCall): BackendOperation {
    if (!found) throw new Error('404')
    const operation = found.methods[method]
    if (!operation) throw new Error('405')
    return operation
  }
}

const unparsed: ParsedRequest = {
  method: '',
  path: '',
  requestBody: undefined,
  params: {},
  query: {},
  headers: {},
  cookies: {},
}

function register<Caller>(
  api: OpenAPIBackend,
  operations: Operations,
  { authenticate, serve, notFound, methodNotAllowed }: Destinations<Caller>,
): void {
  for (const [scheme, find] of Object.entries(authenticate)) {
    api.registerSecurityHandler(scheme, (_context, call: Call) => find(call))
  }
  for (const [id, handle] of Object.entries(serve)) {
    const scheme = schemeOf(operations[id])
    api.register(id, ({ security }: Context, call: Call) => handle(security[scheme] as Caller, call))
  }
  const missing = Object.keys(operations).filter((id) => !api.handlers[id])
  if (missing.length > 0) throw new Error(`no handler for ${missing.join(', ')}`)
  const unknown = Object.values(operations)
    .map(schemeOf)
    .find((scheme) => !api.securityHandlers[scheme])
  if (unknown !== undefined) throw new Error(`nothing authenticates by ${unknown}`)
  api.register({
    notFound: (_context, call: Call) => notFound(call),
    methodNotAllowed: (_context, call: MatchedCall) =>
      methodNotAllowed(call, Object.keys(call.found?.methods ?? {})),
    // What a security handler threw is kept in the context instead of being thrown.
    unauthorizedHandler: ({ operation, security }: Context) => {
      const [scheme = ''] = Object.keys(operation.security?.[0] ?? {})
      throw (security[scheme] as { error: unknown }).error
    },
  })
}

const schemeOf = (operation: Operation | undefined): string => operation?.security?.scheme ?? 'none'

/** An operation as openapi-backend wants it: who it is, and by which scheme its callers are found. */
function backendOperation(operation: Operation): BackendOperation {
  const { operationId, path, method, security } = operation
  return {
    operationId,
    path,
    method,
    security: [{ [schemeOf(operation)]: [...(security?.requires ?? [])] }],
    responses: {},
  }
}

/** The least document in which openapi-backend finds the operations and schemes that are registered. */
function documentOf(operations: readonly BackendOperation[], schemes: readonly string[]): Document {
  const paths: Record<string, Record<string, BackendOperation>> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: operation }
  }
  const securitySchemes = Object.fromEntries(
    schemes.map((name) => [name, { type: 'http', scheme: name } as const]),
  )
  return { openapi: '3.1.0', info: { title: '', version: '' }, paths, components: { securitySchemes } }
}

/** What a path leads to: a target by method, and the values of the template's parameters. */
interface Match<Target> {
  methods: Readonly<Record<string, Target>>
  params: Readonly<Record<string, string>>
}

type PathMatcher<Target> = (path: string) => Match<Target> | undefined

interface Template<Target> {
  /** Null stands for a parameter. */
  segments: readonly (string | null)[]
  names: readonly string[]
  methods: Record<string, Target>
}

const noParams = {}

/**
 * Finds the template that a path matches, exactly: case, trailing slash and encoding count, and a template without
 * parameters goes before those with. Undefined where there is none, or where a parameter is not valid percent-encoding.
 */
export function createPathMatcher<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): PathMatcher<Target> {
  const { fixed, templates } = sortByPath(targets)
  return (path) => {
    const methods = fixed.get(path)
    if (methods) return { methods, params: noParams }
    const segments = segmentsOf(path)
    const template = templates.get(segments.length)?.find((candidate) => fits(candidate.segments, segments))
    const params = template && readParams(template, segments)
    return params && { methods: template.methods, params }
  }
}

/** Templates with parameters by the number of their segments. */
function sortByPath<Target extends { path: string; method: string }>(
  targets: readonly Target[],
): { fixed: Map<string, Record<string, Target>>; templates: Map<number, Template<Target>[]> } {
  const fixed = new Map<string, Record<string, Target>>()
  const templates = new Map<number, Template<Target>[]>()
  for (const [path, sharing] of Map.groupBy(targets, (target) => target.path)) {
    const methods = Object.fromEntries(sharing.map((target) => [target.method, target]))
    if (!path.includes('{')) {
      fixed.set(path, methods)
      continue
    }
    const texts = segmentsOf(path)
    const segments = texts.map((text) => (isParameter(text) ? null : text))
    const names = texts.filter(isParameter).map((text) => text.slice(1, -1))
    templates.set(texts.length, [...(templates.get(texts.length) ?? []), { segments, names, methods }])
  }
  return { fixed, templates }
}

const segmentsOf = (path: string): string[] => path.slice(1).split('/')
const isParameter = (segment: string): boolean => segment.startsWith('{')

function fits(template: readonly (string | null)[], segments: readonly string[]): boolean {
  return template.every((wanted, i) => (wanted === null ? segments[i] !== '' : wanted === segments[i]))
}

function readParams<Target>(
  { segments: template, names }: Template<Target>,
  segments: readonly string[],
): Record<string, string> | undefined {
  const params: Record<string, string> = {}
  let next = 0
  try {
    for (const [i, wanted] of template.entries()) {
      if (wanted === null) params[names[next++] ?? ''] = decodeURIComponent(segments[i] ?? '')
    }
    return params
  } catch {
    return undefined // a malformed % escape names nothing
  }
}
