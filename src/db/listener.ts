import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionString } from './connection-string.ts'

const retryMillis = 200
const heartbeatMillis = 400

const channels = ['taskwire_keys', 'taskwire_changes', 'taskwire_deliveries'] as const
export type Channel = (typeof channels)[number]

/** What this process hears of others, and itself, by `NOTIFY`. */
export interface Listener {
  /** False while nothing can be heard: what was said meanwhile is lost. */
  isHearing(): boolean
  /** Calls back with the payload of each notification. */
  on(channel: Channel, callback: (payload: string) => void): () => void
  /** Calls back when the connection is lost. */
  onDeaf(callback: () => void): void
  close(): Promise<void>
}

/**
 * Listens on a connection of its own and comes back by itself. A connection that falls silent without closing is
 * found out by a heartbeat, within a second.
 */
export function startListener(url: string): Listener {
  const callbacks = new Map<Channel, Set<(payload: string) => void>>()
  const deafCallbacks: (() => void)[] = []
  const closed = new AbortController()
  let hearing = false

  const loseHearing = (): void => {
    if (!hearing) return
    hearing = false
    for (const callback of deafCallbacks) callback()
  }

  async function listenOnce(): Promise<void> {
    const lost = Promise.withResolvers<void>()
    const client = new pg.Client({
      connectionString: connectionString(url, 'taskwire listener'),
      connectionTimeoutMillis: 2_000,
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
      hearing = true
      await Promise.race([lost.promise, heartbeats(client)])
    } finally {
      loseHearing()
      closed.signal.removeEventListener('abort', stop)
      await client.end().catch(() => undefined)
    }
  }

  async function keepListening(): Promise<void> {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      await delay(retryMillis, undefined, { signal: closed.signal }).catch(() => undefined)
    }
  }
  const kept = keepListening()

  return {
    isHearing: () => hearing,
    on(channel, callback) {
      const own = callbacks.get(channel) ?? new Set()
      callbacks.set(channel, own.add(callback))
      return () => void own.delete(callback)
    },
    onDeaf: (callback) => void deafCallbacks.push(callback),
    async close() {
      closed.abort()
      await kept
    },
  }
}

/** Ends when an answer fails to come in time. */
async function heartbeats(client: pg.Client): Promise<void> {
  for (;;) {
    await delay(heartbeatMillis, undefined, { ref: false })
    const answered = client.query('select').then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answered, delay(heartbeatMillis, false, { ref: false })]))) return
  }
}
