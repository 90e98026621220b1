const everyMs = 15_000

/** Beats every fifteen seconds for as long as anybody wants it: one timer for all streams. */
export class Heartbeat {
  readonly #callbacks = new Set<() => void>()
  #timer: NodeJS.Timeout | undefined

  /** Returns how not to be called back any more. */
  on(callback: () => void): () => void {
    this.#callbacks.add(callback)
    this.#timer ??= setInterval(() => this.beat(), everyMs).unref()
    return () => this.#off(callback)
  }

  get isBeating(): boolean {
    return this.#timer !== undefined
  }

  beat(): void {
    for (const callback of this.#callbacks) callback()
  }

  #off(callback: () => void): void {
    this.#callbacks.delete(callback)
    if (this.#callbacks.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}
