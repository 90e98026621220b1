import type { Request } from 'express'
import { AppError } from '../errors.ts'

/** A host name or an IP address, with an optional port. */
const hostPattern = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * Returns this server's base URL: the configured URL, or else the requested host, from the headers of a trusted proxy
 * if any. A header must contain a valid host.
 */
export function serverUrlOf(req: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const scheme = req.protocol === 'https' ? 'https' : 'http'
  // HTTP/1.0 has no Host header, and HTTP/1.1 allows an empty Host.
  const host = (req.host as string | undefined) || localAddress(req)
  if (!hostPattern.test(host) || !URL.canParse(`http://${host}`))
    throw new AppError('bad_request', { detail: 'The Host header does not name a host.' })
  return `${scheme}://${host}`
}

function localAddress({ socket: { localAddress = '127.0.0.1', localPort, localFamily } }: Request): string {
  return `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`
}
