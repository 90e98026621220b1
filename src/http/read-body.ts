import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import { AppError } from '../errors.ts'

/**
 * The request's body: one JSON object in UTF-8, not compressed, at most `limitBytes` long (decision 1.3).
 * @throws AppError unsupported_media_type, payload_too_large, validation_error without `param`
 */
export async function readBody(req: IncomingMessage, limitBytes: number): Promise<Record<string, unknown>> {
  if (hasBody(req) && !isPlainJson(req)) throw new AppError('unsupported_media_type')
  const body = parseJson(decode(await readBytes(req, limitBytes)))
  if (typeof body === 'object' && body !== null && !Array.isArray(body))
    return body as Record<string, unknown>
  throw notJson('The request body must be a JSON object.')
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isPlainJson({ headers }: IncomingMessage): boolean {
  if ((headers['content-encoding'] ?? 'identity').toLowerCase() !== 'identity') return false
  try {
    const { essence, params } = new MIMEType(headers['content-type'] ?? '')
    return essence === 'application/json' && (params.get('charset') ?? 'utf-8').toLowerCase() === 'utf-8'
  } catch {
    return false
  }
}

async function readBytes(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  const tooLarge = new AppError('payload_too_large')
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw tooLarge
  const chunks: Buffer[] = []
  let length = 0
  // The stream is left open on purpose: destroying it would take the connection down before the answer.
  for await (const chunk of req.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    length += chunk.length
    if (length > limitBytes) throw tooLarge
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const utf8 = new TextDecoder('utf-8', { fatal: true })

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw notJson('The request body is not valid UTF-8.')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw notJson('The request body is not valid JSON.')
  }
}

const notJson = (detail: string): AppError => new AppError('validation_error', { detail })
