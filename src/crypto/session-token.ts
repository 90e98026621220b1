import { hash, randomBytes } from 'node:crypto'

/** The value of a new session's cookie: 256 random bits. */
export function newSessionToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is stored in its place. */
export function sessionTokenHash(token: string): Buffer {
  return hash('sha256', token, 'buffer')
}
