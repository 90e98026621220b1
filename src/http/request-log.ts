import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { AppContext } from '../context.ts'
import type { RefusedRequest } from './raw-head.ts'
import { pathOf, type ResponseLocals } from './request-head.ts'

/**
 * Writes a line for each request once it has been answered or its client has disconnected. The serializers pick what
 * is written, so that no header, query string or body can get there. A 5xx comes with its cause, `res.err`.
 */
export function createRequestLog(logger: Logger): (req: Request, res: Response) => void {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_req, res) => (res.locals as ResponseLocals).requestId,
    customLogLevel: (_req, res, error) => (error || res.err || res.statusCode >= 500 ? 'error' : 'info'),
    serializers: { req: requestFields, res: responseFields },
    // Wrapped serializers would be given a copy of the request with all of its headers.
    wrapSerializers: false,
    // Nothing is left to censor, and looking for it would cost more than writing the line.
    redact: [],
  })
}

function requestFields({ id, method, originalUrl }: Request): object {
  return { id, method, path: pathOf(originalUrl) }
}

function responseFields(res: Response): object {
  const { operationId, caller, refusedStatus } = res.locals as ResponseLocals
  return {
    status: refusedStatus ?? (res.headersSent ? res.statusCode : undefined),
    operationId,
    keyId: caller?.id,
    workspaceId: caller?.workspaceId,
    aborted: res.writableFinished || refusedStatus !== undefined ? undefined : true,
  }
}

/** Has the line of a request that the app was given show what its broken body was answered with. */
export function noteRefusal(res: Response, status: number): void {
  Object.assign(res.locals as ResponseLocals, { refusedStatus: status, errorCode: 'bad_request' })
}

/** The line of a request that never reached the app, and may not have been answered. Little may be known of it. */
export function logRefusal(
  logger: Logger,
  res: { status: number } | { aborted: true },
  req: RefusedRequest,
): void {
  logger.info({ req, res, responseTime: 0 }, 'request refused')
}

/**
 * Records how long a request took, by operation and status, once it has been answered. The histogram of each two is
 * looked up by its labels once.
 */
export function createDurationRecorder({ metrics }: Pick<AppContext, 'metrics'>): (res: Response) => void {
  const histograms = new Map<string, { observe(seconds: number): void }>()
  const histogramOf = (operation: string, status: string): { observe(seconds: number): void } => {
    const name = `${operation} ${status}`
    const found = histograms.get(name)
    if (found) return found
    const histogram = metrics.requests.labels(operation, status)
    histograms.set(name, histogram)
    return histogram
  }
  return (res) => {
    const startMs = performance.now()
    res.on('finish', () => {
      const { operationId = 'none' } = res.locals as ResponseLocals
      histogramOf(operationId, String(res.statusCode)).observe((performance.now() - startMs) / 1000)
    })
  }
}
