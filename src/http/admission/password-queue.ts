import { availableParallelism } from 'node:os'
import { AppError } from '../../errors.ts'

/** The requester of a password check: the client network, and the account if it exists. */
export interface Requester {
  address: string
  /** Id of the account whose password is checked; undefined if the account does not exist. */
  account?: string | undefined
}

interface Waiter extends Requester {
  resolve: () => void
  reject: (error: AppError) => void
}

const maxWaiting = 100
/** Maximum number of addresses and accounts whose failures are remembered. */
const maxRemembered = 10_000
/** Maximum time for which a slot stays blocked after a wrong password, in milliseconds. */
const maxPauseMs = 100

/**
 * Bounds how many passwords are checked concurrently, which leaves a core for other requests. Addresses take turns, and
 * every second turn goes to the check with the best rank (product.md 18.5).
 */
export class PasswordQueue {
  #freeSlots: number
  /** Waiting checks by address, in the order of turns. */
  readonly #waiting = new Map<string, Waiter[]>()
  #waitingCount = 0
  #isInTurn = false
  /** Failed checks since the last success, by address or account; -1 after a success. */
  readonly #failures = new Map<string, number>()

  constructor(slots = availableParallelism() > 2 ? 2 : 1) {
    this.#freeSlots = slots
  }

  /**
   * Runs a check as soon as a slot is free. After a failure, the slot stays blocked for as long as the check took.
   * @throws AppError service_unavailable
   */
  async run<T>(
    check: () => Promise<T>,
    requester: Requester,
    succeeds: (result: T) => boolean = () => true,
  ): Promise<T> {
    if (this.#freeSlots > 0) this.#freeSlots--
    else await this.#wait(requester)
    let hasSucceeded = false
    const startedAt = performance.now()
    try {
      const result = await check()
      hasSucceeded = succeeds(result)
      return result
    } finally {
      for (const name of namesOf(requester)) this.#remember(name, hasSucceeded)
      if (hasSucceeded) this.#release()
      else setTimeout(() => this.#release(), Math.min(performance.now() - startedAt, maxPauseMs))
    }
  }

  /** Gives a slot to the next check: in turn or, every second time, to the check with the best rank. */
  #release(): void {
    this.#isInTurn = !this.#isInTurn
    const [inTurn] = this.#waiting.values()
    const next = this.#isInTurn ? inTurn?.[0] : this.#best([...this.#waiting.values()].flat())
    if (next === undefined) this.#freeSlots++
    else this.#remove(next).resolve()
  }

  #remember(name: string, hasSucceeded: boolean): void {
    const failures = this.#failures.get(name) ?? 0
    this.#failures.delete(name)
    this.#failures.set(name, hasSucceeded ? -1 : failures + 1)
    const [oldest = ''] = this.#failures.keys()
    if (this.#failures.size > maxRemembered) this.#failures.delete(oldest)
  }

  /**
   * Returns the rank of a check, from the failures of its account or address. The best rank is -1, after a successful
   * sign-in.
   */
  #rank(requester: Requester): number {
    const [address = '', account] = namesOf(requester)
    const isGuessed = account === undefined || (this.#failures.get(account) ?? 0) > 0
    return isGuessed ? (this.#failures.get(address) ?? 0) : -1
  }

  #best(waiters: readonly Waiter[]): Waiter | undefined {
    return waiters.reduce<Waiter | undefined>(
      (best, one) => (best === undefined || this.#rank(one) < this.#rank(best) ? one : best),
      undefined,
    )
  }

  /**
   * Returns the weight of an address: the number of its waiting checks, plus a fraction that grows with their best
   * rank.
   */
  #weigh(checks: readonly Requester[]): number {
    const rank = 1 + checks.reduce((least, check) => Math.min(least, this.#rank(check)), Infinity)
    return checks.length + rank / (rank + 1)
  }

  /**
   * Waits for a slot. If the queue is full, refuses a check of the address with the greatest weight, at random among
   * equals.
   */
  #wait(requester: Requester): Promise<void> {
    const { promise, ...settle } = Promise.withResolvers<void>()
    const waiter = { ...requester, ...settle }
    this.#waiting.set(requester.address, [...(this.#waiting.get(requester.address) ?? []), waiter])
    this.#waitingCount++
    if (this.#waitingCount > maxWaiting) this.#refuseOne()
    return promise
  }

  #refuseOne(): void {
    const weights = Array.from(this.#waiting.values(), (checks) => [checks, this.#weigh(checks)] as const)
    const greatest = weights.reduce((most, [, weight]) => Math.max(most, weight), -Infinity)
    const equals = weights.filter(([, weight]) => weight === greatest)
    const [checks = []] = equals[Math.floor(Math.random() * equals.length)] ?? []
    const worst = checks.reduce((a, b) => (this.#rank(b) >= this.#rank(a) ? b : a))
    this.#remove(worst, false).reject(new AppError('service_unavailable', { retryAfterSeconds: 1 }))
  }

  /** Removes a check. After a turn, the address moves to the end of the queue. */
  #remove(waiter: Waiter, hadTurn = true): Waiter {
    const rest = (this.#waiting.get(waiter.address) ?? []).filter((one) => one !== waiter)
    if (hadTurn || rest.length === 0) this.#waiting.delete(waiter.address)
    if (rest.length > 0) this.#waiting.set(waiter.address, rest)
    this.#waitingCount--
    return waiter
  }
}

/** Returns the names under which failures are remembered: those of the address and, if it exists, of the account. */
const namesOf = ({ address, account }: Requester): string[] => [
  `address ${address}`,
  ...(account === undefined ? [] : [`account ${account}`]),
]
