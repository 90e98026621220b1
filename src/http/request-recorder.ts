import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database } from '../db/database.ts'
import { writeRequests, type LoggedRequest } from '../domain/request-log/write-requests.ts'

/** How long an entry waits for others at most. */
const gatherMs = 500
const maxWaiting = 2_000

interface Parts {
  db: Database
  logger: Logger
  /** Of the entries that did not fit. */
  dropped: Counter
}

/**
 * Writes the request log in batches, off the path of the requests: nobody waits for it, and what comes while too much
 * is waiting is dropped and counted.
 */
export class RequestRecorder {
  readonly #parts: Parts
  #waiting: LoggedRequest[] = []
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
  }

  record(request: LoggedRequest): void {
    if (this.#waiting.length >= maxWaiting) {
      this.#parts.dropped.inc()
      return
    }
    this.#waiting.push(request)
    this.#timer ??= setTimeout(() => void this.flush(), gatherMs).unref()
  }

  /** Resolves when all that waits has been written, or could not be. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    await this.#writing
    if (this.#waiting.length === 0) return
    const batch = this.#waiting
    this.#waiting = []
    this.#writing = this.#write(batch)
    await this.#writing
  }

  async #write(batch: readonly LoggedRequest[]): Promise<void> {
    const { db, logger, dropped } = this.#parts
    try {
      await writeRequests(db, batch)
    } catch (error) {
      dropped.inc(batch.length)
      logger.warn({ err: error, requests: batch.length }, 'the request log could not be written')
    }
  }
}
