import { pino, type DestinationStream, type Logger } from 'pino'
import { PinoPretty } from 'pino-pretty'
import type { Config } from './config.ts'

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
        : // Lines that come within a tenth of a second share a write; what is left is written when the process ends.
          pino.destination({ dest: 1, minLength: 8_192, periodicFlush: 100 })),
  )
}
