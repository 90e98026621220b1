/* Records each request: a line in the log, its duration in the metrics, an entry for the settings area, a trace. */

import { propagation, ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database } from '../db/database.ts'
import { writeKeyUses, type KeyUse } from '../domain/api-keys/key-uses.ts'
import {
  writeRequests,
  type KnownRequest,
  type RequestLogMode,
} from '../domain/request-log/write-requests.ts'
import type { Metrics } from '../metrics.ts'
import { noteError as noteSpanError, tracer } from '../tracing/spans.ts'
import { clientAddress, pathOf, queryOf, type ResponseLocals } from './request-head.ts'

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

/** Status that is logged if the client disconnects before the response begins, as in nginx. */
const clientGone = 499

/** Records the duration of each answered request, and adds a request with an API key to the request log. */
export function createEndRecorder({ metrics, recorders }: { metrics: Metrics; recorders: Recorders }): OnEnd {
  const histogramOf = histogramsOf(metrics.requests)
  return (req, res, { at, ms, ip }) => {
    const { caller, requestId, route, refusal } = res.locals as ResponseLocals
    const operationId = route?.operation.operationId
    if (res.writableFinished) histogramOf(operationId ?? 'none', String(res.statusCode)).observe(ms / 1000)
    if (!caller) return
    recorders.requests.add({
      at,
      requestId,
      method: req.method,
      path: pathOf(req.originalUrl),
      query: queryOf(req.originalUrl),
      userAgent: req.headers['user-agent'] ?? null,
      operationId: operationId ?? null,
      status: res.headersSent ? res.statusCode : clientGone,
      refusal,
      replayed: res.hasHeader('Idempotent-Replay'),
      durationMs: Math.round(ms),
      key: caller,
      ip,
    })
  }
}

/** Caches histograms by their labels. */
function histogramsOf(
  requests: Metrics['requests'],
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

/** Traces a request, which continues the trace of its `traceparent` header. */
export const traceRequest: RequestHandler = (req, res, next) => {
  const parent = propagation.extract(ROOT_CONTEXT, req.headers)
  tracer.startActiveSpan(req.method, { kind: SpanKind.SERVER }, parent, (span) => {
    res.once('close', () => endRequest(span, req))
    next()
  })
}

function endRequest(span: Span, req: Request): void {
  const res = req.res
  const { route, requestId, caller, error, refusal } = res?.locals as ResponseLocals
  const { path } = (req.route ?? {}) as { path?: string }
  const template = route?.template ?? path
  if (template !== undefined) span.updateName(`${req.method} ${template}`)
  span.setAttributes({
    'http.request.method': req.method,
    'http.route': template,
    'http.response.status_code': res?.headersSent ? res.statusCode : undefined,
    'url.path': pathOf(req.originalUrl),
    'url.scheme': req.protocol,
    'taskwire.operation_id': route?.operation.operationId,
    'taskwire.request_id': requestId,
    'taskwire.key_id': caller?.id,
    'taskwire.workspace_id': caller?.workspaceId,
    'taskwire.error_code': refusal?.code,
    'taskwire.aborted': res?.writableFinished ? undefined : true,
  })
  if (error) noteSpanError(span, error)
  span.end()
}

/** Writers of the request log and of key uses. Items that do not fit or cannot be written are counted as lost. */
export interface Recorders {
  /** The request log (product.md 17.3). */
  requests: BatchWriter<KnownRequest>
  keyUses: BatchWriter<KeyUse>
  /** Resolves when all waiting items have been written or lost. */
  flush: () => Promise<unknown>
}

export function createRecorders(
  db: Database,
  logger: Logger,
  metrics: Metrics,
  mode: RequestLogMode,
): Recorders {
  const lose = (dropped: Counter, what: string) => (count: number, error?: unknown) => {
    dropped.inc(count)
    if (error) logger.warn({ err: error, count }, `${what} could not be written`)
  }
  const onLost = lose(metrics.requestsDropped, 'the request log')
  const requests = new BatchWriter<KnownRequest>({
    write: (batch) => writeRequests(db, batch, mode, onLost),
    onLost,
  })
  const keyUses = new BatchWriter<KeyUse>({
    write: (batch) => writeKeyUses(db, batch),
    onLost: lose(metrics.keyUsesDropped, 'uses of keys'),
  })
  return { requests, keyUses, flush: () => Promise.all([requests.flush(), keyUses.flush()]) }
}

/** Time that an item waits for others, milliseconds. */
const gatherMs = 500
/** Number of items that are written at once. */
const batchSize = 500
/** Number of items that may wait or be in flight. */
const maxWaiting = 2_000

interface BatchOptions<Item> {
  write: (batch: readonly Item[]) => Promise<void>
  /** Called with the number of items that are lost: too many wait, or writing them has failed. */
  onLost: (count: number, error?: unknown) => void
}

/** Writes items in batches, outside the requests. Items that come while too many wait are lost. */
export class BatchWriter<Item> {
  readonly #options: BatchOptions<Item>
  #waiting: Item[] = []
  /** Number of items that are being written. */
  #inFlight = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(options: BatchOptions<Item>) {
    this.#options = options
  }

  add(item: Item): void {
    if (this.#waiting.length + this.#inFlight >= maxWaiting) return this.#options.onLost(1)
    this.#waiting.push(item)
    this.#writeSoon()
  }

  /** Resolves when all waiting items have been written or lost. */
  async flush(): Promise<void> {
    while (this.#writing ?? this.#waiting.length > 0) await this.#write()
  }

  #writeSoon(): void {
    if (this.#waiting.length >= batchSize) void this.#write()
    else this.#timer ??= setTimeout(() => void this.#write(), gatherMs).unref()
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return (this.#writing ??= this.#writeWaiting().finally(() => {
      this.#writing = undefined
      if (this.#waiting.length > 0) this.#writeSoon()
    }))
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#inFlight = batch.length
    await this.#options.write(batch).catch((error: unknown) => this.#options.onLost(batch.length, error))
    this.#inFlight = 0
  }
}
