import type { Logger } from 'pino'
import { flushLog } from './logger.ts'

/** How long requests in flight, and the work beside them, may take once the server was told to end. */
export const drainGraceMs = 10_000

/** Beyond the time that a process has to drain, for closing what it has opened. */
export const closingMs = 2_000

const patienceMs = 3_000

/** The state of the process is unknown, so it ends, after `stop` has closed what must not be left open. */
export function crashOnUnexpectedErrors(logger: Logger, stop: () => Promise<unknown>): void {
  const crash = async (error: unknown): Promise<void> => {
    logger.fatal({ err: error }, 'unexpected error')
    setTimeout(() => process.exit(1), patienceMs).unref()
    await stop().catch(() => undefined)
    await flushLog(logger)
    process.exit(1)
  }
  process.once('uncaughtException', (error) => void crash(error))
  process.once('unhandledRejection', (error) => void crash(error))
}
