import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { pino, type DestinationStream, type Logger } from 'pino'
import { Counter, type Registry } from 'prom-client'
import sonicBoom from 'sonic-boom'
import type { Config } from './config.ts'
import { escapeControlsInJson } from './control-characters.ts'

/** Maximum size of an atomic write to a pipe (PIPE_BUF), in bytes, so that lines of several processes do not mix. */
const maxSharedWrite = 4_096

/** Maximum size of buffered lines for a slow reader, in bytes. Further lines are dropped. */
const maxWaiting = 8 * 1024 * 1024

/** Maximum time that an exiting process waits for a slow reader, in milliseconds. */
const maxFlushMs = 1_000

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
  return new LogOutput(isShared, (line) => format(escapeControlsInJson(line)))
}

/**
 * Writes lines to standard output. While writing fails, for example on a full disk, drops and counts lines, and retries
 * every tenth of a second.
 */
export class LogOutput implements DestinationStream {
  /** Number of dropped lines. */
  dropped = 0
  #isFailing = false
  #hasReported = false
  #hasEnded = false
  readonly #format: (line: string) => string
  readonly #stream: InstanceType<typeof sonicBoom.SonicBoom>

  constructor(isShared: boolean, format = (line: string) => line) {
    this.#format = format
    // Lines that are logged within a tenth of a second share a write.
    const sizes = isShared
      ? { minLength: maxSharedWrite - 1, maxWrite: maxSharedWrite }
      : { minLength: 8_192 }
    this.#stream = new sonicBoom.SonicBoom({
      // Accessing `process.stdout` makes a pipe non-blocking, so that no thread is stuck in a write without a reader.
      fd: process.stdout.fd,
      periodicFlush: 100,
      maxLength: maxWaiting,
      ...sizes,
    })
    this.#stream.on('error', (error: Error) => this.#fail(error))
    this.#stream.on('write', (bytes: number) => (this.#isFailing &&= bytes === 0))
    this.#stream.on('drop', () => this.dropped++)
  }

  write(line: string): void {
    if (this.#isFailing || this.#hasEnded) this.dropped++
    else this.#stream.write(this.#format(line))
  }

  /** Writes output that is not a log line, immediately and in order with the lines. */
  print(text: string): void {
    if (this.#isFailing || this.#hasEnded) return
    this.#stream.write(text)
    this.#stream.flush()
  }

  /**
   * Writes the buffered lines before the process exits, waiting at most a second for a reader. Later lines are dropped.
   * Writes are asynchronous, since the library retries a failed synchronous write forever.
   */
  async end(): Promise<void> {
    if (this.#isFailing || this.#hasEnded) return
    this.#hasEnded = true
    const written = once(this.#stream, 'close').catch(() => undefined)
    this.#stream.end()
    await Promise.race([written, delay(maxFlushMs)])
  }

  #fail({ message }: Error): void {
    this.#isFailing = true
    if (this.#hasReported) return
    this.#hasReported = true
    console.error(`The log cannot be written (${message}): lines are dropped until the log can be written`)
  }
}

/** Adds the number of log lines that this process has dropped to its metrics. */
export function measureDroppedLines(registry: Registry, logger: Logger): void {
  const output = Reflect.get(logger, pino.symbols.streamSym) as Partial<LogOutput>
  new Counter({
    name: 'taskwire_log_dropped_total',
    help: 'Log lines that were dropped because the log could not be written or was not read.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(output.dropped ?? 0)
    },
  })
}
