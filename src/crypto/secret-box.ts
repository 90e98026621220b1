import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Encrypts what must be read again, such as signing secrets: at rest they are worth nothing without the key. */
export interface SecretBox {
  seal(text: string): Buffer
  /** @throws Error when it was sealed with a key that is not known, or tampered with */
  open(sealed: Uint8Array): string
  /** The same, sealed with the present key; undefined where it is already. @throws Error as `open` does */
  sealAgain(sealed: Uint8Array): Buffer | undefined
}

/**
 * @param sessionSecret the key is derived from it
 * @param previous the one before, which seals nothing more
 */
export function createSecretBox(sessionSecret: string, previous?: string): SecretBox {
  const key = keyFrom(sessionSecret)
  const previousKey = previous === undefined ? undefined : keyFrom(previous)

  function open(sealed: Uint8Array): string {
    try {
      return decrypt(key, sealed)
    } catch (error) {
      if (previousKey === undefined) throw error
      return decrypt(previousKey, sealed)
    }
  }

  return {
    seal: (text) => encrypt(key, text),
    open,
    sealAgain(sealed) {
      try {
        decrypt(key, sealed)
        return undefined
      } catch {
        return encrypt(key, open(sealed))
      }
    },
  }
}

function keyFrom(sessionSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', sessionSecret, '', 'taskwire secrets at rest', 32))
}

function encrypt(key: Buffer, text: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
}

function decrypt(key: Buffer, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed)
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, 'utf8') + decipher.final('utf8')
}
