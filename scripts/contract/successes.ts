import type { Header, Located, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'

/** A documented success response. */
export interface DocumentedSuccess {
  status: string
  /** The response's position, with `$ref` resolved. */
  pointer: string[]
  /** The media type; undefined without content. */
  mediaType: string | undefined
  schema: SchemaObject | undefined
  headers: Record<string, Header>
}

export function successesOf(contract: SourceContract, { operation, pointer }: Located): DocumentedSuccess[] {
  return Object.entries(operation.responses ?? {})
    .filter(([status]) => Number(status) < 400)
    .map(([status, value]) => {
      const found = contract.follow({ pointer: [...pointer, 'responses', status], value })
      const { content = {}, headers = {} } = found.value
      const [[mediaType, media] = []] = Object.entries(content)
      return { status, pointer: found.pointer, mediaType, schema: media?.schema, headers }
    })
}

/** Headers that the pipeline sets, in the order to write them. */
export const pipelineHeaders = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'Idempotent-Replay',
]

/** Returns whether the pipeline sets the header. Handlers set all others. */
export const isPipelineHeader = (name: string): boolean => pipelineHeaders.includes(name)
