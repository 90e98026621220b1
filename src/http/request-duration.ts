import type { Response } from 'express'
import type { Metrics } from '../metrics.ts'
import type { ResponseLocals } from './exchange.ts'

/** Records how long the request took, by operation and status, once it has been answered. */
export function recordDuration({ requests }: Metrics, res: Response): void {
  const startMs = performance.now()
  res.on('finish', () => {
    const { operationId: operation = 'none' } = res.locals as ResponseLocals
    requests.observe({ operation, status: res.statusCode }, (performance.now() - startMs) / 1000)
  })
}
