/** The parts of the contract that the reference reads; Swagger UI reads the rest. */
export interface ApiDocument {
  info: { title: string; description?: string }
  servers: { url: string; description?: string }[]
  tags?: { name: string; description?: string }[]
  paths: Record<string, Record<string, Operation>>
  webhooks?: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
  'x-error-catalog'?: Record<string, { status: number; description: string; when?: string; remedy?: string }>
}

export interface Operation {
  operationId: string
  tags?: string[]
  summary?: string
  description?: string
  parameters?: unknown[]
}

export interface Schema {
  description?: string
  properties?: Record<string, unknown>
}
