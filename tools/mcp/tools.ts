import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { operations } from '../../generated/openapi.operations.ts'
import type { Operation } from '../../src/contract/operation.ts'
import type { SchemaObject } from '../../src/contract/document.ts'
import type { Operation as Documented, ReferenceContract } from '../../src/pages/reference/contract.ts'
import { plainSchema } from './plain-schema.ts'

/** An operation as a tool, with what a call needs. */
export interface OperationTool {
  tool: Tool
  operation: Operation
}

/** Returns the tools for these scopes by operationId, one for each permitted operation. */
export function toolsFor(contract: ReferenceContract, scopes: readonly string[]): Map<string, OperationTool> {
  const allowed = contract.operations.filter(
    (documented) => documented.scopes.every((scope) => scopes.includes(scope)) && !streams(documented),
  )
  return new Map(
    allowed.map((documented) => {
      const operation: Operation = operations[documented.operationId as keyof typeof operations]
      return [operation.operationId, { operation, tool: toolOf(contract, documented, operation) }]
    }),
  )
}

/** Returns whether an operation streams. A stream never ends, so a tool cannot return it. */
const streams = ({ responses }: Documented): boolean =>
  responses.some(({ content = {} }) => 'text/event-stream' in content)

function toolOf(
  contract: ReferenceContract,
  documented: Documented,
  { method, idempotent }: Operation,
): Tool {
  const { operationId, summary, description = summary } = documented
  const isRead = method === 'get'
  const outputSchema = outputSchemaOf(contract, documented)
  return {
    name: operationId,
    title: summary,
    description: idempotent ? `${description.trim()}\n\n${repeatable}` : description.trim(),
    inputSchema: inputSchemaOf(contract, documented),
    ...(outputSchema && { outputSchema }),
    annotations: {
      title: summary,
      readOnlyHint: isRead,
      // A POST adds; other writes replace or remove.
      destructiveHint: !isRead && method !== 'post',
      idempotentHint: isRead || method !== 'post' || idempotent,
      // The tools reach one workspace only.
      openWorldHint: false,
    },
  }
}

const repeatable = 'A call with the arguments of an earlier call does nothing and returns the earlier result.'

/** Returns path, query and body parameters side by side, without headers. */
function inputSchemaOf(contract: ReferenceContract, documented: Documented): Tool['inputSchema'] {
  const parameters = documented.parameters.filter((parameter) => parameter.in !== 'header')
  const body = documented.body?.content?.['application/json']?.schema
  const { properties = {}, required = [] } = body ? plainSchema(contract, body) : {}
  const described = parameters.map(({ name, description, schema }): [string, SchemaObject] => {
    const plain = plainSchema(contract, schema)
    return [name, description === undefined ? plain : { ...plain, description }]
  })
  const requiredParameters = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  // The API checks rules between fields, since MCP clients reject `oneOf` and the like at the top level.
  return {
    type: 'object',
    properties: { ...Object.fromEntries(described), ...properties },
    required: [...requiredParameters, ...required],
    additionalProperties: false,
  }
}

/** Returns the schema of the response; undefined if it is not JSON. */
function outputSchemaOf(
  contract: ReferenceContract,
  { responses }: Documented,
): Tool['outputSchema'] | undefined {
  const [success, ...others] = responses.filter(({ status }) => Number(status) < 400)
  const schema = success?.content?.['application/json']?.schema
  if (!schema || others.length > 0) return undefined
  const plain = plainSchema(contract, schema)
  return plain.type === 'object' ? (plain as Tool['outputSchema']) : undefined
}
