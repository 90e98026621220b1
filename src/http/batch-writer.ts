/** How long an item waits for others, how many of them are not waited for, and how many may wait at most. */
const gatherMs = 500
const batchSize = 500
const maxWaiting = 2_000

interface Parts<Item> {
  write: (batch: readonly Item[]) => Promise<void>
  /** So many are not written: too many wait, or writing them has failed. */
  onLost: (count: number, error?: unknown) => void
}

/** Writes in batches, off the path of the requests: nobody waits for it, and what comes while too much waits is lost. */
export class BatchWriter<Item> {
  readonly #parts: Parts<Item>
  #waiting: Item[] = []
  /** How many of them are being written. */
  #inFlight = 0
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> | undefined

  constructor(parts: Parts<Item>) {
    this.#parts = parts
  }

  add(item: Item): void {
    if (this.#waiting.length + this.#inFlight >= maxWaiting) {
      this.#parts.onLost(1)
      return
    }
    this.#waiting.push(item)
    this.#writeSoon()
  }

  /** Resolves when all that waits has been written, or could not be. */
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
    this.#writing ??= this.#writeWaiting().finally(() => {
      this.#writing = undefined
      this.#inFlight = 0
      if (this.#waiting.length > 0) this.#writeSoon()
    })
    return this.#writing
  }

  async #writeWaiting(): Promise<void> {
    const batch = this.#waiting
    this.#waiting = []
    this.#inFlight = batch.length
    try {
      await this.#parts.write(batch)
    } catch (error) {
      this.#parts.onLost(batch.length, error)
    }
  }
}
