/* Begins each request: gives its id, refuses a bad head, and records it when it ends. */

import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { propagation, ROOT_CONTEXT, SpanKind, type Span } from '@opentelemetry/api'
import type { Request, RequestHandler, Response } from 'express'
import ipaddr from 'ipaddr.js'
import type { Logger } from 'pino'
import type { ApiKey } from '../domain/api-keys/find-key.ts'
import { AppError } from '../errors.ts'
import type { Metrics } from '../metrics.ts'
import { noteError as noteSpanError, tracer } from '../tracing/spans.ts'
import type { Operation } from './contract.ts'
import type { Recorders } from './recorders.ts'

/** Facts that the steps of a request leave in `res.locals`, for the error handler and the log. */
export interface ResponseLocals {
  requestId: string
  /** The matched operation, if there is one. */
  route?: { template: string; operation: Operation }
  /** The API key of the request, if there is one. */
  caller?: ApiKey
  /** Names of body fields that the contract does not have. */
  ignoredFields?: string[] | undefined
  /** The failure that the request's log line shows. */
  error?: Error
  /** The refusal that was sent. */
  refusal?: AppError
  /** The answer of the HTTP parser to the rest of the request, and when it was given, by the monotonic clock. */
  cutOff?: { status: number; atMs: number }
  /** The `WWW-Authenticate` of a 401. */
  challenge?: string | undefined
}

interface ReceiveContext {
  logger: Logger
  clock: { now(): Date }
  metrics: { requests: Pick<Metrics['requests'], 'labels'> }
  recorders: { requests: Pick<Recorders['requests'], 'add'> }
}

/** Begins every request, as one layer, because each costs CPU in Express. */
export function receiveRequests(context: ReceiveContext): RequestHandler {
  const record = createRecorder(context)
  return (req, res, next) => {
    giveRequestId(req, res)
    record(req, res)
    res.setHeader('Cache-Control', commonHeaders['Cache-Control'])
    res.setHeader('X-Content-Type-Options', commonHeaders['X-Content-Type-Options'])
    refuseBadHead(req)
    next()
  }
}

/** Sets the request ID: the `X-Request-Id` if it is 1 to 255 visible ASCII characters, or a new one (product.md 1.5). */
function giveRequestId(req: Request, res: Response): void {
  const id = requestIdOf(req)
  res.locals.requestId = id
  res.setHeader('X-Request-Id', id)
}

export function requestIdOf({ headers }: IncomingMessage): string {
  const given = String(headers['x-request-id'] ?? '')
  return /^[\x21-\x7e]{1,255}$/.test(given) ? given : randomUUID()
}

/**
 * Returns a function that records a request once it has been answered or its client has disconnected: in the log, in the
 * format of pino-http, in the metrics, and, with an API key, in the request log. One listener, since a second costs CPU.
 */
function createRecorder({
  logger,
  clock,
  metrics,
  recorders,
}: ReceiveContext): (req: Request, res: Response) => void {
  // The fields are picked, so they hold no secrets, and redaction would cost more than writing the line.
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

/** Headers of every response: no cache may store it, and no browser may guess its type. */
export const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const

const singleValued = new Set(['authorization', 'host', 'idempotency-key', 'content-type'])

/** Refuses a head that a proxy may read differently: repeated headers, no Host, a coding (product.md 1.16, 1.17). */
function refuseBadHead(req: IncomingMessage): void {
  refuseRepeatedHeaders(req)
  const { httpVersion, headers } = req
  if (httpVersion === '1.1' && headers.host === undefined)
    throw new AppError('bad_request', { detail: 'The Host header is missing.' })
  if ((headers['transfer-encoding'] ?? 'chunked').toLowerCase() === 'chunked') return
  throw new AppError('bad_request', { detail: 'The Transfer-Encoding is not supported: only chunked is.' })
}

function refuseRepeatedHeaders({ rawHeaders }: IncomingMessage): void {
  let seen = ' '
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]?.toLowerCase() ?? ''
    if (!singleValued.has(name)) continue
    if (seen.includes(` ${name} `)) {
      throw new AppError('bad_request', { detail: `The ${name} header is repeated.` })
    }
    seen += `${name} `
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

/** Returns a request target without its query string. */
export function pathOf(url: string): string {
  const end = url.indexOf('?')
  return end === -1 ? url : url.slice(0, end)
}

/** Returns the query string without `?`; null if there is none. */
export function queryOf(url: string): string | null {
  const end = url.indexOf('?')
  return end === -1 || end === url.length - 1 ? null : url.slice(end + 1)
}

type Trust = (address: string, hop: number) => boolean

/**
 * Returns the address of the client: that of the connection, or the one that trusted proxies forward (product.md 4.4).
 * An invalid entry of `X-Forwarded-For` counts as the address of the proxy that sent it.
 */
export function clientAddress({ app, socket, headers }: Request): string {
  const trust = app.get('trust proxy fn') as Trust
  const forwarded = headers['x-forwarded-for']?.toString().split(',').reverse() ?? []
  let address = socket.remoteAddress ?? ''
  for (const [hop, entry] of forwarded.entries()) {
    const next = trust(address, hop) ? readAddress(entry.trim()) : undefined
    if (next === undefined) return address
    address = next
  }
  return address
}

/** An address with or without a port, brackets and quotes. */
const addressPattern = /^"?(?:\[([^\]]+)\](?::\d+)?|([^":[\]]+)(?::\d+)?|([^"[\]]*:[^"[\]]*:[^"[\]]*))"?$/

function readAddress(entry: string): string | undefined {
  const [, bracketed, withPort, bare] = addressPattern.exec(entry) ?? []
  const address = bracketed ?? withPort ?? bare ?? ''
  return isAddress(address) ? address : undefined
}

const isAddress = (text: string): boolean =>
  ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)
