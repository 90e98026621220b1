import type { NextFunction, Request, Response } from 'express'
import type { Metrics } from '../metrics.ts'
import type { ResponseLocals } from './exchange.ts'

/** Counts and times every request that is answered, by operation and status. */
export function measure({ requests }: Metrics) {
  return (_req: Request, res: Response, next: NextFunction): void => {
    const start = performance.now()
    res.once('finish', () => {
      const { operationId = 'none' } = res.locals as ResponseLocals
      requests.observe({ operation: operationId, status: res.statusCode }, (performance.now() - start) / 1000)
    })
    next()
  }
}
