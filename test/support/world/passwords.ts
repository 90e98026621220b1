import { argon2Sync } from 'node:crypto'

/**
 * Returns whether a PHC string is the argon2id hash of the password, with the parameters and salt in the
 * string.
 */
export function isHashOf(hash: string, password: string): boolean {
  const [, memory, passes, parallelism, salt = '', expected = ''] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? []
  const made = argon2Sync('argon2id', {
    message: password,
    nonce: Buffer.from(salt, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: Buffer.from(expected, 'base64').length,
  })
  return made.equals(Buffer.from(expected, 'base64'))
}
