import { errorReference, type ErrorDescription } from '../../../generated/error-reference.ts'
import type { SchemaObject } from '../../contract/document.ts'
import { schemaName, type Body, type Operation } from './contract.ts'
import { describeFields, describeParameters, describeValue, type Schemas } from './describe-schema.ts'
import { apiPlaceholder, type Sample } from './samples.ts'

/** Writes the page of an operation: parameters, a request in four languages, and responses. */
export function operationPage(operation: Operation, samples: readonly Sample[], schemas: Schemas): string {
  const { method, path, summary, description, scopes, parameters, body } = operation
  const scope = scopes.length > 0 ? `scope ${scopes.map(code).join(', ')}` : 'no scope'
  const placed = (place: string) => parameters.filter((parameter) => parameter.in === place)
  return sections([
    `# ${summary}`,
    `\`${method} ${apiPlaceholder}${path}\` · ${scope}`,
    description,
    ...list('Path', describeParameters(placed('path'))),
    ...list('Query', describeParameters(placed('query'))),
    ...list('Headers', describeParameters(placed('header'))),
    ...(body ? ['## Body', ...describeBody(body, schemas)] : []),
    '## Request',
    ...samples.map(({ name, language, code }) => `### ${name}\n\n\`\`\`${language}\n${code.trim()}\n\`\`\``),
    '## Responses',
    ...operation.responses.map((response) => describeResponse(operation, response)),
  ])
}

/** Writes the page of a webhook: headers, payload and an example. */
export function webhookPage(webhook: Operation, schemas: Schemas): string {
  return sections([
    `# ${webhook.path}`,
    webhook.description,
    'Sent as a `POST` to each endpoint that subscribes to this type. Any 2xx response acknowledges the event; ' +
      'after any other response, the delivery is retried.',
    ...list('Headers', describeParameters(webhook.parameters)),
    '## Payload',
    ...(webhook.body ? describeBody(webhook.body, schemas) : []),
    ...examplesOf(webhook.body),
  ])
}

/** Writes the page of a schema, with the operations and schemas that use it. */
export function schemaPage(
  name: string,
  schema: SchemaObject,
  schemas: Schemas,
  usedBy: readonly string[],
): string {
  const fields = schema.properties ? describeFields(schema, schemas) : undefined
  const values = schema.enum?.map((value) => `- \`${JSON.stringify(value)}\``).join('\n')
  const options = (schema.oneOf ?? schema.anyOf ?? schema.allOf)?.map((one) => `- ${linkTo(one)}`).join('\n')
  return sections([
    `# ${name}`,
    schema.description,
    describeValue(schema),
    ...list('Fields', fields),
    ...list('Values', values),
    ...list(schema.allOf ? 'All of' : 'One of', options),
    ...list('Used by', usedBy.map((link) => `- ${link}`).join('\n')),
  ])
}

/** Writes the page of an error code. */
export function errorPage(error: ErrorDescription): string {
  const { contract, status, type, description, when, remedy, reserved, operations, example } = error
  const isPublic = contract === errorReference[0]?.contract
  const links = operations.map(
    ({ operationId: id }) => `- ${isPublic ? `[${id}](/reference/operations/${id})` : code(id)}`,
  )
  return sections([
    `# ${error.code}`,
    description,
    `- Status: ${status}\n- Type: ${code(type)}\n- API: ${contract}`,
    `## When it happens\n\n${when}`,
    ...list('Operations that return it', links.join('\n')),
    `## How to fix it\n\n${remedy}`,
    `## ${reserved ? 'Example of this reserved code' : 'Example'}\n\n${jsonBlock(example)}`,
  ])
}

function describeBody(body: Body, schemas: Schemas): string[] {
  const schema = body.content?.['application/json']?.schema
  if (!schema) return []
  const shape = schemas[schemaName(schema) ?? ''] ?? schema
  return [`${linkTo(schema)}, as JSON.`, shape.properties ? describeFields(shape, schemas) : '']
}

function describeResponse({ codes }: Operation, response: Operation['responses'][number]): string {
  const { status, description, content } = response
  const schema = content?.['application/json']?.schema
  const errors = errorReference.filter((one) => codes.includes(one.code) && String(one.status) === status)
  return sections([
    `### ${status}`,
    description,
    errors.length > 0 ? errors.map(({ code }) => `[\`${code}\`](/reference/errors/${code})`).join(', ') : '',
    Number(status) < 400 && schema ? `Body: ${linkTo(schema)}` : '',
    ...(Number(status) < 400 ? examplesOf(response) : []),
  ])
}

function examplesOf(body: Body | undefined): string[] {
  const examples = Object.values(body?.content?.['application/json']?.examples ?? {})
  return examples.map(({ summary, value }) => `${summary ? `${summary}:\n\n` : ''}${jsonBlock(value)}`)
}

function linkTo(schema: SchemaObject): string {
  const name = schemaName(schema)
  return name === undefined ? 'An object' : `[${name}](/reference/schemas/${name})`
}

const list = (heading: string, items: string | undefined): string[] => (items ? [`## ${heading}`, items] : [])

const code = (text: string): string => `\`${text}\``

const jsonBlock = (value: unknown): string => `\`\`\`json\n${JSON.stringify(value, null, 2)}\n\`\`\``

/** Joins the parts of a page that are not empty. */
export const sections = (parts: readonly (string | undefined)[]): string =>
  parts
    .map((part) => part?.trim())
    .filter((part) => part)
    .join('\n\n')
