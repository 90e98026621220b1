import pg from 'pg'
import { isoInstant } from './columns.ts'
import { makePgArray } from './drizzle.ts'

/** A statement whose text never changes; each connection prepares it when it first runs it. */
export interface Statement {
  readonly text: string
}

export interface Answer {
  /** The values in the order of the columns. */
  rows: unknown[][]
  /** Of rows that were read or written. */
  rowCount: number | null
}

/** Sees each statement that is sent, its values, and when it is answered. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

/** What holds for a connection from its beginning. */
export interface Settings {
  statementTimeoutMs: number
  lockTimeoutMs: number
  idleInTransactionTimeoutMs: number
}

const maxStatements = 1_000

/** A connection to PostgreSQL. Statements that do not wait for each other travel together. */
export class Connection extends pg.Client {
  readonly #settings: Settings | undefined
  readonly #onQuery: OnQuery | undefined
  /** The names under which PostgreSQL knows texts. */
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
    const { statementTimeoutMs, lockTimeoutMs, idleInTransactionTimeoutMs } = this.#settings
    await super.query(`
      set timezone to 'UTC';
      set statement_timeout to ${statementTimeoutMs};
      set lock_timeout to ${lockTimeoutMs};
      set idle_in_transaction_session_timeout to ${idleInTransactionTimeoutMs}`)
  }

  /** Whatever is sent passes here. Drizzle's queries with values are prepared: PostgreSQL parses and plans each once a connection. */
  override query = ((config: string | pg.QueryConfig, values?: unknown[], ...rest: unknown[]) => {
    const text = typeof config === 'string' ? config : config.text
    const isToName = typeof config !== 'string' && config.name === undefined && values?.length
    const named = isToName ? { ...config, name: this.#nameOf(text) } : config
    this.#sendTogether()
    const answer = (super.query as (...query: unknown[]) => unknown).call(this, named, values, ...rest)
    this.#onQuery?.(text, values ?? [], answer as Promise<unknown>)
    return answer
  }) as pg.Client['query']

  /** Runs a statement; it is sent at once. */
  async run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const encoded = values.map(encode)
    const prepared = this.#prepared.get(statement)
    return prepared ? this.#execute(prepared, encoded) : this.#prepare(statement, encoded)
  }

  /** By pg's own query, which has PostgreSQL parse the text and describe the columns. */
  async #prepare(statement: Statement, values: unknown[]): Promise<Answer> {
    const { text } = statement
    const name = this.#nameOf(text)
    const { rows, rowCount, fields } = await this.query({ name, text, rowMode: 'array', types }, values)
    const decoders = fields.map(({ dataTypeID }) => decoderOf(dataTypeID))
    if (name !== '') this.#prepared.set(statement, { name, text, decoders })
    return { rows, rowCount }
  }

  async #execute(prepared: PreparedStatement, values: (string | Buffer | null)[]): Promise<Answer> {
    const answer = new Promise<Answer>((resolve, reject) => {
      this.#sendTogether()
      super.query(new Execution(prepared, values, resolve, reject))
    })
    this.#onQuery?.(prepared.text, values, answer)
    const { rows, rowCount } = await answer
    for (const row of rows) decodeRow(row, prepared.decoders)
    return { rows, rowCount }
  }

  /** Lists of varying length make statements without end: those beyond the limit stay unnamed, which is ''. */
  #nameOf(text: string): string {
    const name = this.#names.get(text)
    if (name !== undefined || this.#names.size >= maxStatements) return name ?? ''
    const added = `taskwire_${this.#names.size}`
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

/** A statement that PostgreSQL has parsed and described on a connection. */
interface PreparedStatement {
  name: string
  text: string
  decoders: readonly Decode[]
}

/**
 * One run of a prepared statement. pg's own query would have PostgreSQL describe the columns each time, and read the
 * description; this one sends the values alone. pg hands each row to `handleDataRow`, as it does to all its queries.
 */
class Execution extends pg.Query {
  readonly #rows: unknown[][] = []
  readonly #prepared: PreparedStatement
  readonly #values: (string | Buffer | null)[]

  constructor(
    prepared: PreparedStatement,
    values: (string | Buffer | null)[],
    resolve: (answer: Answer) => void,
    reject: (error: Error) => void,
  ) {
    super(prepared.text, undefined, (error, result) => {
      if (error) reject(error)
      else resolve({ rows: this.#rows, rowCount: result.rowCount })
    })
    this.#prepared = prepared
    this.#values = values
  }

  override submit = (connection: pg.Connection): void => {
    connection.bind({ statement: this.#prepared.name, values: this.#values }, true)
    connection.execute(null, true)
    connection.sync()
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }
}

function encode(value: unknown): string | Buffer | null {
  if (typeof value === 'string' || value === null || Buffer.isBuffer(value)) return value
  return Array.isArray(value) ? makePgArray(value) : JSON.stringify(value)
}

type Decode = (text: string) => unknown

/** Puts the values in the place of the texts in which they came. */
function decodeRow(row: unknown[], decoders: readonly Decode[]): void {
  for (const [i, decode] of decoders.entries()) if (row[i] !== null) row[i] = decode(row[i] as string)
}

const textArray = 1009
const differentDecoders = new Map<number, Decode>([
  [pg.types.builtins.TIMESTAMPTZ, isoInstant],
  [pg.types.builtins.DATE, (text) => text],
  [textArray, decodeTextArray],
])

/** Instants in their one form, dates as they are, the rest as pg reads it. */
function decoderOf(type: number): Decode {
  return differentDecoders.get(type) ?? pgDecoder(type)
}

const pgDecoder = (type: number): Decode => pg.types.getTypeParser(type, 'text') as Decode

const types = { getTypeParser: decoderOf }

/** An array of ids needs no parser that knows of quotes. */
function decodeTextArray(text: string): unknown {
  if (text === '{}') return []
  if (/["\\{]|NULL/.test(text.slice(1))) return pgDecoder(textArray)(text)
  return text.slice(1, -1).split(',')
}
