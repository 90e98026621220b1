import { pino, type DestinationStream, type Logger } from 'pino'
import type { Config } from './config.ts'

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
  return gatherLines(pino.destination({ dest: 1, minLength: 32_768, maxWrite: 65_536, periodicFlush: 100 }))
}

/** The lines of one turn of the event loop as one: with each that it gets, the output counts all it has gathered. */
function gatherLines(output: ReturnType<typeof pino.destination>): DestinationStream & { flushSync(): void } {
  let lines = ''
  const handOn = (): void => {
    if (lines !== '') output.write(lines)
    lines = ''
  }
  // Before the output's own listener, which writes what it has.
  process.prependListener('exit', handOn)
  return {
    write(line) {
      if (lines === '') setImmediate(handOn)
      lines += line
    },
    // After a fatal error.
    flushSync() {
      handOn()
      output.flushSync()
    },
  }
}
