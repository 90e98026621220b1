import type { IncomingMessage } from 'node:http'
import { AppError } from '../errors.ts'

const singleValued = new Set(['authorization', 'host', 'idempotency-key', 'content-type'])

/**
 * Refuses a request that repeats a single-valued header: Node keeps the first, a proxy may keep the last, and the two
 * would not speak of the same caller (decision 6.8).
 */
export function refuseRepeatedHeaders({ rawHeaders }: IncomingMessage): void {
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
