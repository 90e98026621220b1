/** Time that an item waits for others, in milliseconds. */
const batchWindowMs = 500

/** Maximum number of items per batch. */
const batchSize = 500

/** Maximum number of items that wait or are in flight. */
const maxWaiting = 2_000

interface BatchOptions<Item> {
  write: (batch: readonly Item[]) => Promise<void>
  /** Called with the number of items that are lost: too many wait, or writing them has failed. */
  onLost: (count: number, error?: unknown) => void
}

/** Writes items in batches, outside requests. Items that arrive while too many wait are lost. */
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
    else this.#timer ??= setTimeout(() => void this.#write(), batchWindowMs).unref()
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
