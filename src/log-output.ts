import { pino, type DestinationStream, type Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import sonicBoom from 'sonic-boom'
import type { Config } from './config.ts'
import { showControlsInJson } from './control-characters.ts'

/** Largest atomic write to a pipe (PIPE_BUF), bytes, so that lines of several processes do not mix. */
const maxSharedWrite = 4_096

/** Bytes of lines that wait for a slow reader. Further lines are dropped. */
const maxWaiting = 8 * 1024 * 1024

/** Time for which the end of a process waits for a slow reader, milliseconds. */
export const maxFlushMs = 1_000

/**
 * Opens standard output. Loads pino-pretty only if it is configured, since it takes memory.
 * @param isShared whether other processes write to the same output
 */
export async function openLogOutput(
  { logFormat }: Pick<Config, 'logFormat'>,
  isShared = false,
): Promise<LogOutput> {
  if (logFormat !== 'pretty') return new LogOutput(isShared)
  const { prettyFactory } = await import('pino-pretty')
  const format = prettyFactory({ singleLine: true, ignore: 'pid,hostname' })
  return new LogOutput(isShared, (line) => format(showControlsInJson(line)))
}

/**
 * Writes lines to standard output. Drops and counts them while it cannot be written, as on a full disk, and tries again
 * every tenth of a second.
 */
export class LogOutput implements DestinationStream {
  /** Lines that were dropped. */
  dropped = 0
  #isFailing = false
  #hasReported = false
  /** Time until which a synchronous write waits for a slow reader. */
  #flushUntil = 0
  readonly #format: (line: string) => string
  readonly #stream: InstanceType<typeof sonicBoom.SonicBoom>

  constructor(isShared: boolean, format = (line: string) => line) {
    this.#format = format
    // Lines that come within a tenth of a second share a write.
    const sizes = isShared
      ? { minLength: maxSharedWrite - 1, maxWrite: maxSharedWrite }
      : { minLength: 8_192 }
    this.#stream = new sonicBoom.SonicBoom({
      // Reading `process.stdout` makes a pipe non-blocking, so that no thread is stuck in a write that is not read.
      fd: process.stdout.fd,
      periodicFlush: 100,
      maxLength: maxWaiting,
      retryEAGAIN: () => this.#flushUntil === 0 || performance.now() < this.#flushUntil,
      ...sizes,
    })
    this.#stream.on('error', (error: Error) => this.#fail(error))
    this.#stream.on('write', (bytes: number) => (this.#isFailing &&= bytes === 0))
    this.#stream.on('drop', () => this.dropped++)
    process.once('exit', () => this.flushSync())
  }

  write(line: string): void {
    if (this.#isFailing) this.dropped++
    else this.#stream.write(this.#format(line))
  }

  /** Calls back when all lines are written, or cannot be. */
  flush(done: () => void): void {
    if (this.#isFailing) done()
    else this.#stream.flush(done)
  }

  /** Writes what waits before the process ends. Gives up where the output cannot be written or is not read. */
  flushSync(): void {
    this.#flushUntil = performance.now() + maxFlushMs
    try {
      this.#stream.flushSync()
    } catch (error) {
      this.#fail(error as Error)
    } finally {
      this.#flushUntil = 0
    }
  }

  #fail({ message }: Error): void {
    this.#isFailing = true
    if (this.#hasReported) return
    this.#hasReported = true
    console.error(`The log cannot be written (${message}): lines are dropped until it can`)
  }
}

/** Adds the number of log lines that this process has dropped to its metrics. */
export function measureDroppedLines(registry: Registry, logger: Logger): void {
  const output = Reflect.get(logger, pino.symbols.streamSym) as Partial<LogOutput>
  new Counter({
    name: 'taskwire_log_dropped_total',
    help: 'Lines of the log that were dropped: it could not be written, or was not read.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(output.dropped ?? 0)
    },
  })
}
