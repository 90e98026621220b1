import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect } from 'vitest'
import type { Answer as AnyAnswer } from '../app/app.ts'
import { parseYaml } from './parse-yaml.ts'

interface Documented {
  description: string
  headers?: Record<string, { $ref?: string; required?: boolean; schema?: object }>
  content?: Record<string, { schema?: object }>
}
interface OperationObject {
  operationId: string
  responses: Record<string, Documented & { $ref?: string }>
}
export interface ContractDocument {
  paths: Record<string, Record<string, OperationObject>>
  security?: Record<string, string[]>[]
  tags: { name: string }[]
  webhooks: Record<string, { post: { requestBody: { content: { 'application/json': { schema: object } } } } }>
  components: Record<string, Record<string, unknown>>
  'x-error-catalog': Record<string, { status: number; type: string }>
}

/** The contract of the public API. */
export const contract = parseYaml(readFileSync('spec/openapi.yaml', 'utf8')) as ContractDocument

/** The contract of the settings area. */
export const settingsContract = read('settings', { openapi: contract })
/** The contract of the web editor. */
export const workContract = read('work', { openapi: contract, settings: settingsContract })

/** The contracts by their names. */
export const documents = { openapi: contract, settings: settingsContract, work: workContract }

/** Reads a contract with the components of others that it refers to, under names that begin with the file's. */
function read(name: string, others: Record<string, ContractDocument>): ContractDocument {
  const text = readFileSync(`spec/${name}.yaml`, 'utf8')
  const document = parseYaml(
    text.replaceAll(/\.\/(\w+)\.yaml#\/components\/(\w+)\//g, '#/components/$2/$1-'),
  ) as ContractDocument
  let catalog: ContractDocument['x-error-catalog'] = {}
  for (const [file, other] of Object.entries(others)) {
    const text = JSON.stringify(other.components)
    const renamed = text.replaceAll(/"#\/components\/(\w+)\//g, `"#/components/$1/${file}-`)
    for (const [section, entries] of Object.entries(JSON.parse(renamed) as ContractDocument['components'])) {
      const named = Object.entries(entries).map(([component, value]) => [`${file}-${component}`, value])
      document.components[section] = { ...document.components[section], ...Object.fromEntries(named) }
    }
    catalog = { ...catalog, ...other['x-error-catalog'] }
  }
  document['x-error-catalog'] = { ...catalog, ...document['x-error-catalog'] }
  const schemas = Object.values(document.components.schemas ?? {}) as Schema[]
  for (const schema of schemas.filter((one) => one['x-fields-of'])) {
    const base = resolve<Schema>({ $ref: schema['x-fields-of'] ?? '' }, document)
    schema.required = [...(base.required ?? []), ...(schema.required ?? [])]
    schema.properties = { ...base.properties, ...schema.properties }
  }
  return document
}

const ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: true }))
const names = new Map(Object.entries(documents).map(([name, document]) => [document, name]))
for (const [document, name] of names) ajv.addSchema(document, name, undefined, false)
const compiled = new Map<object, ValidateFunction>()
const json = 'application/json; charset=utf-8'

export interface Answer {
  status: number
  headers: Record<string, string | undefined>
  body: unknown
  /** The unparsed body. */
  text?: string
}

/** Reads the JSON response of a `fetch`, and compares it with the contract. */
export async function readDocumented(method: string, path: string, response: Response): Promise<AnyAnswer> {
  const { status } = response
  const text = await response.text()
  const answer = {
    status,
    headers: Object.fromEntries(response.headers),
    text,
    body: JSON.parse(text) as never,
  }
  expectDocumented(method, path, answer)
  return answer
}

/**
 * Compares a response with the contract, with a separate validator: status, headers, body, and the code of an
 * error with its status and type.
 */
export function expectDocumented(method: string, path: string, answer: Answer, document = contract): void {
  expect(answer.headers['x-request-id'], 'X-Request-Id').toBeTruthy()
  expect(answer.headers['cache-control']).toMatch(/^no-store(, no-transform)?$/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  if (answer.status >= 400) expectEnvelope(answer, document)
  const operation = findOperation(method, path, document)
  if (!operation) {
    // 403: a request from a page of another site, if the credential is a cookie.
    expect([403, 404, 405, 429, 503]).toContain(answer.status)
    return
  }
  const response = resolve(operation.responses[String(answer.status)], document)
  expect(response, `${operation.operationId} documents ${answer.status}`).toBeDefined()
  expectContent(response?.content ?? {}, answer, document)
  for (const [name, header] of Object.entries(response?.headers ?? {})) {
    const { required } = resolve(header, document)
    if (required) expect(answer.headers[name.toLowerCase()], `header ${name}`).toBeDefined()
  }
}

/** Expects a body of a documented media type and shape, or no body if none is documented. */
function expectContent(
  content: NonNullable<Documented['content']>,
  { headers, body, text }: Answer,
  document: ContractDocument,
): void {
  const mediaTypes = Object.keys(content)
  if (mediaTypes.length === 0) {
    expect([headers['content-type'], text ?? '']).toEqual([undefined, ''])
    return
  }
  const sent = headers['content-type'] ?? ''
  const [mediaType = ''] = sent.split(';')
  expect(mediaTypes).toContain(mediaType)
  if (mediaType !== 'application/json') return
  expect(sent).toBe(json)
  expectSchema(content[mediaType]?.schema, body, document)
}

/** Validates a webhook's body against the document's `webhooks` section. */
export function expectWebhookPayload(type: string, payload: unknown): void {
  const { schema } = contract.webhooks[type]?.post.requestBody.content['application/json'] ?? {}
  expectSchema(schema, payload)
}

export interface FieldSchema {
  $ref?: string
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
  oneOf?: FieldSchema[]
}

/** A schema of the document, of an object or of a field. */
export interface Schema extends FieldSchema {
  properties?: Record<string, Schema>
  required?: string[]
  allOf?: Schema[]
  /** The schema whose fields this one has too. */
  'x-fields-of'?: string
}

/** Returns whether a schema of the document accepts the value. */
export function accepts(schema: object, value: unknown, document = contract): boolean {
  return validatorOf(schema, document)(value)
}

/** Validates the body of a refusal, and expects the headers that its status and code require. */
export function expectEnvelope({ status, headers, body }: Answer, document = contract): void {
  expect(headers['content-type']).toBe(json)
  expectSchema(contract.components.schemas?.ApiError as object, body)
  const { error } = body as { error: { code: string; type: string; request_id: string } }
  expect(document['x-error-catalog'][error.code]).toMatchObject({ status, type: error.type })
  expect(error.request_id).toBe(headers['x-request-id'])
  if (status === 429) expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  const isBearer = document === contract
  expect(headers['www-authenticate']).toBe(status === 401 && isBearer ? 'Bearer' : undefined)
  if (status >= 500) expect(headers['x-ratelimit-limit']).toBeUndefined()
}

function expectSchema(schema: object | undefined, body: unknown, document = contract): void {
  if (!schema) throw new Error('the response has no documented schema')
  const validate = validatorOf(schema, document)
  const valid = validate(body)
  expect(valid ? [] : validate.errors, JSON.stringify(body)).toEqual([])
}

function validatorOf(schema: object, document = contract): ValidateFunction {
  let validate = compiled.get(schema)
  if (!validate) {
    const text = JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${names.get(document)}#/`)
    validate = ajv.compile(JSON.parse(text) as object)
    compiled.set(schema, validate)
  }
  return validate
}

function findOperation(
  method: string,
  path: string,
  { paths }: ContractDocument,
): OperationObject | undefined {
  const matching = Object.keys(paths).filter((candidate) =>
    new RegExp(`^${candidate.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`).test(path.split('?')[0] ?? ''),
  )
  // A path without parameters wins over a template that matches too.
  const template = matching.find((candidate) => !candidate.includes('{')) ?? matching[0]
  const lower = method.toLowerCase()
  return template === undefined ? undefined : paths[template]?.[lower === 'head' ? 'get' : lower]
}

/** Follows a reference in the document. */
export function resolve<T extends { $ref?: string }>(value: T, document?: ContractDocument): T
export function resolve<T extends { $ref?: string }>(
  value: T | undefined,
  document?: ContractDocument,
): T | undefined
export function resolve<T extends { $ref?: string }>(
  value: T | undefined,
  document = contract,
): T | undefined {
  if (!value?.$ref) return value
  const target = value.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document)
  return resolve(target as T, document)
}
