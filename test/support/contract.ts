import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import { parse } from 'yaml'

interface Documented {
  description: string
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: object }>
  content?: { 'application/json': { schema: object } }
}
interface OperationObject {
  operationId: string
  responses: Record<string, Documented & { $ref?: string }>
}
interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: object } } } } }>
  components: Record<string, Record<string, unknown>>
  'x-error-catalog': Record<string, { status: number; type: string }>
}

export const contract = parse(readFileSync('spec/openapi.yaml', 'utf8')) as ContractDocument

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
ajv.addSchema(contract, 'contract', undefined, false)
const compiled = new Map<object, ValidateFunction>()

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: unknown
}

/**
 * Holds a response against the document itself, by a validator of the tests' own: status, headers and body as
 * documented for the operation, and of errors the code with its status and type.
 */
export function expectDocumented(method: string, path: string, answer: Answer): void {
  expect(answer.headers['x-request-id'], 'X-Request-Id').toBeTruthy()
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  if (answer.status >= 400) expectEnvelope(answer)
  const operation = findOperation(method, path)
  if (!operation) {
    expect([404, 405, 429, 503]).toContain(answer.status)
    return
  }
  const response = resolve(operation.responses[String(answer.status)])
  expect(response, `${operation.operationId} documents ${answer.status}`).toBeDefined()
  expectSchema(response?.content?.['application/json'].schema, answer.body)
  for (const [name, header] of Object.entries(response?.headers ?? {})) {
    const { required } = resolve(header) ?? {}
    if (required) expect(answer.headers[name.toLowerCase()], `header ${name}`).toBeDefined()
  }
}

/** Holds a webhook's body against the document's `webhooks` section. */
export function expectWebhookPayload(type: string, payload: unknown): void {
  const { schema } = contract.webhooks[type]?.post.requestBody.content['application/json'] ?? {}
  expectSchema(schema, payload)
}

export interface FieldSchema {
  type?: string | string[]
  format?: string
  pattern?: string
  enum?: unknown[]
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
  items?: FieldSchema
}

/** A schema of the document by its name, with the schemas of its fields. */
export function objectSchema(name: string): { properties: Record<string, FieldSchema>; required: string[] } {
  const { properties, required = [] } = contract.components.schemas?.[name] as {
    properties: Record<string, FieldSchema & { $ref?: string }>
    required?: string[]
  }
  const resolved = Object.entries(properties).map(([field, schema]) => [field, resolve(schema)])
  return { properties: Object.fromEntries(resolved) as Record<string, FieldSchema>, required }
}

/** Whether the document's schema of this name takes the value. */
export function accepts(name: string, value: unknown): boolean {
  return ajv.getSchema(`contract#/components/schemas/${name}`)?.(value) === true
}

function expectEnvelope({ status, headers, body }: Answer): void {
  expectSchema({ $ref: '#/components/schemas/ApiError' }, body)
  const { error } = body as { error: { code: string; type: string; request_id: string } }
  expect(contract['x-error-catalog'][error.code]).toMatchObject({ status, type: error.type })
  expect(error.request_id).toBe(headers['x-request-id'])
  if (status === 429) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  if (status === 401) expect(headers['www-authenticate']).toBe('Bearer')
  if (status >= 500) expect(headers['x-ratelimit-limit']).toBeUndefined()
}

function expectSchema(schema: object | undefined, body: unknown): void {
  if (!schema) throw new Error('the response has no documented schema')
  let validate = compiled.get(schema)
  if (!validate) {
    validate = ajv.compile(
      JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', '"$ref":"contract#/')) as object,
    )
    compiled.set(schema, validate)
  }
  const valid = validate(body)
  expect(valid ? [] : validate.errors, JSON.stringify(body)).toEqual([])
}

function findOperation(method: string, path: string): OperationObject | undefined {
  const template = Object.keys(contract.paths).find((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''),
  )
  const lower = method.toLowerCase()
  return template === undefined ? undefined : contract.paths[template]?.[lower === 'head' ? 'get' : lower]
}

function resolve<T extends { $ref?: string }>(value: T | undefined): T | undefined {
  if (!value?.$ref) return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract)
  return resolve(target as T)
}
