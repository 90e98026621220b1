import { readFileSync } from 'node:fs'
import type { Operation } from '../src/http/contract.ts'

export interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  required?: readonly string[]
  [keyword: string]: unknown
}

interface Parameter {
  $ref?: string
  name: string
  in: 'path' | 'query' | 'header' | 'cookie'
  required?: boolean
  description?: string
  schema: Schema
}

interface Body {
  $ref?: string
  content?: Record<string, { schema?: Schema; example?: unknown; examples?: Record<string, Example> }>
}

interface Example {
  $ref?: string
  value?: unknown
}

interface DocumentedOperation {
  summary?: string
  description?: string
  parameters?: Parameter[]
  requestBody?: Body
  responses: Record<string, Body>
}

type Place = Pick<Operation, 'path' | 'method'>

/** The public contract of this version, for tools that use its texts, schemas and examples. */
export class ContractDocument {
  readonly #document = JSON.parse(
    readFileSync(new URL('../generated/openapi.json', import.meta.url), 'utf8'),
  ) as { paths: Record<string, Record<string, unknown>> }

  operation({ path, method }: Place): DocumentedOperation {
    return this.#document.paths[path]?.[method] as DocumentedOperation
  }

  /** Returns the parameters of the path, then those of the operation. */
  parameters(place: Place): Parameter[] {
    const shared = (this.#document.paths[place.path]?.parameters ?? []) as Parameter[]
    return [...shared, ...(this.operation(place).parameters ?? [])].map((one) => this.resolve(one))
  }

  bodySchema(place: Place): Schema | undefined {
    const { requestBody } = this.operation(place)
    return requestBody && this.resolve(requestBody).content?.['application/json']?.schema
  }

  /** Returns the JSON schema and first example of a response. */
  reply(place: Place, status: number | string): { schema?: Schema | undefined; example?: unknown } {
    const response = this.operation(place).responses[status]
    const json = response && this.resolve(response).content?.['application/json']
    const [example] = Object.values(json?.examples ?? {}).map((one) => this.resolve(one))
    return { schema: json?.schema, example: json?.example ?? example?.value }
  }

  /** Resolves a `$ref`; returns anything else unchanged. */
  resolve<Node extends { $ref?: string }>(node: Node): Node {
    if (node.$ref === undefined) return node
    const keys = node.$ref.replace(/^#\//, '').split('/')
    const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], this.#document)
    return this.resolve(found as Node)
  }
}
