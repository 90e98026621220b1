import { isIP } from 'node:net'
import addressparser from 'nodemailer/lib/addressparser'
import { DatabaseUrlError, readDatabaseUrl } from '../db/url/database-url.ts'

/* Rules for the URLs of other services. Each function returns the broken rule without repeating a password. */

export function postgresUrlFault(value: string): string | undefined {
  try {
    readDatabaseUrl(value)
    return undefined
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.message
    throw error
  }
}

const redisUrlRule = 'must be a URL such as redis://host:6379, with special characters percent-encoded'

/** Refuses parameters, which the client would read as options, and a path that is not a database number. */
export function redisUrlFault(value: string): string | undefined {
  const url = /^rediss?:\/\/./.test(value) ? decodableUrl(value) : undefined
  if (url === undefined || value.includes('#')) return redisUrlRule
  if (url.search !== '') return 'must be a URL without parameters: rediss:// is TLS, and /1 the database 1'
  return /^\/?\d{0,4}$/.test(url.pathname)
    ? undefined
    : 'must have the number of a database as its path, or none'
}

const smtpUrlRule =
  'must be a URL such as smtp://user:password@host:587 or smtps://user:password@host, with special ' +
  'characters percent-encoded'

const trueOrFalse = /^(true|false)$/

/** Parameters of nodemailer that a URL may have, and their values. */
const smtpParams: Record<string, RegExp> = {
  requireTLS: trueOrFalse,
  ignoreTLS: trueOrFalse,
  'tls.rejectUnauthorized': trueOrFalse,
  'tls.servername': /^[\w.-]+$/,
  name: /^[\w.-]+$/,
}

export function smtpUrlFault(value: string): string | undefined {
  const url = /^smtps?:\/\/./.test(value) ? decodableUrl(value) : undefined
  if (!url?.hostname || value.includes('#') || !/^\/?$/.test(url.pathname)) return smtpUrlRule
  if (url.protocol === 'smtp:' && url.port === '465')
    return 'must begin with smtps:// for port 465, where TLS starts immediately'
  for (const [name, text] of url.searchParams) {
    const values = smtpParams[name]
    if (!values) return `must have only the parameters ${Object.keys(smtpParams).join(', ')}`
    if (!values.test(text))
      return `must set ${name} to ${values === trueOrFalse ? 'true or false' : 'a name'}`
  }
  if (url.searchParams.get('requireTLS') === 'true' && url.searchParams.get('ignoreTLS') === 'true')
    return 'must not have both requireTLS and ignoreTLS'
  return undefined
}

/**
 * Returns whether STARTTLS is required: if the URL has a password, the server is another machine, and no parameter says
 * otherwise.
 */
export function mustEncrypt(smtpUrl: string): boolean {
  const { username, password, hostname, searchParams } = new URL(smtpUrl)
  const isChosen = searchParams.has('requireTLS') || searchParams.has('ignoreTLS')
  return (username !== '' || password !== '') && !isLoopback(hostname.replace(/^\[|\]$/g, '')) && !isChosen
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))

/**
 * Accepts exactly one address, alone or in angle brackets after a name that is sent as it is written. Email would be
 * sent from each of several addresses, and without the parts of a name that are comments or separators.
 */
export function isSender(value: string): boolean {
  const [sender, ...others] = addressparser(value)
  const address = sender?.address ?? ''
  const isAddress = /^[^\s@<>"(),:;\\]+@[^\s@<>"(),:;\\]+$/.test(address)
  if (!isAddress || others.length > 0) return false
  return value === address || nameBefore(value, `<${address}>`) === sender?.name
}

/** Returns the name as written before the address, without its quotes; undefined if it cannot be sent. */
function nameBefore(value: string, address: string): string | undefined {
  // A mail program would decode an encoded word.
  if (!value.endsWith(address) || /[\r\n]|=\?/.test(value)) return undefined
  const written = value.slice(0, -address.length).trim()
  const quoted = /^"((?:[^"\\]|\\.)*)"$/.exec(written)?.[1]
  return quoted?.replaceAll(/\\(.)/g, '$1') ?? written
}

/** Refuses a URL with an unencoded `%` in its password, which parses but fails when the password is decoded. */
function decodableUrl(value: string): URL | undefined {
  try {
    const url = new URL(value)
    return decodeURIComponent(url.href) === '' || /\s/.test(value) ? undefined : url
  } catch {
    return undefined
  }
}
