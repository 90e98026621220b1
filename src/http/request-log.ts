/* What is left of a request: a line in the log, its duration in the metrics, an entry for the settings area. */

import type { Request, Response } from 'express'
import type { Logger } from 'pino'
import { pinoHttp } from 'pino-http'
import type { Counter, Histogram } from 'prom-client'
import type { Database } from '../db/database.ts'
import { isCheckViolation } from '../db/errors.ts'
import { runTransaction } from '../db/transaction.ts'
import { makePartitions } from '../domain/request-log/partitions.ts'
import {
  writeRequests,
  type KnownRequest,
  type RequestLogMode,
} from '../domain/request-log/write-requests.ts'
import { BatchWriter } from './batch-writer.ts'
import { pathOf, type ResponseLocals } from './request-head.ts'

/**
 * Writes a line for each request once it has been answered or its client has disconnected. The serializers pick what
 * is written, so that no header, query string or body can get there. What was thrown is `res.err`.
 */
export function createRequestLog(logger: Logger): (req: Request, res: Response) => void {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_req, res) => (res.locals as ResponseLocals).requestId,
    customLogLevel: (_req, res, error) => (error || res.err ? 'error' : 'info'),
    // For a 5xx that nobody threw, of pages that are not built, pino-http makes an error up.
    customErrorObject: (_req, res, _error, fields: object) =>
      res.err || res.errored ? fields : { ...fields, err: undefined },
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

interface Records {
  clock: { now(): Date }
  metrics: { requests: Histogram<'operation' | 'status'> }
  requestRecorder: BatchWriter<KnownRequest>
}

/** Who disconnects before the answer has begun is logged with what nginx calls it: nothing was answered. */
const clientGone = 499

/**
 * Records a request once it is over: how long it took, by operation and status, where it was answered, and its entry in
 * the request log, where a key was known.
 */
export function createEndRecorder({
  clock,
  metrics,
  requestRecorder,
}: Records): (req: Request, res: Response) => void {
  const histogramOf = histogramsOf(metrics.requests)
  return (req, res) => {
    const at = clock.now()
    const startMs = performance.now()
    // The address of a client that has gone cannot be asked for.
    const { ip = '' } = req
    res.on('close', () => {
      const ms = performance.now() - startMs
      const { caller, requestId, operationId, errorCode, refusedStatus } = res.locals as ResponseLocals
      if (res.writableFinished) histogramOf(operationId ?? 'none', String(res.statusCode)).observe(ms / 1000)
      if (!caller) return
      requestRecorder.add({
        at,
        requestId,
        method: req.method,
        path: pathOf(req.originalUrl),
        operationId: operationId ?? null,
        status: refusedStatus ?? (res.headersSent ? res.statusCode : clientGone),
        code: errorCode ?? null,
        durationMs: Math.round(ms),
        key: caller,
        ip,
      })
    })
  }
}

/** The histogram of an operation and a status is looked up by its labels once. */
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

interface Parts {
  db: Database
  logger: Logger
  /** Counts what was lost. */
  dropped: Counter
  mode: RequestLogMode
}

/**
 * Writes the request log beside the requests; what comes while too much is waiting is dropped and counted
 * (product.md 17.3).
 */
export function createRequestRecorder({ db, logger, dropped, mode }: Parts): BatchWriter<KnownRequest> {
  return new BatchWriter({
    write: (batch) => writeBatch(db, batch, mode),
    onLost(count, error) {
      dropped.inc(count)
      if (error) logger.warn({ err: error, requests: count }, 'the request log could not be written')
    },
  })
}

/** A job makes the partitions in time; where it could not, or the clocks differ, they are made when they are needed. */
async function writeBatch(db: Database, batch: readonly KnownRequest[], mode: RequestLogMode): Promise<void> {
  try {
    await writeRequests(db, batch, mode)
  } catch (error) {
    if (!isCheckViolation(error)) throw error
    await runTransaction(db, async (tx) => {
      await makePartitions(
        tx,
        batch.map(({ at }) => at),
      )
      await writeRequests(tx, batch, mode)
    })
  }
}
