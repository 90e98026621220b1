import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { Channel } from './listener.ts'
import { retryRead } from './retry.ts'

/** What listeners of every process are to hear. */
export interface Signal {
  channel: Channel
  payload: string
}

/** Between two notifications: signals that come meanwhile share the next. */
const gatherMs = 20

/**
 * Sends the signals of transactions that have committed, without being waited for. `NOTIFY` inside of a transaction
 * would make all commits of the database wait for each other. What is lost with a process that is killed just then, or
 * while the database is away, has to be found in another way, as the workers' sweep finds deliveries; what must not be
 * lost is notified in the transaction itself.
 */
export class Signals {
  readonly #pool: pg.Pool
  #waiting: Signal[] = []
  #sending: Promise<void> | undefined

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  send(signals: readonly Signal[]): void {
    if (signals.length === 0) return
    this.#waiting.push(...signals)
    this.#sending ??= this.#sendWaiting().finally(() => (this.#sending = undefined))
  }

  /** Resolves when all has been sent. */
  async flush(): Promise<void> {
    await this.#sending
  }

  async #sendWaiting(): Promise<void> {
    while (this.#waiting.length > 0) {
      const signals = this.#waiting
      this.#waiting = []
      const channels = signals.map(({ channel }) => channel)
      const payloads = signals.map(({ payload }) => payload)
      await retryRead(() => this.#pool.query(notifyAll, [channels, payloads])).catch(() => undefined)
      if (this.#waiting.length === 0) await delay(gatherMs)
    }
  }
}

/** Notifications are not data: their commit need not wait for the disk. */
const notifyAll = `
  select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as signal (channel, payload)`
