import { AppError } from '../errors.ts'

interface Turns {
  running: number
  /** In the order in which they came. */
  waiting: (() => void)[]
}

/**
 * Bounds what is done for one address at once, and how many of its requests wait for that. Processes that serve one port do
 * a part of it each.
 */
export class AddressTurns {
  readonly #addresses = new Map<string, Turns>()
  readonly #maxWaiting: number
  readonly #processes: number

  constructor(maxWaiting: number, processes = 1) {
    this.#maxWaiting = maxWaiting
    this.#processes = processes
  }

  /**
   * @param most at once; one if it is less
   * @throws AppError service_unavailable where too many wait already
   */
  async run<T>(address: string, most: number, work: () => Promise<T>): Promise<T> {
    const turns = this.#addresses.get(address) ?? { running: 0, waiting: [] }
    this.#addresses.set(address, turns)
    if (turns.running < Math.max(1, Math.floor(most / this.#processes))) turns.running++
    else await this.#turnIn(turns)
    try {
      return await work()
    } finally {
      const next = turns.waiting.shift()
      if (next) next()
      else if (--turns.running === 0) this.#addresses.delete(address)
    }
  }

  /** Resolves when another's turn has become this one's. */
  #turnIn({ waiting }: Turns): Promise<void> {
    if (waiting.length >= this.#maxWaiting)
      throw new AppError('service_unavailable', { retryAfterSeconds: 1 })
    return new Promise((resolve) => waiting.push(resolve))
  }
}
