import ipaddr from 'ipaddr.js'

/**
 * Who pays for what comes from an IP address (product.md 4.4): of IPv6 the /64, all of which one customer has; what is
 * IPv4 in the clothes of IPv6 is that address.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  return `${ipaddr.fromByteArray([...parsed.toByteArray().slice(0, 8), ...Array<number>(8).fill(0)]).toString()}/64`
}
