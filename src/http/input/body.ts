import type { IncomingMessage } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { MIMEType } from 'node:util'
import type { Request } from 'express'
import type { Operation } from '../../contract/operation.ts'
import { AppError } from '../../errors.ts'
import type { BodyMemory } from './body-memory.ts'
import { notJson, parseJson } from './parse-json.ts'

/**
 * Reads the body, which is one JSON object (product.md 1.6 to 1.8); undefined if a body is neither sent nor required. A
 * form from another site is refused even if the contract has no body (product.md 18.3).
 * @throws AppError unsupported_media_type, payload_too_large, service_unavailable, validation_error without `param`
 */
export async function readBody(
  req: Request,
  { body: rules, sameOrigin }: Operation,
  limitBytes: number,
  bodies: BodyMemory,
): Promise<Record<string, unknown> | undefined> {
  if (!rules) {
    const refused = sameOrigin ? describeMediaType(req, json) : undefined
    if (refused !== undefined) await bodies.read(req, 0, 'unsupported_media_type', refused)
    return undefined
  }
  const maxBytes = Math.min(limitBytes, rules.maxBytes)
  // A chunked message must be read to know whether it has a body.
  const read = () => bodies.read(req, maxBytes, 'payload_too_large')
  const chunked = isChunked(req) ? await read() : undefined
  const isGiven = chunked ? chunked.length > 0 : Number(req.headers['content-length'] ?? 0) > 0
  if (!isGiven && !rules.required) return undefined
  const refused = isGiven ? describeMediaType(req, json) : undefined
  if (refused !== undefined) throw new AppError('unsupported_media_type', { detail: refused })
  const body = parseJson(decode(chunked ?? (await read())))
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw notJson('The request body must be a JSON object.')
}

/**
 * Reads a whole text body of the operation's media type, in any charset, so a truncated or too large body has
 * no effect.
 * @throws AppError unsupported_media_type, payload_too_large, service_unavailable
 */
export async function readText(
  req: Request,
  { mediaType, maxBytes }: NonNullable<Operation['textBody']>,
  bodies: BodyMemory,
): Promise<Buffer> {
  const isGiven = isChunked(req) || Number(req.headers['content-length'] ?? 0) > 0
  const refused = isGiven ? describeMediaType(req, mediaType) : undefined
  if (refused !== undefined) throw new AppError('unsupported_media_type', { detail: refused })
  return bodies.read(req, maxBytes, 'payload_too_large')
}

/** Chunk size, in bytes, and so the maximum number of lines in a chunk. */
const chunkBytes = 4_096

/** Yields the bytes in chunks. Other requests are served in between. */
export async function* chunksOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += chunkBytes) {
    yield bytes.subarray(at, at + chunkBytes)
    await nextTurn()
  }
}

const isChunked = ({ headers }: IncomingMessage): boolean => headers['transfer-encoding'] !== undefined

const json = 'application/json'

/** Returns how the body must be sent if the headers declare another type; undefined if they are correct. */
function describeMediaType(req: IncomingMessage, mediaType: string): string | undefined {
  const refused = findOtherMedia(req, mediaType)
  const wanted = mediaType === json ? `${json} in UTF-8` : mediaType
  return refused && `Send the body as uncompressed ${wanted}, not ${refused}.`
}

/**
 * Returns what is wrong with the declared body: compressed, of another media type, or JSON that is not UTF-8.
 */
function findOtherMedia({ headers }: IncomingMessage, mediaType: string): string | undefined {
  const { 'content-type': type, 'content-encoding': encoding = 'identity' } = headers
  if (encoding.toLowerCase() !== 'identity') return `with Content-Encoding ${quote(encoding)}`
  if (type === mediaType) return undefined
  if (!type) return 'without a Content-Type'
  try {
    const { essence, params } = new MIMEType(type)
    if (essence !== mediaType) return `as ${quote(essence)}`
    if (mediaType !== json) return undefined
    const charset = params.get('charset') ?? 'utf-8'
    return isUtf8(charset) ? undefined : `in the charset ${quote(charset)}`
  } catch {
    return `as ${quote(type)}`
  }
}

/** Returns whether a charset is a label of UTF-8 (encoding.spec.whatwg.org), such as `utf8`. */
function isUtf8(charset: string): boolean {
  try {
    return new TextDecoder(charset).encoding === 'utf-8'
  } catch {
    return false
  }
}

const quote = (header: string): string => JSON.stringify(header.slice(0, 100))

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw notJson('The request body is not valid UTF-8.')
  }
}
