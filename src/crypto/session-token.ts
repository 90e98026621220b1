import { hash, randomBytes } from 'node:crypto'

/** Returns a value for a new session's cookie: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Returns the hash that is stored for a token. */
export function sessionTokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
