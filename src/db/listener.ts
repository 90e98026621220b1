import { EventEmitter } from 'node:events'
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import { openClient } from './driver.ts'
import { isTooManyConnections } from './errors.ts'
import type { Grants } from './pool/grants.ts'
import { composeSettings, sessionSettings } from './session-settings.ts'

const retryMs = 200
/** Delay before the next attempt after the database refused a connection because of its limit, in milliseconds. */
const refusedMs = 1_000
const heartbeatMs = 400
const connectMs = 2_000
/** Time without a response after which the server counts as lost, in milliseconds. */
const silenceMs = 2_000

const channels = [
  'taskwire_keys',
  'taskwire_changes',
  'taskwire_deliveries',
  'taskwire_sessions',
  'taskwire_mails',
] as const
export type Channel = (typeof channels)[number]

/** Receives the `NOTIFY` messages of all processes. */
export interface Listener {
  /** Whether the listener is connected. Notifications are lost while it is not. */
  readonly isConnected: boolean
  /** Calls back with the payload of each notification. Returns a function that removes the callback. */
  on(channel: Channel, callback: (payload: string) => void): () => void
  onDisconnect(callback: () => void): () => void
  /**
   * Calls back after every two seconds without a response, and if a different server responds.
   * @param callback receives a time by `performance.now()`: connections that were opened before that time are lost
   */
  onLost(callback: (before: number) => void): () => void
  /** Resolves after the first attempt to connect. */
  readonly tried: Promise<void>
  /** Error of the last connection attempt, if there were too many connections. */
  readonly refusal: unknown
  close(): Promise<void>
}

/**
 * Listens on its own connection, and reconnects. A heartbeat detects a half-open connection within a second, which the
 * driver's own `listen` does not.
 * @param grants the connections of the process, which count the listener's, and close one if none is left for the listener
 */
export function startListener(url: string, grants?: Grants): Listener {
  const events = new EventEmitter().setMaxListeners(0)
  const closed = new AbortController()
  const on = <Payload>(event: string, callback: (payload: Payload) => void): (() => void) => {
    events.on(event, callback)
    return () => void events.off(event, callback)
  }

  let server: string | undefined
  const tried = Promise.withResolvers<void>()
  let disconnectedAt = 0
  let silenceTimer: NodeJS.Timeout | undefined
  const lose = (): void => {
    if (silenceTimer && !closed.signal.aborted) events.emit('lost', performance.now())
    silenceTimer = undefined
  }

  /** Returns whether a query gets a response in time. A PostgreSQL error counts as a response. */
  async function responds(query: Promise<unknown>, withinMs: number): Promise<boolean> {
    // Reads pending data first, since a busy event loop may run the timer before the data has been read.
    silenceTimer ??= setTimeout(() => setImmediate(lose), silenceMs).unref()
    const onResponse = (): void => {
      clearTimeout(silenceTimer)
      silenceTimer = undefined
    }
    const response = query.then(onResponse, (error: Error) => {
      if ('severity' in error) onResponse()
      throw error
    })
    return isAnswered(response, withinMs)
  }

  async function listenOnce(): Promise<void> {
    const ended = new AbortController()
    const signal = AbortSignal.any([closed.signal, ended.signal])
    const onnotify = (channel: string, payload: string): void => void events.emit(channel, payload)
    const sql = openClient(url, 'taskwire listener', { signal, onnotify, onclose: () => ended.abort() })
    const listen = channels.map((channel) => `listen ${channel}`).join(';')
    let answered = ''
    const listening = sql.unsafe<{ server: string }[][]>(
      `${composeSettings(sessionSettings)};${listen};${serverIdentityQuery}`,
    )
    const recorded = listening.then((results) => (answered = results.at(-1)?.[0]?.server ?? ''))
    listener.refusal = undefined
    recorded.catch((error: unknown) => {
      if (isTooManyConnections(error)) listener.refusal = error
    })
    listener.isConnected = await responds(recorded, connectMs)
    tried.resolve()
    if (listener.isConnected) {
      if (server !== undefined && server !== answered) events.emit('lost', disconnectedAt)
      server = answered
      do await delay(heartbeatMs, undefined, { signal, ref: false }).catch(() => undefined)
      while (!signal.aborted && (await responds(sql.unsafe('select'), heartbeatMs)))
      listener.isConnected = false
      disconnectedAt = performance.now()
      events.emit('disconnect')
    }
    await sql.end({ timeout: 0 })
    ended.abort()
  }

  async function keepListening(): Promise<void> {
    while (!closed.signal.aborted) {
      await listenOnce().catch(() => undefined)
      tried.resolve()
      const waitMs = listener.refusal && !grants?.makeRoom() ? refusedMs : retryMs
      await delay(waitMs, undefined, { signal: closed.signal }).catch(() => undefined)
    }
  }
  const listener = {
    isConnected: false,
    refusal: undefined as unknown,
    tried: tried.promise,
    on,
    onDisconnect: (callback: () => void) => on('disconnect', callback),
    onLost: (callback: (before: number) => void) => on('lost', callback),
    async close() {
      closed.abort()
      await listening
    },
  }
  grants?.addListener(listener)
  const listening = keepListening()
  return listener
}

/** Query for the identity of a server, which changes with a restart. */
const serverIdentityQuery = `select concat_ws(' ', inet_server_addr(), inet_server_port(), pg_postmaster_start_time()) as server`

async function isAnswered(query: Promise<unknown>, withinMs: number): Promise<boolean> {
  const answered = query.then(
    () => true,
    () => false,
  )
  const late = delay(withinMs, false, { ref: false })
  // Reads pending data before the timer counts, since a busy event loop may run the timer first.
  return Promise.race([answered, late.then(() => nextTurn(false))])
}
