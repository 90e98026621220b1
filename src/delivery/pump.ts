/** Runs work one run at a time. A call during a run causes one more run. */
export class Pump {
  readonly #work: () => Promise<boolean>
  readonly #onError: (error: unknown) => void
  #isWanted = false
  #hasStopped = false
  #running: Promise<void> | undefined

  /** @param work returns whether there may be more */
  constructor(work: () => Promise<boolean>, onError: (error: unknown) => void) {
    this.#work = work
    this.#onError = onError
  }

  get isRunning(): boolean {
    return this.#running !== undefined
  }

  /** Runs until there is no more work. */
  run(): Promise<void> {
    this.#isWanted = true
    this.#running ??= this.#runAll()
      .catch(this.#onError)
      .finally(() => {
        this.#running = undefined
        // A call may have arrived after the last run.
        if (this.#isWanted && !this.#hasStopped) void this.run()
      })
    return this.#running
  }

  /** Starts no more work, and waits for the current run. */
  async stop(): Promise<void> {
    this.#hasStopped = true
    await this.#running
  }

  async #runAll(): Promise<void> {
    while (this.#isWanted && !this.#hasStopped) {
      this.#isWanted = false
      if (await this.#work()) this.#isWanted = true
    }
  }
}
