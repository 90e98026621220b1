import { readFileSync } from 'node:fs'

export interface Schema {
  $ref?: string
  description?: string
  type?: string | readonly string[]
  properties?: Record<string, Schema>
  required?: readonly string[]
  items?: Schema
  oneOf?: readonly Schema[]
  anyOf?: readonly Schema[]
  allOf?: readonly Schema[]
  enum?: readonly unknown[]
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  [keyword: string]: unknown
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: Schema
  example?: string | number
}

interface Example {
  summary?: string
  value?: unknown
}

export interface Body {
  description?: string
  required?: boolean
  content?: Record<string, { schema: Schema; examples?: Record<string, Example> }>
}

/** An operation or a webhook with its references resolved, except schemas. */
export interface Operation {
  operationId: string
  /** The method in upper case. */
  method: string
  path: string
  tag: string
  summary: string
  description: string
  scopes: readonly string[]
  codes: readonly string[]
  parameters: readonly Parameter[]
  body: Body | undefined
  /** The responses by status, in the contract's order. */
  responses: readonly (Body & { status: string })[]
}

/** The parts of the public contract that have pages in the reference. */
export interface ReferenceContract {
  title: string
  /** Markdown whose headings begin at the first level. */
  guide: string
  tags: readonly { name: string; description: string }[]
  operations: readonly Operation[]
  /** The webhooks, whose `path` is the event's type. */
  webhooks: readonly Operation[]
  schemas: Readonly<Record<string, Schema>>
}

type Json = Record<string, unknown>

/** Reads the contract that this version was generated from. */
export function readReferenceContract(): ReferenceContract {
  const file = new URL('../../../generated/openapi.json', import.meta.url)
  const document = JSON.parse(readFileSync(file, 'utf8')) as Json
  const { info, tags, paths, webhooks, components } = document as {
    info: { title: string; description: string }
    tags: ReferenceContract['tags']
    paths: Record<string, Json>
    webhooks: Record<string, Json>
    components: { schemas: ReferenceContract['schemas'] }
  }
  const readAll = (items: Record<string, Json>) =>
    Object.entries(items).flatMap(([path, item]) => readOperations(document, path, item))
  return {
    title: info.title,
    guide: info.description,
    tags,
    operations: readAll(paths),
    webhooks: readAll(webhooks),
    schemas: components.schemas,
  }
}

function readOperations(
  document: Json,
  path: string,
  { parameters: shared = [], ...methods }: Json,
): Operation[] {
  const resolve = <Node>(node: unknown): Node => resolveIn(document, node) as Node
  const resolveBody = (node: unknown): Body => {
    const { content, ...body } = resolve<Body>(node)
    const examplesOf = (examples: object) =>
      Object.fromEntries(Object.entries(examples).map(([name, one]) => [name, resolve<Example>(one)]))
    const media = Object.entries(content ?? {}).map(([type, { schema, examples }]) => [
      type,
      { schema, examples: examplesOf(examples ?? {}) },
    ])
    return { ...body, content: Object.fromEntries(media) as Body['content'] & object }
  }
  return Object.entries(methods as Record<string, Json>).map(([method, operation]) => ({
    operationId: operation.operationId as string,
    method: method.toUpperCase(),
    path,
    tag: (operation.tags as string[])[0] ?? '',
    summary: operation.summary as string,
    description: operation.description as string,
    scopes: ((operation.security ?? []) as Record<string, string[]>[]).flatMap((one) =>
      Object.values(one).flat(),
    ),
    codes: (operation['x-error-codes'] ?? []) as string[],
    parameters: [...(shared as unknown[]), ...((operation.parameters ?? []) as unknown[])].map(
      resolve<Parameter>,
    ),
    body: operation.requestBody === undefined ? undefined : resolveBody(operation.requestBody),
    responses: Object.entries(operation.responses as Json).map(([status, response]) => ({
      status,
      ...resolveBody(response),
    })),
  }))
}

/** Follows a `$ref`. Returns other nodes unchanged. */
function resolveIn(document: Json, node: unknown): unknown {
  const { $ref } = node as { $ref?: string }
  if ($ref === undefined) return node
  const keys = $ref.slice('#/'.length).split('/')
  return resolveIn(
    document,
    keys.reduce<unknown>((at, key) => (at as Json)[key], document),
  )
}

/** Returns the name of a referenced schema. */
export const schemaName = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)
