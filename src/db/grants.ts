import { hasWaited, isTooManyConnections } from './errors.ts'

/** Time for which a process asks for no further connection after one was refused, milliseconds. */
const refusedMs = 1_000
/** Time after a connection was not opened in time although others are open, as behind a full pooler, milliseconds. */
const queuedMs = 30_000

/** A connection pool, as the grants of its process see it. */
export interface GrantedPool {
  /** Number of open connections. */
  readonly count: number
  /** Closes an idle connection, unless it is the only one. Returns whether there was one. */
  giveUpOne: () => boolean
  /** Opens a connection if there is none and one is needed. */
  openIfNone: () => void
  /** Tells whether a connection is open that was asked for before a time, by `performance.now()`. */
  hasOlder: (askedAt: number) => boolean
}

/** Called with the number of connections that the database grants this process, after it has refused one. */
export type OnFewer = (granted: number, error: unknown) => void

/**
 * Connections that the database grants to the pools of one process. If it refuses one (53300), the pools use those that are
 * open, ask for no other for a second, and each keeps at least one.
 */
export class Grants {
  readonly #pools: GrantedPool[] = []
  readonly #onFewer: OnFewer | undefined
  /** Whether the process has a connection besides those of its pools: the listener's. */
  hasListener: () => boolean = () => false
  #refusedUntil = 0
  #isLogged = false
  #timer: NodeJS.Timeout | undefined

  constructor(onFewer?: OnFewer) {
    this.#onFewer = onFewer
  }

  add(pool: GrantedPool): void {
    this.#pools.push(pool)
  }

  get mayAsk(): boolean {
    return performance.now() >= this.#refusedUntil
  }

  /** Counts the open connections, the listener's included. */
  get count(): number {
    return this.#pools.reduce((sum, { count }) => sum + count, Number(this.hasListener()))
  }

  /** Counts the connections without which a kind of work would have none. */
  get needed(): number {
    return this.#pools.length + 1
  }

  /**
   * Records the failure to open a connection. Returns whether the database has granted all that it will. A wait in vain
   * means so only beside an older connection: it may have been for a server that another one has replaced since.
   */
  noteFailure(error: unknown, askedAt: number): boolean {
    const isRefused = isTooManyConnections(error)
    const isQueued = hasWaited(error) && this.#pools.some((pool) => pool.hasOlder(askedAt))
    if (!isRefused && !isQueued) return false
    const waitMs = isRefused ? refusedMs : queuedMs
    this.#refusedUntil = performance.now() + waitMs
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#askAgain(error), waitMs).unref()
    return true
  }

  /** Forgets the refusals of a server that is lost. */
  forget(): void {
    this.#refusedUntil = 0
    clearTimeout(this.#timer)
  }

  /** Logs how many connections are granted, after counting those that were being opened, and requests the missing ones. */
  #askAgain(error: unknown): void {
    if (!this.#isLogged) this.#onFewer?.(this.count, error)
    this.#isLogged = true
    for (const pool of this.#pools) pool.openIfNone()
  }

  /** Closes an idle connection of the pool that has most, for a kind of work that has none. Returns whether it did. */
  makeRoom(): boolean {
    const byCount = [...this.#pools].sort((one, other) => other.count - one.count)
    const hasGivenUp = byCount.some((pool) => pool.giveUpOne())
    if (hasGivenUp) this.#refusedUntil = 0
    return hasGivenUp
  }
}
