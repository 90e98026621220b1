import { setTimeout as delay } from 'node:timers/promises'
import postgres, { type Sql } from 'postgres'

const retryMillis = 200
const heartbeatMillis = 400

const channels = ['taskwire_keys', 'taskwire_changes', 'taskwire_deliveries'] as const
type Channel = (typeof channels)[number]

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
    const options = {
      max: 1,
      idle_timeout: null as never,
      max_lifetime: null as never,
      connect_timeout: 2,
      fetch_types: false,
      connection: { application_name: 'taskwire listener' },
      onnotice: () => undefined,
      onclose: () => {
        loseHearing()
        lost.resolve()
      },
      onnotify: (channel: Channel, payload: string) =>
        callbacks.get(channel)?.forEach((callback) => callback(payload)),
    }
    const sql = postgres(url, options)
    const stop = (): void => lost.resolve()
    closed.signal.addEventListener('abort', stop)
    try {
      await sql.unsafe(channels.map((channel) => `listen ${channel}`).join(';')).simple()
      hearing = true
      await Promise.race([lost.promise, heartbeats(sql)])
    } finally {
      loseHearing()
      closed.signal.removeEventListener('abort', stop)
      await sql.end({ timeout: 0 })
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
async function heartbeats(sql: Sql): Promise<void> {
  for (;;) {
    await delay(heartbeatMillis, undefined, { ref: false })
    const answered = sql`select`.then(
      () => true,
      () => false,
    )
    if (!(await Promise.race([answered, delay(heartbeatMillis, false, { ref: false })]))) return
  }
}
