import { isIP } from 'node:net'
import { readTls, type Tls } from './database-tls.ts'
import { choose, decode, readParams, refuse, type UrlParams } from './url-params.ts'

export { DatabaseUrlError } from './url-params.ts'

/** A server that a URL names. */
export interface DatabaseServer {
  /** Name in the certificate, and address unless `address` is set. */
  host: string
  /** IP address to connect to, from `hostaddr`. */
  address: string | undefined
  port: number
}

export interface DatabaseAddress {
  servers: [DatabaseServer, ...DatabaseServer[]]
  /** If undefined, the driver takes the name of the operating system's user, and the database of that name. */
  user: string | undefined
  password: string | undefined
  database: string | undefined
  tls: Tls | undefined
  targetSessionAttrs: string | undefined
  options: string | undefined
  connectTimeoutSeconds: number | undefined
  /** Name that is appended to the process's own name in `pg_stat_activity`. */
  applicationName: string | undefined
}

/** Message for a value that is not a PostgreSQL URL. */
const form =
  'must be a URL such as postgres://user:password@host:5432/database, with special characters percent-encoded; ' +
  'several hosts are separated by commas'

const pattern = /^postgres(?:ql)?:\/\/(?:([^/?#]*)@)?([^/?#]*)(?:\/([^?#]*))?(?:\?([^#]*))?$/

/**
 * Reads a URL as libpq does: a parameter such as `host` replaces the same part of the URL. Also reads the named
 * certificates.
 * @throws DatabaseUrlError
 */
export function readDatabaseUrl(url: string): DatabaseAddress {
  const [, login = '', hosts = '', path = '', query = ''] = pattern.exec(url) ?? refuseText(url)
  if (login + hosts + path + query === '' || /[\r\n\t]/.test(url)) refuse(form)
  if (login === '' && hosts !== '' && (path + query).includes('@')) refuse(notEncoded)
  const params = readParams(query)
  const sessionAttrs = choose(params, 'target_session_attrs', allSessionAttrs)
  const end = login.includes(':') ? login.indexOf(':') : login.length
  return {
    servers: readServers(hosts, params),
    user: params.get('user') ?? decode(login.slice(0, end)),
    password: params.get('password') ?? decode(login.slice(end + 1)),
    database: params.get('dbname') ?? decode(path),
    tls: readTls(params),
    targetSessionAttrs: sessionAttrs === 'any' ? undefined : sessionAttrs,
    options: params.get('options'),
    connectTimeoutSeconds: readTimeout(params.get('connect_timeout')),
    applicationName: params.get('application_name'),
  }
}

const notEncoded =
  'has a # / ? or @ that is not percent-encoded, probably in the password: write %23, %2F, %3F or %40'

function refuseText(text: string): never {
  return refuse(/^postgres(ql)?:/.test(text) && text.includes('#') ? notEncoded : form)
}

const allSessionAttrs = ['any', 'read-write', 'read-only', 'primary', 'standby', 'prefer-standby'] as const

/** Reads the hosts and their ports. A single port applies to all hosts. */
function readServers(text: string, params: UrlParams): DatabaseAddress['servers'] {
  const pairs = text.split(',').map((pair) => hostPattern.exec(pair) ?? refuse(form))
  const addresses = params.get('hostaddr')?.split(',')
  const hosts = readHosts(pairs.map(([, host = '']) => decode(host) ?? '').join(), params, addresses)
  const ports = params.get('port')?.split(',') ?? pairs.map(([, , port = '']) => port)
  if (addresses?.some((address) => isIP(address) === 0)) refuse('must have only IP addresses in hostaddr')
  if (addresses && addresses.length !== hosts.length)
    refuse('must have as many addresses in hostaddr as hosts')
  if (ports.length > 1 && ports.length !== hosts.length) refuse('must have one port, or as many as hosts')
  const servers = hosts.map((host, i) => ({
    host,
    address: addresses?.[i],
    port: readPort(ports.length > 1 ? ports[i] : ports[0]),
  }))
  return servers as DatabaseAddress['servers']
}

const hostPattern = /^(\[[\da-fA-F:.%]*\]|[^:[\]]*)(?::(\d*))?$/

function readHosts(authority: string, params: UrlParams, addresses: string[] | undefined): string[] {
  const text = params.get('host') ?? authority
  if (text === '') return addresses ?? ['localhost']
  const hosts = text.split(',').map((host) => host.replace(/^\[|\]$/g, ''))
  if (hosts.includes('')) refuse('must not mix an empty host with other hosts')
  return hosts
}

function readPort(text = ''): number {
  const port = /^\d*$/.test(text) ? Number(text || 5432) : 0
  if (port < 1 || port > 65_535) refuse(`must have ports from 1 to 65535, not ${JSON.stringify(text)}`)
  return port
}

function readTimeout(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const seconds = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (seconds < 1 || seconds > 60)
    refuse(`must have connect_timeout from 1 to 60 seconds, not ${JSON.stringify(text)}`)
  return seconds
}
