import { argon2 as argon2Callback, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** About 25 ms and 19 MiB a hash: the first of OWASP's recommended settings for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** The password's argon2id hash with its settings and salt, as a PHC string: later settings leave it verifiable. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await argon2('argon2id', { message: password, nonce: salt, tagLength: hashBytes, ...cost })
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
