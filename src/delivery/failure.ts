import { errors } from 'undici'
import { UnsafeUrlError } from './address-guard.ts'

export class TimedOutError extends Error {
  constructor(seconds: number) {
    super(`timed out after ${seconds} s`)
  }
}

const descriptions: Record<string, string> = {
  ECONNREFUSED: 'connection refused',
  ECONNRESET: 'connection reset',
  EPIPE: 'connection reset',
  EHOSTUNREACH: 'the host cannot be reached',
  ENETUNREACH: 'the host cannot be reached',
  EADDRNOTAVAIL: 'the host cannot be reached',
  ETIMEDOUT: 'timed out while connecting',
  UND_ERR_CONNECT_TIMEOUT: 'timed out while connecting',
  UND_ERR_SOCKET: 'the connection was closed before the response was complete',
  UND_ERR_HEADERS_OVERFLOW: 'the response headers are too large',
  UND_ERR_RES_CONTENT_LENGTH_MISMATCH: 'the response does not have the length of its Content-Length',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'the certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'the certificate is self-signed',
  ERR_TLS_CERT_ALTNAME_INVALID: 'the certificate is for another host name',
  CERT_HAS_EXPIRED: 'the certificate has expired',
  CERT_NOT_YET_VALID: 'the certificate is not valid yet',
  UNABLE_TO_GET_ISSUER_CERT: 'the issuer of the certificate is unknown',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the issuer of the certificate is unknown',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'the issuer of the certificate is unknown (is an intermediate missing?)',
}

const invalid = 'the response is not valid HTTP'

const descriptionsByPrefix: [prefix: string, words: string][] = [
  ['CERT_', 'the certificate is not valid'],
  ['ERR_SSL_', 'the TLS handshake failed'],
  ['EPROTO', 'the TLS handshake failed'],
]

/**
 * Describes a failed attempt for the owner of the endpoint. Contains only error codes, since error messages contain
 * addresses and content from the receiver.
 * @param status the status of the response; null if its headers are incomplete
 */
export function describeFailure(failure: unknown, status: number | null = null): string {
  if (failure instanceof UnsafeUrlError || failure instanceof TimedOutError) return failure.message
  if (failure instanceof errors.HTTPParserError) return invalid
  const { code, message } = failure as { code?: unknown; message?: unknown }
  if (typeof code !== 'string') return 'the request failed'
  if (status === null && code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH')
    return `${invalid}: Content-Length is repeated, sent together with Transfer-Encoding, or followed by a malformed header`
  if (message === 'bad upgrade') return 'the response switches to another protocol (101)'
  // undici asserts that a status is at least 100, and that a 101 has the upgrade headers.
  if (code === 'ERR_ASSERTION') return `${invalid}: the status is below 100, or 101 without an upgrade`
  const byPrefix = descriptionsByPrefix.find(([prefix]) => code.startsWith(prefix))
  return descriptions[code] ?? byPrefix?.[1] ?? `the request failed (${code})`
}
