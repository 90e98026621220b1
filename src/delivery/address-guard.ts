import { lookup as lookUpBySystem, Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The reason why a URL is refused, worded for the person who entered it. */
export class UnsafeUrlError extends Error {}

/** A resolver of all addresses of a name. Rejects or returns none if the name does not exist. */
export type DnsLookup = (hostname: string) => Promise<readonly string[]>

export interface GuardOptions {
  /** Disables the rules for scheme, address and port, for development and tests. */
  allowInsecure: boolean
  lookup?: DnsLookup
}

const maxUrlLength = 2048
/**
 * Maximum number of addresses tried per attempt, so that a name with a thousand addresses cannot cause a thousand
 * connections.
 */
const maxAddressesDialled = 4
const lookupMillis = 5000

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Azure's metadata and DNS service has a public address; other clouds use special ranges. */
const metadataAddresses = ['168.63.129.16']

/**
 * Checks a URL, including its DNS name, before it is saved. The connector checks the address again at every connection.
 * @returns the URL to store, with its host normalized
 * @throws UnsafeUrlError
 */
export async function checkUrl(text: string, options: GuardOptions): Promise<URL> {
  const url = parseUrl(text, options)
  const host = hostOf(url)
  // In development, the receiver may not be running yet.
  if (!options.allowInsecure && isIP(host) === 0) await findAddresses(host, options)
  return url
}

/**
 * Checks everything that needs no DNS lookup, including literal addresses.
 * @throws UnsafeUrlError
 */
export function parseUrl(text: string, { allowInsecure }: GuardOptions): URL {
  if (text.length > maxUrlLength) throw new UnsafeUrlError('the URL is longer than 2,048 characters')
  // Parsers disagree about these characters: `new URL` drops or converts them.
  if (/\s|\p{Cc}|\\/u.test(text)) {
    throw new UnsafeUrlError('the URL contains a space, a control character or a backslash')
  }
  const [, scheme, authority] = /^(https?):\/\/([^/?#]+)/i.exec(text) ?? []
  if (!scheme || !authority || (scheme.toLowerCase() === 'http' && !allowInsecure)) {
    throw new UnsafeUrlError('the URL must begin with https:// and a host')
  }
  if (authority.includes('@')) throw new UnsafeUrlError('the URL must not carry a user name or password')
  if (text.includes('#')) throw new UnsafeUrlError('the URL must not have a fragment (#)')
  if (!URL.canParse(text)) throw new UnsafeUrlError('the URL is not valid')
  const url = new URL(text)
  checkHost(url, allowInsecure)
  if (!allowInsecure && url.port !== '' && Number(url.port) < 1024) {
    throw new UnsafeUrlError('the port must be 443, or 1024 or above')
  }
  if (url.href.length > maxUrlLength) throw new UnsafeUrlError('the URL is longer than 2,048 characters')
  return url
}

function checkHost(url: URL, allowInsecure: boolean): void {
  // A trailing dot breaks SNI and the comparison with the certificate's name.
  const host = hostOf(url).replace(/\.$/, '')
  if (isIP(host) !== 0) {
    if (!allowInsecure && !isPublicAddress(host)) throw notPublic(host)
    return
  }
  const labels = host.split('.')
  if (host.length > 253 || !labels.every((label) => /^[a-z0-9_]([a-z0-9_-]{0,61}[a-z0-9_])?$/.test(label))) {
    throw new UnsafeUrlError('the host name is not valid')
  }
  if (!allowInsecure && labels.at(-1) === 'localhost') throw new UnsafeUrlError('localhost is not public')
  url.hostname = host
}

/** Returns a `lookup` for `net.connect` that returns only public addresses. */
export function guardedLookup(options: GuardOptions): LookupFunction {
  return (hostname, { all }, callback) => {
    findAddresses(hostname, options).then(
      (found) => {
        const dialled = found
          .slice(0, maxAddressesDialled)
          .map((address) => ({ address, family: isIP(address) }))
        if (all) callback(null, dialled)
        else callback(null, dialled[0]?.address ?? '', dialled[0]?.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
}

async function findAddresses(
  hostname: string,
  { allowInsecure, lookup = allowInsecure ? lookUpInSystem : lookUpInDns }: GuardOptions,
): Promise<readonly string[]> {
  const found = await lookup(hostname).catch(() => [])
  if (found.length === 0) throw new UnsafeUrlError('the name does not resolve')
  // The message does not contain the address, because that would disclose names in the internal network.
  if (!allowInsecure && !found.every(isPublicAddress)) {
    throw new UnsafeUrlError('the name resolves to an address that is not public')
  }
  return found
}

/** Resolves with the hosts file, for `localhost` and names of containers in development. */
async function lookUpInSystem(hostname: string): Promise<string[]> {
  return (await lookUpBySystem(hostname, { all: true })).map(({ address }) => address)
}

/**
 * Resolves by DNS only. `getaddrinfo` would block one of libuv's four threads until an unresponsive name server times
 * out.
 */
async function lookUpInDns(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const timer = setTimeout(() => resolver.cancel(), lookupMillis)
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(timer)
  return found.flatMap((family) => (family.status === 'fulfilled' ? family.value : []))
}

/** Returns whether the address is public, outside all special-purpose ranges of IANA. */
export function isPublicAddress(address: string): boolean {
  // The library turns ::1.2.3.4 into ::ffff:1.2.3.4, which is another address.
  if (isIP(address) === 0 || /^::\d+\./.test(address)) return false
  const parsed = ipaddr.process(address) // IPv4-mapped IPv6 addresses count as their IPv4 address
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(parsed.toString())) return false
  // In IPv6, only 2000::/3 is allocated; the library also classifies the rest as unicast.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

export function notPublic(address: string): UnsafeUrlError {
  return new UnsafeUrlError(`the address ${address} is not public`)
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
