import { once } from 'node:events'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import postgres, { type Options, type PostgresType, type Row, type RowList, type Sql } from 'postgres'
import type { Tls } from './url/database-tls.ts'
import { readDatabaseUrl, type DatabaseServer } from './url/database-url.ts'
import { BlockedConnectionError } from './errors.ts'

export type { Sql }
/** Rows as objects, or as arrays of values in the order of the columns. */
export type RowFormat = 'objects' | 'values'
export type Rows = RowList<Row[]>

/** Functions of PostgreSQL that refuse a prepared statement because a migration has changed its columns or their types. */
const outdatedRoutines = new Set(['RevalidateCachedQuery', 'FetchPreparedStatement', 'transformAssignedExpr'])

/*
 * The driver repeats a statement if it finds one of these routines in the error, but behind statements that it has
 * pipelined, which then get each other's results. So errors have no `routine`, and `Connections` repeats the statement.
 */
Object.defineProperty(postgres.PostgresError.prototype, 'routine', {
  configurable: true,
  set(this: object, routine: string) {
    if (outdatedRoutines.has(routine)) Object.assign(this, { isOutdated: true })
    else Object.defineProperty(this, 'routine', { value: routine, enumerable: true })
  },
})

const asText = { serialize: String, parse: (text: string) => text }

/** Types of the driver. Dates and times stay text, since a `Date` would shift a day that does not exist (product.md 8.1). */
const types: Record<string, PostgresType> = {
  days: { to: 1082, from: [1082, 1083, 1114], ...asText },
  instants: { to: 1184, from: [1184], serialize: String, parse: isoInstant },
  bigints: { to: 20, from: [20], serialize: String, parse: Number },
  json: { to: 114, from: [114, 3802], serialize: toJson, parse: JSON.parse },
  textArrays: { to: 1009, from: [1009], serialize: String, parse: readTextArray },
}

/**
 * Returns PostgreSQL's text of an instant as ISO 8601, with milliseconds. Sessions run in UTC, so the text ends in
 * `+00` or `+00:00`.
 */
function isoInstant(text: string): string {
  const end = text.lastIndexOf('+')
  // A fast path for up to three decimals. PostgreSQL omits trailing zeros, and the fraction of a whole second.
  if (text[10] === ' ' && end <= 23)
    return `${text.slice(0, 10)}T${text.slice(11, 19)}.${text.slice(20, end).padEnd(3, '0')}Z`
  return new Date(`${text.slice(0, end).replace(' ', 'T')}Z`).toISOString()
}

/** Serializes JSON. Text is sent unchanged. */
function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function readTextArray(text: string): string[] {
  const items = text.slice(1, -1).match(/"(?:\\.|[^"\\])*"|[^,]+/g) ?? []
  return items.map((item) => (item.startsWith('"') ? item.slice(1, -1).replaceAll(/\\(.)/g, '$1') : item))
}

export interface Extra {
  /** Timeout of the login, in seconds. */
  connect_timeout?: number
  onclose?: () => void
  onnotify?: (channel: string, payload: string) => void
  /** Destroys the connection when it is aborted, even if the server hangs. */
  signal?: AbortSignal
}

/** Timeout for opening a connection, in seconds. With several hosts, the next host is tried sooner. */
const connectSeconds = { oneHost: 3, severalHosts: 1 }

/**
 * Index of the host that was used last, by URL. New connections try this host first; a failure moves on to the next
 * host.
 */
const firstHosts = new Map<string, number>()

/**
 * Creates a driver client with one connection, which its first statement opens. It does not reconnect, since the driver
 * would send later statements to a new session: once the connection is closed, they are rejected.
 * @param applicationName the client's name in `pg_stat_activity`
 */
export function openClient(
  url: string,
  applicationName: string,
  { signal, onclose, ...extra }: Extra = {},
): Sql {
  removeVariables()
  const address = readDatabaseUrl(url)
  const { servers, tls, targetSessionAttrs, options, user, password, database, ...given } = address
  const index = firstHosts.get(url) ?? 0
  const server = servers[index] ?? servers[0]
  const name = [applicationName, given.applicationName].filter(Boolean).join(' ')
  const timeout =
    given.connectTimeoutSeconds ?? connectSeconds[servers.length > 1 ? 'severalHosts' : 'oneHost']
  const wantsPrimary = targetSessionAttrs === 'read-write' || targetSessionAttrs === 'primary'
  let [isTried, hasAnswered] = [false, false]
  const leaveHost = (): void => {
    if ((firstHosts.get(url) ?? 0) === index) firstHosts.set(url, (index + 1) % servers.length)
  }
  const sql: Sql = postgres({
    user,
    password,
    database,
    host: [server.host],
    port: [server.port],
    // The driver's own `read-write` accepts a standby.
    target_session_attrs: wantsPrimary ? 'primary' : targetSessionAttrs,
    ssl: false,
    // Called for each connection attempt.
    async socket() {
      try {
        if (isTried) throw failureOf('CONNECTION_CLOSED', 'the connection was closed')
        isTried = true
        return await openSocket(server, timeout * 1000, tls, signal)
      } catch (error) {
        if (!hasAnswered) leaveHost()
        void sql.end({ timeout: 0 })
        throw error
      }
    },
    onparameter(name: string, value: string) {
      hasAnswered = true
      if (wantsPrimary && name === 'in_hot_standby' && value === 'on') leaveHost()
    },
    onclose() {
      if (!hasAnswered) leaveHost()
      void sql.end({ timeout: 0 })
      onclose?.()
    },
    max: 1,
    max_lifetime: null,
    connect_timeout: timeout,
    keep_alive: 10,
    fetch_types: false,
    onnotice: () => undefined,
    types,
    ...extra,
    connection: { application_name: name, options },
  } as unknown as Options<Record<never, PostgresType>>)
  return sql
}

/** Removes variables such as PGUSER, which the driver would read: only the URL says how to connect. */
function removeVariables(): void {
  for (const name of Object.keys(process.env))
    if (/^PG[A-Z_]+$/.test(name)) Reflect.deleteProperty(process.env, name)
}

/** Opens a socket that always ends with an error, since the driver would reconnect after a normal end. */
async function openSocket(
  { host, address = host, port }: DatabaseServer,
  timeoutMs: number,
  tls?: Tls,
  signal?: AbortSignal,
): Promise<Socket> {
  const isUnix = address.startsWith('/')
  const plain = isUnix
    ? connect(`${address}/.s.PGSQL.${port}`)
    : connect({ host: address, port, noDelay: true })
  let socket: Socket = plain
  const end = (code: string, message: string) => () => socket.destroy(failureOf(code, message))
  const cut = () => {
    const reason: unknown = signal?.reason
    socket.destroy(
      reason instanceof BlockedConnectionError ? reason : failureOf('SILENT', 'no response in time'),
    )
  }
  if (signal?.aborted) cut()
  signal?.addEventListener('abort', cut)
  const close = end('CONNECTION_CLOSED', 'the server closed the connection')
  const late = end('CONNECT_TIMEOUT', `no response from ${host}:${port} within ${timeoutMs / 1000} s`)
  await once(plain.once('end', close).setTimeout(timeoutMs, late), 'connect')
  if (tls && !isUnix && (await hasTls(plain, tls))) {
    plain.on('error', () => undefined)
    socket = connectTls({ ...tls, socket: plain, host, servername: isIP(host) ? '' : host })
    await once(socket.once('end', close), 'secureConnect')
  }
  plain.setTimeout(0)
  // The driver's error messages contain the host and the port.
  return Object.assign(socket, { host, port })
}

/** Sends an SSLRequest (its length and code), and returns whether the server accepts it. */
async function hasTls(socket: Socket, { isOptional }: Tls): Promise<boolean> {
  socket.write(Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]))
  const [answer] = (await once(socket, 'data')) as [Buffer]
  if (answer.toString() === 'S' || isOptional) return answer.toString() === 'S'
  socket.destroy()
  throw new Error('the server does not support SSL connections, which sslmode asks for')
}

function failureOf(code: string, message: string): Error {
  return Object.assign(new Error(message), { code })
}
