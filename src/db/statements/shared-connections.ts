import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { runOnPool, runStatement, type Statement } from './statement-query.ts'

const connectionCount = Math.max(2, Math.min(4, availableParallelism()))
/** Beyond so many on each connection, the pool has the rest. */
const maxUnderWay = 32
const reconnectMillis = 1_000
const maxIdleMillis = 60_000
const maxFarewellMillis = 2_000

interface Shared {
  client: pg.Client | undefined
  /** Queries that are sent and not answered. */
  underWay: number
  triedAt: number
  usedAt: number
}

/**
 * Connections on which many queries are under way at once: what is sent in one turn of the event loop is one write, and
 * the answers come together. That halves the cost of a quick read; a slow one would hold up those behind it, so it
 * belongs into the pool, as everything does while these connections are lost.
 */
export class SharedConnections {
  readonly #connect: () => pg.Client
  readonly #pool: pg.Pool
  readonly #all: Shared[]

  constructor(connect: () => pg.Client, pool: pg.Pool) {
    this.#connect = connect
    this.#pool = pool
    this.#all = Array.from({ length: connectionCount }, () => ({
      client: undefined,
      underWay: 0,
      triedAt: -Infinity,
      usedAt: -Infinity,
    }))
  }

  /** Runs one statement by itself. Rejects as the pool does. */
  async run(statement: Statement, values: readonly unknown[]): Promise<pg.QueryArrayResult<unknown[]>> {
    const shared = this.#leastBusy()
    if (!shared?.client) return runOnPool(this.#pool, statement, values)
    shared.underWay++
    try {
      return await runStatement(shared.client, statement, values)
    } finally {
      shared.underWay--
    }
  }

  async close(): Promise<void> {
    await Promise.all(
      this.#all.map(async (shared) => {
        shared.triedAt = Infinity
        await Promise.race([shared.client?.end(), delay(maxFarewellMillis, undefined, { ref: false })])
      }),
    )
  }

  #leastBusy(): Shared | undefined {
    let chosen: Shared | undefined
    const now = performance.now()
    for (const shared of this.#all) {
      // What lay idle for long may be half open: something between here and there has forgotten it.
      if (shared.client && shared.underWay === 0 && now > shared.usedAt + maxIdleMillis) {
        void shared.client.end()
        shared.client = undefined
      }
      if (!shared.client) this.#reconnect(shared)
      else if (shared.underWay < (chosen?.underWay ?? maxUnderWay)) chosen = shared
    }
    if (chosen) chosen.usedAt = now
    return chosen
  }

  #reconnect(shared: Shared): void {
    const now = performance.now()
    if (now < shared.triedAt + reconnectMillis) return
    shared.triedAt = now
    const client = this.#connect()
    const lose = (): void => {
      if (shared.client === client) shared.client = undefined
    }
    client.on('error', lose)
    client.on('end', lose)
    client.connect().then(
      () => {
        if (shared.triedAt === Infinity) void client.end()
        else {
          shared.usedAt = performance.now()
          shared.client = client
        }
      },
      () => undefined,
    )
  }
}
