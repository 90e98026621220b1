import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import type { Request } from 'express'
import { restorePlus } from '../domain/dates.ts'
import { messageForRule } from '../domain/messages.ts'
import { bodyRefusal, reasonOf, refuseUrlsBefore, type UrlRules } from '../domain/validate-body.ts'
import { AppError, invalid } from '../errors.ts'
import type { Operation, Parameter } from './contract.ts'
import { notJson, parseJson } from './parse-json.ts'

/**
 * Reads the body, which is one JSON object (product.md 1.6 to 1.8), or undefined if there is none and none is required. A
 * form of another site is refused even if the contract has no body (product.md 18.3).
 * @throws AppError unsupported_media_type, payload_too_large, service_unavailable, validation_error without `param`
 */
export async function readBody(
  req: Request,
  { body: rules, sameOrigin }: Operation,
  limitBytes: number,
  bodies: BodyMemory,
): Promise<Record<string, unknown> | undefined> {
  if (!rules) {
    if (sameOrigin && !isPlainJson(req)) await bodies.read(req, 0, 'unsupported_media_type')
    return undefined
  }
  const maxBytes = Math.min(limitBytes, rules.maxBytes)
  // A chunked message must be read to know whether it has a body.
  const read = () => bodies.read(req, maxBytes, 'payload_too_large')
  const chunked = isChunked(req) ? await read() : undefined
  const isGiven = chunked ? chunked.length > 0 : Number(req.headers['content-length'] ?? 0) > 0
  if (!isGiven && !rules.required) return undefined
  if (isGiven && !isPlainJson(req)) throw new AppError('unsupported_media_type')
  const body = parseJson(decode(chunked ?? (await read())))
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw notJson('The request body must be a JSON object.')
}

/** Bytes of memory that a chunk takes in addition to its content, which may be a single byte. */
const chunkBytes = 200
/** Size up to which a body is always accepted, bytes. */
const smallBytes = 16 * 1024

/** Bounds the memory that all request bodies hold together. A small or an only body is always accepted (product.md 2.12). */
export class BodyMemory {
  readonly #maxBytes: number
  /** Memory that all bodies hold, bytes. */
  bytes = 0

  constructor(maxBytes = 64 * 2 ** 20) {
    this.#maxBytes = maxBytes
  }

  /**
   * Reads all bytes of a body with listeners, since async iteration costs several times the CPU. A large body counts until
   * its request has ended, since writes may wait for a slot.
   * @throws AppError the refusal, service_unavailable
   */
  read(
    req: Request,
    limitBytes: number,
    refusal: 'payload_too_large' | 'unsupported_media_type',
  ): Promise<Buffer> {
    if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new AppError(refusal)
    return new Promise((resolve, reject) => {
      let chunks: Buffer[] = []
      let length = 0
      let held = 0
      const hold = (bytes: number): void => {
        this.bytes += bytes - held
        held = bytes
      }
      const onData = (chunk: Buffer): void => {
        chunks.push(chunk)
        length += chunk.length
        hold(length + chunks.length * chunkBytes)
        if (length > limitBytes) refuse(new AppError(refusal))
        else if (held > smallBytes && this.bytes > this.#maxBytes && this.bytes !== held)
          refuse(new AppError('service_unavailable', { retryAfterSeconds: 1 }))
      }
      const onEnd = (): void => {
        const isKept = length > smallBytes && req.res?.closed === false
        hold(isKept ? length : 0)
        if (isKept) req.res?.once('close', () => hold(0))
        resolve(Buffer.concat(chunks))
        chunks = []
      }
      const refuse = (error: Error): void => {
        req.off('data', onData).off('end', onEnd)
        chunks = []
        hold(0)
        // The rest is discarded, so that the connection can serve another request.
        req.resume()
        reject(error)
      }
      req.on('data', onData)
      req.on('end', onEnd)
      req.once('error', reject)
      req.once('close', () => {
        if (!req.readableEnded) refuse(new Error('the request was cut off'))
      })
    })
  }
}

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

function isPlainJson({ headers }: IncomingMessage): boolean {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return false
  if (headers['content-type'] === 'application/json') return true
  try {
    const { essence, params } = new MIMEType(headers['content-type'] ?? '')
    return essence === 'application/json' && (params.get('charset') ?? 'utf-8').toLowerCase() === 'utf-8'
  } catch {
    return false
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw notJson('The request body is not valid UTF-8.')
  }
}

type ParameterValues = Record<string, string | number | boolean>

/**
 * Returns the input for the handler, checked against the contract: path, query, headers, body.
 * @throws AppError validation_error, unsafe_url; not_found for a path that the contract does not have
 */
export function validateInput(
  urls: UrlRules,
  operation: Operation,
  req: IncomingMessage,
  params: Readonly<Record<string, string>>,
  body: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): object {
  const path = readPath(operation, params)
  const query = readQuery(operation, req.url ?? '')
  const headers = validateHeaders(operation, req)
  if (operation.body && body && !operation.body.validate(body)) {
    const refusal = bodyRefusal(operation.body, body)
    if (refusal.param !== undefined) refuseUrlsBefore(refusal.param, urls, operation.body, body)
    throw refusal
  }
  return signal ? { path, query, headers, body, signal } : { path, query, headers, body }
}

/** Parses path parameters. A malformed id is not found; so is one with U+0000, which PostgreSQL rejects (product.md 1.12). */
function readPath({ pathParameters }: Operation, params: Readonly<Record<string, string>>): object {
  for (const name in params) if (params[name]?.includes('\0')) throw new AppError('not_found')
  if (pathParameters.length === 0) return params
  const path: ParameterValues = { ...params }
  for (const parameter of pathParameters) {
    const value = parse(parameter, params[parameter.name] ?? '')
    if (value === undefined || parameter.validate?.(value) === false) throw new AppError('not_found')
    path[parameter.name] = value
  }
  return path
}

/** Parses the documented query parameters. Empty counts as absent, and the last of repeated ones wins (product.md 1.11). */
function readQuery({ query: parameters }: Operation, url: string): ParameterValues {
  const start = url.indexOf('?')
  const query: ParameterValues = {}
  if (start === -1 && !parameters.some(({ required }) => required)) return query
  const given = new URLSearchParams(start === -1 ? '' : url.slice(start))
  for (const parameter of parameters) {
    const text = given.getAll(parameter.name).at(-1)
    const value = readParameter(parameter, text === '' ? undefined : text)
    if (value !== undefined) query[parameter.name] = value
  }
  return query
}

const noHeaders = {}

/** Parses the documented headers, by their documented names. @throws AppError validation_error */
export function validateHeaders({ headers: parameters }: Operation, req: IncomingMessage): object {
  if (parameters.length === 0) return noHeaders
  const headers: ParameterValues = {}
  for (const parameter of parameters) {
    const value = readParameter(parameter, req.headers[parameter.name.toLowerCase()]?.toString())
    if (value !== undefined) headers[parameter.name] = value
  }
  return headers
}

function readParameter(parameter: Parameter, text: string | undefined): ParameterValues[string] | undefined {
  const { name, required, lenient, type, validate } = parameter
  if (text === undefined) {
    if (required) throw invalid(name, `${name} is required.`)
    return undefined
  }
  if (lenient) return text
  const value = parse(parameter, text)
  if (value === undefined) throw invalid(name, `${name} ${messageForRule('type', { type })}.`)
  if (!validate || validate(value)) return value
  const reason = reasonOf(name, validate)
  const restored = restorePlus(text)
  if (restored === text || !validate(restored)) throw invalid(name, reason)
  return restored
}

const integer = /^-?\d{1,16}$/
const number = /^-?\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/

/** Parses text as the parameter's type. Returns undefined if it is malformed. */
function parse({ type }: Parameter, text: string): ParameterValues[string] | undefined {
  if (type === 'string') return text
  if (type === 'boolean') return text === 'true' ? true : text === 'false' ? false : undefined
  if (!(type === 'integer' ? integer : number).test(text)) return undefined
  const value = Number(text)
  return Number.isFinite(value) && (type === 'number' || Number.isSafeInteger(value)) ? value : undefined
}
