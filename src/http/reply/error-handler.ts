import type { ErrorRequestHandler } from 'express'
import { isTransient } from '../../db/errors.ts'
import { AppError, errorEnvelope } from '../../errors.ts'
import type { Metrics } from '../../metrics.ts'
import type { BodyWriter } from './body-writer.ts'
import { ContractViolation, sendText } from './reply.ts'
import type { ResponseLocals } from '../response-locals.ts'

/** Responds to thrown errors with the error envelope (product.md 2.1). */
export function errorHandler(
  { metrics }: { metrics: { refusals: Pick<Metrics['refusals'], 'inc'> } },
  writer: BodyWriter,
): ErrorRequestHandler {
  // Express recognizes error handlers by their four parameters.
  return (thrown, _req, res, _next) => {
    // The client has disconnected.
    if (res.destroyed) return
    const locals = res.locals as ResponseLocals
    const { requestId, challenge, route } = locals
    const error = documented(toAppError(thrown), route)
    locals.refusal = error
    // The cause appears in the log line of the request.
    if (error.status >= 500) res.err = error.cause instanceof Error ? error.cause : error
    if (res.headersSent) {
      // The failed response is a stream.
      res.destroy()
      return
    }
    if (error.status >= 500) {
      res.removeHeader('X-RateLimit-Limit')
      res.removeHeader('X-RateLimit-Remaining')
    }
    if (error.status === 429) metrics.refusals.inc({ budget: error.code.replace('_rate_limited', '') })
    if (error.status === 401 && challenge !== undefined) res.setHeader('WWW-Authenticate', challenge)
    if (error.retryAfterSeconds !== undefined) res.setHeader('Retry-After', error.retryAfterSeconds)
    // The connection is closed after a body that is too large, or headers that a proxy may read differently.
    if (error.code === 'payload_too_large' || error.code === 'bad_request')
      res.setHeader('Connection', 'close')
    const envelope = JSON.stringify(errorEnvelope(error, requestId))
    sendText(writer, res, error.status, 'application/json', envelope)
  }
}

/** Turns a refusal that the contract does not list for the operation into an internal error. */
function documented(error: AppError, route: ResponseLocals['route']): AppError {
  if (!route || error.status >= 500 || route.operation.errorCodes.includes(error.code)) return error
  const cause = new ContractViolation(route.operation, `${error.code} is not documented`)
  return new AppError('internal_error', { cause })
}

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown
  if (isTransient(thrown)) return new AppError('service_unavailable', { cause: thrown, retryAfterSeconds: 1 })
  // The path has a malformed percent-encoding.
  if (thrown instanceof URIError) return new AppError('not_found')
  return new AppError('internal_error', { cause: thrown })
}
