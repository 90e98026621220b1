import type { NextFunction, Request, Response } from 'express'
import type { AppContext } from '../context.ts'
import { isCanceled, isDatabaseUnavailable, isLockTimeout } from '../db/errors.ts'
import { AppError, errorEnvelope } from '../errors.ts'
import type { ResponseLocals } from './exchange.ts'
import { sendJson } from './send.ts'

type ErrorHandler = (error: unknown, req: Request, res: Response, next: NextFunction) => void

/** The last step of every refusal: whatever was thrown becomes the envelope of specification section 7. */
export function errorHandler({ logger, metrics }: AppContext): ErrorHandler {
  // Express tells error handlers by their four parameters.
  return (thrown, _req, res, _next) => {
    if (res.headersSent || res.destroyed) {
      res.destroy()
      return
    }
    const error = toAppError(thrown)
    const { requestId, operationId } = res.locals as ResponseLocals
    if (error.status >= 500) {
      logger.error({ err: error.cause ?? thrown, requestId, operationId }, error.message)
      res.removeHeader('X-RateLimit-Limit')
      res.removeHeader('X-RateLimit-Remaining')
    }
    if (error.status === 429) metrics.refusals.inc({ budget: error.code.replace('_rate_limited', '') })
    if (error.status === 401) res.setHeader('WWW-Authenticate', 'Bearer')
    if (error.retryAfterSeconds !== undefined) res.setHeader('Retry-After', error.retryAfterSeconds)
    // What is left of the body is not read: the connection cannot serve another request.
    if (error.code === 'payload_too_large') res.setHeader('Connection', 'close')
    sendJson(res, error.status, JSON.stringify(errorEnvelope(error, requestId)))
  }
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isDatabaseUnavailable(thrown) || isLockTimeout(thrown) || isCanceled(thrown)) {
    return new AppError('service_unavailable', { cause: thrown, retryAfterSeconds: 1 })
  }
  return new AppError('internal_error', { cause: thrown })
}
