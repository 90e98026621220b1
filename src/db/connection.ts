import { openClient, type Form, type Rows, type Sql } from './driver.ts'
import { makePgArray } from './drizzle.ts'
import { NotSentError } from './errors.ts'
import { composeSettings, sessionSettings, type Settings } from './session-settings.ts'

/** Called with each statement that is sent, its values, and its result. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

export interface ConnectionOptions {
  url: string
  /** Name of the client in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** Settings of each connection, besides `sessionSettings`. */
  settings: Settings
}

/** Time after which a connection that is not open yet is given up, milliseconds: a pooler may let it wait for long. */
const openingMs = 5_000
/** Time without a result after which a connection counts as half-open, milliseconds. Longer than statement_timeout. */
const silenceMs = 35_000
/** Number of statements prepared on one connection, since lists of varying length make ever more statements. */
const maxPrepared = 1_000

/** One connection, until it is lost. Statements after that are not sent. */
export class Connection {
  /** Whether the connection has closed. */
  isLost = false
  readonly openedAt = performance.now()
  /** Number of statements and transactions that use the connection. */
  inFlight = 0
  /** Resolves when the connection has its settings. Rejects with a NotSentError if it cannot be opened. */
  readonly opened: Promise<unknown>
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #prepared = new Set<string>()
  readonly #onQuery: OnQuery | undefined
  #unanswered = 0
  /** Timer that each result restarts, and each statement that is sent while none is in flight. */
  readonly #silence = setTimeout(() => this.#unanswered > 0 && this.cut(), silenceMs).unref()

  constructor({ url, applicationName, settings, onQuery }: ConnectionOptions) {
    this.#onQuery = onQuery
    this.#sql = openClient(url, applicationName, { signal: this.#lost.signal, onclose: () => this.cut() })
    const late = setTimeout(() => this.cut(), openingMs).unref()
    // A statement, because poolers refuse settings in the startup message.
    const set = composeSettings({ ...sessionSettings, ...settings })
    this.opened = this.#send(set, [], 'objects')
      .catch((error: unknown) => {
        this.cut()
        throw new NotSentError(error)
      })
      .finally(() => clearTimeout(late))
    this.opened.catch(() => undefined)
  }

  async run(text: string, values: readonly unknown[] = [], form: Form = 'objects'): Promise<Rows> {
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
