import type { CommitMode, Located, ParameterObject, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import { bodySchemaOf, fieldsOf, isConstrained, publicUrlsOf } from './schema-parts.ts'
import { successesOf, type DocumentedSuccess } from './successes.ts'

/** Returns the expression of a validator, which is generated under this name, such as `createTask_body_title_text`. */
type Validator = (name: string, schema: SchemaObject) => string

/** Generates the module of a contract's data, and returns it with the schemas of the validators that it uses. */
export function generateOperations(
  contract: SourceContract,
  contractName: string,
): { code: string; schemas: Record<string, SchemaObject> } {
  const schemas: Record<string, SchemaObject> = {}
  const validator: Validator = (name, schema) => {
    schemas[name] = schema
    return `validators.${contractName}_${name}`
  }
  const operations = contract.operations()
  const webhooks = contract.operations('webhooks')
  const { Scope } = contract.document.components.schemas
  const code = [
    `import type { components, operations as Types } from './${contractName}.types.ts'`,
    `import * as validators from './validators.js'`,
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
    `export type WebhookType =${union(webhooks.map(({ path }) => path))}`,
    ``,
    `/** Every operation; the types of src/contract/operation.ts say what each fact means. */`,
    `export const operations = {`,
    ...operations.map((located) => operationEntry(contract, located, validator)),
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
    ...webhooks.map((located) => {
      const schema = bodySchemaOf(contract, located)?.value ?? {}
      return `  ${quote(located.path)}: ${validator(`webhook_${identifier(located.path)}`, schema)},`
    }),
    `}`,
  ].join('\n')
  return { code, schemas }
}

/** Generates the list of the public operations, for the pages, which must not load the validators. */
export function generateOperationIds(contract: SourceContract | undefined): string {
  const ids = contract?.operations().map(({ operation }) => operation.operationId) ?? []
  return `/** The operations of the public API, sorted by name. */\nexport const operationIds = ${inline(ids.sort())}`
}

/** Encodes a name as part of an identifier, unambiguously: `filter[status]` becomes `filter$5b$status$5d$`. */
const identifier = (name: string): string =>
  name.replaceAll(/\W/gu, (character) => `$${character.codePointAt(0)?.toString(16)}$`)

const inline = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ')
/** Returns a string as a literal in single quotes. */
const quote = (text: string): string =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
export const union = (members: string[]): string =>
  members.length === 0 ? ' never' : members.map((member) => `\n  | ${quote(member)}`).join('')

function operationEntry(contract: SourceContract, located: Located, validator: Validator): string {
  const { operation, method, path } = located
  const id = operation.operationId
  const parameters = contract.parameters(located)
  const [scheme, requires] = Object.entries(operation.security[0] ?? {})[0] ?? []
  const transaction = transactionOf(located)
  const listed = (where: string, pick: (parameter: ParameterObject) => boolean = () => true): string =>
    list(
      parameters
        .filter((parameter) => parameter.in === where && pick(parameter))
        .map((parameter) => parameterEntry(contract, id, parameter, validator)),
    )
  return [
    `  /** ${policyLine(located)} */`,
    `  ${id}: {`,
    `    operationId: '${id}',`,
    `    method: '${method}',`,
    `    path: ${quote(path)},`,
    `    security: ${scheme === undefined ? 'null' : `{ scheme: '${scheme}', requires: ${inline(requires)} }`},`,
    `    secondFactor: ${operation['x-second-factor'] ?? true},`,
    `    sameOrigin: ${operation['x-same-origin'] ?? false},`,
    `    transaction: ${transaction && `'${transaction}'`},`,
    `    sheddable: ${operation['x-sheddable'] ?? true},`,
    ...(operation['x-heavy'] ? ['    heavy: true,'] : []),
    ...(operation['x-in-flight'] ? [`    inFlight: '${operation['x-in-flight']}',`] : []),
    ...signInLimitsEntry(operation['x-sign-in-limits']),
    `    idempotent: ${parameters.some(({ name }) => name === 'Idempotency-Key')},`,
    `    rateLimits: ${inline(operation['x-rate-limits'])},`,
    `    errorCodes: ${inline(operation['x-error-codes'])},`,
    `    pathParameters: ${listed('path', (parameter) => !isAnyText(contract, parameter))},`,
    `    query: ${listed('query')},`,
    `    headers: ${listed('header', ({ name }) => name !== 'X-Request-Id')},`,
    `    body: ${bodyEntry(contract, located, validator)},`,
    ...textBodyEntry(contract, located),
    `    responses: {`,
    ...successesOf(contract, located).map((success) => responseEntry(contract, id, success, validator)),
    `    },`,
    `  },`,
  ].join('\n')
}

/** Returns how an operation is committed; null for a read. */
const transactionOf = ({ method, operation }: Located): CommitMode | null =>
  method === 'get' ? null : (operation['x-transaction'] ?? 'plan')

/** Returns the policy that an editor shows where the handler stands, such as `PATCH /keys/{id}` · admin · user_write · plan. */
function policyLine(located: Located): string {
  const { operation, method, path } = located
  const [scheme, requires = []] = Object.entries(operation.security[0] ?? {})[0] ?? ['anyone']
  const budgets = (operation['x-rate-limits'] ?? []).join(', ')
  const parts = [requires.join(' and ') || scheme, budgets, transactionOf(located)]
  return [`\`${method.toUpperCase()} ${path}\``, ...parts.filter(Boolean)].join(' · ')
}

function signInLimitsEntry(limits: Located['operation']['x-sign-in-limits']): string[] {
  if (!limits) return []
  const { email, address, window_seconds } = limits
  return [`    signInLimits: { email: ${email}, address: ${address}, windowSeconds: ${window_seconds} },`]
}

/** Returns the fields of a response that a replay must not show again. */
function shownOnceOf(contract: SourceContract, schema: SchemaObject | undefined): string[] {
  const { properties = {} } = contract.resolve(schema) ?? {}
  return Object.keys(properties).filter((name) => contract.resolve(properties[name])?.['x-shown-once'])
}

const list = (entries: string[]): string =>
  entries.length === 0 ? '[]' : `[\n${entries.map((entry) => `      ${entry},`).join('\n')}\n    ]`

function parameterEntry(
  contract: SourceContract,
  id: string,
  parameter: ParameterObject,
  validator: Validator,
): string {
  const { name, required = false, schema, in: where } = parameter
  const { type } = contract.resolve(schema)
  const lenient = parameter['x-lenient'] ?? false
  const constrained = !lenient && isConstrained(contract.resolve(schema))
  const validate = constrained ? validator(`${id}_${where}_${identifier(name)}`, schema) : 'null'
  return `{ name: ${quote(name)}, type: '${String(type)}', required: ${required}, lenient: ${lenient}, validate: ${validate} }`
}

const isAnyText = (contract: SourceContract, { schema }: ParameterObject): boolean => {
  const resolved = contract.resolve(schema)
  return resolved.type === 'string' && !isConstrained(resolved)
}

function bodyEntry(contract: SourceContract, located: Located, validator: Validator): string {
  const body = bodySchemaOf(contract, located)
  if (!body) return 'null'
  const { operationId } = located.operation
  const validate = validator(`${operationId}_body`, body.value)
  const publicUrls = publicUrlsOf(contract, located)
  const entries = fieldsOf(contract, located).map(({ name, required, schemas }) => {
    const [schema = {}, ...more] = schemas.map(({ value }) => value)
    const whole = more.length === 0 ? schema : { allOf: [schema, ...more] }
    return `        { name: ${quote(name)}, required: ${required}, validate: ${validator(`${operationId}_body_${identifier(name)}`, whole)} },`
  })
  return [
    `{`,
    `      required: ${contract.resolve(located.operation.requestBody)?.required ?? false},`,
    `      maxBytes: ${located.operation['x-max-body'] ?? 0},`,
    `      validate: ${validate},`,
    ...(entries.length === 0 ? [`      fields: [],`] : [`      fields: [`, ...entries, `      ],`]),
    ...(publicUrls.length === 0 ? [] : [`      publicUrls: ${inline(publicUrls)},`]),
    `    }`,
  ].join('\n')
}

/** Returns the property that describes a text body; nothing for other bodies. */
function textBodyEntry(contract: SourceContract, { operation }: Located): string[] {
  const [mediaType] = Object.keys(contract.resolve(operation.requestBody)?.content ?? {})
  if (mediaType === undefined || mediaType === 'application/json') return []
  return [`    textBody: { mediaType: '${mediaType}', maxBytes: ${operation['x-max-body'] ?? 0} },`]
}

function responseEntry(
  contract: SourceContract,
  id: string,
  { status, mediaType, schema }: DocumentedSuccess,
  validator: Validator,
): string {
  const isValidated = schema && (mediaType === 'application/json' || isConstrained(contract.resolve(schema)))
  const validate = isValidated ? validator(`${id}_${status}`, schema) : 'null'
  const shownOnce = shownOnceOf(contract, schema)
  return `      ${status}: { mediaType: ${mediaType ? `'${mediaType}'` : 'null'}, validate: ${validate}${shownOnce.length > 0 ? `, shownOnce: ${inline(shownOnce)}` : ''} },`
}
