import type { Contract, Located, Parameter, SchemaObject } from './document.ts'
import { bodySchemaOf, fieldsOf, publicUrlsOf } from './schema-parts.ts'
import { isPipelineHeader, successesOf } from './successes.ts'
import {
  fieldValidator,
  isConstrained,
  parameterValidator,
  responseHeaderValidator,
  webhookValidator,
} from './validators.ts'

/** Generates the module of a contract's data: unions, the table of operations, the webhooks' validators. */
export function generateOperations(contract: Contract, name: string): string {
  const operations = contract.operations()
  const webhooks = Object.keys(contract.document.webhooks ?? {})
  const { Scope } = contract.document.components.schemas
  return [
    `import type { components, operations as Types } from './${name}.types.ts'`,
    `import * as validators from './${name}.validators.js'`,
    ``,
    `export type Schemas = components['schemas']`,
    ...(Scope
      ? [
          `export type Scope = Schemas['Scope']`,
          `export const scopes = ${inline(Scope.enum)} as const satisfies readonly Scope[]`,
        ]
      : []),
    ``,
    `export type OperationId =${union(operations.map(({ operation }) => operation.operationId))}`,
    `export type WebhookType =${union(webhooks)}`,
    ``,
    `/** Every operation; the types of src/http/contract.ts say what each fact means. */`,
    `export const operations = {`,
    ...operations.map((located) => operationEntry(contract, located)),
    `} as const`,
    ``,
    `/** The contract, for the types that are generic over one. */`,
    `export interface Contract {`,
    `  types: Types`,
    `  operations: typeof operations`,
    `}`,
    ``,
    `/** Validators of the outgoing events, by type. */`,
    `export const webhookValidators: Readonly<Record<WebhookType, (typeof validators)[keyof typeof validators]>> = {`,
    ...webhooks.map((type) => `  ${quote(type)}: validators.${webhookValidator(type)},`),
    `}`,
  ].join('\n')
}

const inline = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')
/** Returns a text as a literal in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
export const union = (members: string[]): string =>
  members.length === 0 ? ' never' : members.map((member) => `\n  | ${quote(member)}`).join('')

function operationEntry(contract: Contract, located: Located): string {
  const { operation, method, path } = located
  const id = operation.operationId
  const parameters = contract.parameters(located)
  const [scheme, requires] = Object.entries(operation.security[0] ?? {})[0] ?? []
  const listed = (where: string, pick: (parameter: Parameter) => boolean = () => true): string =>
    list(
      parameters
        .filter((parameter) => parameter.in === where && pick(parameter))
        .map((parameter) => parameterEntry(contract, id, parameter)),
    )
  return [
    `  ${id}: {`,
    `    operationId: '${id}',`,
    `    method: '${method}',`,
    `    path: ${quote(path)},`,
    `    security: ${scheme === undefined ? 'null' : `{ scheme: '${scheme}', requires: ${inline(requires)} }`},`,
    `    sameOrigin: ${operation['x-same-origin'] ?? false},`,
    `    transaction: ${method !== 'get' && (operation['x-transaction'] ?? true)},`,
    `    sheddable: ${operation['x-sheddable'] ?? true},`,
    ...signInLimitsEntry(operation['x-sign-in-limits']),
    `    idempotent: ${parameters.some(({ name }) => name === 'Idempotency-Key')},`,
    `    rateLimits: ${inline(operation['x-rate-limits'])},`,
    `    errorCodes: ${inline(operation['x-error-codes'])},`,
    `    pathParameters: ${listed('path', (parameter) => !isAnyText(contract, parameter))},`,
    `    query: ${listed('query')},`,
    `    headers: ${listed('header', ({ name }) => name !== 'X-Request-Id')},`,
    `    body: ${bodyEntry(contract, located)},`,
    `    responses: {`,
    ...successesOf(contract, located).map(({ status, mediaType, schema, headers }) => {
      const validated =
        schema && (mediaType === 'application/json' || isConstrained(contract.resolve(schema)))
      const handlerHeaders = Object.keys(headers).filter((name) => !isPipelineHeader(name))
      const entries = handlerHeaders.map((name) => {
        const { required = false } = contract.resolve(headers[name]) ?? {}
        return `{ name: ${quote(name)}, required: ${required}, validate: validators.${responseHeaderValidator(id, status, name)} }`
      })
      const validate = validated ? `validators.${id}_${status}` : 'null'
      const shownOnce = shownOnceOf(contract, schema)
      return `      ${status}: { mediaType: ${mediaType ? `'${mediaType}'` : 'null'}, validate: ${validate}, headers: ${list(entries)}${shownOnce.length > 0 ? `, shownOnce: ${inline(shownOnce)}` : ''} },`
    }),
    `    },`,
    `  },`,
  ].join('\n')
}

function signInLimitsEntry(limits: Located['operation']['x-sign-in-limits']): string[] {
  if (!limits) return []
  const { email, address, window_seconds } = limits
  return [`    signInLimits: { email: ${email}, address: ${address}, windowSeconds: ${window_seconds} },`]
}

/** Returns the fields of a response that a replay must not show again. */
function shownOnceOf(contract: Contract, schema: SchemaObject | undefined): string[] {
  const { properties = {} } = contract.resolve(schema) ?? {}
  return Object.keys(properties).filter((name) => contract.resolve(properties[name])?.['x-shown-once'])
}

const list = (entries: string[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `      ${entry},`).join('\n')}\n    ]`

function parameterEntry(contract: Contract, id: string, parameter: Parameter): string {
  const { name, required = false, schema, in: where } = parameter
  const { type } = contract.resolve(schema)
  const lenient = parameter['x-lenient'] ?? false
  const constrained = !lenient && isConstrained(contract.resolve(schema))
  const validate = constrained ? `validators.${parameterValidator(id, where, name)}` : 'null'
  return `{ name: ${quote(name)}, type: '${String(type)}', required: ${required}, lenient: ${lenient}, validate: ${validate} }`
}

const isAnyText = (contract: Contract, { schema }: Parameter): boolean => {
  const resolved = contract.resolve(schema)
  return resolved.type === 'string' && !isConstrained(resolved)
}

function bodyEntry(contract: Contract, located: Located): string {
  if (!bodySchemaOf(contract, located)) return 'null'
  const { operationId } = located.operation
  const fields = fieldsOf(contract, located)
  const publicUrls = publicUrlsOf(contract, located)
  const entries = fields.map(
    ({ name, required }) =>
      `        { name: ${quote(name)}, required: ${required}, validate: validators.${fieldValidator(operationId, name)} },`,
  )
  return [
    `{`,
    `      required: ${contract.resolve(located.operation.requestBody)?.required ?? false},`,
    `      maxBytes: ${located.operation['x-max-body'] ?? 0},`,
    `      validate: validators.${operationId}_body,`,
    ...(entries.length === 0 ? [`      fields: [],`] : [`      fields: [`, ...entries, `      ],`]),
    ...(publicUrls.length === 0 ? [] : [`      publicUrls: ${inline(publicUrls)},`]),
    `    }`,
  ].join('\n')
}
