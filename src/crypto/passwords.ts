import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2 = promisify(argon2Callback)

/** About 25 ms and 19 MiB a hash: the first of OWASP's recommended settings for argon2id. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

/** The password's argon2id hash with its settings and salt, as a PHC string: later settings leave it verifiable. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await argon2id(password, salt, hashBytes, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encode(salt)}$${encode(hash)}`
}

const phc =
  /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,86})$/

/** Takes as long for a wrong password as for the right one. A hash of any other form matches nothing. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', expected = ''] = phc.exec(hash) ?? []
  if (memory === undefined) return false
  const wanted = Buffer.from(expected, 'base64')
  const settings = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const given = await argon2id(password, Buffer.from(salt, 'base64'), wanted.length, settings)
  return timingSafeEqual(given, wanted)
}

function argon2id(message: string, nonce: Buffer, tagLength: number, settings: typeof cost): Promise<Buffer> {
  return argon2('argon2id', { message, nonce, tagLength, ...settings })
}

function encode(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
