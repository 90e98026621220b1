import { hash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const shape = /^svc_[0-9A-Za-z]{40}$/
const checksumLength = 6

/** Returns a new secret: `svc_`, 34 random base62 characters, and a checksum of all of these (product.md 3.2). */
export function newSecret(): string {
  const body = `svc_${Array.from({ length: 34 }, () => digits[randomInt(digits.length)]).join('')}`
  return body + checksum(body)
}

/** Returns whether a string has the format and checksum of a secret, without a database lookup. */
export function isSecret(text: string): boolean {
  return shape.test(text) && checksum(text.slice(0, -checksumLength)) === text.slice(-checksumLength)
}

/** Returns the SHA-256 that is stored for a secret. */
export function secretHash(secret: string): Buffer {
  return hash('sha256', secret, 'buffer')
}

/** Returns the CRC-32 of the text in six base62 digits, most significant first. */
function checksum(text: string): string {
  let rest = crc32(text)
  let encoded = ''
  for (let i = 0; i < checksumLength; i++) {
    encoded = (digits[rest % digits.length] ?? '') + encoded
    rest = Math.floor(rest / digits.length)
  }
  return encoded
}
