import type { Request } from 'express'
import ipaddr from 'ipaddr.js'
import { networkOf } from '../domain/accounts/client-network.ts'

type Trust = (address: string, hop: number) => boolean

/**
 * Returns the IP address of the client: that of the connection, or the address that trusted proxies forward (product.md
 * 4.4). An invalid entry of `X-Forwarded-For` counts as the address of the proxy that sent it.
 */
export function clientAddress({ app, socket, headers }: Request): string {
  const trust = app.get('trust proxy fn') as Trust
  const forwarded = headers['x-forwarded-for']?.toString().split(',').reverse() ?? []
  let address = socket.remoteAddress ?? ''
  for (const [hop, entry] of forwarded.entries()) {
    const next = trust(address, hop) ? readAddress(entry.trim()) : undefined
    if (next === undefined) return address
    address = next
  }
  return address
}

/** An address with or without a port, brackets and quotes. */
const addressPattern = /^"?(?:\[([^\]]+)\](?::\d+)?|([^":[\]]+)(?::\d+)?|([^"[\]]*:[^"[\]]*:[^"[\]]*))"?$/

function readAddress(entry: string): string | undefined {
  const [, bracketed, withPort, bare] = addressPattern.exec(entry) ?? []
  const address = bracketed ?? withPort ?? bare ?? ''
  return isAddress(address) ? address : undefined
}

const isAddress = (text: string): boolean =>
  ipaddr.IPv6.isValid(text) || ipaddr.IPv4.isValidFourPartDecimal(text)

/** Returns the network of the client, which is charged if there is no authenticated caller. */
export const addressOf = (req: Request): string => networkOf(clientAddress(req))
