import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** About 25 ms and 19 MiB per hash: the first of OWASP's recommended settings for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** Normalizes a password before hashing: depending on the keyboard, é is entered as one or two code points. */
export const normalizePassword = (password: string): string => password.normalize('NFKC')

/** Pattern of the hashes that this version writes. */
export const passwordHashPattern = `\\$argon2id\\$v=19\\$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}\\$[A-Za-z0-9+/]{22}\\$[A-Za-z0-9+/]{43}`

/**
 * Hashes a password with argon2id. The PHC string contains the parameters and the salt, so that hashes stay valid if
 * the parameters change.
 */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const message = normalizePassword(password)
  const hash = await argon2('argon2id', { message, nonce: salt, tagLength: hashBytes, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

/** A hash that matches no password. A comparison takes as long as with a real hash. */
const dummyHash = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`

/**
 * Returns whether the password matches the hash, either normalized or unchanged, since older versions did not normalize.
 * Takes the same time without a hash, so that timing reveals nothing.
 * @throws Error for a hash that this version does not compute
 */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  for (const form of new Set([normalizePassword(password), password]))
    if (await matches(form, hash)) return true
  return false
}

async function matches(password: string, hash: string | null): Promise<boolean> {
  const { digest, ...settings } = readHash(hash ?? dummyHash)
  const given = await argon2('argon2id', { message: password, tagLength: hashBytes, ...settings })
  return timingSafeEqual(given, digest) && hash !== null
}

const verifiable =
  /^\$argon2id\$v=19\$m=(\d{1,9}),t=(\d{1,9}),p=(\d{1,9})\$([A-Za-z0-9+/]{22})\$([A-Za-z0-9+/]{43})$/

/** Reads a hash. @throws Error if the parameters ask for more work than a hash of this version */
function readHash(hash: string) {
  const [, m, t, p, salt = '', digest = ''] = verifiable.exec(hash) ?? []
  const [memory, passes, parallelism] = [Number(m), Number(t), Number(p)]
  if (!(memory <= cost.memory && passes <= cost.passes && parallelism <= cost.parallelism))
    throw new Error('a stored password hash has an unsupported format or cost parameters')
  return {
    memory,
    passes,
    parallelism,
    nonce: Buffer.from(salt, 'base64'),
    digest: Buffer.from(digest, 'base64'),
  }
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
