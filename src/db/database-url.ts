import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'

/** A host and its port; for a Unix socket also its path. */
export interface Address {
  host: string
  port: number
  path?: string
}

/** Options of the encryption, which is optional if a server without TLS is accepted. */
export interface Tls extends ConnectionOptions {
  isOptional: boolean
}

const parts = /^[^/]+\/\/(?:([^:@/?]*)(?::([^/?]*))?@)?([^@/?]*)(?:\/([^?]*))?(?:\?(.*))?$/

/** Reads a URL as the driver's options. Parameters that only libpq knows are left out: PostgreSQL would refuse them. */
export function readDatabaseUrl(url: string) {
  const [, user, password, hosts = '', database, query] = parts.exec(url) ?? []
  const params = new URLSearchParams(query)
  return {
    addresses: (params.get('host') ?? hosts).split(',').map(readAddress),
    // Undefined is left to the environment: PGUSER, PGPASSWORD, PGDATABASE.
    user: decode(user),
    password: decode(password),
    database: decode(database),
    tls: readTls(params),
    targetSessionAttrs: params.get('target_session_attrs') ?? undefined,
    options: params.get('options') ?? undefined,
  }
}

function decode(text = ''): string | undefined {
  return decodeURIComponent(text) || undefined
}

function readAddress(text: string): Address {
  const [, host, port = '5432'] = /^\[?(.*?)\]?(?::(\d+))?$/.exec(decode(text) ?? '') ?? []
  const path = host?.startsWith('/') && { path: `${host}/.s.PGSQL.${port}` }
  return { host: host || 'localhost', port: Number(port), ...path }
}

/** Reads what `sslmode` asks for. Other drivers write `ssl=true` for `verify-full`. */
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
  // The name in the certificate counts unless the authority is one that was chosen for this server.
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
