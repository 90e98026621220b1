import type { Request, Response } from 'express'
import type { AppContext } from '../context.ts'
import { pathOf, type ResponseLocals } from './exchange.ts'
import { perKey } from './per-key.ts'

/**
 * What is known of every request afterwards: a line in the log, without headers, bodies and query strings, and its
 * count and duration by operation and status.
 */
export function createObserver({ logger, metrics }: Pick<AppContext, 'logger' | 'metrics'>) {
  // The line is made of fields chosen below: searching it for secrets cost more than all the rest of a request.
  const log = logger.child({}, { redact: [] })
  // What every line of a key's requests says of it is serialised once.
  const logOf = perKey(({ id, workspaceId }) => log.child({ keyId: id, workspaceId }))
  const durations = new Map<string, { observe(seconds: number): void }>()
  const durationOf = (operation: string, status: number): { observe(seconds: number): void } => {
    const name = `${operation} ${status}`
    const own = durations.get(name) ?? metrics.requests.labels(operation, String(status))
    durations.set(name, own)
    return own
  }
  return (req: Request, res: Response): void => {
    const start = performance.now()
    // It happens once: what would see to that has its price.
    res.on('close', () => {
      const durationMs = performance.now() - start
      const { requestId, operationId, caller } = res.locals as ResponseLocals
      const status = res.statusCode
      // A caller who went away before the answer was written.
      const aborted = res.writableFinished ? undefined : true
      if (!aborted) durationOf(operationId ?? 'none', status).observe(durationMs / 1000)
      const failed = status >= 500
      const lines = caller ? logOf(caller) : log
      lines[failed ? 'error' : 'info'](
        {
          requestId,
          method: req.method,
          path: pathOf(req.originalUrl),
          operationId,
          status,
          aborted,
          durationMs: Math.round(durationMs * 10) / 10,
        },
        failed ? 'request failed' : 'request',
      )
    })
  }
}
