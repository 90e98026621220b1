import { expect, test } from 'vitest'
import { isSecret, newSecret, secretHash } from '../../src/crypto/api-key-secret.ts'

test('a new secret has the documented format and a valid checksum', () => {
  const secrets = Array.from({ length: 200 }, newSecret)
  for (const secret of secrets) {
    expect(secret).toMatch(/^svc_[0-9A-Za-z]{40}$/)
    expect(isSecret(secret)).toBe(true)
  }
  expect(new Set(secrets).size).toBe(200)
})

// The CRC-32 of zlib over the ASCII from `svc_` on, in base62 with 0-9A-Za-z, padded: computed independently of the code.
test.each(['svc_0000000000000000000000000000000000', `svc_${'zA9'.repeat(11)}q`])(
  'the checksum of %s is its CRC-32 as computed by zlib',
  (body) => {
    let crc = 0xffffffff
    for (const char of body) {
      crc ^= char.charCodeAt(0)
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
    }
    let rest = (crc ^ 0xffffffff) >>> 0
    let suffix = ''
    for (; suffix.length < 6; rest = Math.floor(rest / 62)) {
      suffix = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.charAt(rest % 62) + suffix
    }
    expect(isSecret(body + suffix)).toBe(true)
  },
)

test('the checksum detects a change of any single character', () => {
  const secret = newSecret()
  for (let i = 4; i < secret.length; i++) {
    const changed = secret.slice(0, i) + (secret[i] === 'a' ? 'b' : 'a') + secret.slice(i + 1)
    expect(isSecret(changed)).toBe(false)
  }
})

test.each([
  '',
  'svc_',
  'svc_short',
  `SVC_${'a'.repeat(40)}`,
  `svc_${'a'.repeat(41)}`,
  `svc_${'é'.repeat(40)}`,
])('%j is not a secret', (text) => {
  expect(isSecret(text)).toBe(false)
})

test('the stored hash is SHA-256', () => {
  expect(secretHash('svc_x').toString('hex')).toBe(
    '221ca64df10ecb0091ae4e5eb752950a42803b74e8c79dc49ccfa559709b11c7',
  )
})
