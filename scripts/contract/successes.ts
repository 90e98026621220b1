import type { Contract, Header, Located, SchemaObject } from './document.ts'

/** A documented success of an operation. */
export interface DocumentedSuccess {
  status: string
  /** Where its response stands, a `$ref` followed. */
  pointer: string[]
  /** Undefined: it has no content. */
  mediaType: string | undefined
  schema: SchemaObject | undefined
  headers: Record<string, Header>
}

export function successesOf(contract: Contract, { operation, pointer }: Located): DocumentedSuccess[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => Number(status) < 400)
    .map(([status, value]) => {
      const found = contract.follow({ pointer: [...pointer, 'responses', status], value })
      const { content = {}, headers = {} } = found.value
      const [[mediaType, media] = []] = Object.entries(content)
      return { status, pointer: found.pointer, mediaType, schema: media?.schema, headers }
    })
}

/** The headers that the pipeline sets, in the order in which they are written. */
export const pipelineHeaders = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'Idempotent-Replay',
]

/** Whether the pipeline itself sets the header. The handler sets all others that are documented. */
export const isPipelineHeader = (name: string): boolean => pipelineHeaders.includes(name)
