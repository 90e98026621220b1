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

/** How a connection is wanted. */
interface Use {
  isExclusive: boolean
  contentionKey?: string | undefined
}
const shared: Use = { isExclusive: false }

interface Waiter {
  use: Use
  resolve: (connection: Connection) => void
}

/** A bounded number of connections to PostgreSQL, for one kind of work. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #open = new Set<Connection>()
  #waiting: Waiter[] = []
  readonly #exclusive = new Set<Use>()
  readonly #prepared = new Set<string>()
  readonly #silenceCheck: NodeJS.Timeout
  #ofThisTurn: Connection | undefined
  #refused = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
    const cutSilent = (): void => this.#open.forEach((one) => one.isSilent && one.cut())
    this.#silenceCheck = setInterval(cutSilent, silenceCheckMs).unref()
  }

  /** Counts for metrics. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = [...this.#open].filter(({ inFlight }) => inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.length, refused: this.#refused }
  }

  /** Runs one statement by itself. @throws NoFreeConnectionError, NotSentError, or what the driver and PostgreSQL say */
  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    const connection = this.#take(shared) ?? (await this.#wait(shared))
    try {
      return await connection.run(text, values, form)
    } finally {
      this.#release(connection, shared)
    }
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses until then.
   * @param contentionKey equal for works that may wait for the same lock: they never have all connections
   */
  async use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string): Promise<T> {
    const use = { isExclusive: true, contentionKey }
    const connection = this.#take(use) ?? (await this.#wait(use))
    try {
      return await work(connection)
    } finally {
      this.#release(connection, use)
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#silenceCheck)
    await Promise.all([...this.#open].map((one) => one.end()))
  }

  /** Returns the connection of this turn of the event loop, whose statements leave in one write, or the least busy. */
  #take(use: Use): Connection | undefined {
    const { maxPipelined } = this.#options
    if (use.isExclusive && !this.#mayUse(use)) return undefined
    let chosen = use.isExclusive ? undefined : this.#ofThisTurn
    if (!chosen || chosen.isLost || chosen.inFlight >= maxPipelined)
      chosen = this.#leastBusy(use.isExclusive ? 1 : maxPipelined)
    if (!chosen) return undefined
    chosen.inFlight++
    if (use.isExclusive) {
      chosen.isExclusive = true
      this.#exclusive.add(use)
    } else if (maxPipelined > 1 && this.#ofThisTurn !== chosen) {
      this.#ofThisTurn = chosen
      setImmediate(() => (this.#ofThisTurn = undefined))
    }
    return chosen
  }

  #leastBusy(fewerThan: number): Connection | undefined {
    let chosen: Connection | undefined
    let least = fewerThan
    for (const one of this.#open) {
      if (one.isLost) this.#open.delete(one)
      else if (!one.isExclusive && one.inFlight < least) {
        chosen = one
        least = one.inFlight
      }
    }
    if (this.#open.size === this.#options.max || least === 0) return chosen
    const opened = new Connection(this.#options, this.#prepared)
    this.#open.add(opened)
    return opened
  }

  #mayUse({ contentionKey }: Use): boolean {
    const { maxExclusive } = this.#options
    if (this.#exclusive.size >= maxExclusive) return false
    if (contentionKey === undefined) return true
    const same = [...this.#exclusive].filter((one) => one.contentionKey === contentionKey).length
    return same < Math.max(1, maxExclusive - 1)
  }

  #release(connection: Connection, use: Use): void {
    connection.inFlight--
    if (this.#exclusive.delete(use)) connection.isExclusive = false
    if (this.#waiting.length === 0) return
    this.#waiting = this.#waiting.filter((waiter) => {
      const next = this.#take(waiter.use)
      if (next) waiter.resolve(next)
      return !next
    })
  }

  async #wait(use: Use): Promise<Connection> {
    const { maxWaiting, maxWaitMs } = this.#options
    if (this.#waiting.length >= maxWaiting) throw this.#refusal('too many wait for a connection')
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const waiter = { use, resolve }
    this.#waiting.push(waiter)
    const timer = setTimeout(() => {
      this.#waiting = this.#waiting.filter((one) => one !== waiter)
      reject(this.#refusal('no connection became free'))
    }, maxWaitMs).unref()
    return promise.finally(() => clearTimeout(timer))
  }

  #refusal(message: string): NoFreeConnectionError {
    this.#refused++
    return new NoFreeConnectionError(message)
  }
}

/** One connection, from its opening to its loss: what is asked of it after that is not sent. */
export class Connection {
  isExclusive = false
  /** Whether it has closed, or was given up. */
  isLost = false
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
    this.#sql = openClient(url, applicationName, { signal, onclose: () => this.#lose() })
    // By a statement, because poolers refuse settings that come with the greeting.
    const set = Object.entries(settings).map(([name, value]) => `set ${name} to '${value}'`)
    this.#opening = this.#send(set.join(';'), [], 'objects')
    this.#opening.then(
      () => (this.#isOpen = true),
      () => this.#lose(),
    )
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
    this.#lose(Object.assign(new Error(`no answer for ${silenceMs / 1000} s`), { code: 'SILENT' }))
  }

  #lose(reason?: Error): void {
    this.isLost = true
    this.#lost.abort(reason)
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

/** Encodes a value as a text, a number, a boolean or bytes. At an undefined one the driver would mix up the answers to others. */
function encode(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of the statement is undefined')
  if (Array.isArray(value)) return makePgArray(value)
  return typeof value !== 'object' || value === null || ArrayBuffer.isView(value)
    ? value
    : JSON.stringify(value)
}
