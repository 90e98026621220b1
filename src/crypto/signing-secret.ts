import { randomBytes } from 'node:crypto'

/** The secret that webhook deliveries are signed with (product.md 13.4). */
export function newSigningSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}
