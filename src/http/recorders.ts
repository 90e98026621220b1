import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Database } from '../db/database.ts'
import { writeKeyUses, type KeyUse } from '../domain/api-keys/key-uses.ts'
import {
  writeRequests,
  type KnownRequest,
  type RequestLogRules,
} from '../domain/request-log/write-requests.ts'
import type { Metrics } from '../metrics.ts'

/** Writers of the request log and of key uses. Items that do not fit or cannot be written are counted as lost. */
export interface Recorders {
  /** The request log (product.md 17.3). */
  requests: BatchWriter<KnownRequest>
  keyUses: BatchWriter<KeyUse>
  /** Resolves when all waiting items have been written or lost. */
  flush: () => Promise<unknown>
}

export function createRecorders(
  db: Database,
  logger: Logger,
  metrics: Metrics,
  { mode, maxPageSize }: RequestLogRules,
): Recorders {
  const lose = (dropped: Counter, what: string) => (count: number, error?: unknown) => {
    dropped.inc(count)
    if (error) logger.warn({ err: error, count }, `${what} could not be written`)
  }
  const onLost = lose(metrics.requestsDropped, 'the request log')
  const requests = new BatchWriter<KnownRequest>({
    write: (batch) => writeRequests(db, batch, { mode, maxPageSize }, onLost),
    onLost,
  })
  const keyUses = new BatchWriter<KeyUse>({
    write: (batch) => writeKeyUses(db, batch),
    onLost: lose(metrics.keyUsesDropped, 'uses of keys'),
  })
  return { requests, keyUses, flush: () => Promise.all([requests.flush(), keyUses.flush()]) }
}

/** Time that an item waits for others, milliseconds. */
const gatherMs = 500
/** Number of items that are written at once. */
const batchSize = 500
/** Number of items that may wait or be in flight. */
const maxWaiting = 2_000

interface BatchOptions<Item> {
  write: (batch: readonly Item[]) => Promise<void>
  /** Called with the number of items that are lost: too many wait, or writing them has failed. */
  onLost: (count: number, error?: unknown) => void
}

/** Writes items in batches, outside the requests. Items that come while too many wait are lost. */
export class BatchWriter<Item> {
  readonly #options: BatchOptions<Item>
  #waiting: Item[] = []
  /** Number of items that are being written. */
  #inFlight = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(options: BatchOptions<Item>) {
    this.#options = options
  }

  add(item: Item): void {
    if (this.#waiting.length + this.#inFlight >= maxWaiting) return this.#options.onLost(1)
    this.#waiting.push(item)
    this.#writeSoon()
  }

  /** Resolves when all waiting items have been written or lost. */
  async flush(): Promise<void> {
    while (this.#writing ?? this.#waiting.length > 0) await this.#write()
  }

  #writeSoon(): void {
    if (this.#waiting.length >= batchSize) void this.#write()
    else this.#timer ??= setTimeout(() => void this.#write(), gatherMs).unref()
  }

  #write(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    return (this.#writing ??= this.#writeWaiting().finally(() => {
      this.#writing = undefined
      if (this.#waiting.length > 0) this.#writeSoon()
    }))
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#inFlight = batch.length
    await this.#options.write(batch).catch((error: unknown) => this.#options.onLost(batch.length, error))
    this.#inFlight = 0
  }
}
