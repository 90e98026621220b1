import type { RequestHandler } from 'express'
import type { Logger } from 'pino'
import { Histogram } from 'prom-client'
import { receiveRequests } from '../../../src/http/connection/receive.ts'

/** Receives requests like the app, but only logs them. */
export function receiveWith(logger: Logger): RequestHandler {
  const requests = new Histogram({
    name: 'requests',
    help: 'None reads it.',
    labelNames: ['operation', 'status'] as const,
    registers: [],
  })
  const recorders = { requests: { add: () => undefined } }
  return receiveRequests({ logger, clock: { now: () => new Date() }, metrics: { requests }, recorders })
}
