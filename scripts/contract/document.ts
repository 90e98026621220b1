import { dirname, join, resolve } from 'node:path'
import { bundleFromString, createConfig, lintFromString } from '@redocly/openapi-core'
import { ContractError, type Finding } from './finding.ts'
import type { Rule } from './rules.ts'
import { YamlFile } from './yaml-file.ts'

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
  /** Malformed values are ignored or clamped, never refused. */
  'x-lenient'?: boolean
}
export interface SecurityScheme {
  type: string
  scheme?: string
  in?: string
  /** Of the cookie. */
  name?: string
  /** The codes that refuse a request without a valid caller. */
  'x-error-codes'?: string[]
  /** What an operation may require of its caller: the schema whose enum lists it, and the code of the refusal. */
  'x-requires'?: { enum: string; code: string }
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
  'x-rate-limits'?: string[]
  /** Whether browsers may send it for pages of this server only, and bodies of JSON only even where none is read. */
  'x-same-origin'?: boolean
  /** False: its handler runs transactions of its own, since some of what it writes stays when it refuses. */
  'x-transaction'?: boolean
  /** False: it needs next to nothing, and is served also when there is no room for more requests. */
  'x-sheddable'?: boolean
  /** Bytes of the largest body. */
  'x-max-body'?: number
  'x-sign-in-limits'?: { email: number; address: number; window_seconds: number }
  'x-error-codes'?: string[]
}
type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] }
export interface CatalogEntry {
  status: number
  type: string
  /** Known, and never sent. */
  reserved?: boolean
  /** In words, for the page of the error: what it means, when it comes, what to do. */
  description?: string
  when?: string
  remedy?: string
  /** Where no response has one. */
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
  /** With the codes of the files that it refers to. */
  'x-error-catalog': Catalog
}

const methods = ['get', 'put', 'post', 'patch', 'delete'] as const
type Method = (typeof methods)[number]
export interface Located {
  path: string
  method: Method
  operation: OperationObject
  /** Where it stands in the document, for messages. */
  pointer: string[]
}

/** A part of the document and where it stands. */
export interface Placed<T> {
  pointer: string[]
  value: T
}

type Problem = Awaited<ReturnType<typeof lintFromString>>[number]

/** A contract as read from disk, with what is needed to point at its lines and follow its `$ref`s. */
export class Contract {
  /** With the components of other files that it refers to. */
  readonly document: ContractDocument
  readonly source: YamlFile
  /** The files that it refers to. */
  readonly others: readonly YamlFile[]

  constructor(source: YamlFile, others: readonly YamlFile[] = [], document?: ContractDocument) {
    this.source = source
    this.others = others
    this.document = document ?? ((source.tree.toJS() ?? {}) as ContractDocument)
  }

  get file(): string {
    return this.source.file
  }

  /** `file:line` of a place in the document, in whichever file it stands. */
  at(pointer: readonly (string | number)[]): string {
    const other = this.source.has(pointer) ? undefined : this.others.find((file) => file.has(pointer))
    const { file } = other ?? this.source
    return `${file}:${(other ?? this.source).lineOf(pointer)}`
  }

  finding(rule: Rule, pointer: readonly (string | number)[], what: string, mend: string): Finding {
    return { rule, where: this.at(pointer), what, mend }
  }

  /** Follows a local `$ref`; anything else is returned as it is. */
  resolve<T>(value: T): T {
    return this.follow({ pointer: [], value }).value
  }

  /** Follows a local `$ref`, and says where it leads, so that a finding names the line of what is wrong. */
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

  /** Those of the path and those of the operation, which wins where both have one of the same name and place. */
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

/** The path under which the first of its servers has the contract, whatever the host. */
export function prefixOf({ document }: Contract): string | undefined {
  return document.servers?.[0]?.url.replace(/^https?:\/\/[^/]*/, '')
}

/** `#/paths/~1me/get` as its keys. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** Redocly's rules that a contract must keep, and how to mend a breach of each. */
const redoclyRules = {
  struct: 'make it valid OpenAPI 3.1, https://spec.openapis.org/oas/v3.1',
  'no-unresolved-refs': 'refer to what the document has',
  'path-parameters-defined': 'make the path and its parameters agree',
  'operation-parameters-unique': 'remove the repeated parameter',
  'path-declaration-must-exist': 'name the parameter in the path: {id}',
} as const

/**
 * Reads a contract, with the components of other files that it refers to, and checks that it is valid OpenAPI 3.1.
 * @throws ContractError
 */
export async function readContract(file: string): Promise<Contract> {
  return parseContract(await YamlFile.read(file))
}

/** Does the same with a text that may not be on disk yet. @throws ContractError */
export async function parseContract(source: YamlFile): Promise<Contract> {
  const contract = new Contract(source)
  if (!String(contract.document.openapi).startsWith('3.1.')) {
    const mend = 'describe the API in OpenAPI 3.1: openapi: 3.1.0'
    throw new ContractError([
      contract.finding('openapi', ['openapi'], 'the contract is not OpenAPI 3.1', mend),
    ])
  }
  const severities = Object.fromEntries(Object.keys(redoclyRules).map((rule) => [rule, 'error' as const]))
  const config = await createConfig({ rules: severities })
  const input = { source: source.text, absoluteRef: resolve(source.file), config }
  const problems = await lintFromString(input)
  if (problems.length > 0) throw new ContractError(problems.map((problem) => findingOf(contract, problem)))
  const files = filesReferredTo(contract.document).map((name) => join(dirname(source.file), name))
  if (files.length === 0) return contract
  const { bundle } = await bundleFromString(input)
  const document = bundle.parsed as ContractDocument
  const others = await Promise.all(files.map((name) => YamlFile.read(name)))
  const catalogs = [...others.map((other) => new Contract(other).document), document]
  document['x-error-catalog'] = Object.assign({}, ...catalogs.map((one) => one['x-error-catalog'])) as Catalog
  return new Contract(source, others, document)
}

/** The names of other files as the references have them, each once. */
function filesReferredTo(document: ContractDocument): string[] {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"#]+)#?/g)]
  return [...new Set(references.map((reference) => reference[1] ?? ''))]
}

function findingOf(contract: Contract, { message, location: [place], ruleId, suggest }: Problem): Finding {
  const pointer = parsePointer(place?.pointer ?? '')
  const { $ref } = (contract.get(pointer) ?? {}) as { $ref?: string }
  const what = message.replaceAll('\n', ' ')
  const mend = suggest[0]
    ? `did you mean ${suggest[0]}?`
    : (redoclyRules[ruleId as keyof typeof redoclyRules] ?? redoclyRules.struct)
  return $ref
    ? contract.finding('openapi', [...pointer, '$ref'], `${what}: ${$ref}`, mend)
    : contract.finding('openapi', pointer, what, mend)
}
