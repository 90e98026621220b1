import type { Request, Response } from 'express'
import { pino, type DestinationStream, type Logger } from 'pino'
import { pinoHttp, type HttpLogger } from 'pino-http'
import { PinoPretty } from 'pino-pretty'
import type { Config } from './config.ts'
import type { ResponseLocals } from './http/exchange.ts'

/** Structured logs; whatever looks like a secret is censored, should it ever get this far. */
export function createLogger(
  { logLevel, logFormat }: Pick<Config, 'logLevel' | 'logFormat'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['authorization', 'cookie', 'secret', 'password'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
  }
  return pino(
    options,
    destination ??
      (logFormat === 'pretty'
        ? PinoPretty({ destination: 1, singleLine: true, ignore: 'pid,hostname' })
        : pino.destination(1)),
  )
}

/** One line a request, without headers, bodies and query strings. */
export function requestLogger(logger: Logger): HttpLogger<Request, Response> {
  return pinoHttp<Request, Response>({
    logger,
    genReqId: (_req, res) => (res.locals as ResponseLocals).requestId,
    quietReqLogger: true,
    quietResLogger: true,
    customAttributeKeys: { reqId: 'requestId', responseTime: 'durationMs' },
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
    customSuccessObject: lineOf,
    customErrorObject: (req, res, error, times: Times) => ({ ...lineOf(req, res, times), err: error }),
  })
}

interface Times {
  durationMs: number
}

function lineOf(req: Request, res: Response, { durationMs }: Times): object {
  const { operationId, caller } = res.locals as ResponseLocals
  const [path] = req.originalUrl.split('?', 1)
  // A caller who went away before the answer was written.
  const aborted = res.writableFinished ? {} : { aborted: true }
  return { method: req.method, path, operationId, ...caller, status: res.statusCode, ...aborted, durationMs }
}
