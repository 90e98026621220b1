import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { Metrics } from '../../metrics.ts'
import { clientAddress } from '../client-address.ts'
import type { Recorders } from './recorders.ts'
import { pathOf, queryOf } from '../request-target.ts'
import type { ResponseLocals } from '../response-locals.ts'

/**
 * Returns a function that records a request once the response is finished or the client has disconnected: in the log,
 * the metrics and, with an API key, the request log. Only pino-http listens, since each listener costs CPU.
 */
export function createRecorder({
  logger,
  clock,
  metrics,
  recorders,
}: ReceiveContext): (req: Request, res: Response) => void {
  const histogramOf = histogramsOf(metrics.requests)
  const log = pinoHttp<Request, Response>({
    logger,
    // The fields are listed explicitly, so they contain no secrets, and redaction would cost more than writing the
    // line.
    redact: [],
    wrapSerializers: false,
    serializers: { req: requestFields, res: responseFields },
    genReqId: (_req, res) => localsOf(res).requestId,
    customLogLevel: (_req, res, error) => recordError(res, error),
    customSuccessMessage: (_req, res) => messageOf(res),
    customErrorMessage: (_req, res) => messageOf(res),
    customSuccessObject: (req, res) => record(req, res),
    customErrorObject: (req, res) => record(req, res),
  })
  return (req, res) => {
    // A socket no longer has an address once the client has disconnected.
    localsOf(res).received = { at: clock.now(), ms: performance.now(), ip: clientAddress(req) }
    log(req, res)
  }

  /** Records the end of a request, and returns the fields of its log line. */
  function record(req: Request, res: Response): object {
    const { caller, requestId, route, refusal, cutOff, ignoredFields, received } = localsOf(res)
    const ms = (cutOff?.atMs ?? performance.now()) - received.ms
    const { method, originalUrl, headers } = req
    const operationId = route?.operation.operationId
    const status = statusOf(res)
    const durationMs = Math.round(ms)
    if (!isAborted(res)) histogramOf(operationId ?? 'none', String(status)).observe(ms / 1000)
    if (caller)
      recorders.requests.add({
        at: received.at,
        requestId,
        method,
        path: pathOf(originalUrl),
        query: queryOf(originalUrl),
        userAgent: headers['user-agent'] ?? null,
        operationId: operationId ?? null,
        status: status ?? clientClosedRequest,
        refusal,
        ignoredFields,
        replayed: res.hasHeader('Idempotent-Replay'),
        durationMs,
        key: caller,
        ip: received.ip,
      })
    return { res, err: res.err, responseTime: durationMs }
  }
}

/** Status that is logged if the client disconnects before the response begins, as in nginx. */
const clientClosedRequest = 499

const localsOf = (res: Response): ResponseLocals => res.locals as ResponseLocals

const requestFields = ({ id, method, originalUrl }: Request): object => ({
  id,
  method,
  path: pathOf(originalUrl),
})

function responseFields(res: Response): object {
  const { caller, route } = localsOf(res)
  return {
    status: statusOf(res),
    operationId: route?.operation.operationId,
    keyId: caller?.id,
    workspaceId: caller?.workspaceId,
    aborted: isAborted(res) || undefined,
  }
}

/** Returns the status that was sent, if there is one. */
const statusOf = (res: Response): number | undefined =>
  localsOf(res).cutOff?.status ?? (res.headersSent ? res.statusCode : undefined)

/** Tells whether the client disconnected before the whole response was sent. */
const isAborted = (res: Response): boolean => !res.writableFinished && !localsOf(res).cutOff

/**
 * Stores the error of a write after the end of the response, and returns the log level. pino-http calls this function
 * before the others, which read the stored error.
 */
function recordError(res: Response, error: Error | undefined): 'error' | 'info' {
  res.err ??= error
  return res.err ? 'error' : 'info'
}

function messageOf(res: Response): string {
  if (res.err) return 'request errored'
  return isAborted(res) ? 'request aborted' : 'request completed'
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
