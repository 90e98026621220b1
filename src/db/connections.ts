import { openClient, type Form, type Rows, type Sql } from './driver.ts'
import { makePgArray } from './drizzle.ts'
import { NoFreeConnectionError, NotSentError } from './errors.ts'
import { retryStale } from './retry.ts'

/** Called with each statement that is sent, its values, and its result. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

export interface ConnectionsOptions {
  url: string
  /** Name of the client in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  max: number
  /** Number of connections for transactions; one contention key gets one fewer. 0: statements are pipelined. */
  maxExclusive: number
  /** Settings for each connection, such as `lock_timeout`. */
  settings: Readonly<Record<string, string | number>>
  /** Longest wait for a connection, milliseconds. */
  maxWaitMs: number
  /** Whether single statements, which only read, are sent again if their connection was stale. */
  onlyReads?: boolean
}

/** Time without a result after which a connection counts as half-open, milliseconds. Longer than statement_timeout. */
const silenceMs = 35_000
/** Number of statements prepared on one connection, since lists of varying length make ever more statements. */
const maxPrepared = 1_000

const maxPipelined = 100
const maxWaiting = 2_000

/** The use of a connection by a transaction. */
interface Use {
  contentionKey: string | undefined
}

interface Waiter {
  use: Use | undefined
  resolve: (connection: Connection) => void
}

/** A connection pool for one kind of work. */
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

  /** Returns counts for metrics. */
  get load(): { inUse: number; size: number; waiting: number; refused: number } {
    const inUse = [...this.#open].filter(({ inFlight }) => inFlight > 0).length
    return { inUse, size: this.#options.max, waiting: this.#waiting.size, refused: this.#refused }
  }

  /** Runs one statement. @throws NoFreeConnectionError, NotSentError, or an error of the driver or PostgreSQL */
  run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
    const attempt = () => this.#use((connection) => connection.run(text, values, form))
    return this.#options.onlyReads ? retryStale(attempt) : attempt()
  }

  /**
   * Runs all statements of `work` on one connection, which nothing else uses at the same time.
   * @param contentionKey equal for work that may wait for the same lock, which never gets all connections
   */
  use<T>(work: (connection: Connection) => Promise<T>, contentionKey?: string): Promise<T> {
    return this.#use(work, { contentionKey })
  }

  /** Runs statements that are sent together, like `use`, on any connection: those that transactions never take included. */
  useAny<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    return this.#use(work)
  }

  /** Cuts the connections that were opened before a time. Later statements open new ones. */
  cut(before: number): void {
    for (const one of this.#open) if (one.openedAt < before) one.cut()
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

  /** Takes the connection of this turn of the event loop, whose statements share a write, or the least busy one. */
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
    const maxOfSame = contentionKey === undefined ? maxExclusive : Math.max(1, maxExclusive - 1)
    return this.#exclusive.size < maxExclusive && same < maxOfSame
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

/** One connection, until it is lost. Statements after that are not sent. */
export class Connection {
  /** Whether the connection has closed. */
  isLost = false
  readonly openedAt = performance.now()
  /** Number of statements and transactions that use the connection. */
  inFlight = 0
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #opening: Promise<unknown>
  readonly #prepared = new Set<string>()
  readonly #onQuery: OnQuery | undefined
  #unanswered = 0
  /** Timer that each result restarts, and each statement that is sent while none is in flight. */
  readonly #silence = setTimeout(() => this.#unanswered > 0 && this.cut(), silenceMs).unref()

  constructor({ url, applicationName, settings, onQuery }: ConnectionsOptions) {
    this.#onQuery = onQuery
    this.#sql = openClient(url, applicationName, { signal: this.#lost.signal, onclose: () => this.cut() })
    // A statement, because poolers refuse settings in the startup message.
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

  /** Destroys the connection, and rejects the statements in flight. */
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

/** Encodes arrays of any type. Refuses undefined, at which the driver would mix up the results of other statements. */
function encode(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of the statement is undefined')
  return Array.isArray(value) ? makePgArray(value) : value
}
