import type { Contract, Located, Parameter, Placed, SchemaObject } from './document.ts'
import { distinct, type Finding } from './finding.ts'
import { checkRequestStrings } from './request-strings.ts'
import { bodySchemaOf, fieldsOf, partsOf } from './schema-parts.ts'
import { isPipelineHeader, pipelineHeaders, successesOf, type DocumentedSuccess } from './successes.ts'
import { isConstrained } from './validators.ts'

const successStatuses = ['200', '201', '202', '204']
/** Request headers that the pipeline handles if they are listed. */
const pipelineParameters = ['Idempotency-Key', 'X-Request-Id']
const scalars = ['string', 'integer', 'number', 'boolean']

/** Finds parts of the contract that cannot be served, before a caller does. */
export function checkServable(contract: Contract): Finding[] {
  const findings = [
    ...checkMethods(contract),
    ...checkTemplates(contract),
    ...contract
      .operations()
      .flatMap((located) => [
        ...contract.placedParameters(located).flatMap((parameter) => checkParameter(contract, parameter)),
        ...checkIdempotency(contract, located),
        ...checkRequestBody(contract, located),
        ...checkRequestStrings(contract, located),
        ...checkAfter(contract, located),
        ...checkResponses(contract, located),
      ]),
  ]
  // A shared component is reported once.
  return distinct(findings)
}

/** Finds operations of unserved methods: `HEAD` is served with `GET`, and others are refused with 405. */
function checkMethods(contract: Contract): Finding[] {
  return Object.entries(contract.document.paths).flatMap(([path, item]) =>
    ['head', 'options', 'trace']
      .filter((method) => method in item)
      .map((method) => {
        const what = `the server has no ${method.toUpperCase()} operations`
        return contract.finding('paths', ['paths', path, method], what, 'remove it')
      }),
  )
}

function checkTemplates(contract: Contract): Finding[] {
  return Object.keys(contract.document.paths)
    .filter((path) => path.split('/').some((segment) => /[{}]/.test(segment.replace(/^\{[^{}]+\}$/, ''))))
    .map((path) => {
      const what = `a parameter of ${path} is only a part of a segment`
      return contract.finding(
        'paths',
        ['paths', path],
        what,
        'let it be the whole of what stands between two slashes',
      )
    })
}

function checkParameter(contract: Contract, { pointer, value }: Placed<Parameter>): Finding[] {
  const { name, required, style, in: where, 'x-lenient': lenient } = value
  const type = (contract.resolve(value.schema) as SchemaObject | undefined)?.type
  const find = (what: string, fix: string): Finding[] => [contract.finding('parameters', pointer, what, fix)]
  const ours = pipelineParameters.find((header) => header.toLowerCase() === name.toLowerCase())
  if (ours !== undefined && (name !== ours || where !== 'header')) {
    return find(`the server knows ${ours} as a header, and by that spelling`, `name: ${ours}, in: header`)
  }
  if (where === 'cookie') {
    return find(`the server reads no parameter from a cookie: ${name}`, 'use a header, or a security scheme')
  }
  if (typeof type !== 'string' || !scalars.includes(type)) {
    const fix = `give its schema one type of ${scalars.join(', ')}`
    return find(`the server cannot read the parameter ${name}: its type is ${String(type)}`, fix)
  }
  if (style !== undefined && style !== (where === 'query' ? 'form' : 'simple')) {
    return find(`the server knows no style ${style} for the parameter ${name}`, 'remove style')
  }
  if (lenient && (where !== 'query' || required)) {
    return find(`${name} cannot be lenient`, 'keep x-lenient for query parameters that may be absent')
  }
  return []
}

function checkIdempotency(contract: Contract, located: Located): Finding[] {
  const { operation, pointer, method } = located
  if (!contract.parameters(located).some(({ name }) => name === 'Idempotency-Key')) return []
  const find = (what: string, fix: string): Finding[] => [
    contract.finding('idempotency', [...pointer, 'parameters'], `${operation.operationId} ${what}`, fix),
  ]
  const removeIt = 'take Idempotency-Key from its parameters'
  if (method === 'get') return find('is a read, and honors Idempotency-Key', removeIt)
  if (operation.security?.length === 0)
    return find('has no caller whose Idempotency-Key it could be', removeIt)
  return successesOf(contract, located).flatMap(({ status, mediaType, headers }) => {
    if (mediaType === 'text/event-stream') return find(`cannot replay the stream of its ${status}`, removeIt)
    const handlerHeader = Object.keys(headers).find((name) => !isPipelineHeader(name))
    return handlerHeader
      ? find(`cannot replay the header ${handlerHeader} of its ${status}`, `${removeIt}, or the header`)
      : []
  })
}

function checkRequestBody(contract: Contract, located: Located): Finding[] {
  const { operation, pointer, method } = located
  if (!operation.requestBody) return []
  const { pointer: place, value } = contract.follow({
    pointer: [...pointer, 'requestBody'],
    value: operation.requestBody,
  })
  const find = (what: string, fix: string): Finding[] => [contract.finding('request-body', place, what, fix)]
  if (method === 'get') return find('a GET has no request body', 'remove it, or make it a POST')
  const [mediaType, ...others] = Object.keys(value.content)
  if (mediaType !== 'application/json' || others.length > 0) {
    return find('the server reads bodies that are application/json, and no others', 'describe that one')
  }
  const schema = bodySchemaOf(contract, located)
  if (schema && partsOf(contract, schema).some((part) => part.value.type === 'object')) return []
  return find('the server reads bodies that are a JSON object', 'give the schema type: object')
}

/** Finds rules on fields that do not exist, which would have no effect. */
function checkAfter(contract: Contract, located: Located): Finding[] {
  const fields = fieldsOf(contract, located)
  return fields
    .flatMap(({ schemas }) => schemas)
    .flatMap(({ pointer, value: { 'x-after': other } }) => {
      if (other === undefined || fields.some(({ name }) => name === other)) return []
      const what = `${pointer.at(-1)} comes after ${other as string}, which is not a field of the body`
      return [contract.finding('request-body', [...pointer, 'x-after'], what, 'name a field beside it')]
    })
}

function checkResponses(contract: Contract, located: Located): Finding[] {
  const { operation, pointer } = located
  const responses = Object.entries(operation.responses ?? {})
  const successes = successesOf(contract, located).filter(({ status }) => successStatuses.includes(status))
  return [
    ...responses.flatMap(([status, response]) => {
      const place = [...pointer, 'responses', status]
      if (!successStatuses.includes(status) && !/^[45]\d\d$/.test(status)) {
        const fix = `use one of ${successStatuses.join(', ')}, 4xx or 5xx`
        return [contract.finding('responses', place, `a response ${status} is never sent`, fix)]
      }
      if (Number(status) < 400) return []
      if (contract.resolve(response).content?.['application/json']?.schema) return []
      const fix = 'add content: application/json: schema: ApiError'
      return [
        contract.finding('responses', place, `the refusal ${status} has no application/json schema`, fix),
      ]
    }),
    ...successes.flatMap((success) => [
      ...checkContent(contract, success),
      ...checkHeaders(contract, success),
    ]),
    ...(successes.length === 0
      ? [
          contract.finding(
            'responses',
            [...pointer, 'responses'],
            'no success is documented',
            'add one, such as 200',
          ),
        ]
      : []),
  ]
}

function checkContent(
  contract: Contract,
  { status, pointer, mediaType, schema }: DocumentedSuccess,
): Finding[] {
  const find = (what: string, fix: string): Finding[] => [contract.finding('responses', pointer, what, fix)]
  const { content = {} } = (contract.get(pointer) ?? {}) as { content?: object }
  if (mediaType === undefined) return []
  if (status === '204') return find('a response 204 has no content', 'remove content, or use the status 200')
  if (Object.keys(content).length > 1) {
    return find(`response ${status} has several media types`, 'keep one: the server does not negotiate')
  }
  if (mediaType === 'application/json') {
    return schema ? [] : find(`response ${status} has no schema`, 'add schema: ...')
  }
  if (!/^text\/[\w.+-]+$/.test(mediaType)) {
    const fix = 'use application/json, or text such as text/plain, text/html or text/event-stream'
    return find(`the server does not answer ${mediaType}`, fix)
  }
  const resolved = contract.resolve(schema)
  if (mediaType === 'text/event-stream' && isConstrained(resolved ?? {})) {
    return find('the events of a stream are not held against a schema', 'keep schema: {type: string} alone')
  }
  if (resolved?.type !== 'string')
    return find(`the ${mediaType} of response ${status} is text`, 'schema: {type: string}')
  return []
}

function checkHeaders(contract: Contract, { pointer, headers }: DocumentedSuccess): Finding[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const place = [...pointer, 'headers', name]
    const ours = pipelineHeaders.find((header) => header.toLowerCase() === name.toLowerCase())
    if (ours !== undefined && ours !== name) {
      const what = `the server sends ${ours}, and knows it by that spelling`
      return [contract.finding('responses', place, what, `rename ${name} to ${ours}`)]
    }
    const { schema } = contract.resolve(value)
    const type = contract.resolve(schema)?.type
    if (typeof type === 'string' && scalars.includes(type)) return []
    const fix = `give its schema one type of ${scalars.join(', ')}`
    return [contract.finding('responses', place, `the header ${name} has no plain type`, fix)]
  })
}
