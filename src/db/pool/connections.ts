import { Connection, type ConnectionOptions } from './connection.ts'
import type { RowFormat, Rows } from '../driver.ts'
import { NoFreeConnectionError } from '../errors.ts'
import { Grants } from './grants.ts'
import { retryOutdated, retryStale } from '../retry.ts'
import { mayUse, type Use, type UseBounds } from './use-bounds.ts'

export { Connection, type OnQuery } from './connection.ts'

export interface ConnectionsOptions extends ConnectionOptions, UseBounds {
  /** Maximum wait for a connection, in milliseconds. */
  maxWaitMs: number
  /** Whether individual statements, which only read, are retried if their connection was stale. */
  onlyReads?: boolean
  /** Connections that the database grants to all pools of the process. */
  grants?: Grants
}

const maxPipelined = 100
const maxWaiting = 2_000

interface Waiter {
  use: Use | undefined
  resolve: (connection: Connection) => void
  reject: (error: unknown) => void
}

/** A connection pool for one kind of work. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #grants: Grants
  readonly #maxInFlight: number
  readonly #open = new Set<Connection>()
  /** Connections that do not have their settings yet. */
  readonly #opening = new Set<Connection>()
  readonly #waiting = new Set<Waiter>()
  readonly #exclusive = new Set<Use>()
  #currentTurn: Connection | undefined
  #refused = 0
  /** Whether the database has refused further connections since the last connection was opened. */
  #isShort = false
  #hasEnded = false

  constructor(options: ConnectionsOptions) {
    this.#options = options
    this.#grants = options.grants ?? new Grants()
    this.#grants.add(this)
    this.#maxInFlight = options.maxExclusive === 0 ? maxPipelined : 1
  }

  /** Returns counts for metrics. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = [...this.#open].filter(({ inFlight }) => inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Counts the open connections. */
  get count(): number {
    return [...this.#open].filter(({ isLost }) => !isLost).length
  }

  /** Returns whether a connection is reserved for transactions of a contention key. */
  isReserved(contentionKey: string | undefined): boolean {
    return contentionKey !== undefined && contentionKey === this.#options.reservedKey
  }

  /** Runs one statement. @throws NoFreeConnectionError, NotSentError, or an error of the driver or PostgreSQL */
  run(text: string, values: readonly unknown[] = [], form: RowFormat = 'objects'): Promise<Rows> {
    const attempt = () => this.#use((connection) => connection.run(text, values, form))
    const retry = this.#options.onlyReads ? () => retryStale(attempt) : attempt
    return retryOutdated(retry, this.#options.max)
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses at the same time.
   * @param contentionKey equal for work that may wait for the same lock; such work never gets all connections
   * @param waits whether the work is expected to wait for a lock for long
   */
  use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string, waits = false): Promise<T> {
    return this.#use(work, { contentionKey, waits })
  }

  /** Runs statements that are sent together, like `use`, but on any connection, including reserved ones. */
  useAny<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#use(work)
  }

  /** Refuses a statement for a workspace on an unreachable node. @throws NodeUnavailableError */
  refuseUnavailable(values: readonly unknown[]): void {
    this.#options.nodes?.refuseUnavailable(values)
  }

  /** Opens the first connection, unless a connection is open. @throws NotSentError */
  async openFirst(): Promise<void> {
    if (this.count > 0) return
    this.#openOne()
    await [...this.#opening][0]?.opened
  }

  /** Closes the connections that were opened before a time. Later statements open new connections. */
  cut(before: number): void {
    for (const one of [...this.#open, ...this.#opening]) if (one.openedAt < before) one.cut()
    this.#grants.forget()
    this.#isShort = false
  }

  hasOlder(askedAt: number): boolean {
    return [...this.#open].some(({ isLost, openedAt }) => !isLost && openedAt < askedAt)
  }

  giveUpOne(): boolean {
    const idle = [...this.#open].find(({ isLost, inFlight }) => !isLost && inFlight === 0)
    if (!idle || this.count < 2) return false
    this.#open.delete(idle)
    void idle.end()
    return true
  }

  openIfNone(): void {
    if (this.#waiting.size > 0 && this.count === 0 && this.#opening.size === 0) this.#openOne()
  }

  async end(): Promise<void> {
    this.#hasEnded = true
    await Promise.all([...this.#open, ...this.#opening].map((one) => one.end()))
  }

  async #use<T>(work: (connection: Connection) => Promise<T>, use?: Use): Promise<T> {
    const connection = this.#take(use, false) ?? (await this.#wait(use))
    try {
      return await work(connection)
    } finally {
      connection.inFlight--
      if (use) this.#exclusive.delete(use)
      this.#serveWaiting()
    }
  }

  /** Takes the connection of this turn of the event loop, whose statements share a write, or else the least busy. */
  #take(use: Use | undefined, isWaiting: boolean): Connection | undefined {
    if (use && !mayUse(use, this.#exclusive, this.#options, this.#capacity)) return undefined
    const current = this.#hasRoom(this.#currentTurn) ? this.#currentTurn : undefined
    const chosen = current ?? this.#leastBusy()
    // A new connection is better than a busy one, but a caller takes whichever is free first.
    const isBusy = !current && chosen?.inFlight !== 0
    if (isBusy && !(isWaiting && this.#hasRoom(chosen)) && this.#openAnother(isWaiting)) return undefined
    if (!this.#hasRoom(chosen)) return undefined
    chosen.inFlight++
    if (use) this.#exclusive.add(use)
    else if (this.#currentTurn !== chosen) {
      this.#currentTurn = chosen
      setImmediate(() => (this.#currentTurn = undefined))
    }
    return chosen
  }

  #hasRoom(one: Connection | undefined): one is Connection {
    return one !== undefined && !one.isLost && one.inFlight < this.#maxInFlight
  }

  #leastBusy(): Connection | undefined {
    let chosen: Connection | undefined
    for (const one of this.#open) {
      if (one.isLost) this.#open.delete(one)
      else if (!chosen || one.inFlight < chosen.inFlight) chosen = one
    }
    return chosen
  }

  /** Counts the usable connections: fewer than `max` while the database refuses further connections. */
  get #capacity(): number {
    return this.#isShort ? Math.max(1, this.count) : this.#options.max
  }

  /** Opens a connection if the limits allow. Returns whether the caller may get a connection that is being opened. */
  #openAnother(isWaiting: boolean): boolean {
    const callers = this.#waiting.size + (isWaiting ? 0 : 1)
    if (this.#opening.size >= callers) return true
    if (this.#open.size + this.#opening.size >= this.#options.max || !this.#grants.mayAsk) return false
    this.#openOne()
    return true
  }

  #openOne(): void {
    const one = new Connection(this.#options)
    this.#opening.add(one)
    one.opened.then(
      () => {
        this.#opening.delete(one)
        this.#open.add(one)
        this.#isShort = false
        if (this.#hasEnded) void one.end()
        this.#serveWaiting()
      },
      (error: unknown) => {
        this.#opening.delete(one)
        this.#failToOpen(error, one.openedAt)
      },
    )
  }

  #failToOpen(error: unknown, askedAt: number): void {
    if (this.#hasEnded || !this.#grants.recordFailure(error, askedAt)) return this.#refuseIfNone(error)
    this.#isShort = true
    if (this.count === 0 && this.#grants.makeRoom()) this.openIfNone()
    this.#serveWaiting()
  }

  /** Refuses waiting callers if there is no connection that could become free. */
  #refuseIfNone(error: unknown): void {
    if (this.count > 0 || this.#opening.size > 0) return this.#serveWaiting()
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const { reject } of waiting) reject(error)
  }

  /** Gives free connections to waiting callers, first to callers whose contention key uses no connection. */
  #serveWaiting(): void {
    if (this.#waiting.size === 0) return
    const busyKeys = new Set([...this.#exclusive].map(({ contentionKey }) => contentionKey))
    const isFirst = ({ use }: Waiter): boolean => !use || !busyKeys.has(use.contentionKey)
    const waiting = [...this.#waiting]
    for (const waiter of [...waiting.filter(isFirst), ...waiting.filter((one) => !isFirst(one))]) {
      const next = this.#take(waiter.use, true)
      if (!next) continue
      this.#waiting.delete(waiter)
      waiter.resolve(next)
    }
  }

  #wait(use: Use | undefined): Promise<Connection> {
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const waiter = { use, resolve, reject }
    let timer: NodeJS.Timeout | undefined
    const refuse = (): void => {
      this.#waiting.delete(waiter)
      this.#refused++
      reject(
        new NoFreeConnectionError('no connection became available in time, or too many requests are waiting'),
      )
    }
    // A connection that is being opened may take longer: see `openingMs`.
    const refuseIfLate = (): void => (this.#opening.size > 0 ? startTimer() : refuse())
    const startTimer = (): void => void (timer = setTimeout(refuseIfLate, this.#options.maxWaitMs).unref())
    startTimer()
    if (this.#waiting.add(waiter).size > maxWaiting) refuse()
    return promise.finally(() => clearTimeout(timer))
  }
}
