import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import type { Request } from 'express'
import type { Operation } from '../contract/operation.ts'
import { AppError } from '../errors.ts'
import type { BodyMemory } from './body-memory.ts'
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
