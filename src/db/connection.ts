import pg from 'pg'
import { makePgArray } from './drizzle.ts'
import { Flight, type Answer, type PreparedStatement, type Run } from './flight.ts'

/** A statement whose text never changes; each connection prepares it when it first runs it. */
export interface Statement {
  readonly text: string
}

/** A statement with the values of one run of it. */
export interface Command {
  readonly statement: Statement
  readonly values: readonly unknown[]
  /** What is thrown where it fails, instead of PostgreSQL's error. */
  readonly explain?: ((error: unknown) => unknown) | undefined
}

/** Sees each statement that is sent, its values, and when it is answered. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

/** What holds for a connection from its beginning. */
export interface Settings {
  statementTimeoutMs: number
  lockTimeoutMs: number
  idleInTransactionTimeoutMs: number
  /**
   * A statement is planned once: while a table was small or empty PostgreSQL may have decided to read the whole of it, and
   * would do so until the next `ANALYZE`. A request's statements all have their index. What works on many rows at once is
   * planned each time, for as many as there are then.
   */
  plansOnce: boolean
}

const maxNames = 1_000

/** A connection to PostgreSQL. Statements that do not wait for each other travel together. */
export class Connection extends pg.Client {
  readonly #settings: Settings | undefined
  readonly #onQuery: OnQuery | undefined
  /** The names under which PostgreSQL knows texts of Drizzle's. */
  readonly #names = new Map<string, string>()
  readonly #prepared = new Map<Statement, PreparedStatement>()
  #isCorked = false

  constructor(config: pg.ClientConfig, settings?: Settings, onQuery?: OnQuery) {
    super({ ...config, pipeline: true })
    this.#settings = settings
    this.#onQuery = onQuery
    // The query that uses a connection fails with it; one that breaks between two queries is simply replaced.
    this.on('error', () => undefined)
  }

  /** By statements, because poolers refuse settings that come with the greeting. */
  async settle(): Promise<void> {
    if (!this.#settings) return
    const { statementTimeoutMs, lockTimeoutMs, idleInTransactionTimeoutMs, plansOnce } = this.#settings
    await super.query(`
      set timezone to 'UTC';
      set statement_timeout to ${statementTimeoutMs};
      set lock_timeout to ${lockTimeoutMs};
      set idle_in_transaction_session_timeout to ${idleInTransactionTimeoutMs};
      set jit to off;
      ${plansOnce ? 'set enable_seqscan to off' : 'set plan_cache_mode to force_custom_plan'}`)
  }

  /** What Drizzle sends passes here. Its queries with values are prepared: PostgreSQL parses each once a connection. */
  override query = ((config: string | pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    const isToName = typeof config !== 'string' && config.name === undefined && values?.length
    const named = isToName ? { ...config, name: this.#nameOf(text) } : config
    this.#sendTogether()
    const answer = (super.query as (...query: unknown[]) => unknown).call(this, named, values, ...rest)
    this.#onQuery?.(text, values ?? [], answer as Promise<unknown>)
    return answer
  }) as pg.Client['query']

  /** Runs a statement by itself. */
  async run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const [answer] = await this.runTogether([{ statement, values }])
    return answer as Answer
  }

  /**
   * Runs statements one after another, and none after one that fails. They are sent at once, and answered together.
   * @throws Error at once, and sends none, where a value cannot be written
   */
  runTogether(commands: readonly Command[]): Promise<Answer[]> {
    const encoded = commands.map(({ values }) => values.map(encode))
    const runs = commands.map(({ statement }, i): Run => this.#runOf(statement, encoded[i] ?? []))
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const flight = new Flight(runs, (error) => (error ? reject(error) : resolve(undefined)))
    this.#sendTogether()
    super.query(flight)
    if (this.#onQuery) this.#tellOnQuery(runs, flight, promise)
    return promise.then(
      () => flight.answers(),
      (error: unknown) => {
        throw commands[flight.progress]?.explain?.(error) ?? error
      },
    )
  }

  #runOf(statement: Statement, values: Run['values']): Run {
    const prepared = this.#prepared.get(statement) ?? this.#add(statement)
    const prepares = !prepared.isPrepared
    prepared.isPrepared = true
    return { statement: prepared, values, prepares }
  }

  #add(statement: Statement): PreparedStatement {
    const name = `taskwire_${this.#prepared.size}`
    const added: PreparedStatement = { name, text: statement.text, isPrepared: false, decoders: [] }
    this.#prepared.set(statement, added)
    return added
  }

  #tellOnQuery(runs: readonly Run[], flight: Flight, answered: Promise<unknown>): void {
    for (const [i, { statement, values }] of runs.entries()) {
      const answer = answered.catch((error: unknown) => {
        if (i >= flight.progress) throw error
      })
      answer.catch(() => undefined)
      this.#onQuery?.(statement.text, values, answer)
    }
  }

  /** Lists of varying length make texts without end: those beyond the limit stay unnamed, which is ''. */
  #nameOf(text: string): string {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= maxNames) return name ?? ''
    const added = `drizzle_${this.#names.size}`
    this.#names.set(text, added)
    return added
  }

  /** What is sent in one turn of the event loop is one write. */
  #sendTogether(): void {
    if (this.#isCorked) return
    const { stream } = this.connection // TLS puts another one in the place of the first
    this.#isCorked = true
    stream.cork()
    setImmediate(() => {
      this.#isCorked = false
      stream.uncork()
    })
  }
}

function encode(value: unknown): string | Buffer | null {
  if (typeof value === 'string' || value === null || Buffer.isBuffer(value)) return value
  return Array.isArray(value) ? makePgArray(value) : JSON.stringify(value)
}
