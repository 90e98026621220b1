import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Metrics } from '../metrics.ts'
import { clientAddress } from './client-address.ts'
import type { Recorders } from './recorders.ts'
import { pathOf, queryOf } from './request-target.ts'
import type { ResponseLocals } from './response-locals.ts'

/**
 * Returns a function that records a request once the response is finished or the client has disconnected: in the log,
 * the metrics and, with an API key, the request log. A single listener, since each costs CPU.
 */
export function createRecorder({
  logger,
  clock,
  metrics,
  recorders,
}: ReceiveContext): (req: Request, res: Response) => void {
  // The fields are picked, so they contain no secrets, and redaction would cost more than writing the line.
  const lines = logger.child({}, { redact: [] })
  const histogramOf = histogramsOf(metrics.requests)
  return (req, res) => {
    const at = clock.now()
    const startMs = performance.now()
    // A socket no longer has an address once the client has disconnected.
    const ip = clientAddress(req)
    res.on('error', noteError)
    res.on('close', () => {
      const { error, caller, requestId, route, refusal, cutOff, ignoredFields } = res.locals as ResponseLocals
      const ms = (cutOff?.atMs ?? performance.now()) - startMs
      const { method, originalUrl, headers } = req
      const path = pathOf(originalUrl)
      const operationId = route?.operation.operationId
      const status = cutOff?.status ?? (res.headersSent ? res.statusCode : undefined)
      const durationMs = Math.round(ms)
      const aborted = res.writableFinished || cutOff ? undefined : true
      const line = {
        req: { id: requestId, method, path },
        res: { status, operationId, keyId: caller?.id, workspaceId: caller?.workspaceId, aborted },
        err: error,
        responseTime: durationMs,
      }
      if (error) lines.error(line, 'request errored')
      else lines.info(line, aborted ? 'request aborted' : 'request completed')
      if (!aborted) histogramOf(operationId ?? 'none', String(status)).observe(ms / 1000)
      if (!caller) return
      recorders.requests.add({
        at,
        requestId,
        method,
        path,
        query: queryOf(originalUrl),
        userAgent: headers['user-agent'] ?? null,
        operationId: operationId ?? null,
        status: status ?? clientGone,
        refusal,
        ignoredFields,
        replayed: res.hasHeader('Idempotent-Replay'),
        durationMs,
        key: caller,
        ip,
      })
    })
  }
}

/** Status that is logged if the client disconnects before the response begins, as in nginx. */
const clientGone = 499

/** Stores the error of a write after the response's end, for the log line. */
function noteError(this: Response, error: Error): void {
  const locals = this.locals as ResponseLocals
  locals.error ??= error
}

/** Caches histograms by their labels. */
function histogramsOf(requests: ReceiveContext['metrics']['requests']) {
  const histograms = new Map<string, { observe(seconds: number): void }>()
  return (operation: string, status: string) => {
    const name = `${operation} ${status}`
    const found = histograms.get(name)
    if (found) return found
    const histogram = requests.labels(operation, status)
    histograms.set(name, histogram)
    return histogram
  }
}

export interface ReceiveContext {
  logger: Logger
  clock: { now(): Date }
  metrics: { requests: Pick<Metrics['requests'], 'labels'> }
  recorders: { requests: Pick<Recorders['requests'], 'add'> }
}
