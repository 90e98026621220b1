import type { Located, ParameterObject, SchemaObject } from '../../src/contract/document.ts'
import type { SourceContract } from './source-contract.ts'
import { distinct, type Fault, type Finding } from './finding.ts'
import { checkRequestStrings } from './request-strings.ts'
import type { Rule } from './rules.ts'
import { bodySchemaOf, fieldsOf, isConstrained, partsOf } from './schema-parts.ts'
import { isPipelineHeader, pipelineHeaders, successesOf, type DocumentedSuccess } from './successes.ts'

const successStatuses = ['200', '201', '202', '204']
/** Request headers that the pipeline handles if they are listed. */
const pipelineParameters = ['Idempotency-Key', 'X-Request-Id']
const scalars = ['string', 'integer', 'number', 'boolean']
const oneScalar = `give its schema one type of ${scalars.join(', ')}`

const checks: [Rule, (contract: SourceContract, located: Located) => Fault[]][] = [
  ['parameters', checkParameters],
  ['idempotency', checkIdempotency],
  ['request-body', checkRequestBody],
  ['request-strings', checkRequestStrings],
  ['request-body', checkAfter],
  ['responses', checkResponses],
]

/** Finds parts of the contract that the server does not support. */
export function checkServable(contract: SourceContract): Finding[] {
  const findings = [
    ...contract.findings('paths', checkPaths(contract)),
    ...contract
      .operations()
      .flatMap((located) =>
        checks.flatMap(([rule, check]) => contract.findings(rule, check(contract, located))),
      ),
  ]
  // A shared component is reported once.
  return distinct(findings)
}

/** Finds methods that cannot be operations (`GET` also serves `HEAD`), and parameters that are only part of a segment. */
function checkPaths(contract: SourceContract): Fault[] {
  return Object.entries(contract.document.paths).flatMap(([path, item]) => {
    const faults = ['head', 'options', 'trace']
      .filter((method) => method in item)
      .map((method): Fault => {
        return [['paths', path, method], `the server has no ${method.toUpperCase()} operations`, 'remove it']
      })
    if (path.split('/').every((segment) => !/[{}]/.test(segment.replace(/^\{[^{}]+\}$/, '')))) return faults
    const what = `a parameter of ${path} is only part of a segment`
    return [...faults, [['paths', path], what, 'make the parameter the whole segment'] satisfies Fault]
  })
}

function checkParameters(contract: SourceContract, located: Located): Fault[] {
  return contract.placedParameters(located).flatMap(({ pointer, value }): Fault[] => {
    const [what, fix = ''] = parameterFault(contract, value)
    return what === undefined ? [] : [[pointer, what, fix]]
  })
}

/** Returns what is wrong with a parameter, and a fix; nothing if it can be served. */
function parameterFault(contract: SourceContract, parameter: ParameterObject): [what?: string, fix?: string] {
  const { name, required, style, in: where, 'x-lenient': lenient } = parameter
  const type = (contract.resolve(parameter.schema) as SchemaObject | undefined)?.type
  const spelling = pipelineParameters.find((header) => header.toLowerCase() === name.toLowerCase())
  if (spelling !== undefined && (name !== spelling || where !== 'header'))
    return [
      `the server supports the header ${spelling} only with this spelling`,
      `name: ${spelling}, in: header`,
    ]
  if (where === 'cookie')
    return [`the server does not support cookie parameters: ${name}`, 'use a header, or a security scheme']
  if (typeof type !== 'string' || !scalars.includes(type))
    return [`the server cannot read the parameter ${name}: its type is ${String(type)}`, oneScalar]
  if (style !== undefined && style !== (where === 'query' ? 'form' : 'simple'))
    return [`the server does not support the style ${style} for the parameter ${name}`, 'remove style']
  if (lenient && (where !== 'query' || required))
    return [`${name} cannot be lenient`, 'keep x-lenient for query parameters that may be absent']
  return []
}

function checkIdempotency(contract: SourceContract, located: Located): Fault[] {
  const { operation, pointer, method } = located
  if (!contract.parameters(located).some(({ name }) => name === 'Idempotency-Key')) return []
  const find = (what: string, fix = 'take Idempotency-Key from its parameters'): Fault[] => {
    return [[[...pointer, 'parameters'], `${operation.operationId} ${what}`, fix]]
  }
  if (method === 'get') return find('is a read, but lists Idempotency-Key')
  if (operation.security?.length === 0)
    return find('requires no authentication, so an Idempotency-Key would belong to no caller')
  if (operation['x-transaction'] === 'own') return find('commits by itself, so its reply could not be stored')
  return successesOf(contract, located).flatMap(({ status, mediaType, headers }) => {
    if (mediaType === 'text/event-stream') return find(`cannot replay the stream of its ${status}`)
    const header = Object.keys(headers).find((name) => !isPipelineHeader(name))
    return header ? find(`cannot replay the header ${header} of its ${status}`, 'remove one of the two') : []
  })
}

function checkRequestBody(contract: SourceContract, located: Located): Fault[] {
  const { operation, pointer, method } = located
  if (!operation.requestBody) return []
  const body = contract.follow({ pointer: [...pointer, 'requestBody'], value: operation.requestBody })
  const find = (what: string, fix: string): Fault[] => [[body.pointer, what, fix]]
  if (method === 'get') return find('a GET must not have a request body', 'remove it, or make it a POST')
  const mediaTypes = Object.keys(body.value.content).join()
  if (/^text\/[\w.+-]+$/.test(mediaTypes)) return checkTextBody(contract, located, body, mediaTypes)
  if (mediaTypes !== 'application/json')
    return find('the server supports only application/json and text bodies', 'describe one')
  const schema = bodySchemaOf(contract, located)
  if (schema && partsOf(contract, schema).some((part) => part.value.type === 'object')) return []
  return find('the server supports only bodies that are a JSON object', 'give the schema type: object')
}

/** Finds faults in a body that the handler reads as a stream. */
function checkTextBody(
  contract: SourceContract,
  { operation }: Located,
  { pointer, value }: { pointer: string[]; value: { content: Record<string, { schema: SchemaObject }> } },
  mediaType: string,
): Fault[] {
  const schema = contract.resolve(value.content[mediaType]?.schema)
  const faults: [isWrong: boolean, what: string, fix: string][] = [
    [
      schema?.type !== 'string' || isConstrained(schema),
      `the ${mediaType} of a body is any text`,
      'schema: {type: string} alone',
    ],
    [
      operation['x-same-origin'] !== true,
      `a form on another site can send ${mediaType}`,
      'add x-same-origin: true',
    ],
  ]
  return faults.flatMap(([isWrong, what, fix]): Fault[] => (isWrong ? [[pointer, what, fix]] : []))
}

/** Finds rules on fields that do not exist, which would have no effect. */
function checkAfter(contract: SourceContract, located: Located): Fault[] {
  const fields = fieldsOf(contract, located)
  return fields
    .flatMap(({ schemas }) => schemas)
    .flatMap(({ pointer, value: { 'x-after': other } }): Fault[] => {
      if (other === undefined || fields.some(({ name }) => name === other)) return []
      const what = `${pointer.at(-1)} comes after ${other as string}, which is not a field of the body`
      return [[[...pointer, 'x-after'], what, 'name another field of the body']]
    })
}

function checkResponses(contract: SourceContract, located: Located): Fault[] {
  const { operation, pointer } = located
  const at = [...pointer, 'responses']
  const successes = successesOf(contract, located).filter(({ status }) => successStatuses.includes(status))
  const refusals = Object.entries(operation.responses ?? {}).flatMap(([status, response]): Fault[] => {
    if (successStatuses.includes(status)) return []
    const fix = `use one of ${successStatuses.join(', ')}, 4xx or 5xx`
    if (!/^[45]\d\d$/.test(status)) return [[[...at, status], `a response ${status} is never sent`, fix]]
    if (contract.resolve(response).content?.['application/json']?.schema) return []
    const what = `the refusal ${status} has no application/json schema`
    return [[[...at, status], what, 'add content: application/json: schema: ApiError']]
  })
  const checked = successes.flatMap((success): Fault[] => {
    const [what, fix = ''] = contentFault(contract, success)
    return [
      ...(what === undefined ? [] : [[success.pointer, what, fix] satisfies Fault]),
      ...checkHeaders(contract, success),
    ]
  })
  if (successes.length > 0) return [...refusals, ...checked]
  return [...refusals, [at, 'no success response is documented', 'add one, such as 200']]
}

/** Returns what is wrong with a success response, and a fix; nothing if it can be served. */
function contentFault(
  contract: SourceContract,
  { status, pointer, mediaType, schema }: DocumentedSuccess,
): [what?: string, fix?: string] {
  const { content = {} } = (contract.get(pointer) ?? {}) as { content?: object }
  if (mediaType === undefined) return []
  if (status === '204') return ['a response 204 has no content', 'remove content, or use the status 200']
  if (Object.keys(content).length > 1)
    return [`response ${status} has several media types`, 'keep one: the server does not negotiate']
  if (mediaType === 'application/json')
    return schema ? [] : [`response ${status} has no schema`, 'add schema']
  if (!/^text\/[\w.+-]+$/.test(mediaType))
    return [
      `the server does not support responses of type ${mediaType}`,
      'use application/json, or text such as text/plain',
    ]
  const resolved = contract.resolve(schema)
  if (mediaType === 'text/event-stream' && isConstrained(resolved ?? {}))
    return ['the events of a stream are not validated', 'keep only schema: {type: string}']
  if (resolved?.type === 'string') return []
  return [`the ${mediaType} of response ${status} is text`, 'schema: {type: string}']
}

function checkHeaders(contract: SourceContract, { pointer, headers }: DocumentedSuccess): Fault[] {
  return Object.entries(headers).flatMap(([name, value]): Fault[] => {
    const at = [...pointer, 'headers', name]
    const spelling = pipelineHeaders.find((header) => header.toLowerCase() === name.toLowerCase())
    if (spelling !== undefined && spelling !== name)
      return [[at, `the server sends the header as ${spelling}`, `rename ${name} to ${spelling}`]]
    const type = contract.resolve(contract.resolve(value).schema)?.type
    if (typeof type === 'string' && scalars.includes(type)) return []
    return [[at, `the header ${name} has no plain type`, oneScalar]]
  })
}
