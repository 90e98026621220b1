/** One that ends within this time has not settled: the next one waits, longer each time. */
const settledMs = 10_000
const firstWaitMs = 500
const maxWaitMs = 30_000

/** How long another process has to wait for its start. */
export class BackOff {
  /** That have ended early in a row. */
  #early = 0

  /**
   * The first one that ends early may have been killed; one that ends at every start must not keep the machine busy.
   * @param lastedMs for how long the one before has run
   */
  waitMsAfter(lastedMs: number): number {
    this.#early = lastedMs < settledMs ? this.#early + 1 : 0
    return this.#early < 2 ? 0 : Math.min(maxWaitMs, firstWaitMs * 2 ** (this.#early - 2))
  }
}
