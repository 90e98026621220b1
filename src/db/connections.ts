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
/** Texts prepared on one connection: lists of varying length make texts without end. */
const maxPrepared = 1_000

/** How a connection is wanted: an exclusive use takes all that may be in flight on it. */
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
  readonly #waiting = new Set<Waiter>()
  readonly #exclusive = new Set<Use>()
  #ofThisTurn: Connection | undefined
  #refused = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
  }

  /** Counts for metrics. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = [...this.#open].filter(({ inFlight }) => inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Runs one statement by itself. @throws NoFreeConnectionError, NotSentError, or what the driver and PostgreSQL say */
  run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    return this.#use((connection) => connection.run(text, values, form), shared)
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses until then.
   * @param contentionKey equal for works that may wait for the same lock: they never have all connections
   */
  use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string): Promise<T> {
    return this.#use(work, { isExclusive: true, contentionKey })
  }

  async end(): Promise<void> {
    await Promise.all([...this.#open].map((one) => one.end()))
  }

  async #use<T>(work: (connection: Connection) => Promise<T>, use: Use): Promise<T> {
    const connection = this.#take(use) ?? (await this.#wait(use))
    try {
      return await work(connection)
    } finally {
      connection.inFlight -= this.#slots(use)
      this.#exclusive.delete(use)
      for (const waiter of this.#waiting) {
        const next = this.#take(waiter.use)
        if (next && this.#waiting.delete(waiter)) waiter.resolve(next)
      }
    }
  }

  #slots({ isExclusive }: Use): number {
    return isExclusive ? this.#options.maxPipelined : 1
  }

  /** Returns the connection of this turn of the event loop, whose statements leave in one write, or the least busy. */
  #take(use: Use): Connection | undefined {
    const { maxPipelined } = this.#options
    if (use.isExclusive && !this.#mayUse(use)) return undefined
    const slots = this.#slots(use)
    const hasRoom = (one: Connection | undefined): one is Connection =>
      one !== undefined && !one.isLost && one.inFlight + slots <= maxPipelined
    const chosen = hasRoom(this.#ofThisTurn) ? this.#ofThisTurn : this.#leastBusy()
    if (!hasRoom(chosen)) return undefined
    chosen.inFlight += slots
    if (use.isExclusive) this.#exclusive.add(use)
    else if (this.#ofThisTurn !== chosen) {
      this.#ofThisTurn = chosen
      setImmediate(() => (this.#ofThisTurn = undefined))
    }
    return chosen
  }

  #leastBusy(): Connection | undefined {
    let chosen: Connection | undefined
    for (const one of this.#open) {
      if (one.isLost) this.#open.delete(one)
      else if (!chosen || one.inFlight < chosen.inFlight) chosen = one
    }
    if (chosen?.inFlight === 0 || this.#open.size === this.#options.max) return chosen
    const opened = new Connection(this.#options)
    this.#open.add(opened)
    return opened
  }

  #mayUse({ contentionKey }: Use): boolean {
    const { maxExclusive } = this.#options
    const same = [...this.#exclusive].filter((one) => one.contentionKey === contentionKey).length
    const mostOfSame = contentionKey === undefined ? maxExclusive : Math.max(1, maxExclusive - 1)
    return this.#exclusive.size < maxExclusive && same < mostOfSame
  }

  async #wait(use: Use): Promise<Connection> {
    const { maxWaiting, maxWaitMs } = this.#options
    if (this.#waiting.size >= maxWaiting) throw this.#refusal('too many wait for a connection')
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const waiter = { use, resolve }
    this.#waiting.add(waiter)
    const timer = setTimeout(() => {
      this.#waiting.delete(waiter)
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
  /** Whether it has closed, or was given up. */
  isLost = false
  /** Statements, or all that may be in flight while one work uses it. */
  inFlight = 0
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #opening: Promise<unknown>
  #isOpen = false
  readonly #prepared = new Set<string>()
  readonly #onQuery: OnQuery | undefined
  #unanswered = 0
  /** Starts afresh with each answer, and with what is sent when nothing is in flight. */
  readonly #silence = setTimeout(() => this.#unanswered > 0 && this.cut(), silenceMs).unref()

  constructor({ url, applicationName, settings, onQuery }: ConnectionsOptions) {
    this.#onQuery = onQuery
    const onclose = () => this.cut()
    this.#sql = openClient(url, applicationName, { signal: this.#lost.signal, onclose })
    // By a statement, because poolers refuse settings that come with the greeting.
    const set = Object.entries(settings).map(([name, value]) => `set ${name} to '${value}'`)
    this.#opening = this.#send(set.join(';'), [], 'objects').then(() => (this.#isOpen = true))
    this.#opening.catch(onclose)
  }

  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    if (!this.#isOpen)
      await this.#opening.catch((error: unknown) => {
        throw new NotSentError(error)
      })
    if (this.isLost) throw new NotSentError()
    const answer = this.#send(text, values.map(encode), form)
    this.#onQuery?.(text, values, answer)
    return answer
  }

  end(): Promise<void> {
    return this.#sql.end({ timeout: this.isLost ? 0 : 2 })
  }

  /** Closes the connection, and rejects what has not been answered. */
  cut(): void {
    this.isLost = true
    this.#lost.abort()
  }

  async #send(text: string, values: unknown[], form: Form): Promise<Rows> {
    if (this.#unanswered++ === 0) this.#silence.refresh()
    const prepare = this.#prepared.has(text) || this.#prepared.size < maxPrepared
    if (prepare) this.#prepared.add(text)
    const query = this.#sql.unsafe(text, values as never[], { prepare })
    try {
      return (await (form === 'values' ? query.values() : query)) as Rows
    } finally {
      this.#unanswered--
      this.#silence.refresh()
    }
  }
}

/** Encodes a value as a text, a number, a boolean or bytes. At an undefined one the driver would mix up the answers to others. */
function encode(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of the statement is undefined')
  if (Array.isArray(value)) return makePgArray(value)
  return typeof value !== 'object' || value === null || ArrayBuffer.isView(value)
    ? value
    : JSON.stringify(value)
}
