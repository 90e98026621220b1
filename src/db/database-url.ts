import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'

/** Options of the TLS connection. */
export interface Tls extends ConnectionOptions {
  /** Whether a server without TLS is accepted. */
  isOptional: boolean
}

/** Returns a URL for each host of a URL, such as `postgres://a,b:5433/db`. */
export function urlsOfHosts(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/s.exec(url) ?? []
  return hosts.split(',').map((host) => before + host + after)
}

/**
 * Returns the driver's options for a URL with one host. Omits parameters that only libpq knows, since PostgreSQL would
 * refuse them.
 */
export function readDatabaseUrl(url: string) {
  const { username, password, hostname, port, pathname, searchParams } = new URL(url)
  return {
    host: searchParams.get('host') ?? decode(hostname.replace(/^\[|\]$/g, '')) ?? 'localhost',
    port: Number(port || 5432),
    // If undefined, the driver reads PGUSER, PGPASSWORD and PGDATABASE.
    user: decode(username),
    password: decode(password),
    database: decode(pathname.slice(1)),
    tls: readTls(searchParams),
    targetSessionAttrs: searchParams.get('target_session_attrs') ?? undefined,
    options: searchParams.get('options') ?? undefined,
  }
}

function decode(text: string): string | undefined {
  return decodeURIComponent(text) || undefined
}

/** Returns the options for `sslmode`. Other drivers write `ssl=true` for `verify-full`. */
function readTls(params: URLSearchParams): Tls | undefined {
  const isStrict = ['true', '1'].includes(params.get('ssl') ?? '')
  const mode = params.get('sslmode') ?? (isStrict ? 'verify-full' : 'disable')
  if (mode === 'disable') return undefined
  const read = (name: string): Buffer | undefined => {
    const path = params.get(name)
    return path === null || path === 'system' ? undefined : readFileSync(path)
  }
  const ca = read('sslrootcert')
  const isOptional = mode === 'allow' || mode === 'prefer'
  // With a certificate authority of the operator's choice, `require` and `verify-ca` accept any host name.
  const isAnyName = ca !== undefined && (mode === 'require' || mode === 'verify-ca')
  return {
    isOptional,
    ca,
    cert: read('sslcert'),
    key: read('sslkey'),
    rejectUnauthorized: !isOptional && (mode !== 'require' || ca !== undefined),
    ...(isAnyName && { checkServerIdentity: () => undefined }),
  }
}
