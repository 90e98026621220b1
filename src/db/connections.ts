import type { Row, RowList } from 'postgres'
import { openClient, type Sql } from './driver.ts'
import { makePgArray } from './drizzle.ts'
import { NoFreeConnectionError, NotSentError } from './errors.ts'

/** Sees each statement that is sent, its values, and its answer. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

export interface ConnectionsOptions {
  url: string
  /** In `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  max: number
  /** Statements that are in flight on one connection. */
  maxPipelined: number
  /** Connections that are used exclusively at once; all but one of them for the same contention key. */
  maxExclusive: number
  /** What is set on each connection before its first use: `lock_timeout` and its value, say. */
  settings: Readonly<Record<string, string | number>>
  /** Beyond so many waiting, or after so long a wait, there is no connection. */
  maxWaiting: number
  maxWaitMs: number
}

/** Rows as objects, or as arrays of values in the order of the columns. */
export type Form = 'objects' | 'values'
export type Rows = RowList<Row[]>

/** A statement without an answer for this long ends its connection: the server is no longer there to time it out. */
const silenceMs = 35_000
const silenceCheckMs = 1_000
const maxPrepared = 1_000

interface Waiter {
  isExclusive: boolean
  contentionKey: string | undefined
  until: number
  resolve: (connection: Connection) => void
  reject: (error: Error) => void
}

/** A bounded number of connections to PostgreSQL, for one kind of work. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #open: (Connection | undefined)[]
  readonly #waiting: Waiter[] = []
  /** The contention keys of what uses a connection exclusively. */
  readonly #exclusive: (string | undefined)[] = []
  readonly #prepared = new Set<string>()
  readonly #silenceCheck: NodeJS.Timeout
  #ofThisTurn: Connection | undefined
  #refused = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
    this.#open = Array.from({ length: options.max })
    this.#silenceCheck = setInterval(() => this.#endSilent(), silenceCheckMs).unref()
  }

  /** What metrics show. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = this.#open.filter((one) => one !== undefined && one.inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.length, refused: this.#refused }
  }

  /** Runs one statement by itself. @throws NoFreeConnectionError, NotSentError, or what the driver and PostgreSQL say */
  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    const connection = this.#take(false) ?? (await this.#wait(false))
    try {
      return await connection.run(text, values, form)
    } finally {
      this.#release(connection)
    }
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses until then.
   * @param contentionKey equal for works that may wait for the same lock: they never have all connections
   */
  async use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string): Promise<T> {
    const connection = this.#take(true, contentionKey) ?? (await this.#wait(true, contentionKey))
    try {
      return await work(connection)
    } finally {
      this.#exclusive.splice(this.#exclusive.indexOf(contentionKey), 1)
      connection.isExclusive = false
      this.#release(connection)
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#silenceCheck)
    await Promise.all(this.#open.flatMap((one) => one?.end() ?? []))
  }

  /**
   * The connection with the least to do, where one has room; a connection that was lost has another in its place. Statements
   * that may share one and come in the same turn of the event loop do: they leave in one write.
   */
  #take(isExclusive: boolean, contentionKey?: string): Connection | undefined {
    if (isExclusive && !this.#mayUse(contentionKey)) return undefined
    const { maxPipelined } = this.#options
    const shared = this.#ofThisTurn
    if (!isExclusive && shared && !shared.isLost && shared.inFlight < maxPipelined) {
      shared.inFlight++
      return shared
    }
    let chosen: number | undefined
    let least = isExclusive ? 1 : maxPipelined
    for (const [i, one] of this.#open.entries()) {
      const inFlight = !one || one.isLost ? 0 : one.isExclusive ? Infinity : one.inFlight
      if (inFlight >= least) continue
      chosen = i
      least = inFlight
    }
    if (chosen === undefined) return undefined
    let connection = this.#open[chosen]
    if (!connection || connection.isLost) {
      connection = new Connection(this.#options, this.#prepared)
      this.#open[chosen] = connection
    }
    connection.inFlight++
    connection.isExclusive = isExclusive
    if (isExclusive) this.#exclusive.push(contentionKey)
    else if (maxPipelined > 1) {
      this.#ofThisTurn = connection
      setImmediate(() => (this.#ofThisTurn = undefined))
    }
    return connection
  }

  #mayUse(contentionKey: string | undefined): boolean {
    const { maxExclusive } = this.#options
    if (this.#exclusive.length >= maxExclusive) return false
    if (contentionKey === undefined) return true
    const same = this.#exclusive.filter((key) => key === contentionKey).length
    return same < Math.max(1, maxExclusive - 1)
  }

  #release(connection: Connection): void {
    connection.inFlight--
    const refused = new Set<string | boolean | undefined>()
    for (let i = 0; ;) {
      const waiter = this.#waiting[i]
      if (!waiter) return
      const { isExclusive, contentionKey } = waiter
      const kind = isExclusive && contentionKey
      const next = refused.has(kind) ? undefined : this.#take(isExclusive, contentionKey)
      if (next) {
        this.#waiting.splice(i, 1)
        waiter.resolve(next)
      } else {
        refused.add(kind)
        // Of those that share connections none can have one where the first cannot.
        if (kind === false) return
        i++
      }
    }
  }

  #wait(isExclusive: boolean, contentionKey?: string): Promise<Connection> {
    const { maxWaiting, maxWaitMs } = this.#options
    if (this.#waiting.length >= maxWaiting) throw this.#refusal('too many wait for a connection')
    return new Promise((resolve, reject) => {
      this.#waiting.push({
        isExclusive,
        contentionKey,
        until: performance.now() + maxWaitMs,
        resolve,
        reject,
      })
      if (this.#waiting.length === 1) setTimeout(() => this.#endWaits(), maxWaitMs).unref()
    })
  }

  #endWaits(): void {
    const now = performance.now()
    while (this.#waiting[0] && this.#waiting[0].until <= now)
      this.#waiting.shift()?.reject(this.#refusal('no connection became free'))
    const [next] = this.#waiting
    if (next) setTimeout(() => this.#endWaits(), next.until - now).unref()
  }

  #refusal(message: string): NoFreeConnectionError {
    this.#refused++
    return new NoFreeConnectionError(message)
  }

  #endSilent(): void {
    for (const one of this.#open) if (one?.isSilent) one.cut()
  }
}

/** One connection, from its opening to its loss: what is asked of it after that is not sent. */
export class Connection {
  isExclusive = false
  /** Statements, or one `use` of the connection. */
  inFlight = 0
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #opening: Promise<unknown>
  #isOpen = false
  readonly #prepared: Set<string>
  readonly #onQuery: OnQuery | undefined
  #unanswered = 0
  /** When it last answered, or had nothing to answer. */
  #heardAt = 0

  constructor({ url, applicationName, settings, onQuery }: ConnectionsOptions, prepared: Set<string>) {
    this.#prepared = prepared
    this.#onQuery = onQuery
    const { signal } = this.#lost
    this.#sql = openClient(url, applicationName, { signal, onclose: () => this.#lost.abort() })
    // By a statement, because poolers refuse settings that come with the greeting.
    const set = Object.entries(settings).map(([name, value]) => `set ${name} to '${value}'`)
    this.#opening = this.#send(set.join(';'), [], 'objects')
    this.#opening.then(
      () => (this.#isOpen = true),
      () => this.#lost.abort(),
    )
  }

  get isLost(): boolean {
    return this.#lost.signal.aborted
  }

  get isSilent(): boolean {
    return this.#unanswered > 0 && performance.now() > this.#heardAt + silenceMs
  }

  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    if (!this.#isOpen) await this.#opening.catch(notSent)
    if (this.isLost) notSent()
    const answer = this.#send(text, values.map(encode), form)
    this.#onQuery?.(text, values, answer)
    return answer
  }

  end(): Promise<void> {
    return this.#sql.end({ timeout: this.isLost ? 0 : 2 })
  }

  /** Gives up what has not been answered. */
  cut(): void {
    this.#lost.abort(Object.assign(new Error(`no answer for ${silenceMs / 1000} s`), { code: 'SILENT' }))
  }

  async #send(text: string, values: unknown[], form: Form): Promise<Rows> {
    if (this.#unanswered++ === 0) this.#heardAt = performance.now()
    const query = this.#sql.unsafe(text, values as never[], { prepare: this.#isPrepared(text) })
    try {
      return (await (form === 'values' ? query.values() : query)) as Rows
    } finally {
      this.#unanswered--
      this.#heardAt = performance.now()
    }
  }

  /** Texts beyond so many are not prepared: lists of varying length make texts without end. */
  #isPrepared(text: string): boolean {
    if (this.#prepared.has(text)) return true
    if (this.#prepared.size >= maxPrepared) return false
    this.#prepared.add(text)
    return true
  }
}

function notSent(cause?: unknown): never {
  throw new NotSentError(cause)
}

/** The driver takes a text, a number, a boolean or bytes. */
function encode(value: unknown): unknown {
  if (Array.isArray(value)) return makePgArray(value)
  return typeof value !== 'object' || value === null || ArrayBuffer.isView(value)
    ? value
    : JSON.stringify(value)
}
