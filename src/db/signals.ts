import { setTimeout as delay } from 'node:timers/promises'
import type { Connections } from './connections.ts'
import type { Channel } from './listener.ts'
import { retryStale } from './retry.ts'

/** A message to the listeners of every process. */
export interface Signal {
  channel: Channel
  payload: string
  /** For the callbacks of this process alone. */
  about?: string | undefined
}

/** Between two notifications: signals that come in this time share the next. */
const gatherMs = 20
/** While none can be sent: those beyond are lost, and found in another way. */
const maxWaiting = 10_000

/**
 * Sends the signals of what has committed; nobody waits for that. `NOTIFY` inside of a transaction would make all commits
 * of the database wait for each other. A lost signal is found in another way, as the workers' sweep finds deliveries; one
 * that must not be lost is notified in the transaction itself.
 */
export class Signals {
  readonly #connections: Connections
  readonly #here = new Map<Channel, (about?: string) => void>()
  #waiting: Signal[] = []
  #sending: Promise<void> | undefined

  constructor(connections: Connections) {
    this.#connections = connections
  }

  /** Calls back in this process as soon as it has committed, before its caller has the answer. */
  onCommit(channel: Channel, callback: (about?: string) => void): void {
    this.#here.set(channel, callback)
  }

  send(signals: readonly Signal[]): void {
    if (signals.length === 0) return
    for (const { channel, about } of signals) this.#here.get(channel)?.(about)
    this.#waiting.push(...signals.slice(0, maxWaiting - this.#waiting.length))
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
      await retryStale(() => this.#connections.run(notifyAll, [channels, payloads])).catch(() => undefined)
      if (this.#waiting.length === 0) await delay(gatherMs)
    }
  }
}

/** Notifications are not data: their commit need not wait for the disk. */
const notifyAll = `
  select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as signal (channel, payload)`
