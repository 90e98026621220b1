import type { Fault, Finding } from './finding.ts'
import type { Rule } from './rules.ts'
import type { YamlFile } from './yaml-file.ts'

export interface SchemaObject {
  type?: string | string[]
  properties?: Record<string, SchemaObject>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  $ref?: string
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
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  schema: SchemaObject
  example?: unknown
  style?: string
  /** True if malformed values are ignored or clamped, not refused. */
  'x-lenient'?: boolean
}
export interface SecurityScheme {
  type: string
  scheme?: string
  in?: string
  /** The name of the cookie. */
  name?: string
  /** The codes that refuse a request without a valid caller. */
  'x-error-codes'?: string[]
  /** The scopes or roles that operations may require: the schema that lists them, and the code of the refusal. */
  'x-requires'?: { enum: string; code: string }
  /** The code that refuses a caller who must have a second factor and has none. */
  'x-second-factor'?: string
}
interface OperationObject {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  /** False if a caller who must have a second factor may call it without one. */
  'x-second-factor'?: false
  'x-rate-limits'?: string[]
  /** True for operations that browsers may call only from this server's pages, with JSON bodies. */
  'x-same-origin'?: boolean
  /** False if the handler runs its own transactions, because some of its writes must survive a refusal. */
  'x-transaction'?: boolean
  /** False if load shedding must not refuse the operation, because it costs next to nothing. */
  'x-sheddable'?: boolean
  /** The largest body in bytes. */
  'x-max-body'?: number
  'x-sign-in-limits'?: { email: number; address: number; window_seconds: number }
  'x-error-codes'?: string[]
}
type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] }
export interface CatalogEntry {
  status: number
  type: string
  /** True for a known code that is never sent. */
  reserved?: boolean
  /** Texts for the error's page: meaning, cause and remedy. */
  description?: string
  when?: string
  remedy?: string
  /** The example if no response has one. */
  example?: unknown
}
export type Catalog = Record<string, CatalogEntry>
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description?: string }
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

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
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

/** A contract as read from disk, with the means to find its lines and resolve its `$ref`s. */
export class Contract {
  /** The document, including the components of referenced files. */
  readonly document: ContractDocument
  readonly source: YamlFile
  /** The referenced files. */
  readonly others: readonly YamlFile[]

  constructor(source: YamlFile, others: readonly YamlFile[] = [], document?: ContractDocument) {
    this.source = source
    this.others = others
    this.document = document ?? ((source.tree.toJS() ?? {}) as ContractDocument)
  }

  get file(): string {
    return this.source.file
  }

  /** Returns `file:line` of a position, in the file that contains it. */
  at(pointer: readonly (string | number)[]): string {
    const other = this.source.has(pointer) ? undefined : this.others.find((file) => file.has(pointer))
    const { file } = other ?? this.source
    return `${file}:${(other ?? this.source).lineOf(pointer)}`
  }

  finding(rule: Rule, ...[at, what, fix]: Fault): Finding {
    return { rule, where: typeof at === 'string' ? at : this.at(at), what, fix }
  }

  findings(rule: Rule, faults: readonly Fault[]): Finding[] {
    return faults.map((fault) => this.finding(rule, ...fault))
  }

  /** Resolves a local `$ref`; returns anything else unchanged. */
  resolve<T>(value: T): T {
    return this.follow({ pointer: [], value }).value
  }

  /** Resolves a local `$ref` with its position, so that a finding names the right line. */
  follow<T>({ pointer, value }: Placed<T>): Placed<T> {
    const ref = (value as { $ref?: string } | undefined)?.$ref
    if (!ref) return { pointer, value }
    return this.follow({ pointer: parsePointer(ref), value: this.get(parsePointer(ref)) as T })
  }

  get(pointer: readonly string[]): unknown {
    return pointer.reduce<unknown>(
      (node, key) => (node as Record<string, unknown> | undefined)?.[key],
      this.document,
    )
  }

  operations(section: 'paths' | 'webhooks' = 'paths'): Located[] {
    return Object.entries(this.document[section] ?? {}).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation ? [{ path, method, operation, pointer: [section, path, method] }] : []
      }),
    )
  }

  parameters(located: Located): Parameter[] {
    return this.placedParameters(located).map(({ value }) => value)
  }

  /**
   * Returns the parameters of the path and the operation. The operation's win if both have one of the same name and
   * location.
   */
  placedParameters({ path, operation, pointer }: Located): Placed<Parameter>[] {
    const listed = (parameters: Parameter[] = [], place: string[]): Placed<Parameter>[] =>
      parameters.map((value, i) => this.follow({ pointer: [...place, 'parameters', String(i)], value }))
    const own = listed(operation.parameters, pointer)
    const shared = listed(this.document.paths[path]?.parameters, ['paths', path])
    const isOverridden = ({ value }: Placed<Parameter>): boolean =>
      own.some((other) => other.value.name === value.name && other.value.in === value.in)
    return [...shared.filter((parameter) => !isOverridden(parameter)), ...own]
  }
}

/** Returns the path of the first server's URL. */
export function prefixOf({ document }: Contract): string | undefined {
  return document.servers?.[0]?.url.replace(/^https?:\/\/[^/]*/, '')
}

/** Splits a pointer such as `#/paths/~1me/get` into its keys. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}
