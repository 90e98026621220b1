import { readFile } from 'node:fs/promises'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import { isNode, LineCounter, parseDocument } from 'yaml'

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
export interface Response {
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
export interface OperationObject {
  operationId: string
  summary?: string
  tags?: string[]
  security: Record<string, string[]>[]
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, Response>
  'x-rate-limits'?: string[]
  'x-error-codes'?: string[]
}
export type PathItem = Partial<Record<Method, OperationObject>> & { parameters?: Parameter[] }
export interface ContractDocument {
  openapi: string
  info: { title: string; version: string }
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
export type Method = (typeof methods)[number]
export interface Located {
  path: string
  method: Method
  operation: OperationObject
  /** Where it stands in the document, for messages. */
  pointer: string[]
}

/** A defect of the contract itself, said as `file:line: what is wrong`. */
export class ContractError extends Error {}

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
    if (error)
      throw new ContractError(`${file}:${error.linePos?.[0].line ?? 1}: ${error.message.split('\n')[0]}`)
    this.document = this.#tree.toJS() as ContractDocument
  }

  /** The 1-based line of a place in the document, or of its nearest ancestor that exists. */
  lineOf(pointer: readonly (string | number)[]): number {
    for (let length = pointer.length; length > 0; length--) {
      const node = this.#tree.getIn(pointer.slice(0, length), true)
      if (isNode(node) && node.range) return this.#lines.linePos(node.range[0]).line
    }
    return 1
  }

  at(pointer: readonly (string | number)[], message: string): string {
    return `${this.file}:${this.lineOf(pointer)}: ${message}`
  }

  /** Follows a local `$ref`; anything else is returned as it is. */
  resolve<T>(value: T): T {
    const ref = (value as { $ref?: string } | undefined)?.$ref
    if (!ref) return value
    const target = ref
      .slice(2)
      .split('/')
      .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], this.document)
    return this.resolve(target as T)
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

/**
 * Reads a contract and checks that it is valid OpenAPI 3.1.
 * @throws ContractError with file and line
 */
export async function readContract(file: string): Promise<Contract> {
  const contract = new Contract(file, await readFile(file, 'utf8'))
  if (!String(contract.document.openapi).startsWith('3.1.')) {
    throw new ContractError(contract.at(['openapi'], 'the contract must be OpenAPI 3.1'))
  }
  const config = await createConfig({ rules: { struct: 'error', 'no-unresolved-refs': 'error' } })
  const problems = await lintFromString({ source: contract.text, absoluteRef: file, config })
  if (problems.length > 0) {
    throw new ContractError(
      problems
        .map(({ message, location }) => {
          const pointer = (location[0]?.pointer ?? '').replace(/^#?\//, '').split('/')
          const parts = pointer.map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
          return contract.at(parts, message.replaceAll('\n', ' '))
        })
        .join('\n'),
    )
  }
  return contract
}
