import type pg from 'pg'
import type { Connection, Statement } from './connection.ts'
import { isDatabaseUnavailable, noFreeConnection, refusesWrites, type WriteRefusal } from './errors.ts'
import type { Answer } from './flight.ts'

/** What this process knows of whether the database can be written to, from the writes that it has tried. */
export interface Writability {
  /** Why PostgreSQL refused the last write that it refused for a reason of its own; unset once one is known to succeed. */
  refusal?: WriteRefusal | undefined
}

export interface ShareLimits {
  /** Connections. */
  max: number
  /**
   * What is alike (runs of one statement, writes to one row) leaves so many free, unless it holds none yet. So there are
   * some for others, however much of it is stuck.
   */
  spare: number
  /** How many may wait for one, in all; half of that of what is alike. */
  maxWaiting: number
  maxWaitMs: number
}

/** A connection of a share's, for its user alone until it is released. */
export interface Held {
  connection: Connection
  /** @param isBroken nobody may have it afterwards */
  release: (isBroken: boolean) => void
}

/** Thrown where too many wait already, or none has become free in time. */
export class NoFreeConnectionError extends Error {
  readonly code = noFreeConnection
}

interface Waiter {
  alike: unknown
  until: number
  resolve: () => void
  reject: (error: Error) => void
}

/**
 * The connections for one kind of work, so that another kind, which may be stuck, leaves them alone. What is alike is
 * stuck together, in all likelihood, and so it cannot have all of them. Whoever finds none free waits in turn, for a time.
 */
export class Share {
  readonly pool: pg.Pool
  readonly writability: Writability
  readonly #limits: ShareLimits
  /** By what is alike, of those in use. */
  readonly #alike = new Map<unknown, number>()
  #inUse = 0
  #refused = 0
  /** In the order in which their times end. */
  readonly #waiting: Waiter[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(pool: pg.Pool, limits: ShareLimits, writability: Writability) {
    this.pool = pool
    this.writability = writability
    this.#limits = limits
  }

  /** How much of it is taken, how many wait, and how many were refused so far. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    return {
      inUse: this.#inUse,
      size: this.#limits.max,
      waiting: this.#waiting.length,
      refused: this.#refused,
    }
  }

  /** @param alike equal for what waits for the same, should it have to wait */
  async take(alike?: unknown): Promise<Held> {
    if (this.#admits(alike)) this.#count(alike)
    else await this.#wait(alike)
    let connection: Connection & Pick<pg.PoolClient, 'release'>
    try {
      connection = (await this.pool.connect()) as typeof connection
    } catch (error) {
      this.#free(alike)
      throw error
    }
    return {
      connection,
      release: (isBroken) => {
        connection.release(isBroken)
        this.#free(alike)
      },
    }
  }

  run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    return this.#use(statement.text, (connection) => connection.run(statement, values))
  }

  /** All that Drizzle calls of a pool. */
  query(config: string | pg.QueryConfig, values?: unknown[]): Promise<pg.QueryResult> {
    const text = typeof config === 'string' ? config : config.text
    return this.#use(text, (connection) => connection.query(config, values))
  }

  async end(): Promise<void> {
    await this.pool.end()
  }

  async #use<T>(alike: unknown, work: (connection: Connection) => Promise<T>): Promise<T> {
    const { connection, release } = await this.take(alike)
    let isBroken = false
    try {
      return await work(connection)
    } catch (error) {
      isBroken = isDatabaseUnavailable(error)
      this.writability.refusal = refusesWrites(error) ?? this.writability.refusal
      throw error
    } finally {
      release(isBroken)
    }
  }

  #admits(alike: unknown): boolean {
    const free = this.#limits.max - this.#inUse
    if (free === 0) return false
    return free > this.#limits.spare || alike === undefined || !this.#alike.has(alike)
  }

  #count(alike: unknown): void {
    this.#inUse++
    if (alike !== undefined) this.#alike.set(alike, (this.#alike.get(alike) ?? 0) + 1)
  }

  #free(alike: unknown): void {
    this.#inUse--
    const left = (this.#alike.get(alike) ?? 0) - 1
    if (left > 0) this.#alike.set(alike, left)
    else this.#alike.delete(alike)
    while (this.#inUse < this.#limits.max) {
      const next = this.#waiting.findIndex((waiter) => this.#admits(waiter.alike))
      if (next < 0) return
      const [waiter] = this.#waiting.splice(next, 1)
      this.#count(waiter?.alike)
      waiter?.resolve()
    }
  }

  /** Resolves when there is a place, which is counted already. */
  #wait(alike: unknown): Promise<void> {
    const { maxWaiting, maxWaitMs } = this.#limits
    const likeIt = this.#waiting.filter((waiter) => waiter.alike === alike).length
    if (this.#waiting.length >= maxWaiting || (alike !== undefined && likeIt >= maxWaiting / 2))
      return Promise.reject(this.#refusal('too many wait for a connection'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ alike, until: performance.now() + maxWaitMs, resolve, reject })
      if (this.#timer === undefined) this.#timer = setTimeout(() => this.#endWaits(), maxWaitMs)
    })
  }

  #refusal(message: string): NoFreeConnectionError {
    this.#refused++
    return new NoFreeConnectionError(message)
  }

  #endWaits(): void {
    const now = performance.now()
    while (this.#waiting[0] && this.#waiting[0].until <= now)
      this.#waiting.shift()?.reject(this.#refusal('no connection became free'))
    const [next] = this.#waiting
    this.#timer = next && setTimeout(() => this.#endWaits(), next.until - now)
  }
}
