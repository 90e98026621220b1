import { readFileSync } from 'node:fs'

export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  [keyword: string]: unknown
}

interface MediaType {
  schema?: Schema
  example?: unknown
  examples?: Record<string, { value?: unknown }>
}

interface Referable {
  $ref?: string
}

export interface DocumentedParameter extends Referable {
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

interface Body extends Referable {
  content?: Record<string, MediaType>
}

export interface DocumentedOperation {
  operationId: string
  summary?: string
  description?: string
  parameters?: DocumentedParameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

/** The public contract, for tools that use its texts, schemas and examples. */
export class ContractDocument {
  readonly #document: Record<string, unknown>
  readonly #operations = new Map<string, { operation: DocumentedOperation; shared: DocumentedParameter[] }>()

  constructor(document: Record<string, unknown>) {
    this.#document = document
    const paths = document.paths as Record<string, Record<string, unknown>>
    for (const item of Object.values(paths)) {
      const shared = (item.parameters ?? []) as DocumentedParameter[]
      for (const value of Object.values(item) as DocumentedOperation[])
        if (value.operationId) this.#operations.set(value.operationId, { operation: value, shared })
    }
  }

  operation(id: string): DocumentedOperation {
    return this.#located(id).operation
  }

  /** Returns the parameters of the path, then those of the operation. */
  parameters(id: string): DocumentedParameter[] {
    const { operation, shared } = this.#located(id)
    return [...shared, ...(operation.parameters ?? [])].map((parameter) => this.resolve(parameter))
  }

  bodySchema(id: string): Schema | undefined {
    const { requestBody } = this.operation(id)
    return requestBody && this.resolve(requestBody).content?.['application/json']?.schema
  }

  /** Returns the JSON schema and first example of a response. */
  reply(id: string, status: number): { schema: Schema | undefined; example: unknown } | undefined {
    const response = this.operation(id).responses[status]
    const json = response && this.resolve(response).content?.['application/json']
    if (!json) return undefined
    const [example] = Object.values(json.examples ?? {}).map((one) =>
      this.resolve(one as Referable & { value?: unknown }),
    )
    return { schema: json.schema, example: json.example ?? example?.value }
  }

  /** Resolves a `$ref`; returns anything else unchanged. */
  resolve<Node extends Referable>(node: Node): Node {
    if (node.$ref === undefined) return node
    const keys = node.$ref.replace(/^#\//, '').split('/')
    const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.#document)
    return this.resolve(found as Node)
  }

  #located(id: string): { operation: DocumentedOperation; shared: DocumentedParameter[] } {
    const located = this.#operations.get(id)
    if (!located) throw new Error(`the contract has no operation ${id}`)
    return located
  }
}

/** Reads the contract of this version. */
export function readContractDocument(): ContractDocument {
  const text = readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8')
  return new ContractDocument(JSON.parse(text) as Record<string, unknown>)
}
