import { setTimeout as delay } from 'node:timers/promises'
import type { Connection, Statement } from '../connection.ts'
import { isLockTimeout } from '../errors.ts'
import type { Answer } from '../flight.ts'
import type { Share } from '../share.ts'

/** On each connection, of which there are two or more; the share of reads has the rest. */
const maxInFlight = 500
const reconnectMs = 1_000
const maxIdleMs = 60_000
const maxDisconnectMs = 2_000
/** A connection that has not answered for so long gets nothing more to do. */
const maxSilenceMs = 250

interface Shared {
  connection: Connection | undefined
  /** The one that is to take its place. */
  opening: Connection | undefined
  /** Queries that are sent and not answered. */
  inFlight: number
  triedAt: number
  usedAt: number
  /** When it last answered, or had nothing to answer. */
  heardAt: number
}

/**
 * Connections on which many queries are in flight at once: what is sent in one turn of the event loop is one write, and
 * the answers come together. A slow query would hold up those behind it, so it has a connection of its own, as everything
 * has while these connections are lost or do not answer.
 */
export class SharedConnections {
  readonly #open: () => Connection
  readonly #otherwise: Share
  readonly #all: Shared[]
  #isClosed = false

  /** @param otherwise for what these do not run */
  constructor(count: number, open: () => Connection, otherwise: Share) {
    this.#open = open
    this.#otherwise = otherwise
    this.#all = Array.from({ length: count }, () => ({
      connection: undefined,
      opening: undefined,
      inFlight: 0,
      triedAt: -Infinity,
      usedAt: -Infinity,
      heardAt: -Infinity,
    }))
  }

  /** Runs one statement by itself. Rejects as a share does. */
  async run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const shared = this.#leastBusy()
    const connection = shared?.connection
    if (!shared || !connection) return this.#otherwise.run(statement, values)
    shared.inFlight++
    try {
      return await connection.run(statement, values)
    } catch (error) {
      // Those behind it would wait as long, one after another: they and it do so side by side.
      if (isLockTimeout(error) && shared.connection === connection) {
        shared.connection = undefined
        shared.triedAt = performance.now()
        cut(connection)
      }
      if (shared.connection !== connection) return this.#otherwise.run(statement, values)
      throw error
    } finally {
      shared.inFlight--
      shared.heardAt = performance.now()
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(
      this.#all.map(({ connection, opening }) => {
        if (opening) cut(opening)
        return Promise.race([connection?.end(), delay(maxDisconnectMs, undefined, { ref: false })])
      }),
    )
  }

  #leastBusy(): Shared | undefined {
    let chosen: Shared | undefined
    const now = performance.now()
    for (const shared of this.#all) {
      // A connection that lay idle for long may be half open: something between here and there has forgotten it.
      if (shared.connection && shared.inFlight === 0 && now > shared.usedAt + maxIdleMs) {
        void shared.connection.end()
        shared.connection = undefined
      }
      if (shared.inFlight === 0) shared.heardAt = now
      if (!shared.connection) this.#reconnect(shared, now)
      else if (now > shared.heardAt + maxSilenceMs) continue
      else if (shared.inFlight < (chosen?.inFlight ?? maxInFlight)) chosen = shared
    }
    if (chosen) chosen.usedAt = now
    return chosen
  }

  #reconnect(shared: Shared, now: number): void {
    if (this.#isClosed || shared.opening || now < shared.triedAt + reconnectMs) return
    shared.triedAt = now
    const connection = this.#open()
    const lose = (): void => {
      if (shared.connection === connection) shared.connection = undefined
    }
    connection.on('error', lose)
    connection.on('end', lose)
    shared.opening = connection
    void this.#settle(shared, connection)
  }

  async #settle(shared: Shared, connection: Connection): Promise<void> {
    try {
      await connection.connect()
      await connection.settle()
      shared.usedAt = performance.now()
      shared.connection = connection
    } catch {
      cut(connection)
    } finally {
      shared.opening = undefined
    }
  }
}

/** Without a farewell, for which it might have to wait. */
const cut = ({ connection }: Connection): void => void connection.stream.destroy()
