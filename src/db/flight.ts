import pg from 'pg'
import { decoderOf, type Decode } from './decode.ts'

export interface Answer {
  /** The values in the order of the columns. */
  rows: unknown[][]
  /** What PostgreSQL has done: `INSERT 0 1`, `COMMIT`. */
  tag: string
}

/** One run of a statement of a connection's. */
export interface Run {
  readonly statement: PreparedStatement
  readonly values: (string | Buffer | null)[]
  /** PostgreSQL is to prepare the statement first. */
  readonly prepares: boolean
}

export interface PreparedStatement {
  readonly name: string
  readonly text: string
  /** Whether PostgreSQL has it, or will by the time that what is sent next gets there. */
  isPrepared: boolean
  /** Of the columns, which PostgreSQL describes when it prepares the statement. */
  decoders: Decode[]
}

/**
 * Statements that travel together: PostgreSQL runs one after another, none after one that fails, and answers at the end. Of
 * pg's own queries each has its own answer, which costs PostgreSQL a write to the socket and Node a turn of its event
 * loop, and has its columns described each time.
 */
export class Flight extends pg.Query {
  /** Of those that have run, with values as PostgreSQL has sent them. */
  readonly #answers: { rows: (string | null)[][]; tag: string }[] = []
  readonly #runs: readonly Run[]
  /** pg puts another in its place, which also ends the time that it allows for the answer. */
  declare private callback: (error: Error) => void
  #rows: (string | null)[][] = []

  constructor(runs: readonly Run[], done: (error: Error | undefined) => void) {
    super('', undefined, done)
    this.#runs = runs
  }

  /** How many have run. */
  get progress(): number {
    return this.#answers.length
  }

  /** Once it is done. */
  answers(): Answer[] {
    return this.#answers.map(({ rows, tag }, i) => {
      const { decoders = [] } = this.#runs[i]?.statement ?? {}
      return { rows: rows.map((row) => decodeRow(row, decoders)), tag }
    })
  }

  override submit = (connection: pg.Connection): void => {
    for (const { statement, values, prepares } of this.#runs) {
      const { name, text } = statement
      if (prepares) {
        // One of a flight that failed may have been prepared all the same.
        connection.close({ type: 'S', name }, true)
        connection.parse({ name, text, types: [] }, true)
        // Before the values, which PostgreSQL may refuse: those in flight behind it rely on the description.
        connection.describe({ type: 'S', name }, true)
      }
      connection.bind({ statement: name, values }, true)
      connection.execute(null, true)
    }
    connection.sync()
  }

  handleRowDescription({ fields }: { fields: { dataTypeID: number }[] }): void {
    const { statement } = this.#runs[this.progress] ?? {}
    if (statement) statement.decoders = fields.map(({ dataTypeID }) => decoderOf(dataTypeID))
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    this.#rows.push(fields)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#answers.push({ rows: this.#rows, tag: text })
    this.#rows = []
  }

  handleError(error: Error): void {
    for (const [i, { statement, prepares }] of this.#runs.entries())
      // The one that fails may do so because PostgreSQL has lost it, or plans it for columns that were others.
      if (i === this.progress || (i > this.progress && prepares)) statement.isPrepared = false
    this.callback(error)
  }
}

const decodeRow = (row: readonly (string | null)[], decoders: readonly Decode[]): unknown[] =>
  row.map((text, i) => (text === null ? null : decoders[i]?.(text)))
