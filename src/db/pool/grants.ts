import { isConnectionTimeout, isTooManyConnections } from '../errors.ts'

/** Time for which a process requests no further connection after a refusal, in milliseconds. */
const refusedMs = 1_000
/**
 * Delay after a connection attempt that timed out while others are open, for example behind a full pooler, in
 * milliseconds.
 */
const queuedMs = 30_000

/** The part of a connection pool that `Grants` uses. */
export interface GrantedPool {
  /** Number of open connections. */
  readonly count: number
  /** Closes an idle connection, unless it is the only connection. Returns whether a connection was closed. */
  giveUpOne: () => boolean
  /** Opens a connection if none is open and one is needed. */
  openIfNone: () => void
  /** Returns whether a connection is open that was requested before a time, by `performance.now()`. */
  hasOlder: (askedAt: number) => boolean
}

/** Called with the number of connections that the database grants this process, after a refusal. */
export type OnConnectionLimit = (granted: number, error: unknown) => void

/**
 * Tracks the connections that the database grants to the pools of a process. After a refusal (53300), the pools share
 * the open connections, request no more for a second, and each keeps at least one.
 */
export class Grants {
  readonly #pools: GrantedPool[] = []
  readonly #onConnectionLimit: OnConnectionLimit | undefined
  /** The listener, whose connection counts too. */
  #listener: { readonly isConnected: boolean } | undefined
  #refusedUntil = 0
  #isLogged = false
  #timer: NodeJS.Timeout | undefined

  constructor(onConnectionLimit?: OnConnectionLimit) {
    this.#onConnectionLimit = onConnectionLimit
  }

  add(pool: GrantedPool): void {
    this.#pools.push(pool)
  }

  addListener(listener: { readonly isConnected: boolean }): void {
    this.#listener = listener
  }

  get mayAsk(): boolean {
    return performance.now() >= this.#refusedUntil
  }

  /** Counts the open connections, including the listener's. */
  get count(): number {
    return this.#pools.reduce((sum, { count }) => sum + count, Number(this.#listener?.isConnected ?? false))
  }

  /** Counts the connections that are needed so that each kind of work has one. */
  get needed(): number {
    return this.#pools.length + 1
  }

  /**
   * Records the failure to open a connection. Returns whether the database grants no more connections. A timeout means
   * this only if an older connection is open, since the server may have been replaced in between.
   */
  recordFailure(error: unknown, askedAt: number): boolean {
    const isRefused = isTooManyConnections(error)
    const isQueued = isConnectionTimeout(error) && this.#pools.some((pool) => pool.hasOlder(askedAt))
    if (!isRefused && !isQueued) return false
    const waitMs = isRefused ? refusedMs : queuedMs
    this.#refusedUntil = performance.now() + waitMs
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#requestMissing(error), waitMs).unref()
    return true
  }

  /** Forgets the refusals of a lost server. */
  forget(): void {
    this.#refusedUntil = 0
    clearTimeout(this.#timer)
  }

  /** Logs how many connections are granted, after counting those that were being opened, and requests the missing ones. */
  #requestMissing(error: unknown): void {
    if (!this.#isLogged) this.#onConnectionLimit?.(this.count, error)
    this.#isLogged = true
    for (const pool of this.#pools) pool.openIfNone()
  }

  /**
   * Closes an idle connection of the largest pool, for a kind of work without a connection. Returns whether a
   * connection was closed.
   */
  makeRoom(): boolean {
    const byCount = [...this.#pools].sort((one, other) => other.count - one.count)
    const hasGivenUp = byCount.some((pool) => pool.giveUpOne())
    if (hasGivenUp) this.#refusedUntil = 0
    return hasGivenUp
  }
}
