import { lookup as lookUpBySystem, Resolver } from 'node:dns/promises'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why a URL is refused, in words for the person who gave it. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError'
}

/** All addresses of a name; rejects, or finds none, when there is no such name. */
export type Lookup = (hostname: string) => Promise<readonly string[]>

export interface GuardOptions {
  /** Lifts the rules on scheme, address and port: for development and tests. */
  allowInsecure: boolean
  lookup?: Lookup
}

const maxUrlLength = 2048
/** A name with a thousand addresses must not make one delivery knock at a thousand doors. */
const maxAddressesDialled = 4
const lookupMillis = 5000

const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')
/** Azure's metadata and DNS service, whose address looks public; those of other clouds are in special ranges. */
const metadataAddresses = ['168.63.129.16']

/**
 * What an endpoint's URL must be to be saved, its name resolved too; the connector checks again at every connection.
 * @returns the URL as it is to be stored: a host comes out the same, however it is written
 * @throws UnsafeUrlError
 */
export async function checkUrl(text: string, options: GuardOptions): Promise<URL> {
  const url = parseUrl(text, options)
  const host = hostOf(url)
  // In development the receiver may not be up yet.
  if (!options.allowInsecure && isIP(host) === 0) await findAddresses(host, options)
  return url
}

/**
 * The rules that need no look-up, a literal address included.
 * @throws UnsafeUrlError
 */
export function parseUrl(text: string, { allowInsecure }: GuardOptions): URL {
  if (text.length > maxUrlLength) throw new UnsafeUrlError('the URL is longer than 2,048 characters')
  // Parsers disagree about these; `new URL` drops or turns them.
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
  // The dot that ends a full name belongs neither into SNI nor into the comparison with a certificate.
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

/** For `net.connect`. */
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
  // Which one it is stays untold: names inside our network are nobody's business.
  if (!allowInsecure && !found.every(isPublicAddress)) {
    throw new UnsafeUrlError('the name resolves to an address that is not public')
  }
  return found
}

/** In development: with the hosts file, for `localhost` and the names of containers. */
async function lookUpInSystem(hostname: string): Promise<string[]> {
  return (await lookUpBySystem(hostname, { all: true })).map(({ address }) => address)
}

/**
 * Not by `getaddrinfo`: that one holds a thread of the four that passwords and files need too, for as long as somebody's
 * dead name server likes.
 */
async function lookUpInDns(hostname: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const timer = setTimeout(() => resolver.cancel(), lookupMillis)
  const found = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  clearTimeout(timer)
  return found.flatMap((family) => (family.status === 'fulfilled' ? family.value : []))
}

/** Whether the address is an ordinary one of the internet: in none of IANA's special ranges. */
export function isPublicAddress(address: string): boolean {
  // Of ::1.2.3.4 the library makes ::ffff:1.2.3.4, which is another address.
  if (isIP(address) === 0 || /^::\d+\./.test(address)) return false
  const parsed = ipaddr.process(address) // an IPv4-mapped address is that IPv4 address
  if (parsed.range() !== 'unicast' || metadataAddresses.includes(parsed.toString())) return false
  // Of IPv6 only this part has been given out; the library calls all the rest unicast too.
  return parsed.kind() === 'ipv4' || parsed.match(globalUnicast)
}

export function notPublic(address: string): UnsafeUrlError {
  return new UnsafeUrlError(`the address ${address} is not public`)
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1')
}
