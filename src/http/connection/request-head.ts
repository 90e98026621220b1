import type { IncomingMessage } from 'node:http'
import { AppError } from '../../errors.ts'

const singleValued = new Set(['authorization', 'host', 'idempotency-key', 'content-type'])

/**
 * Refuses headers that a proxy may read differently: repeated headers, no Host, a transfer coding (product.md 1.16,
 * 1.17).
 */
export function refuseBadHead(req: IncomingMessage): void {
  refuseRepeatedHeaders(req)
  const { httpVersion, headers } = req
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new AppError('bad_request', { detail: 'The Host header is missing.' })
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked') return
  throw new AppError('bad_request', { detail: 'Only the Transfer-Encoding chunked is supported.' })
}

function refuseRepeatedHeaders({ rawHeaders }: IncomingMessage): void {
  let seen = ' '
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!singleValued.has(name)) continue
    if (seen.includes(` ${name} `)) {
      throw new AppError('bad_request', { detail: `The ${name} header is repeated.` })
    }
    seen += `${name} `
  }
}
