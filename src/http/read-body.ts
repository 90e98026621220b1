import type { IncomingMessage } from 'node:http'
import { MIMEType } from 'node:util'
import { AppError } from '../errors.ts'

/**
 * The request's body: one JSON object in UTF-8, not compressed, at most `limitBytes` long (product.md 1.6, 1.7 and 1.8). Undefined
 * where there is none and none is required.
 * @throws AppError unsupported_media_type, payload_too_large, validation_error without `param`
 */
export async function readBody(
  req: IncomingMessage,
  limitBytes: number,
  required: boolean,
): Promise<Record<string, unknown> | undefined> {
  const isGiven = hasBody(req)
  if (!isGiven && !required) return undefined
  if (isGiven && !isPlainJson(req)) throw new AppError('unsupported_media_type')
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
  if (headers['content-type'] === 'application/json') return true
  try {
    const { essence, params } = new MIMEType(headers['content-type'] ?? '')
    return essence === 'application/json' && (params.get('charset') ?? 'utf-8').toLowerCase() === 'utf-8'
  } catch {
    return false
  }
}

/** Listens instead of iterating, which would cost more than the rest of reading does. */
function readBytes(req: IncomingMessage, limitBytes: number): Promise<Buffer> {
  if (Number(req.headers['content-length'] ?? 0) > limitBytes) throw new AppError('payload_too_large')
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let length = 0
    const onData = (chunk: Buffer): void => {
      length += chunk.length
      chunks.push(chunk)
      if (length <= limitBytes) return
      // The stream is left open on purpose: destroying it would take the connection down before the answer.
      req.off('data', onData).pause()
      reject(new AppError('payload_too_large'))
    }
    req.on('data', onData)
    req.once('end', () => resolve(Buffer.concat(chunks, length)))
    req.once('error', reject)
    req.once('close', () => {
      if (!req.readableEnded) reject(new Error('the request was cut off'))
    })
  })
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
