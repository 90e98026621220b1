import { randomBytes } from 'node:crypto'

/** Returns a new secret to sign webhook deliveries with (product.md 13.4). */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
