/* The types of a contract's OpenAPI document. */

export interface SchemaObject {
  $ref?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, SchemaObject>
  required?: string[]
  items?: SchemaObject
  oneOf?: SchemaObject[]
  anyOf?: SchemaObject[]
  allOf?: SchemaObject[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  [keyword: string]: unknown
}

export interface MediaType {
  schema: SchemaObject
  example?: unknown
  examples?: Record<string, { value?: unknown; $ref?: string }>
}

export interface Header {
  $ref?: string
  required?: boolean
  schema?: SchemaObject
  example?: unknown
}

export interface Response {
  $ref?: string
  description: string
  headers?: Record<string, Header>
  content?: Record<string, MediaType>
}

export interface ParameterObject {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  description?: string
  required?: boolean
  schema: SchemaObject
  example?: unknown
  style?: string
  /** True if malformed values are ignored or clamped instead of refused. */
  'x-lenient'?: boolean
}

export interface SecurityScheme {
  type: string
  scheme?: string
  in?: string
  /** The name of the cookie. */
  name?: string
  /** Error codes for a request without a valid caller. */
  'x-error-codes'?: string[]
  /**
   * The schema that lists the scopes or roles that operations may require, and the error code for a caller without
   * them.
   */
  'x-requires'?: { enum: string; code: string }
  /** Error code for a caller without a required second factor. */
  'x-second-factor'?: string
}

interface OperationObject {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security: Record<string, string[]>[]
  parameters?: ParameterObject[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  /** False if the operation may be called without a required second factor. */
  'x-second-factor'?: false
  'x-rate-limits'?: string[]
  /** True for operations that browsers may call only from this server's pages, with JSON bodies. */
  'x-same-origin'?: boolean
  /** The way in which a write is committed (see `CommitMode`). The default is a plan. */
  'x-transaction'?: CommitMode
  /** False if load shedding must not refuse the operation, because it costs next to nothing. */
  'x-sheddable'?: boolean
  /** True if one request may cost as much as hundreds, so that few of one person are served at a time. */
  'x-heavy'?: boolean
  /** The limit on requests in flight that the operation counts toward. */
  'x-in-flight'?: 'imports'
  /** Maximum size of the body, in bytes. */
  'x-max-body'?: number
  'x-sign-in-limits'?: { email: number; address: number; window_seconds: number }
  'x-error-codes'?: string[]
}

type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: ParameterObject[] }

export interface CatalogEntry {
  status: number
  type: string
  /** True for a known code that is never sent. */
  reserved?: boolean
  /** Text for the error's page: meaning, cause and remedy. */
  description?: string
  when?: string
  remedy?: string
  /** Example of the error, used if no response contains one. */
  example?: unknown
}

export type Catalog = Record<string, CatalogEntry>

export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
  tags?: { name: string; description: string }[]
  servers?: { url: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components: {
    schemas: Record<string, SchemaObject>
    securitySchemes?: Record<string, SecurityScheme>
    [section: string]: Record<string, unknown> | undefined
  }
  /** The catalog, including the codes of referenced files. */
  'x-error-catalog': Catalog
}

/**
 * The way in which a write is committed (docs/architecture.md, "The life of a write"). `own`: by the handler, since some writes must survive a
 * refusal. `batches`: in several idempotent commits, with the reply stored after the last one.
 */
export type CommitMode = 'plan' | 'locks' | 'own' | 'batches'

export const methods = ['get', 'put', 'post', 'patch', 'delete'] as const

type Method = (typeof methods)[number]

export interface Located {
  path: string
  method: Method
  operation: OperationObject
  /** The position in the document, for messages. */
  pointer: string[]
}

/** A part of the document with its position. */
export interface Placed<T> {
  pointer: string[]
  value: T
}

/** Splits a pointer such as `#/paths/~1me/get` into its keys. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
