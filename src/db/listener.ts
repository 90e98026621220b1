import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { openClient } from './driver.ts'

const retryMs = 200
const heartbeatMs = 400
const connectMs = 2_000

const channels = ['taskwire_keys', 'taskwire_changes', 'taskwire_deliveries', 'taskwire_sessions'] as const
export type Channel = (typeof channels)[number]

/** Receives the `NOTIFY` messages of all processes. */
export interface Listener {
  /** Whether the listener is connected. Notifications are lost while it is not. */
  readonly isConnected: boolean
  /** Calls back with the payload of each notification. Returns a function that removes the callback. */
  on(channel: Channel, callback: (payload: string) => void): () => void
  onDisconnect(callback: () => void): () => void
  close(): Promise<void>
}

/**
 * Listens on its own connection, and reconnects. A heartbeat detects a half-open connection within a second, which the
 * driver's own `listen` does not.
 */
export function startListener(url: string): Listener {
  const events = new EventEmitter().setMaxListeners(0)
  const closed = new AbortController()
  const on = (event: string, callback: (payload: string) => void): (() => void) => {
    events.on(event, callback)
    return () => void events.off(event, callback)
  }

  async function listenOnce(): Promise<void> {
    const ended = new AbortController()
    const signal = AbortSignal.any([closed.signal, ended.signal])
    const onnotify = (channel: string, payload: string): void => void events.emit(channel, payload)
    const sql = openClient(url, 'taskwire listener', { signal, onnotify, onclose: () => ended.abort() })
    const listen = channels.map((channel) => `listen ${channel}`).join(';')
    listener.isConnected = await isAnswered(sql.unsafe(listen), connectMs)
    if (listener.isConnected) {
      do await delay(heartbeatMs, undefined, { signal, ref: false }).catch(() => undefined)
      while (!signal.aborted && (await isAnswered(sql.unsafe('select'), heartbeatMs)))
      listener.isConnected = false
      events.emit('disconnect')
    }
    await sql.end({ timeout: 0 })
    ended.abort()
  }

  async function keepListening(): Promise<void> {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await delay(retryMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
  }
  const listener = {
    isConnected: false,
    on,
    onDisconnect: (callback: () => void) => on('disconnect', callback),
    async close() {
      closed.abort()
      await listening
    },
  }
  const listening = keepListening()
  return listener
}

async function isAnswered(query: Promise<unknown>, withinMs: number): Promise<boolean> {
  const answered = query.then(
    () => true,
    () => false,
  )
  const late = delay(withinMs, false, { ref: false })
  // Reads what has arrived before the timer counts, since a busy event loop may run the timer first.
  return Promise.race([answered, late.then(() => nextTurn(false))])
}
