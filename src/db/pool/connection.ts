import { openClient, type RowFormat, type Rows, type Sql } from '../driver.ts'
import { makePgArray } from '../drizzle.ts'
import { BlockedConnectionError, isOutdatedStatement, NotSentError } from '../errors.ts'
import { composeSettings, sessionSettings, type Settings } from '../session-settings.ts'

/** Called with each statement that is sent, its values, and its result. */
export type OnQuery = (text: string, values: readonly unknown[], answer: Promise<unknown>) => void

export interface ConnectionOptions {
  url: string
  /** Name of the client in `pg_stat_activity`. */
  applicationName: string
  onQuery?: OnQuery | undefined
  /** Settings of each connection, besides `sessionSettings`. */
  settings: Settings
  /** The nodes of a cluster, any of which may block a connection. */
  nodes?: NodeWatch
}

/** Tells which nodes of a cluster do not respond. */
export interface NodeWatch {
  /** Refuses a statement for a workspace on such a node. @throws NodeUnavailableError */
  refuseUnavailable: (values: readonly unknown[]) => void
  /** Returns whether a connection that has been silent since a time waits for such a node. */
  isBlocked: (silentSince: number) => Promise<boolean>
}

/** Timeout for opening a connection, in milliseconds: a pooler may let clients wait for a long time. */
const openingMs = 5_000
/**
 * Time without a result after which a connection counts as half-open, in milliseconds. Longer than statement_timeout.
 */
const silenceMs = 35_000
/** Time without a result after which the nodes are checked, in milliseconds. */
const quietMs = 1_000
/** Maximum number of prepared statements per connection, since lists of varying length create ever more statements. */
const maxPrepared = 1_000

/** One connection, until it is lost. Statements after that are not sent. */
export class Connection {
  /** Whether the connection is closed. */
  isLost = false
  readonly openedAt = performance.now()
  /** Number of statements and transactions that use the connection. */
  inFlight = 0
  /** Resolves when the connection has its settings. Rejects with a NotSentError if it cannot be opened. */
  readonly opened: Promise<unknown>
  readonly #lost = new AbortController()
  readonly #sql: Sql
  readonly #prepared = new Set<string>()
  /** Spaces after each text, one more after each outdated statement, so that the driver prepares all texts again. */
  #suffix = ''
  readonly #onQuery: OnQuery | undefined
  readonly #nodes: NodeWatch | undefined
  #unanswered = 0
  #answers = 0
  /** Timer that is restarted by each result, and by each statement that is sent while no other is in flight. */
  readonly #quiet = setTimeout(() => this.#watchSilence(), quietMs).unref()
  /** Milliseconds without a result, and the number of results received before that. */
  #silence = { ms: 0, answers: 0 }

  constructor({ url, applicationName, settings, onQuery, nodes }: ConnectionOptions) {
    this.#onQuery = onQuery
    this.#nodes = nodes
    this.#sql = openClient(url, applicationName, { signal: this.#lost.signal, onclose: () => this.cut() })
    const late = setTimeout(() => this.cut(), openingMs).unref()
    // Sent as a statement, because poolers refuse settings in the startup message.
    const set = composeSettings({ ...sessionSettings, ...settings })
    this.opened = this.#send(set, [], 'objects')
      .catch((error: unknown) => {
        this.cut()
        throw new NotSentError(error)
      })
      .finally(() => clearTimeout(late))
    this.opened.catch(() => undefined)
  }

  async run(text: string, values: readonly unknown[] = [], form: RowFormat = 'objects'): Promise<Rows> {
    if (this.isLost) throw new NotSentError()
    this.#nodes?.refuseUnavailable(values)
    const answer = this.#send(text, values.map(encode), form)
    this.#onQuery?.(text, values, answer)
    return answer
  }

  end(): Promise<void> {
    return this.#sql.end({ timeout: this.isLost ? 0 : 2 })
  }

  /** Destroys the connection, and rejects the statements in flight. */
  cut(reason?: BlockedConnectionError): void {
    this.isLost = true
    this.#lost.abort(reason)
  }

  /** Closes a connection that has had no result for too long, or sooner if a node blocks it. */
  #watchSilence(): void {
    if (this.#unanswered === 0 || this.isLost) return
    const answers = this.#answers
    const ms = this.#silence.answers === answers ? this.#silence.ms + quietMs : quietMs
    this.#silence = { ms, answers }
    if (ms >= silenceMs) return this.cut()
    this.#quiet.refresh()
    const cutIf = (isBlocked: boolean): void => {
      if (isBlocked && this.#answers === answers)
        this.cut(new BlockedConnectionError('a Citus node does not respond'))
    }
    void this.#nodes?.isBlocked(performance.now() - ms).then(cutIf)
  }

  async #send(text: string, values: unknown[], form: RowFormat): Promise<Rows> {
    if (this.#unanswered++ === 0) this.#quiet.refresh()
    const prepare = this.#prepared.has(text) || this.#prepared.size < maxPrepared
    if (prepare) this.#prepared.add(text)
    const suffix = this.#suffix
    const query = this.#sql.unsafe(text + suffix, values as never[], { prepare })
    try {
      return (await (form === 'values' ? query.values() : query)) as Rows
    } catch (error) {
      if (isOutdatedStatement(error) && suffix === this.#suffix) this.#prepareAgain()
      throw error
    } finally {
      this.#unanswered--
      this.#answers++
      this.#quiet.refresh()
    }
  }

  #prepareAgain(): void {
    this.#suffix += ' '
    this.#prepared.clear()
  }
}

/**
 * Encodes arrays of any type. Refuses undefined, which would make the driver mix up the results of other statements.
 */
function encode(value: unknown): unknown {
  if (value === undefined) throw new Error('a value of the statement is undefined')
  return Array.isArray(value) ? makePgArray(value) : value
}
