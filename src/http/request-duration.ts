import type { Response } from 'express'
import type { AppContext } from '../context.ts'
import type { ResponseLocals } from './request-head.ts'

/** Records how long the request took, by operation and status, once it has been answered. */
export function recordDuration({ metrics }: Pick<AppContext, 'metrics'>, res: Response): void {
  const startMs = performance.now()
  res.on('finish', () => {
    const { operationId: operation = 'none' } = res.locals as ResponseLocals
    metrics.requests.observe({ operation, status: res.statusCode }, (performance.now() - startMs) / 1000)
  })
}
