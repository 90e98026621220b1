import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

/** Structured logs; whatever looks like a secret is censored, should it ever get this far. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream): Logger {
  const options = {
    level: logLevel,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['authorization', 'cookie', 'secret', 'password'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
  }
  return pino(options, destination)
}

/** Standard output. A server has no need for what makes lines pretty, or for the memory that this takes. */
export async function openLogOutput({ logFormat }: Pick<Config, 'logFormat'>): Promise<DestinationStream> {
  if (logFormat === 'pretty') {
    const { PinoPretty } = await import('pino-pretty')
    return PinoPretty({ destination: 1, singleLine: true, ignore: 'pid,hostname' })
  }
  // Lines that come within a tenth of a second share a write; what is left is written when the process ends.
  return pino.destination({ dest: 1, minLength: 8_192, periodicFlush: 100 })
}
