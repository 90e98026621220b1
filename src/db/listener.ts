import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionString } from './connection-string.ts'

const retryMs = 200
const heartbeatMs = 400
const connectMs = 2_000

const channels = ['taskwire_keys', 'taskwire_changes', 'taskwire_deliveries', 'taskwire_sessions'] as const
export type Channel = (typeof channels)[number]

/** Receives what this process and others send by `NOTIFY`. */
export interface Listener {
  /** While it is not connected, what is sent is lost. */
  readonly isConnected: boolean
  /** Calls back with the payload of each notification. */
  on(channel: Channel, callback: (payload: string) => void): () => void
  onDisconnect(callback: () => void): () => void
  close(): Promise<void>
}

/**
 * Listens on a connection of its own, and connects again by itself. A heartbeat finds within a second that a connection
 * has fallen silent without being closed.
 */
export function startListener(url: string): Listener {
  const callbacks = new Map<Channel, Set<(payload: string) => void>>()
  const disconnectCallbacks = new Set<() => void>()
  const closed = new AbortController()

  const disconnect = (): void => {
    if (!listener.isConnected) return
    listener.isConnected = false
    for (const callback of disconnectCallbacks) callback()
  }

  async function listenOnce(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const client = new pg.Client({
      connectionString: connectionString(url, 'taskwire listener'),
      connectionTimeoutMillis: connectMs,
      query_timeout: connectMs,
    })
    const stop = (): void => lost.resolve()
    client.on('error', stop)
    client.on('notification', ({ channel, payload = '' }) =>
      callbacks.get(channel as Channel)?.forEach((callback) => callback(payload)),
    )
    closed.signal.addEventListener('abort', stop)
    try {
      await client.connect()
      await client.query(channels.map((channel) => `listen ${channel}`).join(';'))
      listener.isConnected = true
      await Promise.race([lost.promise, heartbeats(client)])
    } finally {
      disconnect()
      closed.signal.removeEventListener('abort', stop)
      await client.end().catch(() => undefined)
    }
  }

  async function keepListening(): Promise<void> {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await delay(retryMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
  }
  const listener = {
    isConnected: false,
    on(channel: Channel, callback: (payload: string) => void) {
      const ofChannel = callbacks.get(channel) ?? new Set()
      callbacks.set(channel, ofChannel.add(callback))
      return () => void ofChannel.delete(callback)
    },
    onDisconnect(callback: () => void) {
      disconnectCallbacks.add(callback)
      return () => void disconnectCallbacks.delete(callback)
    },
    async close() {
      closed.abort()
      await listening
    },
  }
  const listening = keepListening()
  return listener
}

/** Ends when an answer fails to come in time. */
async function heartbeats(client: pg.Client): Promise<void> {
  for (;;) {
    await delay(heartbeatMs, undefined, { ref: false })
    const answered = client.query('select').then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answered, lateness()]))) return
  }
}

/** What has arrived is read first: in a busy event loop the timer may be over before an answer that came in time is seen. */
async function lateness(): Promise<false> {
  await delay(heartbeatMs, undefined, { ref: false })
  return nextTurn(false)
}
