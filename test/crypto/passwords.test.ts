import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from '../../src/crypto/passwords.ts'

test('a hash describes itself, and no two are alike', async () => {
  const [one, other] = await Promise.all([hashPassword('secret'), hashPassword('secret')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
  expect(one).not.toBe(other)
})

test('only the password itself is right', async () => {
  const hash = await hashPassword('pässword 😀')
  expect(await verifyPassword('pässword 😀', hash)).toBe(true)
  for (const wrong of ['', 'pässword', 'Pässword 😀', 'pässword 😀 ']) {
    expect(await verifyPassword(wrong, hash), wrong).toBe(false)
  }
})

test('hashes of other makers and settings verify', async () => {
  // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1
  const hash = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
  expect(await verifyPassword('password', hash)).toBe(true)
  expect(await verifyPassword('Password', hash)).toBe(false)
})

test.for([
  '',
  'secret',
  '$2b$10$abcdefghijklmnopqrstuv',
  '$argon2id$v=19$m=1,t=1,p=1$$',
  '$argon2i$v=19$m=8,t=1,p=1$c29tZXNhbHQ$c29tZXNhbHQ',
])('the text %s is no hash, and matches nothing', async (text) => {
  expect(await verifyPassword('', text)).toBe(false)
  expect(await verifyPassword('secret', text)).toBe(false)
})
