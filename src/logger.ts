import type { IncomingMessage } from 'node:http'
import type { Response } from 'express'
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
    destination ?? (logFormat === 'pretty' ? PinoPretty({ destination: 1 }) : pino.destination(1)),
  )
}

/** One line a request, without headers, bodies and query strings. */
export function requestLogger(logger: Logger): HttpLogger<IncomingMessage, Response> {
  return pinoHttp<IncomingMessage, Response>({
    logger,
    serializers: { req: () => undefined, res: () => undefined },
    customAttributeKeys: { responseTime: 'durationMs' },
    quietReqLogger: true,
    customLogLevel: (_req, res, error) => (error || res.statusCode >= 500 ? 'error' : 'info'),
    customSuccessMessage: () => 'request',
    customErrorMessage: () => 'request failed',
    customProps: (req, res) => {
      const { requestId, operationId, caller } = res.locals as ResponseLocals
      const [path] = ((req as { originalUrl?: string }).originalUrl ?? '').split('?', 1)
      return {
        requestId,
        method: req.method,
        path,
        operationId,
        ...caller,
        status: res.statusCode,
        aborted: !res.writableEnded || undefined,
      }
    },
  })
}
