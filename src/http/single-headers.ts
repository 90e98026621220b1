import type { NextFunction, Request, Response } from 'express'
import { AppError } from '../errors.ts'

const singleValued = new Set(['authorization', 'host', 'idempotency-key', 'content-type'])

/**
 * Refuses a request that repeats a single-valued header: Node keeps the first, a proxy may keep the last, and the two
 * would not speak of the same caller (decision 6.8).
 */
export function singleHeaders(req: Request, _res: Response, next: NextFunction): void {
  const seen = new Set<string>()
  for (let i = 0; i < req.rawHeaders.length; i += 2) {
    const name = req.rawHeaders[i]?.toLowerCase() ?? ''
    if (seen.has(name)) throw new AppError('bad_request', { detail: `The ${name} header is repeated.` })
    if (singleValued.has(name)) seen.add(name)
  }
  next()
}
