import type { Contract } from '../../contract/contract.ts'
import type { Located, ParameterObject, SchemaObject } from '../../contract/document.ts'

interface Example {
  summary?: string
  value?: unknown
}

export interface Body {
  description?: string
  required?: boolean
  content?: Record<string, { schema: SchemaObject; examples: Record<string, Example> }>
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
  parameters: readonly ParameterObject[]
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
  schemas: Readonly<Record<string, SchemaObject>>
}

export function referenceOf(contract: Contract): ReferenceContract {
  const { info, tags = [], components } = contract.document
  const describe = (located: Located) => describeOperation(contract, located)
  return {
    title: info.title,
    guide: info.description ?? '',
    tags,
    operations: contract.operations().map(describe),
    webhooks: contract.operations('webhooks').map(describe),
    schemas: components.schemas,
  }
}

function describeOperation(contract: Contract, located: Located): Operation {
  const { method, path, operation } = located
  const { operationId, tags = [], summary = '', description = '', security = [], requestBody } = operation
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    tag: tags[0] ?? '',
    summary,
    description,
    scopes: security.flatMap((one) => Object.values(one).flat()),
    codes: operation['x-error-codes'] ?? [],
    parameters: contract.parameters(located),
    body: requestBody && resolveBody(contract, requestBody),
    responses: Object.entries(operation.responses).map(([status, response]) => ({
      status,
      ...resolveBody(contract, response),
    })),
  }
}

function resolveBody(contract: Contract, node: BodyObject): Body {
  const { content = {}, ...body } = contract.resolve(node)
  const resolved = Object.entries(content).map(([type, { schema, examples = {} }]) => {
    const named = Object.entries(examples).map(([name, one]) => [name, contract.resolve(one)])
    return [type, { schema, examples: Object.fromEntries(named) as Record<string, Example> }]
  })
  return { ...body, content: Object.fromEntries(resolved) as Body['content'] & object }
}

type OperationObject = Located['operation']
type BodyObject = NonNullable<OperationObject['requestBody']> | OperationObject['responses'][string]

/** Returns the name of a referenced schema. */
export const schemaName = ({ $ref }: SchemaObject): string | undefined => $ref?.split('/').at(-1)
