import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** About 25 ms and 19 MiB a hash: the first of OWASP's recommended settings for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Returns the form in which a password is hashed and checked: keyboards type é as one character or as two. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/**
 * Hashes a password with argon2id. The PHC string holds settings and salt, so that it stays verifiable if the settings
 * change.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const message = normalizePassword(password)
  const hash = await argon2('argon2id', { message, nonce: salt, tagLength: hashBytes, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** A hash that matches no password. Comparing with it takes as long as with a real one. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Tells whether the password matches the hash, normalized or as it was typed, which older versions hashed. Takes as long
 * without a hash, to disclose nothing.
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  for (const form of new Set([normalizePassword(password), password]))
    if (await matches(form, hash)) return true
  return false
}

async function matches(password: string, hash: string | null): Promise<boolean> {
  const [, , , settings = '', salt = '', digest = ''] = (hash ?? dummyHash).split('$')
  const { m, t, p } = Object.fromEntries(new URLSearchParams(settings.replaceAll(',', '&')))
  const given = await argon2('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    tagLength: hashBytes,
    memory: Number(m),
    passes: Number(t),
    parallelism: Number(p),
  })
  return timingSafeEqual(given, Buffer.from(digest, 'base64')) && hash !== null
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
