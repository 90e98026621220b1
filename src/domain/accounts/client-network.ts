import ipaddr from 'ipaddr.js'

/**
 * Returns the network of an IP address for rate limits (product.md 4.4): for IPv6 its /64. IPv4-mapped IPv6
 * addresses count as their IPv4 address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`
}
