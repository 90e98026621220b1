import { availableParallelism } from 'node:os'
import { AppError } from '../../errors.ts'

interface Waiter {
  resolve: () => void
  reject: (error: AppError) => void
}

const maxWaiting = 100
/** Number of addresses whose failures are remembered. */
const maxRemembered = 10_000
/** Longest time that a slot stays blocked after a wrong password, milliseconds. */
const maxRestMs = 100

/** Bounds how many passwords are checked at once, which leaves a core to other requests. Addresses take turns (product.md 18.5). */
export class PasswordQueue {
  #freeSlots: number
  /** Checks that wait, by their address, in the order of turns. */
  readonly #waiting = new Map<string, Waiter[]>()
  #waitingCount = 0
  #isInTurn = false
  /** Failed checks since the last success, by address; -1 after a success. */
  readonly #failures = new Map<string, number>()

  constructor(slots = availableParallelism() > 2 ? 2 : 1) {
    this.#freeSlots = slots
  }

  /**
   * Runs a check as soon as a slot is free. After a failure it stays blocked as long as the check took.
   * @throws AppError service_unavailable
   */
  async run<T>(
    check: () => Promise<T>,
    address: string,
    succeeds: (result: T) => boolean = () => true,
  ): Promise<T> {
    if (this.#freeSlots > 0) this.#freeSlots--
    else await this.#wait(address)
    let hasSucceeded = false
    const startedAt = performance.now()
    try {
      const result = await check()
      hasSucceeded = succeeds(result)
      return result
    } finally {
      this.#remember(address, hasSucceeded)
      if (hasSucceeded) this.#release()
      else setTimeout(() => this.#release(), Math.min(performance.now() - startedAt, maxRestMs))
    }
  }

  /** Gives a slot to the next check. */
  #release(): void {
    const next = this.#next()
    if (next === undefined) this.#freeSlots++
    else this.#remove(next, 'shift')?.resolve()
  }

  #remember(address: string, hasSucceeded: boolean): void {
    const failures = this.#failuresOf(address)
    this.#failures.delete(address)
    this.#failures.set(address, hasSucceeded ? -1 : failures + 1)
    const [oldest = ''] = this.#failures.keys()
    if (this.#failures.size > maxRemembered) this.#failures.delete(oldest)
  }

  #failuresOf(address: string): number {
    return this.#failures.get(address) ?? 0
  }

  /** Returns the address of the next check, in turn or, every second time, the address with the fewest failures. */
  #next(): string | undefined {
    const addresses = [...this.#waiting.keys()]
    this.#isInTurn = !this.#isInTurn
    if (this.#isInTurn || addresses.length === 0) return addresses[0]
    return addresses.reduce((best, one) => (this.#failuresOf(one) < this.#failuresOf(best) ? one : best))
  }

  /** Returns the weight of an address: its waiting checks, and a fraction that grows with its failures. */
  #weigh(address: string, checks: number): number {
    const failures = 1 + this.#failuresOf(address)
    return checks + failures / (failures + 1)
  }

  /** Waits for a slot. If the queue is full, refuses the latest check of the address with the greatest weight. */
  #wait(address: string): Promise<void> {
    const own = this.#waiting.get(address) ?? []
    if (this.#waitingCount >= maxWaiting) {
      const weights = Array.from(
        this.#waiting,
        ([name, { length }]) => [name, this.#weigh(name, length)] as const,
      )
      const [greediest, weight] = weights.reduce((a, b) => (b[1] > a[1] ? b : a))
      const refusal = new AppError('service_unavailable', { retryAfterSeconds: 1 })
      if (weight <= this.#weigh(address, own.length + 1)) throw refusal
      this.#remove(greediest, 'pop')?.reject(refusal)
    }
    const { promise, ...waiter } = Promise.withResolvers<void>()
    this.#waiting.set(address, [...own, waiter])
    this.#waitingCount++
    return promise
  }

  /** Removes the first or the last check of an address, and moves the address to the end of the turns. */
  #remove(address: string, which: 'shift' | 'pop'): Waiter | undefined {
    const checks = this.#waiting.get(address) ?? []
    const removed = checks[which]()
    this.#waiting.delete(address)
    if (checks.length > 0) this.#waiting.set(address, checks)
    this.#waitingCount--
    return removed
  }
}
