import { setTimeout as delay } from 'node:timers/promises'
import type { Connections } from './pool/connections.ts'
import type { Channel } from './listener.ts'
import { retryStale } from './retry.ts'

/** A message to the listeners of every process. */
export interface Signal {
  channel: Channel
  payload: string
  /** Argument for the callbacks of this process. */
  about?: string | undefined
}

/** Interval between notifications, in milliseconds. Signals that arrive within it share the next notification. */
const notifyIntervalMs = 20
/** Maximum number of signals queued while the database is unreachable. Later signals are dropped. */
const maxWaiting = 10_000

/**
 * Sends signals after the commit, without making the caller wait (docs/decisions/writes.md). A signal may be lost, so
 * receivers must also poll, as the delivery workers do, or the transaction itself must notify them.
 */
export class Signals {
  readonly #connections: Connections
  readonly #callbacks = new Map<Channel, (about?: string) => void>()
  #waiting: Signal[] = []
  #sending: Promise<void> | undefined

  constructor(connections: Connections) {
    this.#connections = connections
  }

  /** Calls back as soon as this process has committed, before the client has the response. */
  onCommit(channel: Channel, callback: (about?: string) => void): void {
    this.#callbacks.set(channel, callback)
  }

  send(signals: readonly Signal[]): void {
    if (signals.length === 0) return
    for (const { channel, about } of signals) this.#callbacks.get(channel)?.(about)
    for (const one of signals.slice(0, maxWaiting - this.#waiting.length)) this.#waiting.push(one)
    this.#sending ??= this.#sendWaiting().finally(() => (this.#sending = undefined))
  }

  /** Resolves when all signals have been sent. */
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
      if (this.#waiting.length === 0) await delay(notifyIntervalMs)
    }
  }
}

/** Statement that notifies. Its commit does not wait for the disk, since notifications are not stored. */
const notifyAll = `
  select set_config('synchronous_commit', 'off', true), pg_notify(channel, payload)
  from unnest($1::text[], $2::text[]) as signal (channel, payload)`
