import postgres, { type Options, type PostgresType, type Sql } from 'postgres'
import { isoInstant } from './columns.ts'
import { readDatabaseUrl } from './database-url.ts'
import { openSocket } from './open-socket.ts'

export type { Sql }

const asText = { serialize: String, parse: (text: string) => text }

/** Dates, times and instants stay text both ways: a `Date` would move a day that does not exist (product.md 8.1). */
const types: Record<string, PostgresType> = {
  days: { to: 1082, from: [1082, 1083, 1114], ...asText },
  instants: { to: 1184, from: [1184], serialize: String, parse: isoInstant },
  bigints: { to: 20, from: [20], serialize: String, parse: Number },
  json: {
    to: 114,
    from: [114, 3802],
    serialize: toJson,
    parse: (text: string) => JSON.parse(text) as unknown,
  },
  textArrays: { to: 1009, from: [1009], serialize: String, parse: readTextArray },
}

/** JSON that is text already is sent as it is. */
function toJson(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function readTextArray(text: string): (string | null)[] {
  if (text === '{}') return []
  const items = text.slice(1, -1).match(/"(?:\\.|[^"\\])*"|[^,]+/g) ?? []
  return items.map((item) => {
    if (item.startsWith('"')) return item.slice(1, -1).replaceAll(/\\(.)/g, '$1')
    return item === 'NULL' ? null : item
  })
}

interface Extra {
  /** Seconds for the login. */
  connect_timeout?: number
  onclose?: () => void
  onnotify?: (channel: string, payload: string) => void
  /** Destroys the connection, also one that hangs, and rejects what it has not answered. */
  signal?: AbortSignal
}

/**
 * A client of the driver with one connection, which is opened by its first statement. Once that is closed, or could not be
 * opened, statements are rejected: the driver would connect again, and send them to another session.
 * @param url may name several hosts, and a `target_session_attrs`
 * @param applicationName the client's name in `pg_stat_activity`
 */
export function openClient(
  url: string,
  applicationName: string,
  { signal, onclose, ...extra }: Extra = {},
): Sql {
  const { addresses, encryption, user, password, database, targetSessionAttrs, options } =
    readDatabaseUrl(url)
  let untried = addresses
  const sql: Sql = postgres({
    host: addresses.map(({ host }) => host),
    port: addresses.map(({ port }) => port),
    user,
    password,
    database,
    target_session_attrs: targetSessionAttrs,
    // Called for each attempt to connect.
    async socket() {
      const none = new Error('no server is left that accepts the connection')
      let failure: unknown = Object.assign(none, { code: 'CONNECTION_CLOSED' })
      while (untried[0]) {
        const [address] = untried
        untried = untried.slice(1)
        try {
          return await openSocket(address, encryption, signal)
        } catch (error) {
          failure = error
        }
      }
      void sql.end({ timeout: 0 })
      throw failure
    },
    onclose() {
      untried = []
      void sql.end({ timeout: 0 })
      onclose?.()
    },
    ssl: false,
    max: 1,
    max_lifetime: null,
    connect_timeout: 3,
    keep_alive: 10,
    fetch_types: false,
    onnotice: () => undefined,
    types,
    ...extra,
    connection: { application_name: applicationName, options },
  } as unknown as Options<Record<never, PostgresType>>)
  return sql
}
