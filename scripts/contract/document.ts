import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { isMap, isNode, isScalar, LineCounter, parseDocument } from 'yaml'
import type { Finding } from './finding.ts'

export interface SchemaObject {
  type?: string | string[]
  properties?: Record<string, SchemaObject>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  $ref?: string
  [keyword: string]: unknown
}
interface MediaType {
  schema: SchemaObject
  example?: unknown
  examples?: Record<string, { value?: unknown; $ref?: string }>
}
interface Response {
  $ref?: string
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, MediaType>
}
export interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: SchemaObject
  example?: unknown
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
  'x-error-codes'?: string[]
}
type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] }
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string; description: string }
  servers: { url: string }[]
  paths: Record<string, PathItem>
  webhooks?: Record<string, PathItem>
  components: {
    schemas: Record<string, SchemaObject>
    securitySchemes: Record<string, unknown>
    [section: string]: Record<string, unknown> | undefined
  }
  'x-error-catalog': Record<string, { status: number; type: string; reserved?: boolean }>
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

/** The contract itself is defective. */
export class ContractError extends Error {
  readonly findings: readonly Finding[]

  constructor(findings: readonly Finding[]) {
    super(findings.map(({ where, what }) => `${where}: ${what}`).join('\n'))
    this.findings = findings
  }
}

type Problem = Awaited<ReturnType<typeof lintFromString>>[number]

/** A contract as read from disk, with what is needed to point at its lines and follow its `$ref`s. */
export class Contract {
  readonly document: ContractDocument
  readonly file: string
  readonly text: string
  readonly #lines = new LineCounter()
  readonly #tree: ReturnType<typeof parseDocument>

  /** @throws ContractError when the text is not YAML */
  constructor(file: string, text: string) {
    this.file = file
    this.text = text
    this.#tree = parseDocument(text, { lineCounter: this.#lines })
    const [error] = this.#tree.errors
    if (error) {
      const where = `${file}:${error.linePos?.[0].line ?? 1}`
      const what = error.message.replace(/ at line [^]*/, '')
      throw new ContractError([{ where, what, mend: 'make it valid YAML' }])
    }
    const document = this.#tree.toJS() as ContractDocument | null
    this.document = document ?? ({} as ContractDocument)
  }

  /** The 1-based line of a place in the document, or of its nearest ancestor that exists. */
  lineOf(pointer: readonly (string | number)[]): number {
    for (let length = pointer.length; length > 0; length--) {
      const parent: unknown = this.#tree.getIn(pointer.slice(0, length - 1), true)
      const pair = isMap(parent)
        ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(pointer[length - 1]))
        : undefined
      const node: unknown = pair?.key ?? this.#tree.getIn(pointer.slice(0, length), true)
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line
    }
    return 1
  }

  /** `file:line` of a place in the document. */
  at(pointer: readonly (string | number)[]): string {
    return `${this.file}:${this.lineOf(pointer)}`
  }

  finding(pointer: readonly (string | number)[], what: string, mend: string): Finding {
    return { where: this.at(pointer), what, mend }
  }

  /** Follows a local `$ref`; anything else is returned as it is. */
  resolve<T>(value: T): T {
    return this.follow({ pointer: [], value }).value
  }

  /** The same with its place, so that a finding stands where the text is. */
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

  parameters({ path, operation }: Located): Parameter[] {
    return [...(this.document.paths[path]?.parameters ?? []), ...(operation.parameters ?? [])].map((p) =>
      this.resolve(p),
    )
  }
}

/** `#/paths/~1me/get` as its keys. */
function parsePointer(pointer: string): string[] {
  return pointer
    .replace(/^#?\//, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
}

/** The rules that a contract is held to, and what to do about a breach of each. */
const rules = {
  struct: 'make it valid OpenAPI 3.1, https://spec.openapis.org/oas/v3.1',
  'no-unresolved-refs': 'refer to what the document has',
  'path-parameters-defined': 'make the path and its parameters agree',
  'operation-parameters-unique': 'remove the repeated parameter',
  'path-declaration-must-exist': 'name the parameter in the path: {id}',
} as const

/**
 * Reads a contract and checks that it is valid OpenAPI 3.1.
 * @throws ContractError
 */
export async function readContract(file: string): Promise<Contract> {
  const contract = new Contract(file, await readFile(file, 'utf8'))
  if (!String(contract.document.openapi).startsWith('3.1.')) {
    const mend = 'describe the API in OpenAPI 3.1: openapi: 3.1.0'
    throw new ContractError([contract.finding(['openapi'], 'the contract is not OpenAPI 3.1', mend)])
  }
  const severities = Object.fromEntries(Object.keys(rules).map((rule) => [rule, 'error' as const]))
  const config = await createConfig({ rules: severities })
  const problems = await lintFromString({ source: contract.text, absoluteRef: file, config })
  if (problems.length > 0) throw new ContractError(problems.map((problem) => findingOf(contract, problem)))
  return contract
}

function findingOf(contract: Contract, { message, location: [place], ruleId, suggest }: Problem): Finding {
  const pointer = parsePointer(place?.pointer ?? '')
  const { $ref } = (contract.get(pointer) ?? {}) as { $ref?: string }
  const what = message.replaceAll('\n', ' ')
  const mend = suggest[0]
    ? `did you mean ${suggest[0]}?`
    : (rules[ruleId as keyof typeof rules] ?? rules.struct)
  return $ref
    ? contract.finding([...pointer, '$ref'], `${what}: ${$ref}`, mend)
    : contract.finding(pointer, what, mend)
}
