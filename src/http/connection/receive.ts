import type { RequestHandler } from 'express'
import { refuseBadHead } from './request-head.ts'
import { setRequestId } from './request-id.ts'
import { createRecorder, type ReceiveContext } from '../recording/request-log.ts'

/**
 * Begins every request: sets the request ID, refuses invalid headers, and records the end. A single layer, since each
 * layer costs CPU in Express.
 */
export function receiveRequests(context: ReceiveContext): RequestHandler {
  const record = createRecorder(context)
  return (req, res, next) => {
    setRequestId(req, res)
    record(req, res)
    res.setHeader('Cache-Control', commonHeaders['Cache-Control'])
    res.setHeader('X-Content-Type-Options', commonHeaders['X-Content-Type-Options'])
    refuseBadHead(req)
    next()
  }
}

/** Headers of every response: no cache may store it, and no browser may guess its type. */
export const commonHeaders = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } as const
