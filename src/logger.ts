import { setTimeout as delay } from 'node:timers/promises'
import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

const maxFlushMs = 1_000

/** Structured logs; whatever looks like a secret is censored, should it ever get this far. */
export function createLogger({ logLevel }: Pick<Config, 'logLevel'>, destination: DestinationStream): Logger {
  const options = {
    level: logLevel,
    timestamp: isoTime,
    redact: ['authorization', 'cookie', 'secret', 'password'].flatMap((name) => [
      name,
      `*.${name}`,
      `*.*.${name}`,
    ]),
  }
  return pino(options, destination)
}

let stamped = { millis: 0, text: '' }

/** Written once for all lines of a millisecond: it was the costliest field of a line. */
function isoTime(): string {
  const millis = Date.now()
  if (millis !== stamped.millis) stamped = { millis, text: `,"time":"${new Date(millis).toISOString()}"` }
  return stamped.text
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

/** Resolves when all lines are written, or when nobody seems to read them. */
export async function writtenOut(logger: Logger): Promise<void> {
  const written = new Promise<void>((resolve) => logger.flush(() => resolve()))
  await Promise.race([written, delay(maxFlushMs)])
}
