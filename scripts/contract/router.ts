import { bodySchemaOf, isConstrained, parameterValidator, webhookValidator } from './validators.ts'
import type { Contract, Located } from './document.ts'

/** The router module: unions, operation table, matcher, `Handlers` and `createRouter`, from one contract. */
export function generateRouter(contract: Contract, name: string): string {
  const operations = contract.operations()
  const catalog = contract.document['x-error-catalog']
  const webhooks = Object.keys(contract.document.webhooks ?? {})
  return [
    `import { OpenAPIBackend } from 'openapi-backend'`,
    `import type { operations as Contract, components } from './${name}.types.ts'`,
    `import * as validators from './${name}.validators.js'`,
    `import type { Validator } from './${name}.validators.js'`,
    ``,
    `export type { Validator }`,
    `export type Schemas = components['schemas']`,
    `export type Scope = Schemas['Scope']`,
    `export const scopes = ${inline(contract.document.components.schemas.Scope?.enum)} as const satisfies readonly Scope[]`,
    ``,
    `export type OperationId =${union(operations.map(({ operation }) => operation.operationId))}`,
    `type WriteOperationId =${union(operations.filter(isWrite).map(({ operation }) => operation.operationId))}`,
    `export type WebhookType =${union(webhooks)}`,
    `export type ErrorCode =${union(Object.keys(catalog))}`,
    `export type ErrorType =${union([...new Set(Object.values(catalog).map(({ type }) => type))])}`,
    ``,
    `/** Status and type of every error code, from the contract's \`x-error-catalog\`. */`,
    `export const errorCatalog: Record<ErrorCode, { status: number; type: ErrorType }> = {`,
    ...Object.entries(catalog).map(
      ([code, { status, type }]) => `  ${code}: { status: ${status}, type: '${type}' },`,
    ),
    `}`,
    ``,
    staticTypes,
    `export const operations: { readonly [Id in OperationId]: Operation<Id> } = {`,
    ...operations.map((located) => operationEntry(contract, located)),
    `}`,
    ``,
    `/** Validators of the outgoing events, by type. */`,
    `export const webhookValidators: Record<WebhookType, Validator> = {`,
    ...webhooks.map((type) => `  '${type}': validators.${webhookValidator(type)},`),
    `}`,
    ``,
    matcher(contract),
    createRouter,
  ].join('\n')
}

const isWrite = ({ method }: Located): boolean => method !== 'get'
const inline = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')
const union = (members: string[]): string => members.map((member) => `\n  | '${member}'`).join('')

function operationEntry(contract: Contract, located: Located): string {
  const { operation, method, path } = located
  const id = operation.operationId
  const parameters = contract.parameters(located)
  const named = (where: string): string =>
    parameters
      .filter((parameter) => parameter.in === where)
      .map(({ name, schema }) => {
        const constrained = isConstrained(contract.resolve(schema))
        return `{ name: '${name}', validate: ${constrained ? `validators.${parameterValidator(id, where, name)}` : 'null'} }`
      })
      .join(', ')
  const body = contract.resolve(bodySchemaOf(contract, located) ?? {})
  const fields = Object.keys(body.properties ?? {}).map((field) => {
    const required = body.required?.includes(field) ?? false
    return `        { name: '${field}', required: ${required}, validate: validators.${id}_body_${field} },`
  })
  const successes = Object.keys(operation.responses).filter((status) => Number(status) < 400)
  return [
    `  ${id}: {`,
    `    operationId: '${id}',`,
    `    method: '${method}',`,
    `    path: '${path}',`,
    `    scope: ${operation.security[0]?.apiKey?.[0] ? `'${operation.security[0].apiKey[0]}'` : 'null'},`,
    `    write: ${isWrite(located)},`,
    `    idempotent: ${parameters.some(({ name }) => name === 'Idempotency-Key')},`,
    `    rateLimits: ${inline(operation['x-rate-limits'])},`,
    `    errorCodes: ${inline(operation['x-error-codes'])},`,
    `    query: [${named('query')}],`,
    `    headers: [${named('header')}],`,
    operation.requestBody
      ? `    body: {\n      validate: validators.${id}_body,\n      fields: [\n${fields.join('\n')}\n      ],\n    },`
      : `    body: null,`,
    `    responses: { ${successes.map((status) => `${status}: validators.${id}_${status}`).join(', ')} },`,
    `  },`,
  ].join('\n')
}

const staticTypes = `type Json<Body> = Body extends { content: { 'application/json': infer Content } } ? Content : never
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
  /** The operation honors \`Idempotency-Key\`. */
  idempotent: boolean
  /** The budgets it spends, in order; the last one sets the response's headers. */
  rateLimits: readonly Budget[]
  errorCodes: readonly ErrorCode[]
  /** \`validate: null\`: any string will do. */
  query: readonly { name: string; validate: Validator | null }[]
  headers: readonly { name: string; validate: Validator | null }[]
  /** \`fields\` in the contract's order, for naming the first one that fails. */
  body: { validate: Validator; fields: readonly { name: string; required: boolean; validate: Validator }[] } | null
  /** Validators of the documented successes, by status. */
  responses: Readonly<Record<number, Validator>>
}
`

function matcher(contract: Contract): string {
  const paths = Object.keys(contract.document.paths)
  const methodsOf = (path: string): string =>
    contract
      .operations()
      .filter((located) => located.path === path)
      .map(({ method, operation }) => `${method}: operations.${operation.operationId}`)
      .join(', ')
  const isStatic = (path: string): boolean => !path.includes('{')
  return `type Methods = Partial<Record<Method, Operation>>
interface Match {
  methods: Methods
  params: Record<string, string>
}

const staticPaths = new Map<string, Methods>([
${paths
  .filter(isStatic)
  .map((path) => `  ['${path}', { ${methodsOf(path)} }],`)
  .join('\n')}
])

/** Path templates as their segments; null stands for a parameter. */
const templates: readonly { segments: readonly (string | null)[]; names: readonly string[]; methods: Methods }[] = [
${paths
  .filter((path) => !isStatic(path))
  .map((path) => {
    const segments = path
      .slice(1)
      .split('/')
      .map((segment) => (segment.startsWith('{') ? null : segment))
    const names = [...path.matchAll(/\{([^}]*)\}/g)].map((match) => match[1] ?? '')
    return `  { segments: ${inline(segments)}, names: ${inline(names)}, methods: { ${methodsOf(path)} } },`
  })
  .join('\n')}
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
`
}

const createRouter = `export interface Exchange {
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
  if (missing.length > 0) throw new Error(\`no handler for \${missing.join(', ')}\`)
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
}`
