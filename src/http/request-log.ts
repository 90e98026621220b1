/* Records each request: a line in the log, its duration in the metrics, an entry for the settings area. */

import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import type { Histogram } from 'prom-client'
import type { Recorders } from './recorders.ts'
import { clientAddress, pathOf, type ResponseLocals } from './request-head.ts'

/** Called when a request has ended. */
type OnEnd = (req: Request, res: Response, end: { at: Date; ms: number; ip: string }) => void

/**
 * Logs each request once it has been answered or its client has disconnected, in the format of pino-http. The fields are
 * picked, so that no header, query string or body is logged. `onEnd` shares the listener, since a second costs CPU.
 */
export function createRequestLog(
  { logger, clock }: { logger: Logger; clock: { now(): Date } },
  onEnd?: OnEnd,
): (req: Request, res: Response) => void {
  // The fields hold no secrets, and redaction would cost more than writing the line.
  const lines = logger.child({}, { redact: [] })
  return (req, res) => {
    const at = clock.now()
    const startMs = performance.now()
    // A socket no longer has an address once the client has disconnected.
    const ip = clientAddress(req)
    res.on('error', noteError)
    res.on('close', () => {
      const ms = performance.now() - startMs
      writeLine(lines, req, res, ms)
      onEnd?.(req, res, { at, ms, ip })
    })
  }
}

/** Stores the error of a write after the response's end, for the log line. */
function noteError(this: Response, error: Error): void {
  const locals = this.locals as ResponseLocals
  locals.error ??= error
}

function writeLine(lines: Logger, req: Request, res: Response, ms: number): void {
  const { error, requestId: id } = res.locals as ResponseLocals
  const { method, originalUrl } = req
  const fields = {
    req: { id, method, path: pathOf(originalUrl) },
    res: responseFields(res),
    err: error,
    responseTime: Math.round(ms),
  }
  if (error) lines.error(fields, 'request errored')
  else lines.info(fields, res.writableFinished ? 'request completed' : 'request aborted')
}

function responseFields(res: Response): object {
  const { route, caller } = res.locals as ResponseLocals
  return {
    status: res.headersSent ? res.statusCode : undefined,
    operationId: route?.operation.operationId,
    keyId: caller?.id,
    workspaceId: caller?.workspaceId,
    aborted: res.writableFinished ? undefined : true,
  }
}

interface Records {
  metrics: { requests: Histogram<'operation' | 'status'> }
  recorders: Pick<Recorders, 'requests'>
}

/** Status that is logged if the client disconnects before the response begins, as in nginx. */
const clientGone = 499

/** Records the duration of each answered request, and adds a request with an API key to the request log. */
export function createEndRecorder({ metrics, recorders }: Records): OnEnd {
  const histogramOf = histogramsOf(metrics.requests)
  return (req, res, { at, ms, ip }) => {
    const { caller, requestId, route, errorCode } = res.locals as ResponseLocals
    const operationId = route?.operation.operationId
    if (res.writableFinished) histogramOf(operationId ?? 'none', String(res.statusCode)).observe(ms / 1000)
    if (!caller) return
    recorders.requests.add({
      at,
      requestId,
      method: req.method,
      path: pathOf(req.originalUrl),
      operationId: operationId ?? null,
      status: res.headersSent ? res.statusCode : clientGone,
      code: errorCode ?? null,
      durationMs: Math.round(ms),
      key: caller,
      ip,
    })
  }
}

/** Caches histograms by their labels. */
function histogramsOf(
  requests: Records['metrics']['requests'],
): (operation: string, status: string) => { observe(seconds: number): void } {
  const histograms = new Map<string, { observe(seconds: number): void }>()
  return (operation, status) => {
    const name = `${operation} ${status}`
    const found = histograms.get(name)
    if (found) return found
    const histogram = requests.labels(operation, status)
    histograms.set(name, histogram)
    return histogram
  }
}
