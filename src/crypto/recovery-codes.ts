import { createHash, randomInt } from 'node:crypto'

const count = 10
/** Digits and letters that are not easily confused. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const characters = 16

/** Returns ten codes of 80 random bits, each in four groups: `7f3k-9qzm-2xwd-h4tn`. */
export const newRecoveryCodes = (): string[] => Array.from({ length: count }, newCode)

function newCode(): string {
  const text = Array.from({ length: characters }, () => alphabet[randomInt(alphabet.length)]).join('')
  return text.match(/.{4}/g)?.join('-') ?? text
}

/** Returns the SHA-256 of a code in hex, which is stored. Case, blanks and dashes are ignored. */
export function recoveryCodeHash(code: string): string {
  return createHash('sha256').update(code.toLowerCase().replaceAll(/[\s-]/g, '')).digest('hex')
}
