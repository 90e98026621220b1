import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'

/** A host and its port, or the directory of a Unix socket and the number in its name. */
export interface Address {
  host: string
  port: number
}

export interface Encryption {
  /** A server without TLS is accepted. */
  isOptional: boolean
  options: ConnectionOptions
}

/** What a URL says, with undefined for what is left to the environment: `PGUSER`, `PGPASSWORD`, `PGDATABASE`. */
export interface DatabaseUrl {
  addresses: Address[]
  user: string | undefined
  password: string | undefined
  database: string | undefined
  encryption: Encryption | undefined
  targetSessionAttrs: string | undefined
  /** Settings for the session, as `-c name=value`. */
  options: string | undefined
}

const parts = /^[^/]+\/\/(?:([^:@/?]*)(?::([^/?]*))?@)?([^@/?]*)(?:\/([^?]*))?(?:\?(.*))?$/

/** Reads a URL as PostgreSQL's own programs do; parameters that are only theirs are passed over. */
export function readDatabaseUrl(url: string): DatabaseUrl {
  const [, user, password, hosts = '', database, query = ''] = parts.exec(url) ?? []
  const params = new URLSearchParams(query)
  return {
    addresses: (params.get('host') ?? hosts).split(',').map(readAddress),
    user: decode(user),
    password: decode(password),
    database: decode(database),
    encryption: readEncryption(params),
    targetSessionAttrs: params.get('target_session_attrs') ?? undefined,
    options: params.get('options') ?? undefined,
  }
}

function decode(text: string | undefined): string | undefined {
  return text ? decodeURIComponent(text) : undefined
}

function readAddress(text: string): Address {
  const [, host, port = '5432'] = /^(.*?)(?::(\d+))?$/.exec(text) ?? []
  return { host: decode(host)?.replace(/^\[|\]$/g, '') ?? 'localhost', port: Number(port) }
}

/** Reads what `sslmode` asks for. Other drivers write `ssl=true` for `verify-full`. */
function readEncryption(params: URLSearchParams): Encryption | undefined {
  const isStrict = ['true', '1'].includes(params.get('ssl') ?? '')
  const mode = params.get('sslmode') ?? (isStrict ? 'verify-full' : 'disable')
  if (mode === 'disable') return undefined
  const read = (name: string): Buffer | undefined => {
    const path = params.get(name)
    return path === null || path === 'system' ? undefined : readFileSync(path)
  }
  const ca = read('sslrootcert')
  const isOptional = mode === 'allow' || mode === 'prefer'
  const isUnverified = isOptional || (mode === 'require' && !ca)
  // The name in the certificate counts unless the authority is one that was chosen for this server.
  const isAnyName = ca !== undefined && (mode === 'require' || mode === 'verify-ca')
  return {
    isOptional,
    options: {
      ca,
      cert: read('sslcert'),
      key: read('sslkey'),
      rejectUnauthorized: !isUnverified,
      ...(isAnyName && { checkServerIdentity: () => undefined }),
    },
  }
}
