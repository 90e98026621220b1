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
  /** Connections that are used exclusively at once, all but one for the same contention key. 0: statements are pipelined. */
  maxExclusive: number
  /** What is set on each connection before its first use: `lock_timeout` and its value, say. */
  settings: Readonly<Record<string, string | number>>
  /** The longest wait for a connection. */
  maxWaitMs: number
}

/** Rows as objects, or as arrays of values in the order of the columns. */
export type Form = 'objects' | 'values'
export type Rows = RowList<Row[]>

/** A statement without an answer for this long ends its connection: the server is no longer there to time it out. */
const silenceMs = 35_000
/** Texts prepared on one connection: lists of varying length make texts without end. */
const maxPrepared = 1_000

const maxPipelined = 100
const maxWaiting = 2_000

/** An exclusive use of a connection. */
interface Use {
  contentionKey: string | undefined
}

interface Waiter {
  use: Use | undefined
  resolve: (connection: Connection) => void
}

/** A bounded number of connections to PostgreSQL, for one kind of work. */
export class Connections {
  readonly #options: ConnectionsOptions
  readonly #maxInFlight: number
  readonly #open = new Set<Connection>()
  readonly #waiting = new Set<Waiter>()
  readonly #exclusive = new Set<Use>()
  #ofThisTurn: Connection | undefined
  #refused = 0

  constructor(options: ConnectionsOptions) {
    this.#options = options
    this.#maxInFlight = options.maxExclusive === 0 ? maxPipelined : 1
  }

  /** Counts for metrics. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = [...this.#open].filter(({ inFlight }) => inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Runs one statement by itself. @throws NoFreeConnectionError, NotSentError, or what the driver and PostgreSQL say */
  run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    return this.#use((connection) => connection.run(text, values, form))
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses until then.
   * @param contentionKey equal for works that may wait for the same lock: they never have all connections
   */
  use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string): Promise<T> {
    return this.#use(work, { contentionKey })
  }

  async end(): Promise<void> {
    await Promise.all([...this.#open].map((one) => one.end()))
  }

  async #use<T>(work: (connection: Connection) => Promise<T>, use?: Use): Promise<T> {
    const connection = this.#take(use) ?? (await this.#wait(use))
    try {
      return await work(connection)
    } finally {
      connection.inFlight--
      if (use) this.#exclusive.delete(use)
      for (const waiter of this.#waiting) {
        const next = this.#take(waiter.use)
        if (next && this.#waiting.delete(waiter)) waiter.resolve(next)
      }
    }
  }

  /** Returns the connection of this turn of the event loop, whose statements leave in one write, or the least busy. */
  #take(use?: Use): Connection | undefined {
    if (use && !this.#mayUse(use)) return undefined
    const chosen = this.#hasRoom(this.#ofThisTurn) ? this.#ofThisTurn : this.#leastBusy()
    if (!this.#hasRoom(chosen)) return undefined
    chosen.inFlight++
    if (use) this.#exclusive.add(use)
    else if (this.#ofThisTurn !== chosen) {
      this.#ofThisTurn = chosen
      setImmediate(() => (this.#ofThisTurn = undefined))
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

  #wait(use: Use | undefined): Promise<Connection> {
    const { promise, resolve, reject } = Promise.withResolvers<Connection>()
    const waiter = { use, resolve }
    const refuse = (): void => {
      this.#waiting.delete(waiter)
      this.#refused++
      reject(new NoFreeConnectionError('no connection became free in time, or too many wait for one'))
    }
    const timer = setTimeout(refuse, this.#options.maxWaitMs).unref()
    if (this.#waiting.add(waiter).size > maxWaiting) refuse()
    return promise.finally(() => clearTimeout(timer))
  }
}

/** One connection, from its opening to its loss: what is asked of it after that is not sent. */
export class Connection {
  /** Whether it has closed, or was given up. */
  isLost = false
  /** Statements, or the work that uses it. */
  inFlight = 0
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #opening: Promise<unknown>
  readonly #prepared = new Set<string>()
  readonly #onQuery: OnQuery | undefined
  #unanswered = 0
  /** Starts afresh with each answer, and with what is sent when nothing is in flight. */
  readonly #silence = setTimeout(() => this.#unanswered > 0 && this.cut(), silenceMs).unref()

  constructor({ url, applicationName, settings, onQuery }: ConnectionsOptions) {
    this.#onQuery = onQuery
    this.#sql = openClient(url, applicationName, { signal: this.#lost.signal, onclose: () => this.cut() })
    // By a statement, because poolers refuse settings that come with the greeting.
    const set = Object.entries(settings).map(([name, value]) => `set ${name} to '${value}'`)
    this.#opening = this.#send(set.join(';'), [], 'objects').catch((error: unknown) => {
      this.cut()
      throw new NotSentError(error)
    })
    this.#opening.catch(() => undefined)
  }

  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    await this.#opening
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

/** Encodes arrays, of whatever type. At an undefined value the driver would mix up the answers to others. */
function encode(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of the statement is undefined')
  return Array.isArray(value) ? makePgArray(value) : value
}
