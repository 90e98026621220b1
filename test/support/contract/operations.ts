import {
  operations as generated,
  type OperationId,
  type Scope,
} from '../../../generated/openapi.operations.ts'
import type { Budget } from '../../../src/contract/operation.ts'
import type { Answer, CallOptions, Caller } from '../app/app.ts'
import { contract, resolve, type ContractDocument, type FieldSchema, type Schema } from './contract.ts'
import { findKind, kinds, withIdsOf, type KindName, type Parents, type Scene } from './ids.ts'

/*
 * The API's operations from the contract, with a valid request for each. Tests build their tables from this
 * list, so a new operation is tested without an edit.
 */

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  /** True if the server ignores an invalid value. */
  isLenient: boolean
  schema: FieldSchema
  example: unknown
}

export interface Field {
  name: string
  required: boolean
  types: string[]
  schema: FieldSchema
}

export interface Operation {
  id: OperationId
  /** The method in capitals. */
  method: string
  /** The path as in the contract: `/tasks/{id}`. */
  path: string
  /** The scope that a key needs, or null if any key may call. */
  scope: Scope | null
  /** The budgets that a request spends, in this order. */
  budgets: Budget[]
  honorsIdempotencyKey: boolean
  /** The documented success statuses. */
  successes: number[]
  /** True if the success response is an event stream. */
  streams: boolean
  /** The ids in the path, from left to right: the parameters named `id` or `KIND_id`. */
  ids: { name: string; kind: KindName }[]
  parameters: Parameter[]
  /** The JSON body, with its fields in the contract's order. */
  body: { required: boolean; schema: Schema; fields: Field[]; examples: unknown[] } | null
}

export interface Documented {
  operationId: string
  security?: Record<string, string[]>[]
  parameters?: (Parameter & { $ref?: string; 'x-lenient'?: boolean })[]
  requestBody?: { $ref?: string; required?: boolean; content: Record<string, MediaType> }
  responses: Record<string, unknown>
  'x-rate-limits'?: Budget[]
}
interface MediaType {
  schema: Schema
  example?: unknown
  examples?: Record<string, { $ref?: string; value: unknown }>
}

const methods = ['get', 'put', 'post', 'patch', 'delete']

/** The operations that an API key may call, in the contract's order. */
export const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const documented = (item as Record<string, Documented | undefined>)[method]
    if (!documented) return []
    const shared = (item as { parameters?: Documented['parameters'] }).parameters ?? []
    return describeOperation(path, method, {
      ...documented,
      parameters: [...shared, ...(documented.parameters ?? [])],
    })
  }),
)

/** The ids of the generated operations, which must be the same as those of the contract. */
export const generatedIds = Object.keys(generated)

export const scopes = (contract.components.schemas!.Scope as { enum: Scope[] }).enum
export const reads = operations.filter(({ method }) => method === 'GET')
export const writes = operations.filter(({ method }) => method !== 'GET')
export type Write = Operation & { body: NonNullable<Operation['body']> }
/** The operations that take a body. */
export const writesWithBody = operations.filter((operation): operation is Write => operation.body !== null)

export function writeNamed(id: string): Write {
  const found = writesWithBody.find((operation) => operation.id === id)
  if (!found) throw new Error(`the contract has no operation ${id} with a body`)
  return found
}

function describeOperation(path: string, method: string, documented: Documented): Operation[] {
  const security = documented.security ?? contract.security ?? []
  const apiKey = security.find((scheme) => 'apiKey' in scheme)?.apiKey
  if (!apiKey) return []
  const parameters = (documented.parameters ?? []).map((parameter): Parameter => {
    const {
      name,
      in: place,
      required = false,
      schema,
      example,
      'x-lenient': isLenient = false,
    } = resolve(parameter)
    return { name, in: place, required, isLenient, schema: resolve(schema), example }
  })
  const id = documented.operationId
  return [
    {
      id: id as OperationId,
      method: method.toUpperCase(),
      path,
      scope: (apiKey[0] as Scope | undefined) ?? null,
      budgets: documented['x-rate-limits'] ?? [],
      honorsIdempotencyKey: parameters.some(({ name }) => name === 'Idempotency-Key'),
      successes: Object.keys(documented.responses)
        .map(Number)
        .filter((status) => status < 300),
      streams: JSON.stringify(documented.responses).includes('"text/event-stream"'),
      ids: [...path.matchAll(/([^/{}]*)\/\{((?:\w+_)?id)\}/g)].map(([, segment = '', name = '']) => ({
        name,
        kind: findKind(
          name === 'id' ? segment.replace(/s$/, '') : name.replace(/_id$/, ''),
          `${id} (${path})`,
        ),
      })),
      parameters,
      body: describeBody(documented.requestBody),
    },
  ]
}

export function describeBody(
  documented: Documented['requestBody'],
  document: ContractDocument = contract,
): Operation['body'] {
  const { required = false, content } = (documented && resolve(documented, document)) ?? { content: {} }
  const json = content['application/json']
  if (!json) return null
  const { properties, required: names } = fieldsOf(json.schema, document)
  return {
    required,
    schema: json.schema,
    fields: Object.entries(properties).map(([name, schema]) => ({
      name,
      schema,
      required: names.includes(name),
      types: [schema.type ?? []].flat(),
    })),
    examples: [
      ...(json.example === undefined ? [] : [json.example]),
      ...Object.values(json.examples ?? {}).map((example) => resolve(example, document).value),
    ],
  }
}

/** Returns the fields of an object's schema, including those of its `allOf`. */
function fieldsOf(
  schema: Schema,
  document: ContractDocument,
): { properties: Record<string, FieldSchema>; required: string[] } {
  const { properties = {}, required = [], allOf = [] } = resolve(schema, document)
  const parts = allOf.map((part) => fieldsOf(part, document))
  const own = Object.entries(properties).map(([name, field]) => [
    name,
    orNull(resolve(field, document), document),
  ])
  return {
    properties: Object.assign({}, ...parts.map((part) => part.properties), Object.fromEntries(own)) as Record<
      string,
      FieldSchema
    >,
    required: [...parts.flatMap((part) => part.required), ...required],
  }
}

/** Returns a nullable alternative as one schema with both types. */
function orNull(schema: FieldSchema, document: ContractDocument): FieldSchema {
  const [named, none] = schema.oneOf ?? []
  if (!named || none?.type !== 'null') return schema
  const { type = [], enum: values, ...rest } = resolve(named, document)
  return { ...rest, type: [...[type].flat(), 'null'], ...(values && { enum: [...values, null] }) }
}

export interface ValidRequest {
  path: string
  body: unknown
  /** Sends the request with the given changes. */
  send(caller: Caller, except?: CallOptions & { method?: string }): Promise<Answer>
}

/**
 * Builds a request that the operation serves, from its required parameters and an example of the body, with
 * ids of the world. `ids` replaces ids of the path, and must be encoded.
 */
export async function validRequest(
  operation: Operation,
  scene: Scene,
  { ids = {}, example = 0 }: { ids?: Record<string, string>; example?: number } = {},
): Promise<ValidRequest> {
  const { id, parameters, body } = operation
  const options: CallOptions = {}
  const required = parameters.filter((parameter) => parameter.required && parameter.in !== 'path')
  for (const { name, in: place, example: value } of required) {
    if (value === undefined) throw new Error(`${id}: the contract gives no example of ${name}`)
    const text = String(await withIdsOf(scene, value, `${id}, ${name}`))
    if (place === 'query') options.query = { ...options.query, [name]: text }
    else options.headers = { ...options.headers, [name]: text }
  }
  if (body) {
    if (!(example in body.examples)) throw new Error(`${id}: the contract gives no example of a body`)
    options.body = await withIdsOf(scene, body.examples[example], `${id}, the example of its body`)
  }
  const filled = await fillPath(operation, scene, ids)
  return {
    path: filled,
    body: options.body,
    send(caller, { method = operation.method, ...except } = {}) {
      const headers = { ...options.headers, ...except.headers }
      return caller.call(method, filled, { ...options, ...except, headers })
    },
  }
}

async function fillPath(operation: Operation, scene: Scene, ids: Record<string, string>): Promise<string> {
  const parents: Parents = {}
  let filled = operation.path
  for (const { name, example } of operation.parameters.filter((one) => one.in === 'path')) {
    const isId = operation.ids.some((id) => id.name === name)
    if (!isId) filled = filled.replace(`{${name}}`, () => encodeURIComponent(String(example)))
  }
  for (const [i, { name, kind }] of operation.ids.entries()) {
    const isUsedUp = operation.method === 'DELETE' && i === operation.ids.length - 1
    const id = ids[name] ?? (await kinds[kind][isUsedUp ? 'fresh' : 'shown'](scene, parents))
    parents[kind] = id
    filled = filled.replace(`{${name}}`, () => id)
  }
  return filled
}

/** Sends a valid request with the given changes. */
export async function send(
  caller: Caller,
  operation: Operation,
  scene: Scene,
  { ids = {}, ...except }: CallOptions & { ids?: Record<string, string>; method?: string } = {},
): Promise<Answer> {
  const request = await validRequest(operation, scene, { ids })
  return request.send(caller, except)
}
