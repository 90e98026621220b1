import type { Tool } from '@modelcontextprotocol/sdk/types.js'
import { operations } from '../../generated/openapi.operations.ts'
import type { ContractDocument, Schema } from '../contract-document.ts'
import type { Operation } from '../../src/http/contract.ts'
import { plainSchema } from './plain-schema.ts'

/** An operation as a tool, with what a call needs. */
export interface OperationTool {
  tool: Tool
  operation: Operation
}

/** Returns the tools for these scopes by operationId, one for each permitted operation. */
export function toolsFor(document: ContractDocument, scopes: readonly string[]): Map<string, OperationTool> {
  const allowed = Object.values<Operation>(operations).filter(
    ({ security, responses }) =>
      (security?.requires ?? []).every((scope) => scopes.includes(scope)) && !streams(responses),
  )
  return new Map(
    allowed.map((operation) => [operation.operationId, { operation, tool: toolOf(document, operation) }]),
  )
}

/** Tells whether an operation streams. A stream never ends, so a tool cannot return it. */
const streams = (responses: Operation['responses']): boolean =>
  Object.values(responses).some(({ mediaType }) => mediaType === 'text/event-stream')

function toolOf(document: ContractDocument, operation: Operation): Tool {
  const { operationId, method, idempotent } = operation
  const { summary = operationId, description = summary } = document.operation(operation)
  const isRead = method === 'get'
  const outputSchema = outputSchemaOf(document, operation)
  return {
    name: operationId,
    title: summary,
    description: idempotent ? `${description.trim()}\n\n${repeatable}` : description.trim(),
    inputSchema: inputSchemaOf(document, operation),
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

const repeatable =
  'A call that repeats the arguments of an earlier one does nothing again, and returns what that one returned.'

/** Returns path, query and body parameters side by side, without headers. */
function inputSchemaOf(document: ContractDocument, operation: Operation): Tool['inputSchema'] {
  const parameters = document
    .parameters(operation)
    .filter((parameter) => parameter.in === 'path' || parameter.in === 'query')
  const body = document.bodySchema(operation)
  const { properties = {}, required = [] } = body ? plainSchema(document, body) : {}
  const documented = parameters.map(({ name, description, schema }): [string, Schema] => {
    const plain = plainSchema(document, schema)
    return [name, description === undefined ? plain : { ...plain, description }]
  })
  const requiredParameters = parameters.filter((parameter) => parameter.required).map(({ name }) => name)
  // Rules between fields are left to the API: clients refuse alternatives at this level.
  return {
    type: 'object',
    properties: { ...Object.fromEntries(documented), ...properties },
    required: [...requiredParameters, ...required],
    additionalProperties: false,
  }
}

/** Returns the schema of the response; undefined if it is not JSON. */
function outputSchemaOf(document: ContractDocument, operation: Operation): Tool['outputSchema'] | undefined {
  const [status = '', ...others] = Object.keys(operation.responses)
  const { schema } = document.reply(operation, status)
  if (!schema || others.length > 0) return undefined
  const plain = plainSchema(document, schema)
  return plain.type === 'object' ? (plain as Tool['outputSchema']) : undefined
}
