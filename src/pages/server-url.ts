import type { Request } from 'express'
import { AppError } from '../errors.ts'

/** A name, or an address, and perhaps a port. */
const hostForm = /^(?:[a-z0-9._-]{1,255}|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The base URL of this server: the one that is configured, or the one that was asked for, by the word of a proxy where it
 * is trusted. What a caller writes into these headers is believed only in the form of a URL's beginning.
 */
export function serverUrlOf(req: Request, publicUrl: string | undefined): string {
  if (publicUrl !== undefined) return publicUrl
  const scheme = req.protocol === 'https' ? 'https' : 'http'
  // HTTP/1.0 knows no Host, and HTTP/1.1 an empty one.
  const host = (req.host as string | undefined) || localAddress(req)
  if (!hostForm.test(host))
    throw new AppError('bad_request', { detail: 'The Host header does not name a host.' })
  return `${scheme}://${host}`
}

function localAddress({ socket: { localAddress = '127.0.0.1', localPort, localFamily } }: Request): string {
  return `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`
}
