import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  randomBytes,
  type KeyObject,
} from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encryption for secrets that must be read again, such as signing secrets. */
export interface SecretBox {
  seal(text: string): Buffer
  /** @throws Error if the key is unknown or the data was tampered with */
  open(sealed: Uint8Array): string
  /**
   * Re-encrypts with the current key. Returns undefined if the data is already encrypted with it.
   * @throws Error as `open` does
   */
  reseal(sealed: Uint8Array): Buffer | undefined
}

/**
 * Derives the keys and returns a box.
 * @param sessionSecret the secret to encrypt and decrypt with
 * @param previous other secrets to decrypt with
 */
export function createSecretBox(sessionSecret: string, previous: readonly string[] = []): SecretBox {
  const key = keyFrom(sessionSecret)
  const previousKeys = previous.map(keyFrom)

  function open(sealed: Uint8Array): string {
    return decryptWithOneOf([key, ...previousKeys], sealed)
  }

  return {
    seal: (text) => encrypt(key, text),
    open,
    reseal(sealed) {
      try {
        decrypt(key, sealed)
        return undefined
      } catch {
        return encrypt(key, open(sealed))
      }
    },
  }
}

function keyFrom(sessionSecret: string): KeyObject {
  const bytes = hkdfSync('sha256', sessionSecret, '', 'taskwire secrets at rest', 32)
  return createSecretKey(Buffer.from(bytes))
}

function decryptWithOneOf([key, ...others]: [KeyObject, ...KeyObject[]], sealed: Uint8Array): string {
  try {
    return decrypt(key, sealed)
  } catch (error) {
    const [next, ...rest] = others
    if (next === undefined) throw error
    return decryptWithOneOf([next, ...rest], sealed)
  }
}

function encrypt(key: KeyObject, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function decrypt(key: KeyObject, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
