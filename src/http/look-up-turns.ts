import { AppError } from '../errors.ts'

const maxWaiting = 1_000

interface Turns {
  running: number
  /** In the order in which they came. */
  waiting: (() => void)[]
}

/**
 * Bounds how many keys that nobody knows are looked up for one address at once: as many as it may still present wrong
 * ones, and one if none is left, because a valid key is served whatever its address has done (product.md 4.3, 4.4).
 * Processes that share the budgets look up a part of them each.
 */
export class LookUpTurns {
  readonly #addresses = new Map<string, Turns>()
  readonly #processes: number

  constructor(processes = 1) {
    this.#processes = processes
  }

  /** @throws AppError service_unavailable where too many wait already */
  async run<T>(address: string, most: number, lookUp: () => Promise<T>): Promise<T> {
    const turns = this.#addresses.get(address) ?? { running: 0, waiting: [] }
    this.#addresses.set(address, turns)
    if (turns.running < Math.max(1, Math.floor(most / this.#processes))) turns.running++
    else await turnIn(turns)
    try {
      return await lookUp()
    } finally {
      const next = turns.waiting.shift()
      if (next) next()
      else if (--turns.running === 0) this.#addresses.delete(address)
    }
  }
}

/** Resolves when another's turn has become this one's. */
function turnIn({ waiting }: Turns): Promise<void> {
  if (waiting.length >= maxWaiting) throw new AppError('service_unavailable', { retryAfterSeconds: 1 })
  return new Promise((resolve) => waiting.push(resolve))
}
