import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Located, MediaType, SchemaObject } from '../../src/contract/document.ts'
import type { AnyReply, ServerSentEvent } from '../../src/http/handler-types.ts'
import { compilerOf } from '../contract/ajv.ts'
import type { SourceContract } from '../contract/source-contract.ts'
import type { Fault } from '../contract/finding.ts'
import { isPipelineHeader, successesOf, type DocumentedSuccess } from '../contract/successes.ts'
import type { RunningApp } from './app.ts'
import { credentialFor, credentialsFor } from './credentials.ts'
import { parse, send, type Answer } from './send.ts'

/** A request built from the contract's examples, and the success response that its handler returns. */
interface Probe {
  located: Located
  path: string
  headers: Record<string, string>
  body: unknown
  success: DocumentedSuccess
  example: unknown
}

/**
 * Calls every operation for each of its success responses and body examples. The stub handler returns the documented
 * example, which must arrive as described.
 */
export async function compareAnswers(
  { name, contract }: { name: string; contract: SourceContract },
  app: RunningApp,
  api: string,
): Promise<Fault[]> {
  const credentials = credentialsFor(contract, app.credentials[name] ?? {})
  const compile = compilerOf(contract)
  const accepts = (schema: SchemaObject, value: unknown): boolean => compile(schema)(value) === true
  const found: Fault[] = []
  for (const probe of successProbesOf(contract)) {
    const { located, path, headers, body, success } = probe
    const method = located.method.toUpperCase()
    app.replies.set(`${name}.${located.operation.operationId}`, () => replyOf(contract, probe))
    app.errors.length = 0
    const answer = await send(`${api}${path}`, {
      method,
      headers: { ...credentialFor(credentials, located), ...headers },
      body,
    })
    for (const fault of faultsOf(contract, probe, answer, accepts)) {
      const what = `${method} ${path} ${fault}${explain(app, answer)}`
      found.push([[...located.pointer, 'responses', success.status], what, fixOf(answer, success)])
    }
  }
  return found
}

/**
 * Returns the likely fix. The handler is a stub that returns the documented example, so the fault lies in the pipeline.
 */
function fixOf({ status }: Answer, success: DocumentedSuccess): string {
  if (status === 401 || status === 403)
    return 'let the authenticator of its security scheme in src/app.ts admit a caller with the required rights'
  if (status >= 500) return 'fix what the error names'
  if (status >= 400 && String(status) !== success.status)
    return 'give its parameters and its body examples that the operation accepts'
  return 'serve the contract through the pipeline of src/http/pipeline.ts, mounted once in src/app.ts'
}

export function successProbesOf(contract: SourceContract): Probe[] {
  return contract.operations().flatMap((located) => {
    const [first, ...more] = bodiesOf(contract, located)
    const successes = successesOf(contract, located)
    const probe = (success: DocumentedSuccess, body: unknown): Probe => {
      return { located, ...targetOf(contract, located), body, success, example: exampleOf(contract, success) }
    }
    const [usual] = successes
    return [
      ...successes.map((success) => probe(success, first)),
      ...(usual ? more.map((body) => probe(usual, body)) : []),
    ]
  })
}

/** Returns every example of the body, and `undefined` if the body is optional. */
function bodiesOf(contract: SourceContract, { operation }: Located): unknown[] {
  const body = contract.resolve(operation.requestBody)
  if (!body) return [undefined]
  const [media] = Object.values(body.content)
  const examples = Object.values(media?.examples ?? {}).map((example) => contract.resolve(example).value)
  const all = media?.example === undefined ? examples : [media.example, ...examples]
  return body.required ? all : [...all, undefined]
}

/**
 * Returns the path with its query, and the headers, with a new `Idempotency-Key` and the type of a non-JSON
 * body.
 */
function targetOf(
  contract: SourceContract,
  located: Located,
): { path: string; headers: Record<string, string> } {
  const query = new URLSearchParams()
  const headers: Record<string, string> = {}
  const [mediaType] = Object.keys(contract.resolve(located.operation.requestBody)?.content ?? {})
  if (mediaType !== undefined && mediaType !== 'application/json') headers['Content-Type'] = mediaType
  let { path } = located
  for (const { name, in: where, example } of contract.parameters(located)) {
    if (name === 'Idempotency-Key') headers[name] = randomUUID()
    else if (example === undefined) continue
    else if (where === 'path') path = path.replace(`{${name}}`, encodeURIComponent(textOf(example)))
    else if (where === 'query') query.set(name, textOf(example))
    else if (where === 'header') headers[name] = textOf(example)
  }
  return { path: query.size === 0 ? path : `${path}?${query.toString()}`, headers }
}

const textOf = (example: unknown): string => (typeof example === 'string' ? example : JSON.stringify(example))

function exampleOf(contract: SourceContract, { pointer, mediaType = '' }: DocumentedSuccess): unknown {
  const media = contract.get([...pointer, 'content', mediaType]) as MediaType | undefined
  const [named] = Object.values(media?.examples ?? {})
  return media?.example ?? (named && contract.resolve(named).value)
}

/** Returns the reply of the stub handler: the example of the success response and its headers. */
function replyOf(contract: SourceContract, { success, example }: Probe): AnyReply {
  const handlerHeaders = Object.entries(success.headers).filter(([name]) => !isPipelineHeader(name))
  const headers = Object.fromEntries(
    handlerHeaders.map(([name, header]) => [name, contract.resolve(header).example]),
  )
  const body = success.mediaType === 'text/event-stream' ? streamEvent() : example
  return { status: Number(success.status), body, ...(handlerHeaders.length > 0 ? { headers } : {}) }
}

/** The event that a stub streams, as it is sent. */
const streamed = 'data: parity\n\n'

async function* streamEvent(): AsyncIterable<ServerSentEvent> {
  yield await Promise.resolve({ data: 'parity' })
}

type Accepts = (schema: SchemaObject, value: unknown) => boolean

function faultsOf(contract: SourceContract, probe: Probe, answer: Answer, accepts: Accepts): string[] {
  const { success, example } = probe
  const { status, mediaType, schema } = success
  if (answer.status === 0) return ['has no response']
  if (String(answer.status) !== status) return [`returns ${answer.status} instead of ${status}`]
  const type = mediaType === undefined ? undefined : `${mediaType}; charset=utf-8`
  const given = answer.headers['content-type']
  if (given !== type)
    return [`returns the media type ${String(given ?? 'none')} instead of ${type ?? 'none'}`]
  return [...headerFaults(contract, success, answer, accepts), ...bodyFaults()]

  function bodyFaults(): string[] {
    if (mediaType === 'application/json') {
      if (schema && !accepts(schema, answer.json)) return ['returns a body that violates its schema']
      return isDeepStrictEqual(answer.json, example) ? [] : ['returns a different body than its handler']
    }
    const text = mediaType === 'text/event-stream' ? streamed : (example ?? '')
    return answer.body === text ? [] : ['returns a different text than its handler']
  }
}

function headerFaults(
  contract: SourceContract,
  { headers }: DocumentedSuccess,
  answer: Answer,
  accepts: Accepts,
): string[] {
  return Object.entries(headers).flatMap(([name, value]) => {
    const { required, schema = {} } = contract.resolve(value)
    const given = [answer.headers[name.toLowerCase()]].flat()[0]
    if (given === undefined) return required ? [`returns no ${name}`] : []
    const { type } = contract.resolve(schema)
    const read = type === 'string' ? given : parse(given)
    return accepts(schema, read) ? [] : [`returns a ${name} that violates its schema`]
  })
}

/** Returns the logged error of a 5xx, which the response does not contain. */
export function explain({ errors }: RunningApp, { status }: Answer): string {
  const err = errors.find((line) => line.err)?.err
  if (!err || status < 500) return ''
  return `: ${err.message}${err.issues === undefined ? '' : ` (${JSON.stringify(err.issues)})`}`
}
