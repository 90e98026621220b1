import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type { Answer, Connection, Statement } from '../connection.ts'

const connectionCount = Math.max(2, Math.min(4, availableParallelism()))
/** On each connection; the pool has the rest. */
const maxInFlight = 32
const reconnectMs = 1_000
const maxIdleMs = 60_000
const maxDisconnectMs = 2_000

interface Shared {
  connection: Connection | undefined
  /** Queries that are sent and not answered. */
  inFlight: number
  triedAt: number
  usedAt: number
}

type Run = (statement: Statement, values: readonly unknown[]) => Promise<Answer>

/**
 * Connections on which many queries are in flight at once: what is sent in one turn of the event loop is one write, and
 * the answers come together. A slow query would hold up those behind it, so it belongs in the pool, as everything does
 * while these connections are lost.
 */
export class SharedConnections {
  readonly #open: () => Connection
  readonly #runOnPool: Run
  readonly #all: Shared[]
  #isClosed = false

  constructor(open: () => Connection, runOnPool: Run) {
    this.#open = open
    this.#runOnPool = runOnPool
    this.#all = Array.from({ length: connectionCount }, () => ({
      connection: undefined,
      inFlight: 0,
      triedAt: -Infinity,
      usedAt: -Infinity,
    }))
  }

  /** Runs one statement by itself. Rejects as the pool does. */
  async run(statement: Statement, values: readonly unknown[]): Promise<Answer> {
    const shared = this.#leastBusy()
    if (!shared?.connection) return this.#runOnPool(statement, values)
    shared.inFlight++
    try {
      return await shared.connection.run(statement, values)
    } finally {
      shared.inFlight--
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await Promise.all(
      this.#all.map(({ connection }) =>
        Promise.race([connection?.end(), delay(maxDisconnectMs, undefined, { ref: false })]),
      ),
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
      if (!shared.connection) this.#reconnect(shared, now)
      else if (shared.inFlight < (chosen?.inFlight ?? maxInFlight)) chosen = shared
    }
    if (chosen) chosen.usedAt = now
    return chosen
  }

  #reconnect(shared: Shared, now: number): void {
    if (this.#isClosed || now < shared.triedAt + reconnectMs) return
    shared.triedAt = now
    const connection = this.#open()
    const lose = (): void => {
      if (shared.connection === connection) shared.connection = undefined
    }
    connection.on('error', lose)
    connection.on('end', lose)
    connection.connect().then(
      () => {
        if (this.#isClosed) void connection.end()
        else {
          shared.usedAt = performance.now()
          shared.connection = connection
        }
      },
      () => undefined,
    )
  }
}
