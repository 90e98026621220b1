import type { NextFunction, Request, Response } from 'express'
import type { AppContext } from '../context.ts'
import type { ResponseLocals } from './exchange.ts'

/**
 * What is known of every request afterwards: a line in the log, without headers, bodies and query strings, and its
 * count and duration by operation and status.
 */
export function observe({ logger, metrics }: Pick<AppContext, 'logger' | 'metrics'>) {
  // The line is made of fields chosen below: searching it for secrets cost more than all the rest of a request.
  const log = logger.child({}, { redact: [] })
  return (req: Request, res: Response, next: NextFunction): void => {
    const start = performance.now()
    res.once('close', () => {
      const durationMs = performance.now() - start
      const { requestId, operationId, caller } = res.locals as ResponseLocals
      const status = res.statusCode
      // A caller who went away before the answer was written.
      const aborted = res.writableFinished ? undefined : true
      if (!aborted) metrics.requests.observe({ operation: operationId ?? 'none', status }, durationMs / 1000)
      const failed = status >= 500
      log[failed ? 'error' : 'info'](
        {
          requestId,
          method: req.method,
          path: pathOf(req.originalUrl),
          operationId,
          keyId: caller?.keyId,
          workspaceId: caller?.workspaceId,
          status,
          aborted,
          durationMs: Math.round(durationMs * 10) / 10,
        },
        failed ? 'request failed' : 'request',
      )
    })
    next()
  }
}

function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}
